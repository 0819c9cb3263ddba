// Words: messages become sentences in the reader's language, by the conventions of docs/rooms.md.
// The files lie beside each game, with the house and with the shell; each is fetched when it is first needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Json, Message } from "$atoll/board";
import { formatIn, list } from "$atoll/format";

export const LANGUAGES = ["en", "cs", "pt", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale that a language's plurals, lists and numbers follow. */
const LOCALES = { en: "en-GB", cs: "cs-CZ", pt: "pt-PT", de: "de-DE" } satisfies Record<Language, string>;

type Load = () => Promise<string>;
const SHELL = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const HOUSE = import.meta.glob<string>("../../src/atoll/texts/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>(
  ["../../src/atoll/games/*/texts/*.ftl", "../../examples/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const COVERS = {
  en: () => import("covers:en"),
  cs: () => import("covers:cs"),
  pt: () => import("covers:pt"),
  de: () => import("covers:de"),
} satisfies Record<Language, () => Promise<{ default: Record<string, string> }>>;

/** Words from one or more files of one language. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #ids: string[] = [];

  constructor(language: Language, files: string[]) {
    this.language = language;
    // Marks that isolate directions would be read out and copied; all our languages run one way.
    this.#bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    for (const file of files) {
      const resource = new FluentResource(file);
      this.#bundle.addResource(resource, { allowOverrides: true });
      // What is nearest to the reader comes first: the game's own before those of the house.
      this.#ids.unshift(...resource.body.map(({ id }) => id));
    }
  }

  /** The ids of all texts, the game's first, in the order of their files. */
  ids(): string[] {
    return this.#ids;
  }

  has(id: string, attribute?: string): boolean {
    const message = this.#bundle.getMessage(id);
    return attribute ? attribute in (message?.attributes ?? {}) : !!message?.value;
  }

  /** A text, or one of its attributes, filled; its id when there is no such text. */
  text(id: string, data: Record<string, FluentVariable> = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? `${id}.${attribute}` : id;
    return this.#bundle.formatPattern(pattern, data, []);
  }

  /** A message in words. Seats become the players' names; texts with a name in the game become that name. */
  say(message: Message, names: string[] = [], attribute?: string): string {
    const data: Record<string, FluentVariable> = {};
    for (const [field, value] of Object.entries(message)) {
      if (field === "id") continue;
      if (field === "seat" && typeof value === "number") {
        data["name"] = names[value] ?? String(value + 1);
        data["seat"] = value + 1;
      } else if (field === "does" && typeof value === "string") data[field] = this.action(value);
      else data[field] = this.#part(value, names);
    }
    return this.text(message.id, data, attribute);
  }

  /** An action in the infinitive: `write c3` by the text `do-write`. */
  action(text: string): string {
    const [verb = "", ...words] = text.split(" ");
    // A number chooses its plural form only as a number.
    const rest = words.map((word) => (/^[0-9]+$/.test(word) ? Number(word) : word));
    const data: Record<string, FluentVariable> = { all: this.#part(rest, []) };
    ["first", "second", "third"].forEach((name, at) => {
      data[name] = this.#part(rest[at] ?? "", []);
    });
    return this.text(`do-${verb}`, data);
  }

  #part(value: Json, names: string[]): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.has(`name-${value}`) ? this.text(`name-${value}`) : value;
    if (Array.isArray(value)) return list(value.map((part) => String(this.#part(part, names))));
    if (value !== null && typeof value === "object" && typeof value["id"] === "string")
      return this.say(value as Message, names);
    return String(value);
  }
}

const kept = new Map<Load, Promise<string>>();
/** The file whose path ends so; nothing when there is none. Each is fetched once. */
function fetched(files: Record<string, Load>, ending: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
  if (!load) return Promise.resolve("");
  let text = kept.get(load);
  if (!text) {
    text = load();
    kept.set(load, text);
    text.catch(() => kept.delete(load));
  }
  return text;
}

/** What a game is called, and what its cover says. */
export async function cover(language: Language, game: string): Promise<Words> {
  const { default: covers } = await COVERS[language]();
  return new Words(language, [covers[game] ?? ""]);
}

/** The words of the shell and the house, and those of a game on top of them. */
export async function words(language: Language, game?: string): Promise<Words> {
  formatIn(LOCALES[language]);
  const files = [fetched(SHELL, `../texts/${language}.ftl`), fetched(HOUSE, `/atoll/texts/${language}.ftl`)];
  if (game) files.push(fetched(GAMES, `/${game}/texts/${language}.ftl`));
  return new Words(language, await Promise.all(files));
}
