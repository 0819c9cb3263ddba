"""The tables that are open here: loaded from their facts when somebody comes, closed when nobody needs them.
Refuses to hold more than it must; what is kept is in the store."""

import asyncio
from collections.abc import Callable, Sequence

from atoll.server import frames, logs
from atoll.server.answers import Wrong
from atoll.server.live import Live, Watcher, load
from atoll.server.protocol import Elsewhere
from atoll.table.create import new_id
from atoll.table.facts import Body, numbered
from atoll.table.lapse import resume
from atoll.table.stores import Store

# How long a table stays open when nobody is connected, in milliseconds; how often that is looked at.
IDLE = 60_000.0
SWEEP = 15.0
# How soon those who are connected come back when the server stops.
BACK_AFTER = 1_000.0

Busy = Callable[[Live], bool]


class Tables:
    """The tables that are open here."""

    def __init__(
        self, store: Callable[[], Store], now: Callable[[], float], watchers: Sequence[Watcher], busy: Busy
    ) -> None:
        self.store = store
        self.now = now
        self.watchers = watchers
        self.busy = busy
        self.begun = now()
        self.open: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}

    async def find(self, id: str) -> Live:
        """The table with this id, opened if it was not."""
        live = self.open.get(id)
        if live is not None:
            return live
        async with self.opening.setdefault(id, asyncio.Lock()):
            try:
                return self.open.get(id) or await self._load(id)
            finally:
                self.opening.pop(id, None)

    async def create(self, bodies: Sequence[Body]) -> Live:
        """A new table."""
        id = new_id()
        await self.store().append(numbered(id, 0, self.now(), bodies))
        return await self.find(id)

    async def _load(self, id: str) -> Live:
        table = await load(id, self.store())
        if table is None:
            raise Wrong(404, "no-such-table", "there is no table with this id")
        live = self.open[id] = Live(table, self.store(), self.now, self.watchers)
        # While no server ran nobody could play, and its rules may be others.
        await live.change(lambda table, now: resume(table, now, self.begun))
        live.look()
        return live

    async def sweep(self) -> None:
        """Close what nobody needs, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            for live in list(self.open.values()):
                alone = not live.lines and self.now() - live.alone_since > IDLE
                if alone and live.work is None and not self.busy(live):
                    self.let_go(live)

    def let_go(self, live: Live) -> None:
        """Close a table here; its facts remain."""
        self.open.pop(live.table.id, None)
        for watcher in self.watchers:
            watcher.let_go(live)

    async def leave_all(self) -> None:
        """The server stops: everybody is told to come back, and what is under way is finished."""
        elsewhere = frames.notice(Elsewhere(after=BACK_AFTER))
        for live in list(self.open.values()):
            for line in live.lines:
                line.answer(elsewhere)
                line.close(1012, "the server stops")
            if live.work is not None:
                await live.work
            self.let_go(live)
        logs.event("all tables closed")
