# mypyc
"""Games by chance in one compiled loop: nothing is looked at but how each one ends.
Refuses to keep objects; a thousand games are a few columns of numbers."""

from typing import Any, final

from mypy_extensions import i64

from atoll.core.chance import Quick
from atoll.core.outcome import Outcome
from atoll.core.playout import play_out
from atoll.core.rules import Rules


@final
class Ends:
    """How games ended, in the order in which they were played; points and places seat by seat."""

    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.reasons: list[str] = []
        self.points: list[int] = []
        self.places: list[int] = []


def play_by_chance(rules: Rules[Any], seats: i64, deals: list[int]) -> Ends:
    """One game for each deal."""
    ends = Ends()
    for deal in deals:
        chance = Quick(deal)
        position = rules.setup(seats, chance)
        ends.decisions.append(play_out(rules, position, chance))
        outcome = rules.outcome(position)
        assert outcome is not None
        _keep(ends, outcome)
    return ends


def _keep(ends: Ends, outcome: Outcome) -> None:
    ends.reasons.append(outcome.reason)
    for result in outcome.results:
        ends.points.append(result.points)
        ends.places.append(result.place)
