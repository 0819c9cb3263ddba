// A lesson at a real table: which step the newcomer has reached, and what it waits for.
// Refuses to judge a decision: the table does; the lesson only says “not this one yet”.
import type { Lesson, LessonStep } from "$atoll/games";

export class Guide {
  readonly lesson: Lesson;
  /** The step that is shown; as many as there are steps: the lesson is over. */
  at = $state(0);
  /** A legal decision was tried that the lesson does not want now. */
  strayed = $state(false);

  readonly #kept: string;
  #steps: () => number;

  constructor(lesson: Lesson, table: string, steps: () => number) {
    this.lesson = lesson;
    this.#kept = `atoll-lesson-${table}`;
    this.#steps = steps;
    // After a refresh one goes on where one was.
    this.at = Math.min(Number(sessionStorage.getItem(this.#kept) ?? 0), lesson.steps.length);
    $effect(() => sessionStorage.setItem(this.#kept, String(this.at)));
    $effect(() => {
      const until = this.step?.until;
      if (until !== undefined && this.#steps() >= until) this.next();
    });
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the reader is to read and go on, rather than to do something. */
  get reads(): boolean {
    return this.step !== undefined && this.step.do === undefined && this.step.until === undefined;
  }

  /** Whether this decision may be taken now; one that the step waits for brings the next step. */
  allows(action: string): boolean {
    const wanted = this.step?.do;
    const fits = !this.step || (wanted !== undefined && [wanted].flat().includes(action));
    this.strayed = !fits;
    if (fits) this.next();
    return fits;
  }

  next(): void {
    this.strayed = false;
    this.at = Math.min(this.at + 1, this.lesson.steps.length);
  }
}
