// What one needs of a game to sit at one of its tables: its words and its board, fetched once its name is known.
import { boards, type LoadedBoard } from "$atoll/games";
import type { Words } from "$atoll/texts";
import { GameWords } from "../speech.svelte";

export class Room {
  board = $state.raw<LoadedBoard>();
  trouble = $state.raw<unknown>();
  readonly #speech: GameWords;

  constructor(game: () => string | undefined) {
    this.#speech = new GameWords(game);
    $effect(() => {
      const load = boards.get(game() ?? "");
      load?.().then(
        (loaded) => (this.board = loaded),
        (error: unknown) => (this.trouble = error),
      );
    });
  }

  get words(): Words | undefined {
    return this.#speech.words;
  }

  get title(): string {
    return this.words?.text("title") ?? "";
  }
}
