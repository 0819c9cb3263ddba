"""A finished game looked at again: what each decision was worth beside the best one, what luck did, and where
the game turned. Refuses to blame a player for what their seat could not know: decisions are weighed on
positions that could lie behind the seat's view; only luck is weighed on the real one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

from atoll.bots.playouts import Playouts
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Json, Match, Position, Quick, Record, replay_steps
from atoll.core.match import Words

Mark = Literal["forced", "good", "doubtful", "mistake"]

# A decision is doubtful when it gives away so much of a win, a mistake when it gives away so much more; and
# only when the difference is too large to be an accident of the playouts.
DOUBTFUL, MISTAKE, ACCIDENT = 0.03, 0.08, 2.0


@dataclass(frozen=True, slots=True)
class Care:
    """How much a review thinks about each step."""

    # Trials of the search that looks for something better.
    trials: int = 200
    # Playouts that compare the decision with it; so many times more when that leaves it in doubt.
    playouts: int = 48
    patience: int = 6
    # How many decisions a playout looks ahead.
    ahead: int = 24


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One step. What is better is told as worth in wins, from 0 to 1; `chances` are everyone's after it."""

    step: int
    seat: int
    do: str
    mark: Mark
    best: str
    # What the decision gave away against the best one, and how uncertain that is (one standard error).
    lost: float
    give: float
    why: list[Json]
    # What the draws of this step brought each seat, against what such draws bring on average.
    luck: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a few numbers, by seat: what luck brought, what decisions gave away; and the step from which
    on whoever won was never behind (0: from the start)."""

    luck: tuple[float, ...]
    lost: tuple[float, ...]
    marks: tuple[dict[str, int], ...]
    turning: int | None


def review(
    game: Game[Any, Any], record: Record, care: Care | None = None, *, words: Words = str, first: int = 1
) -> Iterator[Reviewed]:
    """Every step from `first` on, one after the other, as it is thought about; the same each time."""
    reviewer: Reviewer | None = None
    before: Position | None = None
    for at, match in enumerate(replay_steps(game, record, words)):
        reviewer = reviewer or Reviewer(match, care or Care())
        if before is not None and at >= first:
            yield reviewer.step(match, before, at)
        before = match.position


class Reviewer:
    """Thinks about the steps of one match."""

    def __init__(self, match: Match, care: Care) -> None:
        self.game, self.rules = match.game, match.rules
        self.care = care
        self.seats = match.seats
        self.knowledge = match.game.knowledge(match.rules)
        self.playouts = Playouts(self.rules, self.knowledge, match.seats, care.ahead)

    def step(self, match: Match, before: Position, at: int) -> Reviewed:
        """The last step of the match, which was taken in the position `before`."""
        played = match.steps[-1]
        action = match.numbers[played.do]
        view = self.game.view(self.rules, before, played.seat)
        best = self._best(view, before, played.seat, at)
        lost, give = (0.0, 0.0) if best == action else self._compared(view, played.seat, best, action, at)
        if lost <= 0.0:
            best, lost = action, 0.0
        chances = self.playouts.standings(match.position, at, self.care.playouts)
        luck = self._luck(before, played.seat, action, chances, at) if played.drew else [0.0] * self.seats
        forced = len(self.rules.legal(before, played.seat)) == 1
        sampled = self.game.sample(self.rules, view, Quick(at))
        return Reviewed(
            step=at,
            seat=played.seat,
            do=played.do,
            mark="forced" if forced else _mark(lost, give),
            best=match.names[best],
            lost=lost,
            give=give,
            why=[] if best == action else list(self.game.reasons(self.rules, sampled, played.seat, best)),
            luck=tuple(luck),
            chances=tuple(chances),
        )

    def _best(self, view: Json, before: Position, seat: int, at: int) -> int:
        legal = self.rules.legal(before, seat)
        if len(legal) == 1:
            return legal[0]
        # Without a limit of time, so that a review is the same each time.
        searcher = Searcher(self.game, self.rules, Budget(self.care.trials), at)
        return searcher.think(view, float("inf")).best()

    def _compared(self, view: Json, seat: int, best: int, done: int, at: int) -> tuple[float, float]:
        """How much better one action is than another, on the same positions with the same luck; and how
        uncertain that is."""
        chance = Quick(at)
        differences: list[float] = []
        for playout in range(self.care.playouts * self.care.patience):
            if playout and playout % self.care.playouts == 0:
                mean, give = _mean(differences)
                if mean < DOUBTFUL or mean > 2 * ACCIDENT * give:
                    break
            sampled = self.game.sample(self.rules, view, chance)
            one = self.playouts.after(sampled, seat, best, playout)[seat]
            other = self.playouts.after(sampled, seat, done, playout)[seat]
            differences.append(one - other)
        return _mean(differences)

    def _luck(self, before: Position, seat: int, action: int, came: list[float], at: int) -> list[float]:
        """What came, against what the same action brings with other draws."""
        sums = [0.0] * self.seats
        for playout in range(self.care.playouts):
            for other, value in enumerate(self.playouts.after(before, seat, action, at * 64 + playout)):
                sums[other] += value
        return [mine - total / self.care.playouts for mine, total in zip(came, sums, strict=True)]


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def _mark(lost: float, give: float) -> Mark:
    if lost < DOUBTFUL or lost < ACCIDENT * give:
        return "good"
    return "doubtful" if lost < MISTAKE else "mistake"


def summary(seats: int, winners: Sequence[int], steps: Sequence[Reviewed]) -> Summary:
    """All that was reviewed, taken together."""
    return Summary(
        luck=tuple(sum(step.luck[seat] for step in steps) for seat in range(seats)),
        lost=tuple(sum(step.lost for step in steps if step.seat == seat) for seat in range(seats)),
        marks=tuple(_marks(steps, seat) for seat in range(seats)),
        # Nobody is behind who plays alone.
        turning=_turning(steps, winners[0]) if winners and seats > 1 else None,
    )


def _marks(steps: Sequence[Reviewed], seat: int) -> dict[str, int]:
    counts: dict[str, int] = {"good": 0, "doubtful": 0, "mistake": 0}
    for step in steps:
        if step.seat == seat and step.mark != "forced":
            counts[step.mark] += 1
    return counts


def _turning(steps: Sequence[Reviewed], winner: int) -> int:
    behind = [step.step for step in steps if step.chances[winner] < max(step.chances)]
    return behind[-1] + 1 if behind else 0
