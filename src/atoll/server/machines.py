"""Bots at the tables: whose turn it is is asked in a thinking process, and acts after a human pause.
Refuses to let a bot hold up a table: one that finds nothing does what the rules have for who is late."""

import asyncio
import random
from dataclasses import dataclass
from typing import Literal
from weakref import WeakKeyDictionary

from atoll import bots
from atoll.core import Json, Quick, Refused
from atoll.server import logs
from atoll.server.bots import Bots, NoAnswer
from atoll.server.live import Live
from atoll.server.races import Decision, Races
from atoll.server.tasks import soon
from atoll.server.thinking import Question
from atoll.table import reader
from atoll.table.decide import bots_to_move
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

# The second and further decisions of one turn come quicker.
QUICKER = 0.45
# How long after a fault it is tried again.
AGAIN = 1.0


def question(
    table: Table, seat: int, kind: Literal["bot", "advice"], *, bot: str = "", time: float, seed: int
) -> Question:
    """What a bot, or an adviser, is asked about a seat's decision."""
    return Question(
        game=table.plan.game,
        options=table.options,
        view=seen(table, seat),
        legal=reader.view(table, seat).legal,
        kind=kind,
        bot=bot,
        time=time,
        seed=seed,
    )


def seen(table: Table, seat: int) -> Json:
    """What a seat sees, as bots and advisers take it."""
    view = reader.view(table, seat)
    return {"seat": seat, "public": view.public, "private": view.private}


@dataclass(slots=True)
class Turn:
    """A bot's turn: the id of the decision that is asked for, and the task that makes it. Once it is acting,
    nothing stops it: its own decision must not."""

    id: int
    task: asyncio.Task[None] | None = None
    acting: bool = False


class Machines:
    """Bots that are to move; one whose decision is no longer asked for stops thinking."""

    def __init__(self, thinkers: Bots, races: Races, thinking: float, pause: float) -> None:
        self.thinkers = thinkers
        self.races = races
        self.thinking = thinking
        self.pause = pause
        self.turns: WeakKeyDictionary[Live, dict[int, Turn]] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        """Set bots thinking that are to move, and stop those that are not any more."""
        wanted = bots_to_move(live.table)
        turns = self.turns.setdefault(live, {})
        for seat, turn in list(turns.items()):
            if wanted.get(seat) != turn.id:
                del turns[seat]
                _stop(turn)
        for seat, id in wanted.items():
            if seat not in turns:
                turn = turns[seat] = Turn(id)
                turn.task = soon(self._play(live, seat, turn))

    def let_go(self, live: Live) -> None:
        for turn in self.turns.pop(live, {}).values():
            _stop(turn)

    def acting(self, live: Live) -> bool:
        """Whether a bot is about to act."""
        return bool(self.turns.get(live))

    async def _play(self, live: Live, seat: int, turn: Turn) -> None:
        loop = asyncio.get_running_loop()
        acts_at = loop.time() + self._pause(live, seat)
        action = await self._action(live.table, seat)
        await asyncio.sleep(acts_at - loop.time())
        turn.acting = True
        self.races.decide(
            live, Decision(seat, turn.id, action), lambda _, error: self._acted(live, seat, error)
        )

    def _acted(self, live: Live, seat: int, error: Exception | None) -> None:
        """If others decided meanwhile, or nothing could be kept, it thinks again if it is still asked."""
        if error is None:
            return
        wait = 0.0 if isinstance(error, Refused | Sorry) else AGAIN
        asyncio.get_running_loop().call_later(wait, self._again, live, seat)

    def _again(self, live: Live, seat: int) -> None:
        turn = self.turns.get(live, {}).get(seat)
        if turn is not None and turn.acting:
            del self.turns[live][seat]
            self.look(live)

    async def _action(self, table: Table, seat: int) -> str:
        sitting = table.seats[seat]
        seed = sitting.seed if sitting.kind == "bot" else sitting.stand_in_seed
        asked = question(table, seat, "bot", bot=sitting.machine, time=self.thinking, seed=seed)
        try:
            return (await self.thinkers.ask(asked)).do
        except NoAnswer as error:
            logs.event("bot does what the clock would", table=table.id, error=str(error))
        match = table.course.match if table.course else None
        assert match is not None
        return match.names[int(match.rules.lapse(match.position, seat))]

    def _pause(self, live: Live, seat: int) -> float:
        """How long a person would look before acting, in seconds from now."""
        table, course = live.table, live.table.course
        assert course is not None
        pause = table.game.pause
        if pause is None:
            going_on = bool(course.entries) and course.entries[-1].step.seat == seat
            return self.pause * random.uniform(0.6, 1.4) * (QUICKER if going_on else 1.0)
        shown_in = max(0.0, (course.opens or 0.0) - live.now()) / 1000
        level = bots.strength(table.seats[seat].machine)
        return shown_in + pause(course.match.rules, seen(table, seat), level, Quick(random.getrandbits(31)))


def _stop(turn: Turn) -> None:
    if turn.task is not None and not turn.acting:
        turn.task.cancel()
