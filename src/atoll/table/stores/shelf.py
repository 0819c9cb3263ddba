"""Cards that wait to be written to the lists: the last one of each table, once a second at most.
Refuses to hold up anybody, or to hide a list because it is behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from atoll.table.lists import Card
from atoll.table.stores.database import StoreError

_log = logging.getLogger(__name__)

# How long a card may wait, in seconds.
LATEST = 1.0


class Shelf:
    """What lists will show. `write` puts cards into the database."""

    def __init__(self, write: Callable[[list[Card]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: dict[str, Card] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._flushing: asyncio.Task[None] | None = None

    def put(self, card: Card) -> None:
        """Show this card instead of an older one of the same table."""
        self._waiting[card.table] = card
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LATEST, self._begin)

    async def flush(self) -> None:
        """Write what waits."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        cards, self._waiting = [*self._waiting.values()], {}
        if not cards:
            return
        try:
            await self._write(cards)
        except BaseException:
            for card in cards:
                self._waiting.setdefault(card.table, card)
            raise

    def _begin(self) -> None:
        self._timer = None
        self._flushing = asyncio.get_running_loop().create_task(self.try_to_flush())

    async def try_to_flush(self) -> None:
        """Write what waits, if it can be written: a list that is behind is better than none."""
        try:
            await self.flush()
        except StoreError as error:
            # Lists are behind until the next card comes; nothing is lost.
            _log.warning("lists could not be written: %s", error)
