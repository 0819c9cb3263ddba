"""What happens by itself: a vote is decided, a clock runs out, a player is missing for too long.
Refuses to wake up; the server asks when (`wakes`) and comes back (`lapse`)."""

from atoll.table import undo, who
from atoll.table.away import counted, voters
from atoll.table.clocks import LEAST
from atoll.table.course import Ahead
from atoll.table.decide import opening, then
from atoll.table.facts import Body, Polled, Repinned, Resumed
from atoll.table.fold import Table
from atoll.table.race import FARTHEST, TRUST
from atoll.table.start import LEAD


def wakes(table: Table) -> float | None:
    """When something will happen by itself next: at once, when a vote is decided or all have agreed; when
    somebody's time is up; never, when no clock runs."""
    if _settled(table):
        return table.at
    return min((due for seat in table.to_move() if (due := _next(table, seat)) is not None), default=None)


def lapse(table: Table, now: float, *, lead: float = LEAD) -> list[Body]:
    """What happens by itself up to now: votes are counted; who is late by days is voted about; with live
    clocks the rules' own decision is taken, and there is a vote about who is late again. Ask until nothing
    happens."""
    if settled := _settled(table):
        return settled
    for seat in table.to_move():
        due = _next(table, seat)
        if due is None or due > now:
            continue
        if table.pace.kind == "days":
            return [Polled(about=seat, why="time")]
        again = _late_before(table, seat, now) and _may_poll(table, seat, now)
        polls: list[Body] = [Polled(about=seat, why="time")] if again else []
        return [*polls, *_for_the_seat(table, seat, now, lead)]
    return []


def absent(table: Table, seat: int, now: float) -> list[Body]:
    """No device of this seat's player has been connected for long, and the game waits for it: the others
    may vote."""
    if seat not in table.to_move() or not _may_poll(table, seat, now):
        return []
    return [Polled(about=seat, why="absent")]


def resume(table: Table, now: float, up_since: float) -> list[Body]:
    """The table is opened by a server that runs since then: what is to be made of the time before, in which
    nobody could play, and of rules that have changed meanwhile. The second time there is nothing more."""
    bodies: list[Body] = []
    here = table.game.meta.rules_version
    if table.phase == "playing" and not table.frozen and table.rules != here:
        bodies.append(Repinned(rules=here))
    # A fact of the future says that the wall clock went back while the server was away.
    if wakes(table) is not None and not up_since <= table.at <= now:
        bodies.append(Resumed())
    return bodies


def _settled(table: Table) -> list[Body]:
    """What follows from answers and votes that are complete."""
    if table.phase != "playing" or table.frozen:
        return []
    polls = [body for poll in table.polls.values() for body in counted(table, poll)]
    # One at a time: the end of the game is the end of the other votes.
    return undo.agreed(table) or polls[:1]


def _next(table: Table, seat: int) -> float | None:
    """When time will do something about this seat."""
    due = table.clocks.due(seat) if table.clocks else None
    if due is not None and table.racing():
        # What was decided in time may still be under way, or wait for its place.
        due += FARTHEST + TRUST
    waits = table.pace.kind == "days" and (seat in table.polls or not voters(table, seat))
    return None if waits else due


def _may_poll(table: Table, seat: int, now: float) -> bool:
    person = seat in table.persons() and not table.seats[seat].stand_in
    patient = table.clocks is not None and now < table.clocks.patience[seat]
    return person and not patient and seat not in table.polls and bool(voters(table, seat))


def _late_before(table: Table, seat: int, now: float) -> bool:
    """Whether the clock decided for this seat the last time too; what it decides at one go counts once."""
    own = (entry for entry in reversed(who.playing(table).entries) if entry.step.seat == seat)
    last = next(own, None)
    return last is not None and last.by == "time" and now - last.at >= LEAST


def _for_the_seat(table: Table, seat: int, now: float, lead: float) -> list[Body]:
    course = who.playing(table)
    ahead = Ahead(course)
    action = ahead.rules.lapse(ahead.position, seat)
    opens = opening(table, now, lead)
    ahead.do(seat, course.match.names[action], "time", opens=opens)
    return then(ahead, table.intentions, opens)
