// What one may read about a state between rounds, and its flag; programs/gather_facts.py and shrink_flags.py make
// both. Knows no words: the texts fact-… take these fields (`fact-languages` also takes their `count`).

export interface Facts {
  /** A city, or `capital-XX`, which the texts name. */
  capital: string;
  /** In square kilometres. */
  area: number;
  people: number;
  /** `language-xx`, which the texts name; empty for the states of the USA. */
  languages: string[];
}

const tables = import.meta.glob<{ default: unknown }>("./facts/*.json");
const flags = import.meta.glob<string>("./flags/*.webp", {
  query: "?url",
  import: "default",
});

/** The facts of a map's states, by code; none for a map that nobody has gathered them for. */
export async function facts(map: string): Promise<Record<string, Facts>> {
  const load = tables[`./facts/${map}.json`];
  return load ? ((await load()).default as Record<string, Facts>) : {};
}

/** Where the picture of a state's flag lies, 96 pixels high; null for one without. */
export async function flag(code: string): Promise<string | null> {
  const load = flags[`./flags/${code}.webp`];
  return load ? await load() : null;
}
