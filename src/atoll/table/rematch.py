"""The same people play again: a new table, with the first seat moved on by one.
Refuses to make two of them."""

from atoll.table import create
from atoll.table.facts import Created, Fact, Place, Rematched, numbered
from atoll.table.fold import Seat, Table
from atoll.table.sorry import Sorry


def rematch(table: Table, person: str, now: float, *, id: str | None = None) -> list[Fact]:
    """The facts of both tables: they belong together, and are kept together or not at all."""
    if table.phase != "ended":
        raise Sorry("not-ended")
    if not table.seats_of(person):
        raise Sorry("not-seated")
    if table.rematch:
        raise Sorry("rematch-made")
    new = create.new_id() if id is None else id
    seats = [*table.seats[1:], table.seats[0]]
    created = Created(
        game=table.plan.game,
        host=person,
        places=[_place(seat) for seat in seats],
        options=table.options,
        preset=table.preset,
        pace=table.pace,
        visibility=table.visibility,
        watch=table.watch,
        hints=table.hints,
        chat=table.chatting,
        before=table.id,
    )
    return [*table.written([Rematched(table=new)], now), *numbered(new, 0, now, [created])]


def _place(seat: Seat) -> Place:
    if seat.kind == "bot":
        return Place(kind="bot", bot=seat.bot, seed=create.new_bot_seed())
    return Place(kind="person", person=seat.person, name=seat.name)
