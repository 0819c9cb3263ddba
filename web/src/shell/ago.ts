import { since } from "$atoll/format";

/** How long ago it was, in the reader's words; `at` is the server's time in milliseconds. */
export function ago(at: number): string {
  return since(at - Date.now());
}
