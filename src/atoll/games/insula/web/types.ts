// What the views of Insula hold, as view.py builds them. Knows no rules.
import type { Common, Message } from "$atoll/board";

export type Direction = "up" | "right" | "down" | "left";
export type Slot = "rest" | "flower" | "move";
export const SLOTS: Slot[] = ["rest", "flower", "move"];
export type Kind = "beach" | "citadel" | "ease" | "meadow" | "danger";

export type CardFace = {
  id: string;
  colour: string;
  copies: number;
  does: Message[];
};
export type PrintedTile = {
  kind: Kind;
  red: Direction[];
  black: Direction[];
  pile: string;
};
export type PrintedGuard = {
  id: string;
  strength: number;
  reward: number;
  flowers: number;
  curses: number;
  trait: Message | 0 | null;
};

export type Printed = {
  order: "along" | "against";
  beside: boolean;
  countdown: boolean;
  distance: number;
  hand: number;
  tiles: PrintedTile[];
  guards: PrintedGuard[];
  kingosh: { flowers: number; curses: number };
  flowers: CardFace[];
  curses: CardFace[];
  wheel: { fields: number; stars: number[]; flowers: number[] };
};

export type Field = {
  place: string;
  row: number;
  column: number;
  tile: number | null;
  kind: Kind;
  turned: boolean;
  red: Direction[];
  black: Direction[];
  guards: string[];
};

export type Adventurer = {
  place: string;
  vitality: number;
  fatigue: number;
  battle: number;
  wheel: number;
  flowers: number;
  slots: Record<Slot, boolean>;
  laying: boolean;
  curses_due: number;
  flowers_due: number;
  pledge: number | null;
  pledges: number;
  bloom: string | null;
  last: {
    result: "won" | "lost" | "drawn" | null;
    place: string;
    brought: number;
    bonus: number;
    total: number;
    against: number;
    foes: string[];
    steps: number;
    flowers: number;
    stars: number;
    discards: number;
    curses: number;
    drained: number;
    thrown: number;
  } | null;
};

export type Public = Common & {
  stage:
    | "acting"
    | "targeting"
    | "owing"
    | "taking"
    | "committing"
    | "blooming"
    | "over";
  part: "before" | "battle" | "after";
  token: number;
  turn: number;
  done: string[];
  cost: number;
  moon: { at: number; fields: number };
  kingosh: number;
  white: string | null;
  tiles: {
    near: number;
    far: number;
    chosen: boolean;
    known: number[];
    looked: number;
  };
  bag: number;
  beaten: string[];
  flowers: { pile: number; discards: string[] };
  curses: { pile: number; discards: string[] };
  supply: number;
  fields: Field[];
  adventurers: Adventurer[];
  waiting: number[];
  owing: number[];
  playing: {
    card: string;
    colour: string;
    effect: number;
    chosen?: string;
  } | null;
  battles: {
    place: string;
    seats: number[];
    strength: number;
    sword: boolean;
  }[];
  die: number;
};

export type Private = {
  hand?: string[];
  slots?: Record<Slot, string | null>;
  laying?: string | null;
  put?: number | null;
  looked?: number[];
  next?: number | null;
};

const STEPS: Record<Direction, [row: number, column: number]> = {
  up: [1, 0],
  right: [0, 1],
  down: [-1, 0],
  left: [0, -1],
};
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** Where one comes to from a field in a direction. */
export function beside(
  { row, column }: Field,
  direction: Direction,
): [row: number, column: number] {
  const [up, right] = STEPS[direction];
  return [row + up, column + right];
}

/** The words of an action as the game's own text `do-<verb>` takes them. */
export function saying(does: string): Message {
  const [verb, ...words] = does.split(" ");
  const filled = words.map((word) =>
    /^\d+$/.test(word) ? Number(word) : word,
  );
  const [first, second] = filled;
  return {
    id: `do-${verb}`,
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
    all: filled,
  };
}
