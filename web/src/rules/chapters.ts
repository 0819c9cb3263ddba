// The clauses of a game in the order of its texts, under their headings.
import type { Words } from "$atoll/texts";

const CLAUSE = /^[A-Z]+-[A-Z]*[0-9]+[a-z]?$/;
const HEADING = /^([A-Z]+-[A-Z]+|[A-Z])$/;

export interface Chapter {
  heading: string | undefined;
  clauses: string[];
}

/** The game's own chapters; what holds at every table comes last. */
export function chapters(words: Words): Chapter[] {
  const found: Chapter[] = [];
  for (const id of words.ids()) {
    if (HEADING.test(id)) found.push({ heading: id, clauses: [] });
    else if (CLAUSE.test(id)) {
      if (!found.length) found.push({ heading: undefined, clauses: [] });
      found.at(-1)!.clauses.push(id);
    }
  }
  return found.filter(({ clauses }) => clauses.length);
}
