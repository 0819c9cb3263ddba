// Whose eyes a device looks through when several players share it, and when the curtain is down.
// Refuses to show one player's secrets to the next: where there are secrets, a hand-over is always a tap.
import type { Eyes, OpenTable } from "./open.svelte";

/** Long enough to see what one's own decision did, before the board turns to the next player. */
const GLANCE = 900;

export class HotSeat {
  /** The seat whose view is shown; null: what everyone may know. */
  eyes = $state.raw<Eyes>(null);
  /** Who is to take the device; nothing else is shown meanwhile. */
  curtain = $state.raw<number | null>(null);

  readonly #table: OpenTable;
  readonly #secrets: () => boolean;

  constructor(table: OpenTable, secrets: () => boolean) {
    this.#table = table;
    this.#secrets = secrets;
    $effect.pre(() => this.#settle());
    $effect(() => {
      const next = this.next;
      if (next === null || this.#secrets()) return;
      const turning = setTimeout(() => (this.eyes = next), GLANCE);
      return () => clearTimeout(turning);
    });
  }

  get shared(): boolean {
    return this.#table.yours.length > 1;
  }

  /** The player to hand the device to: this one is done, and another at the same device is to move. */
  get next(): number | null {
    const { eyes, curtain } = this;
    if (!this.shared || curtain !== null || eyes === null || this.#toMove.includes(eyes)) return null;
    // The next one in the order of the table, from this seat on.
    const later = this.#movers.find((seat) => seat > eyes);
    return later ?? this.#movers[0] ?? null;
  }

  handOver(): void {
    this.curtain = this.next;
  }

  lift(): void {
    this.eyes = this.curtain;
    this.curtain = null;
  }

  get #toMove(): number[] {
    const { yours } = this.#table;
    return this.#table.stage(yours[0] ?? null)?.newest?.to_move ?? [];
  }

  /** Those of this device who are to move. */
  get #movers(): number[] {
    return this.#toMove.filter((seat) => this.#table.yours.includes(seat));
  }

  #settle(): void {
    const { yours, state } = this.#table;
    if (!yours.length) {
      this.eyes = null;
      return;
    }
    if (this.curtain !== null && state?.phase === "ended") this.lift();
    if (this.curtain !== null || (this.eyes !== null && yours.includes(this.eyes))) return;
    if (!this.#table.stage(yours[0]!)) return;
    const first = this.#movers[0] ?? yours[0]!;
    if (this.shared && this.#secrets() && state?.phase !== "ended") this.curtain = first;
    else this.eyes = first;
  }
}
