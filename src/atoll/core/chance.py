# mypyc
"""All luck there is: labelled draws, asked for by the rules and answered by one of four kinds of chance.
Refuses to be global, to be part of a position, and to know what a label means."""

import hashlib

from mypy_extensions import i64, mypyc_attr

from atoll.core.bits import LOW_63, MIX, STIR, count, nth

Draws = list[tuple[str, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules ask for luck. A draw has a label, so that records read like the game."""

    def roll(self, label: str, ways: i64) -> i64:
        """One of `ways` equally likely numbers: 0 to ways - 1."""
        raise NotImplementedError

    def draw(self, label: str, word: i64) -> i64:
        """One member of a set that is not empty, each as likely as the others."""
        return nth(word, self.roll(label, count(word)))


class Quick(Chance):
    """Fast luck for playouts, search and the lab: nothing is recorded, the same seed gives the same luck."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * STIR + 0x14057B7EF767814F) & LOW_63

    def roll(self, label: str, ways: i64) -> i64:
        # A linear congruence over 63 bits, its high bits mixed down: the same in CPython and compiled,
        # because whatever wraps is masked away.
        self.state = (self.state * STIR + 0x14057B7EF767814F) & LOW_63
        mixed: i64 = self.state ^ (self.state >> 29)
        mixed = (mixed * MIX) & LOW_63
        return ((mixed >> 31) * ways) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Chance):
    """Luck that keeps what it gave, until it is taken away to be written down with the step."""

    def __init__(self) -> None:
        self.drawn: Draws = []

    def taken(self) -> Draws:
        """What was drawn since the last time, oldest first."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def forget(self) -> None:
        """As if nothing had been drawn since the last time: the same comes again."""
        self.drawn = []


class Live(Recorded):
    """The luck of a table: SHA-256 over the seed, the label and how often that label was drawn.
    Who holds the seed can verify every draw; who saw all draws so far learns nothing of the next."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.asked: dict[str, int] = {}

    def roll(self, label: str, ways: i64) -> i64:
        value = self._number(label, int(ways))
        self.drawn.append((label, value))
        return value

    def draw(self, label: str, word: i64) -> i64:
        member = nth(word, self._number(label, int(count(word))))
        self.drawn.append((label, int(member)))
        return member

    def forget(self) -> None:
        for label, _ in self.drawn:
            self.asked[label] -= 1
        self.drawn = []

    def skip(self, draws: Draws) -> None:
        """Go on after draws that were given before: how a table that was closed is opened again."""
        for label, _ in draws:
            self.asked[label] = self.asked.get(label, 0) + 1

    def _number(self, label: str, ways: int) -> int:
        asked = self.asked.get(label, 0)
        self.asked[label] = asked + 1
        unbiased = 2**64 - 2**64 % ways
        attempt = 0
        while True:
            hashed = hashlib.sha256(f"{self.seed}/{label}/{asked}/{attempt}".encode()).digest()
            number = int.from_bytes(hashed[:8], "big")
            if number < unbiased:
                return number % ways
            attempt += 1


class NotInTheRecord(ValueError):
    """The rules asked for a draw that the record does not hold."""


class Playback(Recorded):
    """The luck of a record: gives what was drawn then, and notices when the rules ask for something else."""

    def __init__(self, draws: Draws) -> None:
        super().__init__()
        self.waiting = draws

    def roll(self, label: str, ways: i64) -> i64:
        value = self._next(label)
        if value < 0 or value >= int(ways):
            raise NotInTheRecord(f"{label} was drawn as {value}; it can be 0 to {int(ways) - 1}")
        return value

    def draw(self, label: str, word: i64) -> i64:
        value = self._next(label)
        if value < 0 or value > 62 or not (word >> i64(value)) & 1:
            raise NotInTheRecord(f"{label} was drawn as {value}, which was not there to be drawn")
        return value

    def _next(self, label: str) -> int:
        given = len(self.drawn)
        if given == len(self.waiting):
            raise NotInTheRecord(f"the rules draw {label}, and nothing more was drawn")
        written, value = self.waiting[given]
        if written != label:
            raise NotInTheRecord(f"the rules draw {label}, and {written} was drawn")
        self.drawn.append((label, value))
        return value


class Rigged(Recorded):
    """Luck arranged in advance, label by label, for tests and tutorials; when a label's arranged
    draws are used up, or cannot be drawn any more, another chance goes on."""

    def __init__(self, arranged: dict[str, list[int]], otherwise: Chance) -> None:
        super().__init__()
        self.arranged = {label: list(values) for label, values in arranged.items()}
        self.otherwise = otherwise

    def roll(self, label: str, ways: i64) -> i64:
        value = i64(self._next(label))
        if value < 0 or value >= ways:
            value = self.otherwise.roll(label, ways)
        self.drawn.append((label, int(value)))
        return value

    def draw(self, label: str, word: i64) -> i64:
        value = i64(self._next(label))
        if value < 0 or value > 62 or not (word >> value) & 1:
            value = self.otherwise.draw(label, word)
        self.drawn.append((label, int(value)))
        return value

    def forget(self) -> None:
        for label, value in reversed(self.drawn):
            self.arranged.setdefault(label, []).insert(0, value)
        self.drawn = []

    def _next(self, label: str) -> int:
        values = self.arranged.get(label)
        return values.pop(0) if values else -1
