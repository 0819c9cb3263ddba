// The frames of a finished game from one seat's eyes, fetched piece by piece and kept.
import type { Frame } from "$atoll/protocol";
import { get } from "../api";

const PIECE = 100;

export class Reel {
  /** How many steps there are; unknown until the first piece is here. */
  steps = $state.raw<number>();
  frames = $state.raw<Frame[]>([]);
  trouble = $state.raw<unknown>();

  readonly #table: string;
  readonly #eyes: number | null;
  #closed = false;

  constructor(table: string, eyes: number | null) {
    this.#table = table;
    this.#eyes = eyes;
    void this.fetch();
  }

  /** Fetch what is missing, from the set-up to the end. */
  async fetch(): Promise<void> {
    this.trouble = undefined;
    const seat = this.#eyes === null ? {} : { seat: this.#eyes };
    try {
      while (!this.#closed && (this.steps === undefined || this.frames.length <= this.steps)) {
        const query = { ...seat, first: this.frames.length, count: PIECE };
        const piece = await get("GET /api/tables/{table}/replay", this.#table, query);
        this.steps = piece.steps;
        this.frames = [...this.frames, ...piece.frames];
        if (!piece.frames.length) return;
      }
    } catch (error) {
      this.trouble = error;
    }
  }

  close(): void {
    this.#closed = true;
  }
}
