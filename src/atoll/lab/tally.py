"""Many numbers as how often each came: their mean with its interval, their spread, a histogram of them.
Refuses to keep an order; what belongs together is paired before it is counted."""

import math
from collections import Counter
from collections.abc import Iterable

SURE = 1.96
# A histogram has at most so many columns.
COLUMNS = 30

# A number with what it is certain to lie between, as JSON.
Found = dict[str, float]


def share(won: float, of: int) -> Found:
    """So much of so many, with Wilson's interval, which keeps within 0 and 1 for few and extreme results too.

    >>> {name: round(value, 2) for name, value in share(5, 10).items()}
    {'of': 10, 'value': 0.5, 'low': 0.24, 'high': 0.76}
    """
    if not of:
        return {"of": 0, "value": 0.0, "low": 0.0, "high": 1.0}
    part = won / of
    square = SURE * SURE / of
    middle = (part + square / 2) / (1 + square)
    give = SURE * math.sqrt(part * (1 - part) / of + square / (4 * of)) / (1 + square)
    return {"of": of, "value": part, "low": max(0.0, middle - give), "high": min(1.0, middle + give)}


class Tally:
    """How often each number came.

    >>> tally = Tally([1, 2, 2, 3])
    >>> tally.of, tally.mean, tally.median
    (4, 2.0, 2)
    """

    def __init__(self, values: Iterable[float]) -> None:
        self.counts = Counter(values)
        self.of = self.counts.total()
        self.mean = math.fsum(value * often for value, often in self.counts.items()) / self.of
        self._squares = math.fsum((value - self.mean) ** 2 * often for value, often in self.counts.items())

    @property
    def spread(self) -> float:
        """The standard deviation of these numbers."""
        return math.sqrt(self._squares / self.of)

    @property
    def give(self) -> float:
        """By how much the mean may be off."""
        return SURE * math.sqrt(self._squares / (self.of - 1) / self.of) if self.of > 1 else 0.0

    @property
    def median(self) -> float:
        """The number in the middle, or the mean of the two that are."""
        low, high = self._at((self.of - 1) // 2), self._at(self.of // 2)
        return low if low == high else (low + high) / 2

    def _at(self, place: int) -> float:
        before = 0
        for value, often in sorted(self.counts.items()):
            before += often
            if place < before:
                return value
        raise IndexError(place)

    def found(self) -> Found:
        """What is worth knowing, as JSON.

        >>> found = Tally([1.0, 2.0, 3.0]).found()
        >>> found["mean"], round(found["low"], 2)
        (2.0, 0.87)
        """
        return {
            "of": self.of,
            "mean": self.mean,
            "low": self.mean - self.give,
            "high": self.mean + self.give,
            "median": self.median,
            "spread": self.spread,
            "least": min(self.counts),
            "most": max(self.counts),
        }

    def histogram(self) -> list[tuple[float, float, int]]:
        """How many lie from one number to below the next; whole numbers keep whole columns.

        >>> Tally([1, 1, 2, 4]).histogram()
        [(1, 2, 2), (2, 3, 1), (3, 4, 0), (4, 5, 1)]
        """
        low, high = min(self.counts), max(self.counts)
        whole = all(float(value).is_integer() for value in self.counts)
        width: float = (
            max(1, math.ceil((high - low + 1) / COLUMNS)) if whole else (high - low) / COLUMNS or 1.0
        )
        columns: Counter[int] = Counter()
        for value, often in self.counts.items():
            # The highest of all lies in the last column, not alone in one behind it.
            columns[min(int((value - low) / width), COLUMNS - 1)] += often
        return [(low + at * width, low + (at + 1) * width, columns[at]) for at in range(max(columns) + 1)]


def paired(first: Iterable[float], second: Iterable[float]) -> Found:
    """The mean difference of numbers that belong together, with its interval, and its size in units of the
    spread (Cohen's d).

    >>> found = paired([1.0, 2.0, 3.0], [2.0, 4.0, 3.0])
    >>> found["difference"], round(found["size"], 2)
    (1.0, 1.22)
    """
    pairs = [(left, right) for left, right in zip(first, second, strict=False)]
    apart = Tally(right - left for left, right in pairs)
    one, other = Tally(left for left, _ in pairs), Tally(right for _, right in pairs)
    spread = math.sqrt((one.spread**2 + other.spread**2) / 2)
    return {
        "of": apart.of,
        "difference": apart.mean,
        "low": apart.mean - apart.give,
        "high": apart.mean + apart.give,
        "size": apart.mean / spread if spread else 0.0,
    }


def is_certain(difference: Found) -> bool:
    """Whether a difference has a direction: its whole interval lies on one side of nothing."""
    return difference["low"] > 0 or difference["high"] < 0
