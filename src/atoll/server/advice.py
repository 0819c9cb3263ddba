"""Hints: what a good player would do with a seat's view, found in a process of its own.
Refuses where the host has switched hints off, and to tell anybody but who asked."""

import asyncio

from atoll.server import frames, protocol
from atoll.server.answers import Wrong
from atoll.server.bots import Bots, NoAnswer
from atoll.server.line import Line
from atoll.server.live import Live
from atoll.server.machines import question
from atoll.server.tasks import soon
from atoll.table import who
from atoll.table.sorry import Sorry

# Long enough to be worth hearing, short enough to be waited for.
SECONDS = 1.5


class Adviser:
    """Asks the thinking processes for advice, one question a device at a time."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.asking: dict[Line, asyncio.Task[None]] = {}

    def ask(self, live: Live, line: Line, seat: int) -> None:
        """Think, and tell that line by and by; a newer question takes an older one's place."""
        course = who.playing(live.table)
        who.player(live.table, line.person, seat)
        if not live.table.hints:
            raise Wrong(403, "hints-off", "the host has switched hints off")
        if seat not in live.table.to_move():
            raise Sorry("stale")
        older = self.asking.pop(line, None)
        if older is not None:
            older.cancel()
        task = soon(self._advise(live, line, seat, len(course.entries)))
        self.asking[line] = task
        task.add_done_callback(
            lambda _: self.asking.pop(line, None) if self.asking.get(line) is task else None
        )

    async def _advise(self, live: Live, line: Line, seat: int, step: int) -> None:
        try:
            answer = await self.bots.ask(question(live.table, seat, "advice", time=SECONDS, seed=step))
        except NoAnswer:
            return
        line.answer(frames.notice(protocol.Advice(seat=seat, step=step, action=answer.do, why=answer.why)))
