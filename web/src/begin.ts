// The ways to a table that need no set-up: at once with bots, and by a friend's link.
import type { GameCard } from "$atoll/protocol";
import { post } from "./api";
import { go } from "./router.svelte";
import { chosen } from "./settings.svelte";
import { shelf } from "./shelf.svelte";
import { t } from "./speech.svelte";

/** The name that one plays under, until one has chosen one. */
export function myName(): string {
  return chosen.name.trim() || t("guest");
}

/** The level to offer: the one in the middle, neither a pushover nor a wall. */
export function middle(levels: string[]): string | null {
  return levels[Math.floor(levels.length / 2)] ?? null;
}

/** A table with bots, at once. Returns what was in the way, if anything was. */
export async function playNow(game: GameCard): Promise<unknown> {
  const bots = Math.max(1, game.seats[0] - 1);
  try {
    const created = await post("POST /api/quick", {
      game: game.id,
      name: myName(),
      bots: Math.min(bots, game.seats[1] - 1),
      level: middle(shelf.bots),
    });
    go(`/t/${created.table}`);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The table that a link or its id means; empty when it is neither. */
export function tableIn(link: string): string {
  const text = link.trim();
  const found = /\/(?:t|tv)\/([^/?#\s]+)/.exec(text)?.[1];
  return found ?? (/^[\w-]{3,64}$/.test(text) ? text : "");
}
