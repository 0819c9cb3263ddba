// What the views of All on One Card hold, and how cards and dice are put into words.
// Refuses to know what fits where: the previews of a view say so.
import type { Common, Message } from "$atoll/board";

export interface Row {
  colour: string;
  boxes: number;
  sun: boolean;
}
export interface Printed {
  colours: string[];
  cards: Row[][];
  goal: number;
  hand: number;
  rolls: number;
  sun: number;
  suns: number;
  advanced: boolean;
  hints: boolean;
}

export interface Held {
  card: number;
  marks: number[];
}
export interface Scored extends Held {
  rows: number;
  suns: number;
}
/** What the dice, as they lie, would do to a card. */
export interface Preview {
  seat: number;
  takes: number[];
  lost: string[];
  rows: string[];
  points: number;
}
export interface Public extends Common {
  stage: "choosing" | "rolling" | "marking" | "drawing" | "over";
  active: number;
  dice: string[];
  rolled: number;
  waiting: number[];
  pile: number;
  open: number[];
  chosen: number[];
  hands: Held[][];
  scored: Scored[][];
  previews: Record<string, Preview>;
}
/** Empty for who has no seat. */
export interface Private {
  dealt?: number[];
  taken?: number[];
  previews?: Record<string, Preview>;
  odds?: Record<string, number[]>;
  choices?: Record<string, number>;
  hint?: { does: string; why: Message[] };
}

/** The rows of a card by its number. */
export function rowsOf(printed: Printed, card: number): Row[] {
  return printed.cards[card - 1] ?? [];
}

/** A card on which nothing is marked yet. */
export function blank(printed: Printed, card: number): Held {
  return { card, marks: rowsOf(printed, card).map(() => 0) };
}

export function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Who acts now, for those who only look on: in turn order from the active player. */
export function acting({ stage, waiting, active }: Public): number {
  if (stage !== "marking" && stage !== "drawing") return active;
  return waiting.find((seat) => seat >= active) ?? waiting[0] ?? active;
}

/** A card in words: its rows, how far they are, and what the dice would do to it. */
export function cardLabel(
  printed: Printed,
  held: Held,
  preview?: Preview,
): Message {
  const rows = rowsOf(printed, held.card).map(
    ({ colour, boxes, sun }, row) => ({
      id: sun ? "board-row-sun" : "board-row",
      colour,
      boxes,
      marks: held.marks[row] ?? 0,
    }),
  );
  const label = { id: "board-card", card: held.card, rows };
  if (!preview) return label;
  const boxes = total(preview.takes);
  if (!boxes) return { ...label, id: "board-card-nothing" };
  const lost = preview.lost.length
    ? { id: "board-loses", dice: preview.lost }
    : { id: "board-loses-none" };
  const points = { id: "board-scores", points: preview.points };
  return { ...label, id: "board-card-takes", boxes, lost, points };
}
