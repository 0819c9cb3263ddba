// The server's time as this device may know it: from pings, of which the quickest tells the most.
// Refuses the device's own date, which may be wrong or be set while a game is played.

const REMEMBERED = 16;

export class ServerClock {
  #samples: { trip: number; offset: number }[] = [];

  /** A ping that left at `sent` came back now; both by `performance.now()`. */
  heard(sent: number, serverTime: number, now = performance.now()): void {
    const trip = now - sent;
    this.#samples.push({ trip, offset: serverTime - (sent + trip / 2) });
    if (this.#samples.length > REMEMBERED) this.#samples.shift();
  }

  /** The welcome carries a time too: better than nothing until the first ping is back. */
  guess(serverTime: number): void {
    if (this.#samples.length === 0) this.#samples.push({ trip: 1e6, offset: serverTime - performance.now() });
  }

  get #offset(): number {
    const best = this.#samples.reduce<{ trip: number; offset: number } | undefined>(
      (least, sample) => (least && least.trip <= sample.trip ? least : sample),
      undefined,
    );
    return best?.offset ?? performance.timeOrigin;
  }

  /** The server's time now, in milliseconds. */
  now(): number {
    return performance.now() + this.#offset;
  }

  /** When that server time will be (or was) by `performance.now()`. */
  local(serverTime: number): number {
    return serverTime - this.#offset;
  }
}
