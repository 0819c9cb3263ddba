"""What is left of a finished game: its replay from a seat's eyes, its record, and the proof of its deal.
Refuses to show anything of a game that is still played."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response

from atoll.core import Match, Record, RecordError, replay_steps
from atoll.server import protocol
from atoll.server.answers import Wrong
from atoll.server.limits import Limits
from atoll.server.lists import Cards
from atoll.server.protocol import Frame, Frames, Imported
from atoll.server.routes import Asked
from atoll.server.tables import Tables
from atoll.table import records
from atoll.table.facts import Verdict
from atoll.table.fold import Table
from atoll.table.sorry import Sorry
from atoll.table.verify import verify

MOST_FRAMES = 200


class Finished:
    """Finished games, and records that become some."""

    def __init__(self, tables: Tables, limits: Limits, cards: Cards) -> None:
        self.tables = tables
        self.limits = limits
        self.cards = cards

    async def replay(self, asked: Asked) -> Frames:
        """A finished game, step by step, from a seat's eyes."""
        table, record = await self.game(asked)
        seat = asked.query.get("seat")
        if seat is not None and seat >= record.seats:
            raise Sorry("no-seat", seat=seat, last=record.seats - 1)
        steps = len(record.steps)
        first = asked.query.get("first", 0)
        if first > steps:
            raise Wrong(422, "field", f"first is a step from 0 to {steps}.", where="first", expected="step")
        count = min(asked.query.get("count", MOST_FRAMES), MOST_FRAMES)
        frames = await asyncio.to_thread(_frames, table, record, seat, first=first, end=first + count)
        return Frames(first=first, steps=steps, frames=frames)

    async def record(self, asked: Asked) -> Response:
        """The record of a finished game, with its review if there is a whole one."""
        table, record = await self.game(asked)
        review = await self.tables.store().review(table.id)
        if review and len(review) == len(record.steps):
            record.notes["review"] = [msgspec.json.decode(step) for step in review]
        name = f"{table.plan.game}-{table.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.text(), media_type="application/json", headers=headers)

    async def verify(self, asked: Asked) -> protocol.Verified:
        """Check the deal of a finished game."""
        table, record = await self.game(asked)
        found = await _told(lambda: verify(table.game, record))
        return msgspec.convert(found, protocol.Verified, from_attributes=True)

    async def imported(self, asked: Asked) -> Imported:
        """A record becomes a finished table."""
        self.limits.take("import", asked.person, asked.address)
        try:
            text = asked.body.decode()
        except UnicodeDecodeError:
            raise Sorry("record", words="this is not a record of Atoll: it is not a text") from None
        bodies = await _told(lambda: records.opened(text, asked.person))
        live = await self.tables.create(bodies)
        self.cards.write(live.table)
        return Imported(table=live.table.id)

    async def game(self, asked: Asked) -> tuple[Table, Record]:
        """The finished game that somebody asks for, if they may see it."""
        self.limits.take("replay", asked.person, asked.address)
        table = await self.tables.look(asked.table)
        if not (table.watch or table.seats_of(asked.person)):
            raise Sorry("no-watching")
        return table, records.export(table)


async def _told(work: Callable[[], Any]) -> Any:
    """Replay in a thread, with what does not fit told in a sentence."""
    try:
        return await asyncio.to_thread(work)
    except RecordError as error:
        raise Sorry("record", words=str(error)) from None


def _frames(table: Table, record: Record, seat: int | None, *, first: int, end: int) -> list[Frame]:
    game = table.game
    races = [entry.race for entry in table.course.entries] if table.course else []
    frames: list[Frame] = []
    before = None
    for step, match in enumerate(replay_steps(game, record)):
        if step >= end:
            break
        if step >= first:
            lines = game.told(match.rules, before, match.steps[-1], match.position, seat) if step else []
            race = races[step - 1] if step else None
            frames.append(_frame(match, seat, step, lines, race))
        before = match.position
    return frames


def _frame(match: Match, seat: int | None, step: int, lines: list[Any], race: Verdict | None) -> Frame:
    view = match.view(seat)
    return Frame(
        step=step,
        seat=match.steps[-1].seat if step else None,
        do=match.steps[-1].do if step else None,
        to_move=match.to_move(),
        public=view["public"],
        private=view["private"],
        lines=lines,
        race=msgspec.convert(race, protocol.Verdict | None, from_attributes=True),
    )
