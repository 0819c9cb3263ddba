"""Keeps what lists show of the tables up to date, and gives the lists.
Refuses to open a table for that: a list is made of cards."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

from atoll.server import protocol
from atoll.server.live import Live, load
from atoll.server.people import People
from atoll.server.protocol import Lobby, TableCard
from atoll.server.routes import Asked
from atoll.table.fold import Table
from atoll.table.lists import Card, card
from atoll.table.stores import Store

# A card is written at most so often, in seconds: who moves at once need not be in every list at once.
EVERY = 0.5


class Cards:
    """Writes the card of each table that changed."""

    def __init__(self, store: Callable[[], Store]) -> None:
        self.store = store
        self.shown: WeakKeyDictionary[Live, int] = WeakKeyDictionary()
        self.waiting: WeakKeyDictionary[Live, asyncio.TimerHandle] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        if self.shown.get(live) != live.table.seq and live not in self.waiting:
            self.waiting[live] = asyncio.get_running_loop().call_later(EVERY, self._show, live)

    def let_go(self, live: Live) -> None:
        timer = self.waiting.pop(live, None)
        if timer is not None:
            timer.cancel()
            self._show(live)

    def write(self, table: Table) -> None:
        """Write it now: whoever made or took a seat finds it in their list at once."""
        self.store().show(card(table))

    async def mend(self) -> None:
        """Write the cards that are missing or old, as after a server was killed."""
        for id in await self.store().stale_tables():
            table = await load(id, self.store())
            if table is not None:
                self.write(table)

    def _show(self, live: Live) -> None:
        self.waiting.pop(live, None)
        if self.shown.get(live) != live.table.seq:
            self.shown[live] = live.table.seq
            self.write(live.table)


class Lists:
    """What somebody finds who comes in."""

    def __init__(self, store: Callable[[], Store], people: People) -> None:
        self.store = store
        self.people = people

    async def lobby(self, asked: Asked) -> Lobby:
        """Tables that can be joined, one's own, and finished ones."""
        store, me = self.store(), asked.person
        await self.people.came(me)
        return Lobby(
            open=[_told(each, me) for each in await store.open_tables()],
            mine=[_told(each, me) for each in await store.tables_of(me)],
            recent=[_told(each, me) for each in await store.recent_tables()],
        )


def _told(card: Card, person: str) -> TableCard:
    pace = card.pace
    return TableCard(
        id=card.table,
        game=card.game,
        phase=card.phase,
        players=card.players,
        open=card.open,
        pace=protocol.Pace(
            kind=pace.kind, clock=pace.clock, bonus=pace.bonus, limit=pace.limit, hours=pace.hours
        ),
        updated=card.updated,
        your_turn=person in card.waiting,
    )
