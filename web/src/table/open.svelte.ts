// A table as this device has it open: who sits there, what each of its seats may know, what was said,
// and what is on its way to the server. Refuses to know rules: what may be done is in the views.
import { get } from "../api";
import type {
  Advice,
  ChatLine,
  ClientMessage,
  Json,
  Refused,
  Role,
  ServerMessage,
  Sorry,
  TableState,
  View,
} from "$atoll/protocol";
import { Line, type LineState } from "./line";
import { Stage } from "./stage.svelte";

/** A seat of one's own, or null: what everyone may know. */
export type Eyes = number | null;

interface Sent {
  seat: number;
  id: number;
  action: string;
  claim: number | null;
}

export class OpenTable {
  readonly id: string;
  state = $state.raw<TableState>();
  yours = $state.raw<number[]>([]);
  host = $state.raw(false);
  printed = $state.raw<Json>();
  present = $state.raw<boolean[]>([]);
  spectators = $state.raw(0);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<{ seats: number[]; spectators: boolean }>({ seats: [], spectators: false });
  line = $state.raw<LineState>("opening");
  /** Decisions that are sent and not kept yet, by seat. */
  sent = $state.raw<Sent[]>([]);
  refused = $state.raw<Refused>();
  sorry = $state.raw<Sorry>();
  advice = $state.raw<Advice>();
  /** Why there is no such table, or none that may be seen. */
  trouble = $state.raw<unknown>();

  #stages = $state.raw(new Map<Eyes, Stage>());
  readonly #line: Line;
  #printing = false;

  constructor(id: string, role: Role) {
    this.id = id;
    this.#line = new Line(id, {
      role,
      // Who has no view yet has read no log, whatever is known of the table.
      seen: () => ({
        seq: (this.#stages.size && this.state?.seq) || 0,
        chat: this.chat.at(-1)?.number ?? 0,
      }),
      hear: (message) => this.#hear(message),
      change: (state) => (this.line = state),
    });
    // The socket cannot say why it does not open; this can.
    get("GET /api/tables/{table}", id).then(
      (state) => (this.state ??= state),
      (error: unknown) => this.state ?? (this.trouble = error),
    );
  }

  get clock() {
    return this.#line.clock;
  }

  stage(eyes: Eyes): Stage | undefined {
    return this.#stages.get(eyes);
  }

  send(message: ClientMessage): void {
    this.#line.send(message);
  }

  /** Carry out a decision. It is kept here until the server has kept it, and sent again after a break:
   *  its id makes it count once. */
  act(seat: number, action: string): void {
    const stage = this.#stages.get(seat);
    const view = stage?.newest;
    if (!stage || !view || this.sent.some((sent) => sent.seat === seat && sent.id === view.id)) return;
    const decision = { seat, id: view.id, action, claim: stage.claim(view) };
    this.sent = [...this.sent, decision];
    this.clear();
    this.send({ type: "do", ...decision });
  }

  ask(seat: number, action: string): void {
    this.send({ type: "why", seat, action });
  }

  /** Take back what was said in answer: the reader has read it. */
  clear(): void {
    this.refused = undefined;
    this.sorry = undefined;
    this.advice = undefined;
  }

  close(): void {
    this.#line.close();
    for (const stage of this.#stages.values()) stage.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        for (const decision of this.sent) this.send({ type: "do", ...decision });
        return;
      case "table":
        return this.#sit(message.table, message.yours, message.host);
      case "view":
        return this.#see(message);
      case "done":
        return this.#answered(message.seat, message.id);
      case "refused":
        if (message.id !== null) this.#answered(message.seat, message.id);
        this.clear();
        this.refused = message;
        return;
      case "sorry":
        this.clear();
        this.sorry = message;
        this.sent = [];
        return;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        return;
      case "chat":
        return this.#listen(message.lines);
      case "muted":
        this.muted = { seats: message.seats, spectators: message.spectators };
        return;
      case "advice":
        this.clear();
        this.advice = message;
        return;
    }
  }

  #sit(state: TableState, yours: number[], host: boolean): void {
    this.state = state;
    this.yours = yours;
    this.host = host;
    if (state.phase === "open") this.#stages = new Map();
    else this.#print();
  }

  #print(): void {
    if (this.#printing) return;
    this.#printing = true;
    get("GET /api/tables/{table}/printed", this.id).then(
      ({ printed }) => (this.printed = printed),
      () => (this.#printing = false),
    );
  }

  #see(view: View): void {
    let stage = this.#stages.get(view.seat);
    if (!stage) {
      stage = new Stage(this.#line.clock);
      this.#stages = new Map(this.#stages).set(view.seat, stage);
    }
    // A view that carries a later id has the decision in it.
    this.sent = this.sent.filter(({ seat, id }) => seat !== view.seat || id >= view.id);
    if (this.advice && this.advice.step !== view.step) this.advice = undefined;
    stage.take(view);
  }

  #answered(seat: number, id: number): void {
    this.sent = this.sent.filter((sent) => sent.seat !== seat || sent.id !== id);
  }

  #listen(lines: ChatLine[]): void {
    const known = new Set(this.chat.map(({ number }) => number));
    this.chat = [...this.chat, ...lines.filter(({ number }) => !known.has(number))];
  }
}
