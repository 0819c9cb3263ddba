// What the board of one reader shows: views one after another with room for motion between them,
// a race that opens at its instant, and a step of the log shown once more.
// Refuses to change anything: what is on the stage is never ahead of the server.
import { tick } from "svelte";
import type { Message } from "$atoll/board";
import { still } from "$atoll/motion";
import type { LogEntry, View } from "$atoll/protocol";
import type { ServerClock } from "./clock";

/** How long a step stays before the next of somebody else may follow it. */
const BREATH = 380;
/** More steps than these behind, and one jumps to the newest. */
const MOST_WAITING = 5;
/** How many steps can be shown again. */
const REMEMBERED = 120;
const LOOK_BACK = 1600;

export interface Scene {
  view: View;
  told: Message[];
}

export class Stage {
  /** What is shown now. */
  scene = $state.raw<Scene>();
  /** The newest that the server has told, perhaps not shown yet. */
  newest = $state.raw<View>();
  log = $state.raw<LogEntry[]>([]);
  /** The step of the log that is being shown again. */
  lookingBack = $state.raw<number>();

  readonly #clock: ServerClock;
  #waiting: View[] = [];
  #past = new Map<number, View>();
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  // When each race was opened on this screen, by `performance.now()`.
  #opened = new Map<number, number>();

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Whether what is shown is the newest: only then may one act on it. */
  get current(): boolean {
    return this.lookingBack === undefined && this.scene?.view === this.newest;
  }

  /** A view has come. */
  take(view: View): void {
    this.log = [...this.log.filter(({ step }) => step < view.since), ...view.log];
    this.newest = view;
    this.#remember(view);
    this.#waiting.push(view);
    if (this.lookingBack !== undefined) this.lookingBack = undefined;
    this.#next();
  }

  /** How long after the reveal it is now, for a view that opened a race. */
  claim(view: View): number | null {
    const opened = view.opens === null ? undefined : this.#opened.get(view.opens);
    return opened === undefined ? null : Math.max(0, performance.now() - opened);
  }

  /** Whether the step can be shown once more. */
  remembers(step: number): boolean {
    return this.#past.has(step) && this.#past.has(step - 1);
  }

  /** Show a step once more: the board before it, then the step. */
  async again(step: number): Promise<void> {
    const before = this.#past.get(step - 1);
    const after = this.#past.get(step);
    if (!before || !after) return;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.lookingBack = step;
    this.scene = { view: before, told: [] };
    await tick();
    await new Promise((done) => setTimeout(done, 120));
    if (this.lookingBack !== step) return;
    this.scene = { view: after, told: this.#lines(step - 1, step) };
    this.#timer = setTimeout(() => this.lookingBack === step && this.present(), LOOK_BACK);
  }

  /** Back from the log to how it stands. */
  present(): void {
    this.lookingBack = undefined;
    if (this.newest) this.scene = { view: this.newest, told: [] };
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #remember(view: View): void {
    for (const step of this.#past.keys()) if (step > view.step) this.#past.delete(step);
    this.#past.set(view.step, view);
    if (this.#past.size > REMEMBERED) this.#past.delete(Math.min(...this.#past.keys()));
  }

  #next(): void {
    clearTimeout(this.#timer);
    const view = this.#waiting[0];
    if (!view) return;
    const wait = Math.max(this.#untilOpen(view), this.#untilBreath(view));
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), Math.max(1, wait));
      return;
    }
    this.#waiting.shift();
    this.#show(view);
    this.#next();
  }

  /** Milliseconds until a race opens; none for everything else. */
  #untilOpen({ opens }: View): number {
    return opens === null ? 0 : this.#clock.local(opens) - performance.now();
  }

  #untilBreath(view: View): number {
    const shown = this.scene?.view;
    const own = view.log.at(-1)?.seat === view.seat;
    const hurried = own || still() || view.opens !== null || document.visibilityState === "hidden";
    if (!shown || hurried || shown.step === view.step) return this.#skip(hurried);
    if (this.#waiting.length > MOST_WAITING) return this.#skip(true);
    return this.#shownAt + BREATH - performance.now();
  }

  /** Nothing to wait for; when in a hurry, only the newest counts. */
  #skip(hurried: boolean): number {
    if (hurried && this.#waiting.length > 1) this.#waiting.splice(0, this.#waiting.length - 1);
    return 0;
  }

  #show(view: View): void {
    const shown = this.scene?.view;
    const told = shown && view.step > shown.step ? this.#lines(shown.step, view.step) : [];
    this.scene = { view, told };
    this.#shownAt = performance.now();
    if (view.opens === null || this.#opened.has(view.opens)) return;
    // Whoever comes back late was not shown it later than everyone else.
    const opened = this.#clock.local(view.opens);
    const late = performance.now() - opened > 250;
    this.#opened.set(view.opens, late ? opened : performance.now());
    if (!late) requestAnimationFrame((at) => this.#opened.set(view.opens!, Math.max(at, opened)));
  }

  #lines(after: number, until: number): Message[] {
    return this.log
      .filter(({ step }) => step > after && step <= until)
      .flatMap(({ lines }) => lines as Message[]);
  }
}
