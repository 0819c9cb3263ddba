"""Lets bots say what good manners ask for, after a moment, as people would.
Refuses to know what that is; `atoll.table.manners` does."""

import asyncio
from weakref import WeakKeyDictionary

from atoll.server import logs
from atoll.server.live import Live
from atoll.server.tasks import soon
from atoll.table.manners import word
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError


class Talk:
    """One word at a time; without a pause for show, bots are silent too."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.waiting: WeakKeyDictionary[Live, asyncio.TimerHandle] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        if self.pause and live not in self.waiting and word(live.table, live.now()):
            self.waiting[live] = asyncio.get_running_loop().call_later(
                self.pause, lambda: soon(self._speak(live))
            )

    def let_go(self, live: Live) -> None:
        timer = self.waiting.pop(live, None)
        if timer is not None:
            timer.cancel()

    async def _speak(self, live: Live) -> None:
        try:
            await live.change(word)
        except (Sorry, StoreError) as error:
            logs.event("a bot kept silent", table=live.table.id, error=str(error))
        finally:
            self.waiting.pop(live, None)
