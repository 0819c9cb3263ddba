// What Hashi's views hold, as view.py builds them. Knows no rules.
import type { Common } from "$atoll/board";

export type Flag = "red" | "blue";
export type Bonus = "red" | "blue" | "six";
export const BONUSES: Bonus[] = ["red", "blue", "six"];

export type PrintedIsland = { name: string; flag: Flag | null };
export type PrintedLine = {
  name: string;
  first: string;
  second: string;
  crosses: string[];
};
export type CardFace = { number: number; bridges: number };

export type Printed = {
  islands: PrintedIsland[];
  lines: PrintedLine[];
  cards: CardFace[];
  bonuses: Record<Bonus, number[]>;
  deadlines: Record<Bonus, number>;
  finished: number;
  freehand: boolean;
};

export type Sheet = {
  numbers: number[];
  bridges: number[];
  lines: number[];
  /** Bridges that a free hand drew where no line is, by the two islands. */
  strays: Record<string, number>;
  finished: string[];
  new: string[];
  struck: string[];
  stage: "start" | "write" | "bridge" | "look" | "done";
  left: number;
  lacks: { red: string[]; blue: string[] };
  joined: string[];
  reached: Record<Bonus, number>;
};

export type Public = Common & {
  stage: "start" | "play" | "look" | "over";
  card: CardFace | null;
  seen: number[];
  box: number | null;
  pile: number;
  odds: { cards: number; numbers: number[]; bridges: number[] };
  waiting: number[];
  sheets: Sheet[];
  offers: Record<Bonus, number>;
  summary: {
    round: number;
    seats: {
      finished: string[];
      bonuses: Partial<Record<Bonus, number>>;
      points: number;
    }[];
  } | null;
  scores: Record<string, number>[];
};

export type Private = { sheet?: number };
