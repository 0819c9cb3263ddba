// What the views of Without Borders hold, as view.py and receipts.py build them. Knows no rules.
import type { Common, Message } from "$atoll/board";

/** A map and what lies on it. */
export type Chart = {
  map: string;
  states: string[];
  places: { place: string; state: string }[];
  /** What a designer's map calls them; empty where the texts do. */
  names: Record<string, string>;
};

export type Printed = Chart & {
  fields: string[];
  travellers: number;
  open: boolean;
  trace: boolean;
  prices: { crossing: number; pair: number; under: number; stay: number };
  income: number[];
};

export type Chip = { field: string; seat: number; traveller: number };

export type Line = Message & { number: number; amount: number };

export type Receipt = {
  seat: number;
  traveller: number;
  fields: string[];
  crossings: number;
  cheapest: number;
  pairs: [string, string][];
  under: number;
  stay: number;
  total: number;
  paid: number;
  route: string[];
  routes: string[][];
  more: boolean;
  better: { fields: string[]; total: number } | null;
  lines: Line[];
};

export type Public = Common & {
  dealt: number;
  part: number;
  stage: "dealing" | "opening" | "choosing" | "tracing" | "over";
  dealer: number;
  offer: string[];
  start: string | null;
  target: string | null;
  chips: Chip[];
  waiting: number[];
  purses: number[];
  paid: number[][];
  pile: number;
  aside: string[];
  map: boolean;
  traces: string[][];
  receipts: Receipt[];
  lesson: Message | null;
};

/** What the game says of a trip at the desk; with `refused`, nothing else. */
export type Answer = {
  refused?: Message;
  total: number;
  crossings: number;
  pairs: [string, string][];
  under: number;
  /** Not all of them, where there are very many. */
  routes: string[][];
  ways: number;
  lines: Line[];
};

export type Private = Record<string, never>;

export const FORTY = "40";
