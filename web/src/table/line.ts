// The line to a table: a socket that comes back by itself, and the clock that it keeps.
// Refuses to know what messages mean, beyond those that are about the line itself.
import { SOCKET, VERSION, type ClientMessage, type Role, type ServerMessage } from "$atoll/protocol";
import { ServerClock } from "./clock";

export type LineState = "opening" | "up" | "gone";

interface Ends {
  role: Role;
  /** How far the reader has come. */
  seen: () => { seq: number; chat: number };
  hear: (message: ServerMessage) => void;
  change: (state: LineState) => void;
}

const BACK_OFF = [150, 400, 1000, 2000, 4000, 8000];
/** A few pings at once, to set the clock by; then one now and then, which also shows that the line holds. */
const FIRST_PINGS = [0, 150, 300, 600, 1200, 2500];
const PING_EVERY = 12_000;
const SILENCE = 5_000;

export class Line {
  readonly clock = new ServerClock();
  readonly #address: string;
  readonly #ends: Ends;
  #socket: WebSocket | undefined;
  #tries = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #heard = 0;
  #closed = false;

  constructor(table: string, ends: Ends) {
    const address = new URL(SOCKET.replace("{table}", encodeURIComponent(table)), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#address = address.href;
    this.#ends = ends;
    addEventListener("online", this.#reopen);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#woken);
    this.#open();
  }

  /** Send, if the line is up; whoever sends something that matters keeps it until it is answered. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#reopen);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#forget();
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () =>
      this.send({ type: "hello", version: VERSION, role: this.#ends.role, ...this.#ends.seen() });
    socket.onmessage = ({ data }) => {
      this.#heard = performance.now();
      this.#take(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#again();
    // A connection that neither opens nor fails is no connection.
    this.#later(SILENCE, () => socket.readyState === WebSocket.CONNECTING && this.#again());
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "probe":
        return this.send({ type: "echo", number: message.number });
      case "pong":
        return this.clock.heard(message.sent, message.time);
      case "elsewhere":
        return this.#again(message.after);
      case "welcome":
        this.#tries = 0;
        this.clock.guess(message.time);
        this.#ends.change("up");
        for (const wait of FIRST_PINGS) this.#later(wait, () => this.#ping());
        this.#later(PING_EVERY, () => this.#keepUp());
    }
    this.#ends.hear(message);
  }

  #ping(): void {
    this.send({ type: "ping", sent: performance.now() });
  }

  #keepUp(): void {
    this.#expect(SILENCE);
    this.#later(PING_EVERY, () => this.#keepUp());
  }

  /** Ask, and take the line for gone when no answer comes in time. */
  #expect(within: number): void {
    const asked = performance.now();
    this.#ping();
    this.#later(within, () => this.#heard < asked && this.#reopen());
  }

  #again(after?: number): void {
    this.#forget();
    if (this.#closed) return;
    this.#ends.change("gone");
    const wait = after ?? BACK_OFF[Math.min(this.#tries++, BACK_OFF.length - 1)]!;
    // Not all at the same moment: a server that comes back is not to be run over.
    this.#later(wait * (0.75 + Math.random() / 2), () => this.#open());
  }

  /** At once, because something has changed: the network is back, or the phone woke up. */
  #reopen = (): void => {
    this.#tries = 0;
    this.#again(0);
  };

  #drop = (): void => {
    this.#forget();
    this.#ends.change("gone");
    this.#later(BACK_OFF.at(-1)!, () => this.#open());
  };

  #woken = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#expect(800);
    else this.#reopen();
  };

  #later(wait: number, then: () => unknown): void {
    this.#timers.push(setTimeout(then, wait));
  }

  #forget(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = undefined;
  }
}
