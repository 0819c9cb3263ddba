"""A table in a list: what the lobby shows of it, and what a server must know without opening it.
Refuses to be the truth: it is made from the facts and can be made again."""

from msgspec import Struct

from atoll.table.facts import Pace, Phase
from atoll.table.fold import Table
from atoll.table.lapse import wakes


class Card(Struct, frozen=True, kw_only=True):
    """What a list shows of a table. `people` are the ids of those who sit there, `waiting` those that it
    waits for; `listed` says whether strangers may find it; `wakes` when time changes something next, or a
    bot does."""

    table: str
    seq: int
    game: str
    phase: Phase
    players: list[str]
    open: int
    pace: Pace
    updated: float
    listed: bool
    people: list[str]
    waiting: list[str]
    wakes: float | None


def card(table: Table) -> Card:
    """The card of a table."""
    movers = [table.seats[seat] for seat in table.to_move()]
    return Card(
        table=table.id,
        seq=table.seq,
        game=table.plan.game,
        phase=table.phase,
        players=[seat.name or seat.bot for seat in table.seats if seat.kind != "open"],
        open=sum(seat.kind == "open" for seat in table.seats),
        pace=table.pace,
        updated=table.at,
        listed=table.visibility == "open" and not table.rigged,
        people=_people(table),
        waiting=sorted({seat.person for seat in movers if seat.kind == "person" and not seat.machine}),
        wakes=table.at if any(seat.machine for seat in movers) else wakes(table),
    )


def _people(table: Table) -> list[str]:
    """Those who sit there. At a table that came as a record nobody does; it is whose who brought it."""
    if table.plan.imported:
        return [table.host]
    return sorted({seat.person for seat in table.seats if seat.kind == "person"})
