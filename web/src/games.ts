// The games' rooms, found by their folders: boards, pictures and texts, each fetched when it is first needed.
// Knows no game by name; a folder that is deleted is gone from here too.
import type { Component } from "svelte";
import type { BoardModule, BoardProps } from "$atoll/board";

export type LoadedBoard = BoardModule & { default: Component<BoardProps<never, never, never>> };
type Picture = { default: Component };

const BOARDS = import.meta.glob<LoadedBoard>([
  "../../src/atoll/games/*/web/Board.svelte",
  "../../examples/*/web/Board.svelte",
]);
const PICTURES = import.meta.glob<Picture>([
  "../../src/atoll/games/*/web/Hero.svelte",
  "../../examples/*/web/Hero.svelte",
]);

function byGame<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-3)!, file]));
}

export const boards = byGame(BOARDS);
export const pictures = byGame(PICTURES);
