"""Reviews of finished games: thought about in the thinking processes while somebody looks, kept step by step.
Refuses to hold up bots: one game at a time is thought about, for a moment at a time."""

import asyncio
from collections.abc import Callable

import msgspec

from atoll.bots.review import Reviewed, summary
from atoll.core import Record
from atoll.server import logs
from atoll.server.answers import Wrong
from atoll.server.bots import Bots, NoAnswer
from atoll.server.finished import Finished
from atoll.server.protocol import Review, ReviewedStep, ReviewSummary
from atoll.server.routes import Asked
from atoll.server.tasks import soon
from atoll.server.thinking import Pages
from atoll.table.fold import Table
from atoll.table.stores import Store

# How long a process thinks before others may have it, and how long without a reader; in seconds.
MOMENT = 0.4
PATIENCE = 30.0

_STEP = msgspec.json.Decoder(Reviewed)


class Reviews:
    """Thinks about finished games for as long as somebody reads what comes of it."""

    def __init__(self, finished: Finished, bots: Bots, store: Callable[[], Store]) -> None:
        self.finished = finished
        self.bots = bots
        self.store = store
        # When each game that is thought about was last asked for, and those that could not be thought about.
        self.asked: dict[str, float] = {}
        self.failed: set[str] = set()
        self.turn = asyncio.Lock()

    async def review(self, asked: Asked) -> Review:
        """What is known so far, from a step on."""
        table, record = await self.finished.game(asked)
        steps = len(record.steps)
        first = asked.query.get("first", 1)
        if not 1 <= first <= steps + 1:
            raise Wrong(
                422, "field", f"first is a step from 1 to {steps + 1}.", where="first", expected="step"
            )
        known = [_STEP.decode(text) for text in await self.store().review(table.id)]
        if len(known) < steps:
            self._go_on(table.id, record)
        return Review(
            first=first,
            steps=steps,
            reviewed=msgspec.convert(known[first - 1 :], list[ReviewedStep], from_attributes=True),
            summary=_summary(table, known) if len(known) == steps else None,
        )

    def _go_on(self, id: str, record: Record) -> None:
        """Think about it, if that is not under way already. Who asks once more after a fault tries again."""
        if id in self.failed:
            self.failed.discard(id)
            raise Wrong(503, "no-review", "this game could not be thought about; ask again")
        under_way = id in self.asked
        self.asked[id] = asyncio.get_running_loop().time()
        if not under_way:
            soon(self._think(id, record))

    async def _think(self, id: str, record: Record) -> None:
        try:
            known = len(await self.store().review(id))
            pages = Pages(game=record.game, record=record.text(), first=known + 1, time=MOMENT)
            while pages.first <= len(record.steps) and self._read(id):
                async with self.turn:
                    found = await self.bots.review(pages)
                await self.store().keep_review(id, [(step.step, msgspec.json.encode(step)) for step in found])
                pages = msgspec.structs.replace(pages, first=pages.first + len(found))
        except NoAnswer as error:
            self.failed.add(id)
            logs.event("no review", table=id, error=str(error))
        finally:
            del self.asked[id]

    def _read(self, id: str) -> bool:
        return asyncio.get_running_loop().time() - self.asked[id] < PATIENCE


def _summary(table: Table, steps: list[Reviewed]) -> ReviewSummary:
    scores = table.ended.scores if table.ended else []
    winners = [seat for seat, score in enumerate(scores) if score.place == 1]
    return msgspec.convert(summary(len(table.seats), winners, steps), ReviewSummary, from_attributes=True)
