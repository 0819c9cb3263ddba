"""What a level knows of the map, and how long it takes: nearby right, far away guessed, strong ones quick."""

from statistics import median

import pytest

from atoll.core import Quick
from atoll.games.borders.knowing import FIRST_CHIP, KNOWN, QUICKEST, WRONG, believed, pause
from atoll.games.borders.rules import BordersRules

from .table import BORDERS, deal, match, play_round, rules, skip_to

LEVELS = pytest.mark.parametrize("level", [1, 2, 3, 4, 5])


def errors(level: int, seed: int = 1) -> dict[int, list[int]]:
    """By true distance, how wrong somebody of this level is about it."""
    known = believed(rules(), level, seed)
    found: dict[int, list[int]] = {}
    for true, guess in zip(rules().routes.apart, known.judged.apart, strict=True):
        found.setdefault(int(true), []).append(int(guess - true))
    return found


@LEVELS
def test_what_is_near_is_known_and_what_is_far_is_guessed(level: int) -> None:
    for far, wrong in errors(level).items():
        assert max(map(abs, wrong)) <= WRONG[level - 1]
        if far <= KNOWN[level - 1]:
            assert set(wrong) == {0}


def test_stronger_levels_are_wrong_less() -> None:
    sums = [sum(abs(e) for wrong in errors(level).values() for e in wrong) for level in range(1, 6)]
    assert sums == sorted(sums, reverse=True) and sums[-1] == 0 and len(set(sums)) == 5


def test_nobody_takes_what_is_far_for_a_neighbour() -> None:
    known = believed(rules(), 1, 3)
    for true, guess in zip(rules().routes.apart, known.judged.apart, strict=True):
        assert (guess == 1) == (true == 1) and (guess == 0) == (true == 0)


def test_a_guess_is_the_same_from_both_sides_and_another_for_another_seed() -> None:
    one, other = believed(rules(), 2, 1).judged, believed(rules(), 2, 2).judged
    places = int(one.places)
    assert all(one.distance(a, b) == one.distance(b, a) for a in range(places) for b in range(places))
    assert list(one.apart) != list(other.apart)
    assert list(one.apart) == list(believed(rules(), 2, 1).judged.apart)


def test_only_prices_are_misjudged() -> None:
    """The same things are allowed, and a traced route is walked on the real map."""
    real = rules({"trace": True})
    known = believed(real, 1, 5)
    m = match(seats=2, options={"trace": True}, seed=2)
    luck = Quick(3)
    for _ in range(120):
        movers = m.to_move()
        assert known.to_move(m.position) == real.to_move(m.position)
        for seat in movers:
            assert known.legal(m.position, seat) == real.legal(m.position, seat)
        m.do(movers[0], m.names[m.rules.pick(m.position, movers[0], luck)])


def pauses(level: int, round: int, placed: bool = False) -> list[float]:
    m = match(seats=2)
    skip_to(m, round)
    deal(m)
    if placed:
        m.do(0, "chip 1")
    luck = Quick(level)
    return [BORDERS.pause(m.rules, m.view(0), level, luck) for _ in range(400)]  # type: ignore[misc]


@LEVELS
def test_half_of_the_time_it_takes_less_than_usual(level: int) -> None:
    times = pauses(level, 1)
    assert median(times) == pytest.approx(FIRST_CHIP[level - 1], rel=0.08)
    assert min(times) >= QUICKEST and max(times) < 6 * FIRST_CHIP[level - 1]


def test_stronger_levels_are_quicker_and_later_parts_take_longer() -> None:
    usual = [median(pauses(level, 1)) for level in range(1, 6)]
    assert usual == sorted(usual, reverse=True)
    assert median(pauses(3, 1)) < median(pauses(3, 3)) < median(pauses(3, 5))
    assert median(pauses(3, 3, placed=True)) < median(pauses(3, 3)) / 2 * 1.1


def test_a_dealer_leaves_time_to_read_and_to_lay() -> None:
    m = match(seats=3)
    known = m.rules
    assert isinstance(known, BordersRules)
    first = pause(known, m.view(0), 5, Quick(1))
    play_round(m, (0, "chip 1"), (1, "chip 2"), (2, "chip 40"))
    assert pause(known, m.view(0), 5, Quick(1)) > first + 10
    m.do(m.position.dealer, "deal")
    assert pause(known, m.view(0), 1, Quick(1)) > 2
