"""The arbiter of a race over lines of different length: who decided first after the reveal, not whose message
came first. Refuses to believe more of a claim than the measured line allows, and to keep time itself.

The reveal is scheduled at one instant for all (`lead`, `send_at`). A claim says how long a player took after
it on their own screen. The server knows when it arrived and, from probes that nobody can answer early, how
long that connection takes; so it can say to within the line's jitter when the decision was made. Within
`TRUST` of that the claim is believed, and no further. A decision is held until nobody can be believed to have
been earlier."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from atoll.table.facts import Verdict

# A claim is believed so far from what arrival and line say, in milliseconds, and nobody gains more by it.
TRUST = 8.0
# No line counts as slower than this, one way: who delays the probes gains no more.
FARTHEST = 400.0
# So many of the last probes tell how long a line is.
SAMPLES = 24
# The least and the most time between announcing a race and showing it.
SOONEST, LATEST = 300.0, 1_200.0

What = TypeVar("What")


class Line:
    """One connection, as probes measure it."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._number = 0
        self._trips: list[float] = []

    def probe(self, now: float) -> int:
        """The number of a new probe, which is sent now."""
        self._number += 1
        self._sent[self._number] = now
        # What was never answered is forgotten.
        self._sent.pop(self._number - 2 * SAMPLES, None)
        return self._number

    def echo(self, number: int, now: float) -> None:
        """A probe came back. One that was not sent, or came back before, counts for nothing."""
        sent = self._sent.pop(number, None)
        if sent is not None and now >= sent:
            self._trips.append(now - sent)
            del self._trips[:-SAMPLES]

    @property
    def delay(self) -> float:
        """How long a message takes one way: half of the mean trip, without the slowest and quickest ones."""
        trips = sorted(self._trips)
        cut = len(trips) // 8
        kept = trips[cut : len(trips) - cut]
        return min(FARTHEST, sum(kept) / len(kept) / 2) if kept else 0.0

    @property
    def slowest(self) -> float:
        """How long a message took one way at worst, of late."""
        return min(FARTHEST, max(self._trips, default=0.0) / 2)


def lead(lines: Iterable[Line]) -> float:
    """How long before a race is shown it is announced, so that even the slowest line has it in time."""
    slowest = max((line.slowest for line in lines), default=0.0)
    return min(LATEST, max(SOONEST, 2 * slowest + 150.0))


def send_at(opens: float, line: Line) -> float:
    """When to send what is to be shown at `opens` down this line: in time, and hardly earlier, so that nobody
    can look at it long before the others."""
    return opens - 1.5 * line.slowest - 50.0


def judged(opens: float, claim: float | None, arrival: float, delay: float) -> Verdict:
    """What is believed of a claim.

    >>> judged(opens=1000.0, claim=480.0, arrival=1510.0, delay=30.0).believed
    480.0
    >>> judged(opens=1000.0, claim=380.0, arrival=1510.0, delay=30.0).believed
    472.0
    """
    arrived = arrival - opens
    likely = arrived - min(delay, FARTHEST)
    believed = likely if claim is None else min(max(claim, likely - TRUST), likely + TRUST)
    return Verdict(claim=claim, arrival=arrived, believed=min(max(0.0, believed), arrived))


@dataclass(frozen=True, slots=True)
class Entry(Generic[What]):
    """A decision that waits for its place: whose, how it was judged, and what it is."""

    seat: int
    verdict: Verdict
    what: What


class Heat(Generic[What]):
    """One race, from the reveal on: decisions come in as they arrive and go out in the order in which they
    were made."""

    def __init__(self, opens: float) -> None:
        self.opens = opens
        self._held: list[Entry[What]] = []
        # Up to where the order stands already, for all and for each seat.
        self._settled = 0.0
        self._latest: dict[int, float] = {}

    def enter(self, seat: int, what: What, *, claim: float | None, arrival: float, delay: float) -> Verdict:
        """A decision arrived on a line of that `delay`. A bot's claim is exact: it arrives at once."""
        verdict = judged(self.opens, claim, arrival, delay)
        # Nobody decides twice in the other order, nor before what is settled.
        floor = max(self._settled, self._latest.get(seat, 0.0))
        if verdict.believed < floor:
            verdict = Verdict(claim=verdict.claim, arrival=verdict.arrival, believed=floor)
        self._latest[seat] = verdict.believed
        self._held.append(Entry(seat, verdict, what))
        self._held.sort(key=lambda entry: (entry.verdict.believed, entry.verdict.arrival))
        return verdict

    def ready(self, now: float, delays: Mapping[int, float]) -> list[Entry[What]]:
        """The decisions whose order stands now. `delays` are the seats that may still decide, each with the
        delay of its slowest line."""
        out = []
        while self._held and self._safe(self._held[0], delays) <= now:
            entry = self._held.pop(0)
            self._settled = entry.verdict.believed
            out.append(entry)
        return out

    def held(self, seat: int) -> int:
        """How many decisions of a seat wait here: the next one's id is so many further on."""
        return sum(entry.seat == seat for entry in self._held)

    def wakes(self, delays: Mapping[int, float]) -> float | None:
        """When to ask `ready` again."""
        return self._safe(self._held[0], delays) if self._held else None

    def _safe(self, entry: Entry[What], delays: Mapping[int, float]) -> float:
        """From when on nobody else can be believed to have been earlier."""
        rivals = [
            min(delay, FARTHEST) + TRUST
            for seat, delay in delays.items()
            if seat != entry.seat and self._latest.get(seat, 0.0) < entry.verdict.believed
        ]
        return self.opens + entry.verdict.believed + max(rivals, default=0.0)
