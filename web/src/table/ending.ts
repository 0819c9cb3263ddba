import { list } from "$atoll/format";
import type { Ending } from "$atoll/protocol";
import { t } from "../speech.svelte";

/** Who has won, in a sentence. */
export function headline(ending: Ending, names: string[]): string {
  const winners = ending.results.flatMap(({ place }, seat) => (place === 1 ? [names[seat] ?? ""] : []));
  return winners.length ? t("won", { count: winners.length, names: list(winners) }) : t("won-by-nobody");
}
