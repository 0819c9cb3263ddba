// The people and bots around a table, with the colour and symbol of their seat.
import { COLOURS, SYMBOLS, type Player } from "$atoll/board";
import type { SeatState } from "$atoll/protocol";
import { knows, t } from "../speech.svelte";

/** What a level of bots is called; its own id when there is no word for it. */
export function levelName(level: string): string {
  return knows(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** Who sits there, or that nobody does. Bots are called after animals of the sea, each seat's by its own. */
function seatName({ kind, name, seat }: SeatState): string {
  if (name) return name;
  if (kind === "open") return t("seat-open");
  return kind === "bot" ? t("bot-name", { seat: seat + 1 }) : t("player", { number: seat + 1 });
}

export function playersOf(seats: SeatState[]): Player[] {
  return seats.map((state, at) => ({
    name: seatName(state),
    colour: COLOURS[at % COLOURS.length]!,
    symbol: SYMBOLS[at % SYMBOLS.length]!,
    bot: state.kind === "bot" || state.stand_in !== null,
  }));
}
