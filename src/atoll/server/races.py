"""Decisions on their way to the table: at once as a rule, and where it matters who was first, in the order in
which they were made. Refuses to judge a race; `atoll.table.race` does."""

import asyncio
from typing import NamedTuple
from weakref import WeakKeyDictionary

from atoll.core import Refused
from atoll.server.live import Live, Then, Verb
from atoll.table import who
from atoll.table.decide import bot_decides, decide, done
from atoll.table.facts import Verdict
from atoll.table.fold import Table
from atoll.table.race import Heat
from atoll.table.sorry import Sorry


class Decision(NamedTuple):
    """What a player decides, or (without a person) a bot."""

    seat: int
    id: int
    action: str
    person: str | None = None


class Held(NamedTuple):
    """A decision that waits for its place, and who is to be told what came of it."""

    decision: Decision
    then: Then


class Races:
    """The heats that are run at the tables of this server."""

    def __init__(self) -> None:
        self.heats: WeakKeyDictionary[Live, Heat[Held]] = WeakKeyDictionary()

    def decide(
        self, live: Live, decision: Decision, then: Then, *, claim: float | None = None, delay: float = 0.0
    ) -> None:
        """Carry out a decision, at once or when its place in the race is known. `claim` and `delay` are those
        of the device; a bot claims when it is there."""
        course = live.table.course
        if course is None or course.opens is None or not live.table.racing():
            live.wish(_verb(live, decision, None), then)
            return
        if decision.person is None:
            claim = live.now() - course.opens
        heat = self.heats.get(live)
        if heat is None or heat.opens != course.opens:
            heat = self.heats[live] = Heat(course.opens)
        try:
            _may_enter(live.table, decision, live.now(), heat.held(decision.seat))
        except (Refused, Sorry) as error:
            then([], error)
            return
        held = Held(decision, then)
        heat.enter(decision.seat, held, claim=claim, arrival=live.now(), delay=delay)
        self._run(live, heat)

    def _run(self, live: Live, heat: Heat[Held]) -> None:
        """Let out what stands, and come back for the rest."""
        delays = _delays(live)
        for entry in heat.ready(live.now(), delays):
            live.wish(_verb(live, entry.what.decision, entry.verdict), entry.what.then)
        wakes = heat.wakes(delays)
        if wakes is not None:
            wait = max(0.001, (wakes - live.now()) / 1000)
            asyncio.get_running_loop().call_later(wait, self._run, live, heat)


def _verb(live: Live, decision: Decision, race: Verdict | None) -> Verb:
    seat, id, action, person = decision
    lead = live.lead() if live.table.game.meta.race else 0.0
    if person is None:
        return lambda table, now: bot_decides(table, seat, id, action, now=now, race=race, lead=lead)
    return lambda table, now: decide(table, person, seat, id, action, now=now, race=race, lead=lead)


def _may_enter(table: Table, decision: Decision, now: float, held: int) -> None:
    """What would be refused whoever is first is refused at once, and holds nobody up. What follows on
    decisions of the same seat that are still held, or repeats one, is judged when they are out."""
    course = who.playing(table)
    if decision.person is not None:
        who.player(table, decision.person, decision.seat)
    if done(table, decision.seat, decision.id, decision.action) is not None:
        return
    next_id = course.ids[decision.seat]
    if not next_id <= decision.id <= next_id + held:
        raise Sorry("stale")
    if course.opens is not None and now < course.opens:
        raise Sorry("too-early")
    refusal = None if held else course.match.why_not(decision.seat, decision.action)
    if refusal is not None:
        raise Refused(refusal, str(refusal))


def _delays(live: Live) -> dict[int, float]:
    """The slowest line of each seat that may still decide."""
    delays = {}
    for seat in live.table.to_move():
        person = live.table.seats[seat].person
        own = [line.length.delay for line in live.lines if line.person == person and line.role == "player"]
        if own:
            delays[seat] = max(own)
    return delays
