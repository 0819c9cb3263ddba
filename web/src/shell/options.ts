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
