"""What happens when nobody does anything: a clock runs out, a player is missing for too long.
Refuses to wake up by itself; the server asks when (`wakes`) and comes back (`lapse`)."""

from atoll.table import who
from atoll.table.away import voters
from atoll.table.course import Ahead
from atoll.table.decide import opening, then
from atoll.table.facts import Body, Polled, Repinned, Resumed
from atoll.table.fold import Table
from atoll.table.start import LEAD


def wakes(table: Table) -> float | None:
    """When time will change something next; never, when no clock runs."""
    return min((due for seat in table.to_move() if (due := _next(table, seat)) is not None), default=None)


def lapse(table: Table, now: float, *, lead: float = LEAD) -> list[Body]:
    """What the time that has come up to now brings: by days a vote about who is late; with live clocks the
    decision that the rules have for it, and a vote."""
    for seat in table.to_move():
        due = _next(table, seat)
        if due is None or due > now:
            continue
        polls: list[Body] = [Polled(about=seat, why="time")] if _may_poll(table, seat, now) else []
        if table.pace.kind == "days":
            return polls
        return [*_for_the_seat(table, seat, now, lead), *polls]
    return []


def absent(table: Table, seat: int, now: float) -> list[Body]:
    """No device of this seat's player has been connected for long, and the game waits for it: the others
    may vote."""
    if seat not in table.to_move() or not _may_poll(table, seat, now):
        return []
    return [Polled(about=seat, why="absent")]


def resume(table: Table) -> list[Body]:
    """The table was opened again after nobody could play at it: what time and rules make of that."""
    bodies: list[Body] = []
    here = table.game.meta.rules_version
    if table.phase == "playing" and not table.frozen and table.rules != here:
        bodies.append(Repinned(rules=here))
    if wakes(table) is not None:
        bodies.append(Resumed())
    return bodies


def _next(table: Table, seat: int) -> float | None:
    """When time will do something about this seat."""
    due = table.clocks.due(seat) if table.clocks else None
    waits = table.pace.kind == "days" and (seat in table.polls or not voters(table, seat))
    return None if waits else due


def _may_poll(table: Table, seat: int, now: float) -> bool:
    person = seat in table.persons() and not table.seats[seat].stand_in
    patient = table.clocks is not None and now < table.clocks.patience[seat]
    return person and not patient and seat not in table.polls and bool(voters(table, seat))


def _for_the_seat(table: Table, seat: int, now: float, lead: float) -> list[Body]:
    course = who.playing(table)
    ahead = Ahead(course)
    action = ahead.rules.lapse(ahead.position, seat)
    opens = opening(table, now, lead)
    ahead.do(seat, course.match.names[action], "time", opens=opens)
    return then(ahead, table.intentions, opens)
