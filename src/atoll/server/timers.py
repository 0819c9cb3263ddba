"""Wakes tables when time changes something at them: clocks that run out, players who stay away.
Refuses to know what then happens; `atoll.table.lapse` does."""

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakKeyDictionary

from atoll.server.live import Live
from atoll.server.tasks import soon
from atoll.table.lapse import absent, lapse, wakes
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError

# How long a player whom the game waits for may be gone before the others may vote, in milliseconds.
ABSENT = 90_000.0
# Timers fire a little late rather than early; after a fault it is tried again later.
LATE = 0.005
AGAIN = 5.0

Timer = asyncio.TimerHandle


class Clocks:
    """One timer a table, for when its clocks change something next."""

    def __init__(self) -> None:
        self.timers: WeakKeyDictionary[Live, Timer] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        self.let_go(live)
        due = wakes(live.table)
        if due is not None:
            wait = max(0.0, (due - live.now()) / 1000) + LATE
            self.timers[live] = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def let_go(self, live: Live) -> None:
        timer = self.timers.pop(live, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, live: Live) -> None:
        soon(self._lapse(live))

    async def _lapse(self, live: Live) -> None:
        if not await _changed(
            live, lambda: live.change(lambda table, now: lapse(table, now, lead=live.lead()))
        ):
            self.let_go(live)
            self.timers[live] = asyncio.get_running_loop().call_later(AGAIN, self._ring, live)


class Absence:
    """Notices at which tables a player whom all wait for is not connected."""

    def __init__(self) -> None:
        self.gone: WeakKeyDictionary[Live, dict[int, Timer]] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        table = live.table
        missing = set()
        if table.pace.kind != "days":
            missing = {seat for seat in table.to_move() if _missing(live, seat)}
        timers = self.gone.setdefault(live, {})
        for seat in [seat for seat in timers if seat not in missing]:
            timers.pop(seat).cancel()
        for seat in missing - set(timers):
            timers[seat] = asyncio.get_running_loop().call_later(ABSENT / 1000, self._ring, live, seat)

    def let_go(self, live: Live) -> None:
        for timer in self.gone.pop(live, {}).values():
            timer.cancel()

    def _ring(self, live: Live, seat: int) -> None:
        self.gone.get(live, {}).pop(seat, None)
        soon(_changed(live, lambda: live.change(lambda table, now: absent(table, seat, now))))


def _missing(live: Live, seat: int) -> bool:
    """Whether others sit there and wait for a player who is not connected."""
    sitting = live.table.seats[seat]
    if sitting.kind != "person" or sitting.machine or live.present(seat):
        return False
    return any(live.present(other) for other in range(len(live.table.seats)) if other != seat)


async def _changed(live: Live, change: Callable[[], Awaitable[object]]) -> bool:
    try:
        await change()
    except Sorry:
        return True
    except StoreError:
        return False
    return True
