import type { Message } from "$atoll/board";
import type { Json, View } from "$atoll/protocol";

/** What every game tells of a seat: its points so far, and what it lacks or has. */
export interface Standing {
  points: number;
  notes: Message[];
}

export function standing(view: Pick<View, "public"> | undefined, seat: number): Standing | undefined {
  return (view?.public["standing"] as Standing[] | undefined)?.[seat];
}

/** The round that is played, and how many there are (0: not known beforehand). */
export function rounds(view: { public: Json } | undefined): { round: number; rounds: number } | undefined {
  const { round, rounds } = view?.public ?? {};
  return typeof round === "number" && round > 0 ? { round, rounds: Number(rounds ?? 0) } : undefined;
}
