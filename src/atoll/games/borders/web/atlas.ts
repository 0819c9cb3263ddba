// The drawn maps, as programs/draw_maps.py writes them; maps/README.md tells what each field means.
// Knows no rules: who borders whom is the game's business.

export interface Place {
  path: string;
  /** 0 to 3; no neighbours share one. */
  tint: number;
  at: [number, number];
  room: number;
  disc?: number;
  /** A small place drawn by itself, finer, in a square of 100. */
  portrait?: string;
}

export interface Link {
  from: string;
  to: string;
  kind: "sea" | "bridge";
  path: string;
}

export interface Drawing {
  width: number;
  height: number;
  others: string;
  insets: [number, number, number, number][];
  places: Record<string, Place>;
  links: Link[];
}

const drawings = import.meta.glob<{ default: unknown }>("./maps/*.json");

/** The drawing of a map; null for one that nobody has drawn. */
export async function drawing(map: string): Promise<Drawing | null> {
  const load = drawings[`./maps/${map}.json`];
  return load ? ((await load()).default as Drawing) : null;
}
