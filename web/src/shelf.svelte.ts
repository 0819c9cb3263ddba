// The games on the shelf, as the server tells of them; asked for once.
import { get } from "./api";
import type { GameCard } from "$atoll/protocol";

class Shelf {
  games = $state.raw<GameCard[]>();
  bots = $state.raw<string[]>([]);
  trouble = $state.raw<unknown>();
  #asked = false;

  /** Ask for the games, unless they are here or on their way. */
  fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.trouble = undefined;
    get("GET /api/games").then(
      ({ games, bots }) => {
        this.games = games;
        this.bots = bots;
      },
      (error: unknown) => {
        this.trouble = error;
        this.#asked = false;
      },
    );
  }

  game(id: string): GameCard | undefined {
    return this.games?.find((game) => game.id === id);
  }
}

export const shelf = new Shelf();
