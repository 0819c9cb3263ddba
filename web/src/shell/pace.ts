import { clock } from "$atoll/format";
import type { Pace } from "$atoll/protocol";
import { t } from "../speech.svelte";

/** How fast a table is played, in a few words. */
export function paceInWords(pace: Pace): string {
  if (pace.kind === "days") return t("pace-days-hours", { hours: pace.hours ?? 24 });
  if (pace.kind !== "live") return t("pace-casual");
  if (!pace.clock) return t("pace-live");
  return t("pace-live-clock", { clock: clock(pace.clock * 1000), bonus: pace.bonus ?? 0 });
}
