"""How much one person, or one address, may ask for in a short time: a bucket that fills by and by.
Refuses with the number of seconds after which it goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic

from atoll.server.answers import Wrong

# How many buckets are remembered before the full ones are forgotten.
REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and then one each so many seconds."""

    burst: int
    seconds: float


# By what is done. A club may sit behind one address: the numbers for it are generous.
PER_PERSON = {
    "create": Limit(10, 6),
    "join": Limit(20, 3),
    "chat": Limit(6, 2),
    "hint": Limit(10, 2),
    "ask": Limit(20, 1),
    "question": Limit(30, 0.5),
    "claim": Limit(5, 20),
    "import": Limit(5, 10),
    "replay": Limit(30, 0.5),
}
PER_ADDRESS = {
    "create": Limit(40, 2),
    "join": Limit(100, 0.5),
    "chat": Limit(60, 0.3),
    "hint": Limit(40, 0.5),
    "ask": Limit(200, 0.2),
    "question": Limit(200, 0.1),
    # Codes are guessed by trying: all who share an address share these few.
    "takeover": Limit(10, 10),
    "claim": Limit(20, 5),
    "import": Limit(20, 3),
    "replay": Limit(150, 0.1),
}


class Limits:
    """Buckets by (what, who)."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.on = on
        self.clock = clock
        # When each bucket will be full again.
        self.full_at: dict[tuple[str, str], float] = {}

    def take(self, what: str, person: str, address: str) -> None:
        """Count one, or raise `Wrong` with the time to wait; then nothing is counted."""
        if not self.on:
            return
        asked = [(PER_PERSON.get(what), f"p {person}"), (PER_ADDRESS.get(what), f"a {address}")]
        kept = [((what, who), limit) for limit, who in asked if limit is not None]
        now = self.clock()
        wait = max((self._wait(key, limit, now) for key, limit in kept), default=0.0)
        if wait > 0:
            seconds = ceil(wait)
            raise Wrong(429, "slowly", f"Too much at once: try again in {seconds} s.", seconds=seconds)
        for key, limit in kept:
            self.full_at[key] = max(self.full_at.get(key, 0.0), now) + limit.seconds
        if len(self.full_at) > REMEMBERED:
            self.full_at = {key: at for key, at in self.full_at.items() if at > now}

    def _wait(self, key: tuple[str, str], limit: Limit, now: float) -> float:
        taken = max(0.0, self.full_at.get(key, 0.0) - now)
        return taken + limit.seconds - limit.burst * limit.seconds
