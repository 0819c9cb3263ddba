// Whether things move here, for how long, and how a board plays what it was told.
// Refuses to animate by itself: CSS and the Web Animations API do that.

const system = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the reader wants the end state at once. */
export function still(): boolean {
  const chosen = document.documentElement.dataset["motion"];
  return chosen === "less" || (chosen !== "full" && system.matches);
}

/** A duration in milliseconds, or next to nothing when things are to be still. */
export function ms(duration: number): number {
  return still() ? 1 : duration;
}

export const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
export const LAND = "cubic-bezier(0.3, 1.4, 0.5, 1)";

/** Animate an element and be done when it is: what it was before does not linger. */
export function animate(
  element: Element | null | undefined,
  frames: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): Promise<unknown> {
  if (!element) return Promise.resolve();
  const animation = element.animate(frames, { duration: ms(duration), easing: EASE, ...options });
  return animation.finished.catch(() => undefined);
}

/** Wait, unless things are to be still. */
export function pause(duration: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms(duration)));
}

/** Where things are to be still, what happened is lit up in its place for a moment. */
export function highlight(element: Element | null | undefined): void {
  if (!element || !still()) return;
  const lit = "drop-shadow(0 0 2px var(--happened)) drop-shadow(0 0 5px var(--happened))";
  element.animate([{ filter: lit }, { filter: lit, offset: 0.6 }, { filter: "none" }], 1600);
}
