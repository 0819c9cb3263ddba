"""How much stronger one bot is than another: ratings from results, with what chance leaves open.
Refuses to rate what never met, directly or through others."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from atoll.bots.arena import Played

# A difference of 400 means that the stronger one scores ten times as often.
POINTS_PER_UNIT = 400 / math.log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """`give` is half the 95 % interval, against the bot that counts as 0."""

    name: str
    points: float
    give: float
    games: int


def duels(games: Iterable[Played]) -> dict[tuple[str, str], float]:
    """What each name scored against each other: a better place is 1, an equal one a half for both."""
    scored: dict[tuple[str, str], float] = {}
    for played in games:
        places = [result.place for result in played.outcome.results]
        for one, own in enumerate(played.line_up):
            for two, other in enumerate(played.line_up):
                if own != other:
                    point = 1.0 if places[one] < places[two] else 0.5 if places[one] == places[two] else 0.0
                    scored[own, other] = scored.get((own, other), 0.0) + point
    return scored


def rate(scored: dict[tuple[str, str], float], anchor: str) -> list[Rating]:
    """The ratings that make the results likeliest (Bradley and Terry's model), strongest first."""
    names = sorted({name for pair in scored for name in pair})
    others = [name for name in names if name != anchor]
    strength = dict.fromkeys(names, 0.0)
    for _ in range(200):
        slope = [_slope(name, names, scored, strength) for name in others]
        step = _solve(
            [[_bend(row, column, names, scored, strength) for column in others] for row in others], slope
        )
        for name, change in zip(others, step, strict=True):
            strength[name] += max(-1.0, min(1.0, change))
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    spread = _spread(others, names, scored, strength)
    rated = [
        Rating(
            name,
            POINTS_PER_UNIT * strength[name],
            POINTS_PER_UNIT * 1.96 * spread.get(name, 0.0),
            round(sum(_met(name, other, scored) for other in names)),
        )
        for name in names
    ]
    return sorted(rated, key=lambda rating: -rating.points)


def _met(one: str, two: str, scored: dict[tuple[str, str], float]) -> float:
    return scored.get((one, two), 0.0) + scored.get((two, one), 0.0)


def _wins(one: str, two: str, strength: dict[str, float]) -> float:
    return 1 / (1 + math.exp(strength[two] - strength[one]))


def _slope(
    name: str, names: list[str], scored: dict[tuple[str, str], float], strength: dict[str, float]
) -> float:
    # Half a game drawn against everyone keeps a bot that never lost from running away to infinity.
    return sum(
        scored.get((name, other), 0.0)
        + 0.25
        - (_met(name, other, scored) + 0.5) * _wins(name, other, strength)
        for other in names
        if other != name and _met(name, other, scored)
    )


def _bend(
    row: str,
    column: str,
    names: list[str],
    scored: dict[tuple[str, str], float],
    strength: dict[str, float],
) -> float:
    def between(one: str, two: str) -> float:
        met = _met(one, two, scored)
        chance = _wins(one, two, strength)
        return (met + 0.5) * chance * (1 - chance) if met else 0.0

    if row != column:
        return -between(row, column)
    return sum(between(row, other) for other in names if other != row)


def _spread(
    others: list[str],
    names: list[str],
    scored: dict[tuple[str, str], float],
    strength: dict[str, float],
) -> dict[str, float]:
    bends = [[_bend(row, column, names, scored, strength) for column in others] for row in others]
    spread = {}
    for place, name in enumerate(others):
        unit = [float(place == other) for other in range(len(others))]
        spread[name] = math.sqrt(_solve(bends, unit)[place])
    return spread


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination, with the largest pivot first."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        if abs(table[column][column]) < 1e-12:
            raise ValueError("some bots never met, not even through others: their ratings cannot be compared")
        for row in range(column + 1, size):
            factor = table[row][column] / table[column][column]
            for place in range(column, size + 1):
                table[row][place] -= factor * table[column][place]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(table[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (table[row][size] - known) / table[row][row]
    return found
