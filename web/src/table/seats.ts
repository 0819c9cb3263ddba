// The people and bots around a table, with the colour and symbol of their seat.
import { COLOURS, SYMBOLS, type Player } from "$atoll/board";
import type { SeatState } from "$atoll/protocol";
import { knows, t } from "../speech.svelte";

/** What a level of bots is called; its own id when there is no word for it. */
export function levelName(level: string): string {
  return knows(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** Who sits there, or that nobody does. */
export function seatName({ kind, name, seat, bot }: SeatState): string {
  if (name) return name;
  if (kind === "bot" && bot) return t("seat-bot", { level: levelName(bot) });
  return kind === "open" ? t("seat-open") : t("player", { number: seat + 1 });
}

export function playersOf(seats: SeatState[]): Player[] {
  return seats.map((state, at) => ({
    name: seatName(state),
    colour: COLOURS[at % COLOURS.length]!,
    symbol: SYMBOLS[at % SYMBOLS.length]!,
    bot: state.kind === "bot" || state.stand_in !== null,
  }));
}
