// What a review of a finished game has found out so far, asked for again and again until all is there.
import type { ReviewedStep, ReviewSummary } from "$atoll/protocol";
import { get } from "../api";

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 700;

export class Reviewing {
  /** How many steps there are; unknown until the first answer is here. */
  steps = $state.raw<number>();
  reviewed = $state.raw<ReviewedStep[]>([]);
  summary = $state.raw<ReviewSummary | null>(null);
  trouble = $state.raw<unknown>();

  readonly #table: string;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
    void this.fetch();
  }

  /** Ask until everything is here. */
  async fetch(): Promise<void> {
    this.trouble = undefined;
    try {
      while (!this.#closed && !this.summary) {
        const found = await get("GET /api/tables/{table}/review", this.#table, {
          first: this.reviewed.length + 1,
        });
        this.steps = found.steps;
        if (found.reviewed.length) this.reviewed = [...this.reviewed, ...found.reviewed];
        this.summary = found.summary;
        if (!found.summary) await new Promise((on) => setTimeout(on, PAUSE));
      }
    } catch (error) {
      this.trouble = error;
    }
  }

  close(): void {
    this.#closed = true;
  }
}
