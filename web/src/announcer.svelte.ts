// What a screen reader is to say: what happened on the table, and what cannot wait.
import { untrack } from "svelte";

export const announced = $state({ politely: "", atOnce: "" });

/** Said when the reader is ready to listen. */
export function announce(words: string): void {
  // The same words twice in a row are still news.
  announced.politely = untrack(() => words === announced.politely) ? `${words}\u00a0` : words;
}

/** Said at once: a refusal, a lost connection. */
export function alert(words: string): void {
  announced.atOnce = untrack(() => words === announced.atOnce) ? `${words}\u00a0` : words;
}

/** What was said is nobody else's to hear: the device changes hands. */
export function hush(): void {
  announced.politely = "";
  announced.atOnce = "";
}
