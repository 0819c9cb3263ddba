"""Random games at random tables, with input of every kind, until something is found or the budget is spent.
Refuses to look for more than the first finding: its record is what one opens."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from atoll.conformance.finding import Finding
from atoll.conformance.tables import any_table
from atoll.conformance.trial import Trial
from atoll.core import Game, Quick

# Told how many games and decisions were played so far.
Told = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """How much was played, and what was found."""

    games: int
    decisions: int
    finding: Finding | None


def fuzz(
    game: Game[Any, Any],
    *,
    seconds: float = 10.0,
    games: int | None = None,
    seed: int = 1,
    told: Told = lambda games, decisions: None,
) -> Fuzzed:
    """Play until the time, or so many games, are over; the same seed plays the same games.

    >>> import atoll
    >>> fuzz(atoll.game("pearls"), games=5).finding is None
    True
    """
    trial = Trial(game, moments=8, seed=seed)
    luck = Quick(seed)
    until = monotonic() + seconds
    played = 0
    while not trial.found and (monotonic() < until if games is None else played < games):
        seats, chosen = any_table(game, luck)
        trial.play(played, seats, chosen)
        played += 1
        told(played, trial.decisions)
    return Fuzzed(played, trial.decisions, next(iter(trial.found.values()), None))
