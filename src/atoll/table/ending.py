"""How a game ends: by its rules, or because it was broken off.
Refuses to say who would have won."""

from typing import Any

from atoll.core import Match, Outcome, Position, Rules, places
from atoll.table.facts import Ended, Score


def finished(rules: Rules[Any], position: Position) -> Ended | None:
    """The end by the rules, when they say so."""
    outcome: Outcome | None = rules.outcome(position)
    if outcome is None:
        return None
    scores = [
        Score(points=int(each.points), place=int(each.place), parts=[*each.parts]) for each in outcome.results
    ]
    return Ended(reason=outcome.reason, scores=scores)


def broken_off(match: Match, reason: str, stayed: list[int]) -> Ended:
    """The end with what the standing shows; who did not stay comes after all who did."""
    standing = match.game.public(match.rules, match.position).get("standing", [])
    points = [int(each["points"]) for each in standing] or [0] * match.seats
    ranks = dict(zip(stayed, places([points[seat] for seat in stayed]), strict=True))
    return Ended(
        reason=reason,
        scores=[
            Score(points=points[seat], place=ranks.get(seat, len(stayed) + 1)) for seat in range(match.seats)
        ],
    )
