"""What bots say without being asked: a word when a game begins, and one when it is over, each level its own.
Refuses to chat: one bot speaks for all, to people, where the host lets people talk."""

from typing import NamedTuple

from atoll.table.facts import Body, Said
from atoll.table.fold import Table

# After so long nobody expects a word any more, in milliseconds.
STALE = 20_000.0


class Manners(NamedTuple):
    """The phrases of a bot: to begin with, when it has won, and when it has not."""

    begins: str
    won: str
    lost: str


OF = {
    "level-1": Manners("hello", "wow", "oops"),
    "level-2": Manners("hello", "thanks", "one-more"),
    "level-3": Manners("good-luck", "thanks", "well-played"),
    "level-4": Manners("good-luck", "well-played", "well-played"),
    "level-5": Manners("good-luck", "well-played", "well-played"),
}


def word(table: Table, now: float) -> list[Body]:
    """What a bot has to say now; nothing when it has said it, or need not."""
    speaker = next((at for at, seat in enumerate(table.seats) if seat.kind == "bot" and seat.bot in OF), None)
    if speaker is None or table.chatting == "off" or table.plan.imported or now - table.at > STALE:
        return []
    if not any(seat.kind == "person" for seat in table.seats):
        return []
    manners, said = OF[table.seats[speaker].bot], sum(line.seat == speaker for line in table.chat)
    if table.ended is not None:
        won = table.ended.scores[speaker].place == 1
        # Who did not greet does not take leave either: the talk was off, or the bot came later.
        return [_says(speaker, manners.won if won else manners.lost)] if said == 1 else []
    fresh = table.course is not None and len(table.course.entries) < len(table.seats)
    return [_says(speaker, manners.begins)] if fresh and not said else []


def _says(seat: int, phrase: str) -> Said:
    return Said(person="", name="", seat=seat, phrase=phrase)
