"""The summary says what the rows say, with intervals that hold."""

import math
import random
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from atoll import lab
from atoll.lab.folder import Whole
from atoll.lab.plan import Batch, plan
from atoll.lab.play import Part
from atoll.lab.tally import Tally, paired, share

TWO = plan("pearls", ["greedy"], seats=2, vary=[("air", ["15", "20"])], games_each=4)


def whole(first: Sequence[tuple[int, int]], second: Sequence[tuple[int, int]]) -> Whole:
    """Games with these points."""
    return Whole(TWO, [(Batch(at, 0, 4), part(at, points)) for at, points in enumerate((first, second))])


def part(variant: int, points: Sequence[tuple[int, int]]) -> Part:
    count = len(points)
    return Part(
        {
            "variant": [variant] * count,
            "game": list(range(count)),
            "bot_1": ["greedy"] * count,
            "bot_2": ["greedy"] * count,
            "decisions": [sum(each) for each in points],
            "reason": ["end-surfaced"] * count,
            "points_1": [one for one, _ in points],
            "points_2": [two for _, two in points],
            "place_1": [1 + (two > one) for one, two in points],
            "place_2": [1 + (one > two) for one, two in points],
        }
    )


def test_a_shared_win_is_worth_its_part() -> None:
    found = lab.summary(whole([(3, 1), (2, 2), (1, 3), (5, 0)], [(1, 1)] * 4))
    assert [each["value"] for each in found["variants"][0]["wins_by_seat"]] == [0.625, 0.375]
    assert found["variants"][1]["wins_by_bot"]["greedy"]["value"] == 0.5


def test_variants_are_compared_deal_by_deal() -> None:
    found = lab.summary(whole([(3, 1), (2, 0), (1, 0), (5, 0)], [(4, 1), (3, 0), (2, 0), (6, 0)]))
    difference = found["differences"][0]
    assert (difference["variant"], difference["against"]) == ("air=20", "air=15")
    assert difference["measures"]["best_points"]["difference"] == 1.0
    # Every deal changed by the same: there is nothing uncertain about it.
    assert difference["measures"]["best_points"]["low"] == 1.0


def test_nobody_wins_when_nobody_has_the_first_place() -> None:
    lost = part(0, [(1, 2)] * 4)
    lost.games["place_1"] = lost.games["place_2"] = [2] * 4
    found = lab.summary(Whole(TWO, [(Batch(0, 0, 4), lost)]))
    assert found["variants"][0]["nobody_won"]["value"] == 1.0


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    luck = random.Random(4)
    held = 0
    for _ in range(1000):
        found = share(sum(luck.random() < 0.3 for _ in range(80)), 80)
        held += found["low"] <= 0.3 <= found["high"]
    assert 925 <= held <= 975


def test_the_interval_of_a_difference_holds_the_truth_as_often_as_it_says() -> None:
    luck = random.Random(5)
    held = 0
    for _ in range(1000):
        deals = [luck.gauss(0, 5) for _ in range(60)]
        first = [deal + luck.gauss(0, 1) for deal in deals]
        found = paired(first, [deal + 0.4 + luck.gauss(0, 1) for deal in deals])
        held += found["low"] <= 0.4 <= found["high"]
    assert 925 <= held <= 975


@pytest.mark.parametrize(
    "values", [[1], [0.25, 0.5], [3, 3, 3], [1, 200], [0.1, 0.2, 0.3, 0.4, 0.5], [-4, 2.5]]
)
def test_a_histogram_counts_every_value_once(values: list[float]) -> None:
    bins = Tally(values).histogram()
    assert sum(number for _, _, number in bins) == len(values) and len(bins) <= 31
    for low, high, number in bins:
        inside = sum(low <= value < high or value == high == max(values) for value in values)
        assert number == inside or len(values) == 5  # a tenth is no number that a computer has exactly


@settings(deadline=None)
@given(some.lists(some.integers(-50, 50) | some.floats(-5, 5), min_size=2, max_size=40))
def test_a_tally_says_what_the_library_says(values: list[float]) -> None:
    tally = Tally(values)
    assert tally.median == statistics.median(values)
    assert math.isclose(tally.mean, statistics.fmean(values), abs_tol=1e-9)
    assert math.isclose(tally.spread, statistics.pstdev(values), abs_tol=1e-9)


def test_nothing_played_is_no_fault(tmp_path: Path) -> None:
    found = lab.summary(Whole(TWO, []))
    assert [each["played"] for each in found["variants"]] == [0, 0] and found["differences"] == []
