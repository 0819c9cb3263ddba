"""Tells the host's webhook whenever a table by days begins to wait for somebody, for a club's own chat.
Refuses to tell twice, and to hold the server up: it is told from a thread, and what fails is written down."""

import asyncio
import http.client
from urllib.request import Request, urlopen
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from atoll.server import logs
from atoll.server.links import Links
from atoll.server.live import Live
from atoll.server.tasks import soon
from atoll.table.fold import Table

# How long it may take, in seconds.
PATIENCE = 10.0


class Waiting(Struct, frozen=True, kw_only=True):
    """What the webhook is told: the table, its game, and the names of those that it waits for."""

    table: str
    link: str
    game: str
    waiting: list[str]
    due: float | None


class Webhook:
    """Watches over tables by days; without an address, over none."""

    def __init__(self, address: str, links: Links) -> None:
        self.address = address
        self.links = links
        # By table, the decisions that were waited for when it was looked at last: seats and their ids.
        self.known: WeakKeyDictionary[Live, set[tuple[int, int]]] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        table, course = live.table, live.table.course
        if not self.address or table.pace.kind != "days":
            return
        movers = [seat for seat in table.to_move() if not table.seats[seat].machine]
        awaited = {(seat, course.ids[seat]) for seat in movers} if course else set()
        # A table that has just been opened was told of when it began to wait.
        told = self.known.get(live, awaited)
        self.known[live] = awaited
        if awaited - told:
            soon(self._tell(self._told(table)))

    def let_go(self, live: Live) -> None:
        self.known.pop(live, None)

    def _told(self, table: Table) -> Waiting:
        movers = [seat for seat in table.to_move() if not table.seats[seat].machine]
        dues = [table.clocks.due(seat) for seat in movers] if table.clocks else []
        return Waiting(
            table=table.id,
            link=self.links.table(table.id, ""),
            game=table.plan.game,
            waiting=[table.seats[seat].name for seat in movers],
            due=min((due for due in dues if due is not None), default=None),
        )

    async def _tell(self, told: Waiting) -> None:
        try:
            await asyncio.to_thread(self._post, msgspec.json.encode(told))
        except (OSError, http.client.HTTPException) as error:
            logs.event("webhook not told", table=told.table, error=type(error).__name__)

    def _post(self, body: bytes) -> None:
        asked = Request(self.address, body, {"content-type": "application/json", "user-agent": "atoll"})
        with urlopen(asked, timeout=PATIENCE):
            pass
