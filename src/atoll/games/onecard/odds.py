# mypyc
"""What the dice may bring in one turn, exactly: every way to keep and to roll again is weighed.
Refuses to know what a result is worth: that is given."""

from typing import Final

from mypy_extensions import i64

from .dice import COLOURS, DICE, FULL, HANDFULS, NUMBER

# For each handful that is not full and each colour: the handful with one more die of that colour,
# and for each handful and colour: the one with one die less, or itself where there is none.
_MORE: Final = [NUMBER[word + (1 << 4 * at)] for word in HANDFULS[:FULL] for at in range(len(COLOURS))]
_LESS: Final = [
    NUMBER[word - (1 << 4 * at)] if word >> 4 * at & 15 else number
    for number, word in enumerate(HANDFULS)
    for at in range(len(COLOURS))
]
_MOST_ROLLS: Final = 5


def kept_worth(results: list[float], rolls: i64) -> list[float]:
    """What each handful is worth on average if it is kept and the others roll, with so many rolls to come,
    when every later choice is the best. `results` says what each full handful, in its order, is worth at
    the end; to keep a full handful is to stop.

    >>> reds = [float(word >> 20) for word in HANDFULS[FULL:]]
    >>> round(kept_worth(reds, 1)[NUMBER[0x200000]], 2), round(kept_worth(reds, 2)[0], 3)
    (2.5, 1.528)
    """
    worth = [0.0] * FULL + results
    while True:
        _on_average(worth)
        rolls -= 1
        if rolls <= 0:
            # Who stops has the result as it lies.
            worth[FULL:] = results
            return worth
        worth[FULL:] = _at_best(worth)


def _on_average(worth: list[float]) -> None:
    # The larger handfuls first: a handful is worth the average of those with one die more.
    number: i64 = FULL - 1
    while number >= 0:
        at = number * 6
        worth[number] = (
            worth[_MORE[at]]
            + worth[_MORE[at + 1]]
            + worth[_MORE[at + 2]]
            + worth[_MORE[at + 3]]
            + worth[_MORE[at + 4]]
            + worth[_MORE[at + 5]]
        ) / 6.0
        number -= 1


def _at_best(worth: list[float]) -> list[float]:
    """The best of what can be kept of each full handful."""
    best = worth.copy()
    number: i64 = 1
    while number < len(best):
        at = number * 6
        most = best[number]
        for colour in range(6):
            most = max(most, best[_LESS[at + colour]])
        best[number] = most
        number += 1
    return best[FULL:]


def _binomial(dice: int, hits: int) -> float:
    ways = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1], [1, 5, 10, 10, 5, 1]][dice][hits]
    return ways * 5.0 ** (dice - hits) / 6.0**dice


def _exactly() -> list[list[list[float]]]:
    """By rolls to come, dice of a colour on the table, and dice of that colour wanted in the end."""
    size = range(DICE + 1)
    chances = [[[float(have == want) for want in size] for have in size]]
    for _ in range(_MOST_ROLLS):
        later = chances[-1]
        chances.append([[_best_chance(later, have, want) for want in size] for have in size])
    return chances


def _best_chance(later: list[list[float]], have: int, want: int) -> float:
    best = float(have == want)
    for kept in range(have + 1):
        for rolled in range(1, DICE - kept + 1):
            # The others that are kept must be there.
            if DICE - kept - rolled > DICE - have:
                continue
            chance = sum(_binomial(rolled, hits) * later[kept + hits][want] for hits in range(rolled + 1))
            best = max(best, chance)
    return best


_EXACTLY: Final = _exactly()


def row_chance(room: i64, have: i64, rolls: i64) -> float:
    """How likely a row with so much room is to be completed this turn by who plays for nothing else:
    exactly so many dice of its colour must lie there in the end.

    >>> round(row_chance(1, 0, 1), 3), row_chance(6, 0, 3), row_chance(2, 2, 1)
    (0.402, 0.0, 1.0)
    """
    return _EXACTLY[rolls][have][room] if room <= DICE else 0.0


def rolled_chance(room: i64, kept: i64, rolling: i64, rolls: i64) -> float:
    """The same for who keeps so many dice of its colour and is about to roll so many, with `rolls` to come.

    >>> rolled_chance(1, 1, 0, 1), round(rolled_chance(2, 1, 1, 1), 3)
    (1.0, 0.167)
    """
    return sum(
        _binomial(int(rolling), hits) * row_chance(room, kept + hits, rolls - 1)
        for hits in range(int(rolling) + 1)
    )
