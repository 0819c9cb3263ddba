"""What a turn may bring, held against every roll counted out one by one."""

import ast
import doctest
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from pathlib import Path
from types import ModuleType

import pytest

from atoll.games.onecard import dice, odds
from atoll.games.onecard.dice import COLOURS, DICE, FULL, HANDFULS, NUMBER, colours, counted, handful
from atoll.games.onecard.odds import kept_worth, rolled_chance, row_chance

Dice = tuple[int, ...]


class CountedOut:
    """Every way to roll and to keep, with nothing clever."""

    def __init__(self, results: dict[Dice, Fraction]) -> None:
        self.results = results

    @cache  # noqa: B019
    def rolling(self, kept: Dice, rolls: int) -> Fraction:
        """What it is worth to keep these and to roll the rest, with so many rolls to come."""
        rolled = list(product(range(6), repeat=DICE - len(kept)))
        return sum((self.lying(tuple(sorted(kept + new)), rolls - 1) for new in rolled), Fraction(0)) / len(
            rolled
        )

    @cache  # noqa: B019
    def lying(self, dice: Dice, rolls: int) -> Fraction:
        """What five dice are worth to who may still roll so often."""
        stop = self.results[dice]
        if not rolls:
            return stop
        keeps = {keep for size in range(DICE) for keep in combinations(dice, size)}
        return max(stop, *(self.rolling(keep, rolls) for keep in keeps))


def lying(word: int) -> Dice:
    return tuple(colour for colour in range(6) for _ in range(word >> 4 * colour & 15))


# Some worth for every result, without any pattern that would hide a mistake.
WORTH = {lying(word): Fraction(number * 7919 % 97) for number, word in enumerate(HANDFULS[FULL:])}


@pytest.mark.parametrize("rolls", [1, 2])
def test_every_keep_is_worth_what_counting_out_says(rolls: int) -> None:
    counted_out = CountedOut(WORTH)
    worth = kept_worth([float(WORTH[lying(word)]) for word in HANDFULS[FULL:]], rolls)
    assert len(worth) == len(HANDFULS)
    for number, word in enumerate(HANDFULS[:FULL]):
        assert worth[number] == pytest.approx(float(counted_out.rolling(lying(word), rolls)), abs=1e-9), word
    for number, word in enumerate(HANDFULS[FULL:], FULL):
        # To keep everything is to stop.
        assert worth[number] == float(WORTH[lying(word)])


@pytest.mark.parametrize("room", range(1, 7))
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_a_row_is_as_likely_as_counting_out_says(room: int, rolls: int) -> None:
    counted_out = CountedOut({shown: Fraction(shown.count(0) == room) for shown in WORTH})
    for have in range(DICE + 1):
        lie = (0,) * have + (1, 2, 3, 4, 5)[: DICE - have]
        assert row_chance(room, have, rolls) == pytest.approx(float(counted_out.lying(lie, rolls)), abs=1e-9)


def test_a_row_is_as_likely_whatever_the_other_dice_show() -> None:
    counted_out = CountedOut({shown: Fraction(shown.count(0) == 2) for shown in WORTH})
    assert len({counted_out.lying((0, *rest), 2) for rest in [(1, 2, 3, 4), (1, 1, 1, 1), (2, 2, 5, 5)]}) == 1


@pytest.mark.parametrize("room", range(1, 6))
def test_a_row_while_the_dice_roll_is_as_likely_as_counting_out_says(room: int) -> None:
    counted_out = CountedOut({shown: Fraction(shown.count(0) == room) for shown in WORTH})
    for kept, other in product(range(DICE + 1), range(DICE + 1)):
        rolling = DICE - kept - other
        if rolling > 0:
            expected = float(counted_out.rolling((0,) * kept + (1,) * other, 2))
            assert rolled_chance(room, kept, rolling, 2) == pytest.approx(expected, abs=1e-9), (kept, other)


def test_handfuls_read_as_they_are_written() -> None:
    for number, word in enumerate(HANDFULS):
        named = [COLOURS.index(name) for name in colours(word)]
        assert handful(named) == word and NUMBER[word] == number
        assert [counted(word, colour) for colour in range(6)] == [named.count(colour) for colour in range(6)]


@pytest.mark.parametrize("module", [odds, dice])
def test_the_examples_hold(module: ModuleType) -> None:
    # Read from the source, because compiled functions have lost their docstrings.
    source = Path(__file__).parents[1] / f"{module.__name__.rsplit('.', 1)[-1]}.py"
    functions = [node for node in ast.parse(source.read_text()).body if isinstance(node, ast.FunctionDef)]
    runner = doctest.DocTestRunner()
    for function in functions:
        told = ast.get_docstring(function) or ""
        runner.run(
            doctest.DocTestParser().get_doctest(told, dict(vars(module)), function.name, str(source), 0)
        )
    assert runner.tries and not runner.failures
