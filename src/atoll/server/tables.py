"""The tables that are open here: loaded from their facts when somebody comes, closed when nobody needs them.
Refuses to hold more than it must, and to hold what another server has open; what is kept is in the store."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from atoll.server import frames, logs
from atoll.server.answers import Wrong
from atoll.server.live import Live, Verb, Watcher, load
from atoll.server.nodes import Nodes
from atoll.server.protocol import Elsewhere
from atoll.table.create import new_id
from atoll.table.facts import Body, numbered
from atoll.table.fold import Table
from atoll.table.lapse import resume
from atoll.table.stores import Store, StoreError, Taken

# How long a table stays open when nobody is connected, in milliseconds; how often that is looked at.
IDLE = 60_000.0
SWEEP = 15.0
# How soon those who are connected come back when the server stops.
BACK_AFTER = 1_000.0
# How often a change from here is tried at a table that another server has.
ATTEMPTS = 5

Busy = Callable[[Live], bool]


class Owned(Exception):
    """Another server has this table open."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(f"{table} is at {node}")
        self.table = table
        self.node = node


class Tables:
    """The tables that are open here."""

    def __init__(
        self,
        store: Callable[[], Store],
        now: Callable[[], float],
        nodes: Nodes,
        watchers: Sequence[Watcher],
        busy: Busy,
    ) -> None:
        self.store = store
        self.now = now
        self.nodes = nodes
        self.watchers = watchers
        self.busy = busy
        self.begun = now()
        self.open: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        # Is told of tables at other servers that were changed from here.
        self.changed: Callable[[str, str], None] = lambda node, table: None
        # Is told of tables that came here from other servers.
        self.came: Callable[[Iterable[str]], None] = lambda tables: None

    async def find(self, id: str) -> Live:
        """The table with this id, opened if it was not; raises `Owned` when another server has it."""
        live = self.open.get(id)
        if live is not None:
            return live
        async with self.opening.setdefault(id, asyncio.Lock()):
            try:
                return self.open.get(id) or await self._open(id)
            finally:
                self.opening.pop(id, None)

    async def look(self, id: str) -> Table:
        """The table with this id as it is now, wherever it is open."""
        try:
            return (await self.find(id)).table
        except Owned:
            return await self._read(id)

    async def change(self, id: str, verb: Verb) -> Table:
        """Do what a verb says at a table, wherever it is open."""
        try:
            live = await self.find(id)
        except Owned as owned:
            return await self._change_far(owned, verb)
        await live.change(verb)
        return live.table

    async def create(self, bodies: Sequence[Body]) -> Live:
        """A new table."""
        id = new_id()
        await self.store().append(numbered(id, 0, self.now(), bodies))
        return await self.find(id)

    async def _change_far(self, owned: Owned, verb: Verb) -> Table:
        """The key of a fact is the lock: its owner follows, whoever wrote it."""
        for _ in range(ATTEMPTS):
            table = await self._read(owned.table)
            now = self.now()
            facts = table.written(verb(table, now), now)
            try:
                await self.store().append(facts)
            except Taken:
                continue
            for fact in facts:
                table.follow(fact)
            self.changed(owned.node, owned.table)
            return table
        raise Taken

    async def _read(self, id: str) -> Table:
        table = await load(id, self.store())
        if table is None:
            raise Wrong(404, "no-such-table", "there is no table with this id")
        return table

    async def _open(self, id: str) -> Live:
        table = await self._read(id)
        owner = await self.nodes.owner(id)
        if owner is not None:
            raise Owned(id, owner)
        if not self.nodes.alone:
            # Between reading and owning, its last owner may have gone on.
            for fact in await self.store().read(id, table.seq):
                table.follow(fact)
        live = self.open[id] = Live(table, self.store(), self.now, self.watchers)
        # While no server ran nobody could play, and its rules may be others.
        await live.change(lambda table, now: resume(table, now, self.begun))
        live.look()
        return live

    # --- what nobody needs, and what nobody looks after -----------------------------------------------------

    async def sweep(self) -> None:
        """Close what nobody needs, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            for live in list(self.open.values()):
                alone = not live.lines and self.now() - live.alone_since > IDLE
                if alone and live.work is None and not self.busy(live):
                    self.let_go(live)
                    await self._give_up(live)

    async def take_over(self, ids: Iterable[str]) -> None:
        """Open these, unless another server was quicker."""
        ids = [id for id in ids if id not in self.open]
        for id in ids:
            try:
                await self.find(id)
            except (Owned, Wrong):
                continue
        if ids:
            self.came(ids)

    async def let_all_go(self) -> None:
        """Close everything here: other servers may have it open already."""
        await self._part(0.0)

    async def leave_all(self) -> None:
        """The server stops: everybody is told to come back, and what is under way is finished."""
        await self._part(BACK_AFTER)

    def let_go(self, live: Live) -> None:
        """Close a table here; its facts remain."""
        self.open.pop(live.table.id, None)
        for watcher in self.watchers:
            watcher.let_go(live)

    async def _part(self, back_after: float) -> None:
        elsewhere = frames.notice(Elsewhere(after=back_after))
        for live in list(self.open.values()):
            if live.work is not None:
                await live.work
            self.let_go(live)
            for line in list(live.lines):
                line.answer(elsewhere)
                line.close(1012, "elsewhere")

    async def _give_up(self, live: Live) -> None:
        try:
            await self.nodes.give_up(live.table.id)
        except StoreError as error:
            logs.event("not given up", table=live.table.id, error=str(error))
