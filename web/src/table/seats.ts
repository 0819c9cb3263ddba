// The people and bots around a table, with the colour and symbol of their seat.
import { COLOURS, SYMBOLS, type Player } from "$atoll/board";
import type { SeatState } from "$atoll/protocol";
import { knows, t } from "../speech.svelte";

/** What a level of bots is called; its own id when there is no word for it. */
export function levelName(level: string): string {
  return knows(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** Who sits there, or that nobody does. Bots are called after animals of the sea, each level by its own;
    of several at one table the second is called so. */
function seatName({ kind, name, seat, bot }: SeatState, seats: SeatState[]): string {
  if (name) return name;
  if (kind === "open") return t("seat-open");
  if (kind !== "bot") return t("player", { number: seat + 1 });
  const alike = seats.filter((other) => other.kind === "bot" && other.bot === bot && other.seat <= seat);
  return t("bot-name", { bot: bot ?? "", number: alike.length });
}

export function playersOf(seats: SeatState[]): Player[] {
  return seats.map((state, at) => ({
    name: seatName(state, seats),
    colour: COLOURS[at % COLOURS.length]!,
    symbol: SYMBOLS[at % SYMBOLS.length]!,
    bot: state.kind === "bot" || state.stand_in !== null,
  }));
}
