import { number } from "$atoll/format";

/** From–to, or one number when both are the same. */
export function span([least, most]: [number, number]): string {
  return least === most ? number(least) : `${number(least)}–${number(most)}`;
}
