"""Races between players of equal skill over lines of different length, from the probes to the verdict.
Refuses to touch the arbiter from inside: it sees times of arrival and claims, as a server does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from atoll.table.race import Heat, Line, lead, send_at

# One message one way, in milliseconds.
Delay = Callable[[Random], float]


def even(latency: float, jitter: float = 0.3) -> Delay:
    """Jitter that makes messages quicker as often as slower."""
    return lambda luck: max(0.3 * latency, luck.gauss(latency, jitter * latency))


def skewed(latency: float, jitter: float = 0.3) -> Delay:
    """Jitter as networks have it: mostly a little, at times a lot more."""
    shape = 1 / jitter**2
    return lambda luck: 0.5 * latency + luck.gammavariate(shape / 4, 2 * latency / shape)


@dataclass(slots=True)
class Racer:
    """A player at the end of a line. `shift` is what a cheat takes off the time that really went by, given
    the number of the race."""

    delay: Delay
    shift: Callable[[int], float] = lambda race: 0.0
    line: Line = field(default_factory=Line)
    # How far the device's idea of the server's time is off.
    error: float = 0.0

    def probed(self, luck: Random, at: float) -> None:
        """The server sends a probe, and it comes back."""
        number = self.line.probe(at)
        self.line.echo(number, at + self.delay(luck) + self.delay(luck))

    def sets_its_clock(self, luck: Random, pings: int = 8) -> None:
        """The device asks for the time now and then, and trusts the quickest answer, half of it each way."""
        trips = [(self.delay(luck), self.delay(luck)) for _ in range(pings)]
        up, down = min(trips, key=sum)
        self.error = (down - up) / 2


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one race: who was first by the arbiter and in truth, how much earlier than the truth
    each was believed to be, and how long the first decision waited."""

    first: int
    fastest: int
    gains: Sequence[float]
    reactions: Sequence[float]
    waited: float


def race(number: int, racers: Sequence[Racer], luck: Random, reaction: Callable[[Random], float]) -> Result:
    """One race, after a few probes."""
    at = 1_000_000.0
    for racer in racers:
        for _ in range(6):
            racer.probed(luck, at)
        racer.sets_its_clock(luck)
    opens = at + lead(racer.line for racer in racers)
    reactions = [reaction(luck) for _ in racers]
    arrivals = []
    for seat, racer in enumerate(racers):
        came = send_at(opens, racer.line) + racer.delay(luck)
        decided = max(came, opens + racer.error) + reactions[seat]
        claim = max(0.0, reactions[seat] - racer.shift(number))
        arrivals.append((decided + racer.delay(luck), seat, claim))
    return _judged(opens, racers, sorted(arrivals), reactions)


def _judged(
    opens: float,
    racers: Sequence[Racer],
    arrivals: Sequence[tuple[float, int, float]],
    reactions: Sequence[float],
) -> Result:
    heat: Heat[float] = Heat(opens)
    believed = [0.0] * len(racers)
    out = []
    still = {seat: racer.line.delay for seat, racer in enumerate(racers)}
    for arrival, seat, claim in arrivals:
        out += _released(heat, arrival, still)
        delay = racers[seat].line.delay
        verdict = heat.enter(seat, arrival, claim=claim, arrival=arrival, delay=delay)
        believed[seat] = verdict.believed
    out += _released(heat, float("inf"), still)
    released, first = out[0]
    return Result(
        first=first.seat,
        fastest=min(range(len(racers)), key=lambda seat: reactions[seat]),
        gains=[reactions[seat] - believed[seat] for seat in range(len(racers))],
        reactions=reactions,
        waited=released - first.what,
    )


def _released(heat: Heat[float], until: float, still: dict[int, float]) -> list[Any]:
    """The decisions whose order stands before that time, each with when it went out."""
    out = []
    while (wakes := heat.wakes(still)) is not None and wakes <= until:
        for entry in heat.ready(wakes, still):
            # Who has decided races no more.
            still.pop(entry.seat, None)
            out.append((max(wakes, entry.what), entry))
    return out
