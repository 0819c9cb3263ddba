// The games' rooms, found by their folders: boards, pictures and texts, each fetched when it is first needed.
// Knows no game by name; a folder that is deleted is gone from here too.
import type { Component } from "svelte";
import type { BoardModule, BoardProps, DeskProps } from "$atoll/board";

export type LoadedBoard = BoardModule & { default: Component<BoardProps<never, never, never>> };
type Picture = { default: Component };
type Desk = { default: Component<DeskProps> };

const BOARDS = import.meta.glob<LoadedBoard>([
  "../../src/atoll/games/*/web/Board.svelte",
  "../../examples/*/web/Board.svelte",
]);
const PICTURES = import.meta.glob<Picture>([
  "../../src/atoll/games/*/web/Hero.svelte",
  "../../examples/*/web/Hero.svelte",
]);
const DESKS = import.meta.glob<Desk>([
  "../../src/atoll/games/*/web/Desk.svelte",
  "../../examples/*/web/Desk.svelte",
]);

function byGame<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-3)!, file]));
}

export const boards = byGame(BOARDS);
export const pictures = byGame(PICTURES);
export const desks = byGame(DESKS);

/** A first game for a newcomer; docs/boards.md says what it holds. */
export interface Lesson {
  seats: number;
  options?: Record<string, string | number | boolean>;
  arranged?: Record<string, number[]>;
  bots: string[];
  steps: LessonStep[];
}
export interface LessonStep {
  say: string;
  at?: string[];
  do?: string | string[];
  until?: number;
}

const LESSONS = import.meta.glob<Lesson>(
  ["../../src/atoll/games/*/tutorial.json", "../../examples/*/tutorial.json"],
  { import: "default" },
);

export const lessons = new Map(
  Object.entries(LESSONS).map(([path, lesson]) => [path.split("/").at(-2)!, lesson]),
);
