import { number } from "$atoll/format";
import type { OptionCard } from "$atoll/protocol";
import type { Words } from "$atoll/texts";
import { t } from "../speech.svelte";

export type Value = string | number | boolean;

/** An option's value as a host reads it. */
export function valueInWords(words: Words, option: OptionCard, value: Value): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return number(value);
  const id = `option-${option.name}-${value}`;
  return words.has(id) ? words.text(id) : value;
}

/** What an option means; empty when the game says no more than its name. */
export function helpFor(words: Words, id: string): string {
  return words.has(id, "help") ? words.text(id, {}, "help") : "";
}

/** The options that a link asks for, and those of its words that are nothing that this game can be played with. */
export function askedFor(options: OptionCard[], query: URLSearchParams): [Record<string, Value>, string[]] {
  const chosen: Record<string, Value> = {};
  const strange: string[] = [];
  for (const [name, word] of query) {
    if (name === "seats" || name === "bots") continue;
    const option = options.find((each) => each.name === name);
    const value = option && read(option, word);
    if (value === undefined) strange.push(`${name}=${word}`);
    else chosen[name] = value;
  }
  return [chosen, strange];
}

function read(option: OptionCard, word: string): Value | undefined {
  if (option.kind === "switch") return { yes: true, no: false }[word];
  if (option.kind === "choice") return option.values?.includes(word) ? word : undefined;
  const value = /^\d{1,9}$/.test(word) ? Number(word) : -1;
  return value >= (option.least ?? 0) && value <= (option.most ?? -1) ? value : undefined;
}
