"""Decisions: what a player, a bot or the clock does, what was chosen in advance after it, and the end.
Refuses what the rules forbid, with `core.Refused`, and what comes too late."""

from collections.abc import Mapping, Sequence

from atoll.core import Refused
from atoll.core.bits import members
from atoll.table import who
from atoll.table.course import Ahead
from atoll.table.ending import finished
from atoll.table.facts import Body, By, Intended, Verdict
from atoll.table.fold import Table
from atoll.table.sorry import Sorry
from atoll.table.start import LEAD


def decide(
    table: Table,
    person: str,
    seat: int,
    id: int,
    action: str,
    *,
    now: float,
    race: Verdict | None = None,
    lead: float = LEAD,
) -> list[Body]:
    """A player decides. `id` is the one that the seat's view gave; nothing new happens when the same was
    decided with this id before (see `done`). In a race `race` is the arbiter's verdict; one that this
    decision begins is shown to all `lead` milliseconds from now."""
    # Who was cut off repeats what was not answered, also when it has ended the game.
    if seat in table.seats_of(person) and done(table, seat, id, action) is not None:
        return []
    course = who.playing(table)
    who.player(table, person, seat)
    if id != course.ids[seat]:
        raise Sorry("stale")
    if course.opens is not None and now < course.opens:
        raise Sorry("too-early")
    return _decided(table, seat, action, "person", race=race, opens=opening(table, now, lead))


def bot_decides(
    table: Table,
    seat: int,
    id: int,
    action: str,
    *,
    now: float,
    race: Verdict | None = None,
    lead: float = LEAD,
) -> list[Body]:
    """A bot decides for the seat that it plays. `id` tells that it thought about the present view."""
    course = who.playing(table)
    if not who.seat_of(table, seat).machine:
        raise Sorry("no-bot", seat=seat)
    if id != course.ids[seat]:
        raise Sorry("stale")
    return _decided(table, seat, action, "bot", race=race, opens=opening(table, now, lead))


def bots_to_move(table: Table) -> dict[int, int]:
    """The bots that are to decide now, each with the id of its decision. While people have a question to
    answer, bots wait: what they did would be its answer."""
    if table.course is None or table.question:
        return {}
    return {seat: table.course.ids[seat] for seat in table.to_move() if table.seats[seat].machine}


def done(table: Table, seat: int, id: int, action: str) -> int | None:
    """The step (from 1) that this decision has become already, if it has."""
    if table.course is None or not id < table.course.ids[seat]:
        return None
    for at, entry in enumerate(reversed(table.course.entries)):
        if (entry.step.seat, entry.id, entry.step.do) == (seat, id, action):
            return len(table.course.entries) - at
    return None


def then(ahead: Ahead, intentions: Mapping[int, Sequence[str]], opens: float | None) -> list[Body]:
    """All that follows from what was decided: what was chosen in advance, and the end."""
    dropped = _in_advance(ahead, intentions, opens)
    ended = finished(ahead.rules, ahead.position)
    return [*ahead.facts, *dropped, *([ended] if ended else [])]


def _decided(
    table: Table, seat: int, action: str, by: By, *, race: Verdict | None, opens: float | None
) -> list[Body]:
    course = who.playing(table)
    refusal = course.match.why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal, str(refusal))
    ahead = Ahead(course)
    ahead.do(seat, action, by, race, opens)
    return then(ahead, table.intentions, opens)


def opening(table: Table, now: float, lead: float) -> float | None:
    """When a race that begins now is shown, if this is a table where races are judged."""
    return now + lead if table.game.meta.race and table.pace.kind != "days" else None


def _in_advance(ahead: Ahead, intentions: Mapping[int, Sequence[str]], opens: float | None) -> list[Intended]:
    """Play what was chosen in advance, as long as somebody who is to move has something legal; what is not
    legal when its time has come is dropped, with all after it."""
    waiting = {seat: [*actions] for seat, actions in intentions.items() if actions}
    dropped = []
    while ready := [seat for seat in members(ahead.movers()) if waiting.get(seat)]:
        seat = ready[0]
        if ahead.allows(seat, waiting[seat][0]):
            ahead.do(seat, waiting[seat].pop(0), "advance", opens=opens)
        else:
            del waiting[seat]
            dropped.append(Intended(seat=seat, actions=[]))
    return dropped
