"""What time means at one table: whose clock runs, what is left, and when somebody's time is up.
Refuses to look at a clock of its own; every time comes in with a fact."""

import time
from collections.abc import Callable

from msgspec import Struct

from atoll.core.bits import count, members
from atoll.table.facts import Pace

# Who has used up the clock still has this long for each decision.
LEAST = 5_000.0
# After the server was away, a game by days gives at least this long.
AFTER_RESUMING = 3_600_000.0


class Reading(Struct, frozen=True, kw_only=True):
    """The clocks at server time `now`, in milliseconds. `left` is what each seat has, `running` are those
    that lose time, `due` is when each seat's time is up."""

    now: float
    left: list[float | None]
    running: list[int]
    due: list[float | None]


class Clocks:
    """The clocks of one table. Bots have none: their seats are `asleep`, a set of seats like `movers`."""

    def __init__(self, pace: Pace, seats: int, asleep: int = 0) -> None:
        self.pace = pace
        self.asleep = asleep
        self.movers = 0
        self.left = [1000.0 * (pace.clock or 0)] * seats
        # When each seat's present decision began, and up to when its clock is counted.
        self.since = [0.0] * seats
        self.counted = [0.0] * seats
        # When several began to decide at the same time.
        self.gathered: float | None = None
        # Until when the others agreed to wait.
        self.patience = [0.0] * seats

    def moved(self, at: float, movers: int, decider: int | None = None, opens: float | None = None) -> None:
        """Somebody decided, or a decision was taken back: now these are to move. What a race shows only
        later counts from then on."""
        self.count(at)
        start = max(at, opens or at)
        fresh = movers & ~self.movers
        if gathers(self.movers, movers):
            self.gathered = start
            fresh = movers
        elif fresh:
            self.gathered = None
        if decider is not None:
            self.left[decider] += 1000.0 * self.pace.bonus
            self.since[decider] = start
        for seat in members(fresh):
            self.since[seat] = self.counted[seat] = start
        self.movers = movers

    def count(self, at: float) -> None:
        """Take what was used up to now from those who are to move."""
        for seat in self._awake():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - self.counted[seat]))
            self.counted[seat] = max(self.counted[seat], at)

    def sleep(self, at: float, seat: int, asleep: bool) -> None:
        """A bot takes over for a seat, or gives it back."""
        self.count(at)
        self.asleep = self.asleep | 1 << seat if asleep else self.asleep & ~(1 << seat)
        self.since[seat] = self.counted[seat] = at

    def wait(self, at: float, seat: int, patience: float) -> None:
        """The others give a seat more time."""
        self.patience[seat] = at + patience

    def resume(self, at: float) -> None:
        """Nobody could play since the last fact: that time counts for nobody. By days it hardly matters; who
        is nearly late gets an hour."""
        for seat in self._awake():
            self.patience[seat] = max(self.patience[seat], at + AFTER_RESUMING)
            self.counted[seat] = at
            if not self.pace.hours:
                self.since[seat] = at
        if self.gathered is not None:
            self.gathered = at

    def due(self, seat: int) -> float | None:
        """When this seat's time is up; never while it is not to move, or has no limit."""
        if seat not in self._awake():
            return None
        ends = []
        if self.pace.clock:
            ends.append(max(self.counted[seat] + self.left[seat], self.since[seat] + LEAST))
        if self.pace.limit and self.gathered is not None:
            ends.append(self.gathered + 1000.0 * self.pace.limit)
        if self.pace.hours:
            ends.append(max(self.since[seat] + 3_600_000.0 * self.pace.hours, self.patience[seat]))
        return min(ends, default=None)

    def reading(self, now: float) -> Reading | None:
        """What the clocks show; nothing where there are none."""
        if not (self.pace.clock or self.pace.limit or self.pace.hours):
            return None
        seats = range(len(self.left))
        awake = self._awake()
        used = [max(0.0, now - self.counted[seat]) if seat in awake else 0.0 for seat in seats]
        return Reading(
            now=now,
            left=[
                max(0.0, self.left[seat] - used[seat]) if self.pace.clock and not self._sleeps(seat) else None
                for seat in seats
            ],
            running=awake if self.pace.clock else [],
            due=[self.due(seat) for seat in seats],
        )

    def _awake(self) -> list[int]:
        return members(self.movers & ~self.asleep)

    def _sleeps(self, seat: int) -> bool:
        return bool(self.asleep >> seat & 1)


def gathers(before: int, after: int) -> bool:
    """Whether several begin to decide at the same time: somebody who was not to move is, with others."""
    return bool(after & ~before) and count(after) > 1


class ServerTime:
    """The server's time in milliseconds: set by the wall clock once, then counted on without jumps. While the
    machine sleeps it stands still, so that nobody loses time to a closed laptop."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> float:
        """Now."""
        return 1000.0 * (self._offset + self._steady())
