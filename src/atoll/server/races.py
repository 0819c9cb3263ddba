"""Decisions on their way to the table: at once as a rule, and where it matters who was first, in the order in
which they were made. Refuses to judge a race; `atoll.table.race` does."""

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from atoll.core import Refused
from atoll.server import protocol
from atoll.server.line import Line
from atoll.server.live import Live, Verb
from atoll.server.tasks import soon
from atoll.table import who
from atoll.table.decide import bot_decides, decide, done
from atoll.table.facts import Verdict
from atoll.table.fold import Table
from atoll.table.race import Heat
from atoll.table.sorry import Sorry


@dataclass(frozen=True, slots=True)
class Held:
    """A decision that waits for its place, and whoever waits for it."""

    verb: "JudgedVerb"
    settled: asyncio.Future[None]


class JudgedVerb:
    """A decision, by a player or a bot, before it is known how it was judged."""

    def __init__(self, live: Live, seat: int, *, id: int, action: str, person: str | None) -> None:
        self.live = live
        self.seat = seat
        self.id = id
        self.action = action
        self.person = person

    def __call__(self, race: Verdict | None) -> Verb:
        """The verb, with the verdict."""
        lead = self.live.lead()
        if self.person is None:
            return lambda table, now: bot_decides(
                table, self.seat, id=self.id, action=self.action, now=now, race=race, lead=lead
            )
        person = self.person
        return lambda table, now: decide(
            table, person, self.seat, id=self.id, action=self.action, now=now, race=race, lead=lead
        )


class Races:
    """The heats that are run at the tables of this server."""

    def __init__(self) -> None:
        self.heats: WeakKeyDictionary[Live, Heat[Held]] = WeakKeyDictionary()

    async def decide(self, live: Live, line: Line, message: protocol.Do) -> None:
        """A player decides; returns when it is kept."""
        verb = JudgedVerb(live, message.seat, id=message.id, action=message.action, person=line.person)
        await self._decide(live, verb, message.claim, line.length.delay)

    async def bot_decides(self, live: Live, seat: int, id: int, action: str) -> None:
        """A bot decides. What it claims is exact: it is on the spot."""
        verb = JudgedVerb(live, seat, id=id, action=action, person=None)
        opens = live.table.course.opens if live.table.course else None
        await self._decide(live, verb, live.now() - opens if opens else None, 0.0)

    async def _decide(self, live: Live, verb: JudgedVerb, claim: float | None, delay: float) -> None:
        opens = live.table.course.opens if live.table.racing() and live.table.course else None
        if opens is None or done(live.table, verb.seat, verb.id, verb.action) is not None:
            await live.change(verb(None))
            return
        _may_enter(live.table, verb, live.now())
        heat = self.heats.get(live)
        if heat is None or heat.opens != opens:
            heat = self.heats[live] = Heat(opens)
        held = Held(verb, asyncio.get_running_loop().create_future())
        heat.enter(verb.seat, held, claim=claim, arrival=live.now(), delay=delay)
        self._run(live, heat)
        await held.settled

    def _run(self, live: Live, heat: Heat[Held]) -> None:
        """Let out what stands, and come back for the rest."""
        delays = _delays(live)
        for entry in heat.ready(live.now(), delays):
            soon(_settle(live, entry.what, entry.verdict))
        wakes = heat.wakes(delays)
        if wakes is not None:
            wait = max(0.001, (wakes - live.now()) / 1000)
            asyncio.get_running_loop().call_later(wait, self._run, live, heat)


async def _settle(live: Live, held: Held, verdict: Verdict) -> None:
    try:
        await live.change(held.verb(verdict))
    except (Exception, asyncio.CancelledError) as error:
        if not held.settled.done():
            held.settled.set_exception(error)
        return
    if not held.settled.done():
        held.settled.set_result(None)


def _may_enter(table: Table, verb: JudgedVerb, now: float) -> None:
    """What would be refused whoever is first is refused at once, and holds nobody up."""
    course = who.playing(table)
    if verb.person is not None:
        who.player(table, verb.person, verb.seat)
    if verb.id != course.ids[verb.seat]:
        raise Sorry("stale")
    if course.opens is not None and now < course.opens:
        raise Sorry("too-early")
    refusal = course.match.why_not(verb.seat, verb.action)
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
