"""Ratings say what the results say."""

import math

import pytest

from atoll.bots.arena import Played
from atoll.bots.ratings import duels, rate
from atoll.core import Outcome, Result


def won(winner: str, loser: str, times: int = 1) -> list[Played]:
    outcome = Outcome("end", (Result(3, 1), Result(1, 2)))
    return [Played((winner, loser), seed, outcome, 10, (0.0, 0.0)) for seed in range(times)]


def test_three_wins_in_four_are_as_many_points_as_the_model_says() -> None:
    strong, weak = rate(duels(won("a", "b", 7500) + won("b", "a", 2500)), anchor="b")
    assert (strong.name, weak.points) == ("a", 0.0)
    assert strong.points == pytest.approx(400 * math.log10(3), abs=0.5)
    assert strong.games == 10_000


def test_the_interval_shrinks_with_the_root_of_the_games() -> None:
    few = rate(duels(won("a", "b", 75) + won("b", "a", 25)), anchor="b")[0]
    many = rate(duels(won("a", "b", 7500) + won("b", "a", 2500)), anchor="b")[0]
    assert few.give == pytest.approx(10 * many.give, rel=0.02)


def test_strength_is_handed_on_through_a_third() -> None:
    results = won("a", "b", 300) + won("b", "a", 100) + won("b", "c", 300) + won("c", "b", 100)
    ratings = {rating.name: rating.points for rating in rate(duels(results), anchor="c")}
    assert ratings["a"] == pytest.approx(2 * ratings["b"], rel=0.05)


def test_a_tie_is_half_a_win_for_both() -> None:
    tie = Outcome("end", (Result(3, 1), Result(3, 1)))
    assert duels([Played(("a", "b"), 1, tie, 10, (0.0, 0.0))]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_one_who_never_lost_has_a_finite_rating() -> None:
    strong, _ = rate(duels(won("a", "b", 40)), anchor="b")
    assert 400 < strong.points < 1500


def test_bots_that_never_met_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="never met"):
        rate(duels(won("a", "b") + won("c", "d")), anchor="a")
