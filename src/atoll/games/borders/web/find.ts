// Which state is meant by what somebody types: its name in any of the languages, its beginning, or, misspelt,
// the nearest ones. Knows no borders.

const TEXTS = import.meta.glob<string>("../texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What each state and part is called in all languages, by code. */
export async function everywhere(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const text of await Promise.all(
    Object.values(TEXTS).map((load) => load()),
  ))
    for (const [, code, name] of text.matchAll(
      /^name-([A-Z][A-Z0-9-]*) = (.+)$/gm,
    ))
      names.set(code!, [...(names.get(code!) ?? []), name!]);
  return names;
}

export interface Found {
  codes: string[];
  /** Nothing is called so; these are called nearly so. */
  near: boolean;
}

/** The states that may be meant, the likeliest first. `names` are all that each is called. */
export function find(
  typed: string,
  names: Map<string, string[]>,
  most = 6,
): Found {
  const wanted = plain(typed);
  if (!wanted) return { codes: [], near: false };
  const ranked = ranks(names, (name) =>
    name === wanted
      ? 0
      : name.startsWith(wanted)
        ? 1
        : name.includes(` ${wanted}`)
          ? 2
          : Infinity,
  );
  if (ranked.length) return { codes: ranked.slice(0, most), near: false };
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  const nearest = ranks(names, (name) => {
    const away = Math.min(
      apart(wanted, name),
      apart(wanted, name.slice(0, wanted.length)) + 0.5,
    );
    return away <= allowed ? away : Infinity;
  });
  return { codes: nearest.slice(0, 3), near: true };
}

function ranks(
  names: Map<string, string[]>,
  rank: (name: string) => number,
): string[] {
  return [...names]
    .map(
      ([code, called]) =>
        [code, Math.min(...called.map((name) => rank(plain(name))))] as const,
    )
    .filter(([, at]) => at < Infinity)
    .sort(([, one], [, other]) => one - other)
    .map(([code]) => code);
}

/** A name without what people leave out: case, accents, hyphens and dots. */
export function plain(name: string): string {
  const letters = name.replaceAll("&", " and ").normalize("NFKD").toLowerCase();
  return letters
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How many letters must be put in, left out or changed, or two neighbours swapped. */
function apart(one: string, other: string): number {
  let [before, last] = [
    [] as number[],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1];
      let least = Math.min(
        last[to]! + 1,
        row[to - 1]! + 1,
        last[to - 1]! + (same ? 0 : 1),
      );
      const swapped =
        at > 1 &&
        to > 1 &&
        one[at - 1] === other[to - 2] &&
        one[at - 2] === other[to - 1];
      if (swapped) least = Math.min(least, before[to - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
