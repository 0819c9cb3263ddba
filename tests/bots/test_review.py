"""A review tells a mistake from a good decision, luck from skill, and thinks the same twice."""

import dataclasses

import pytest

from atoll import games
from atoll.bots.review import Care, Reviewed, review, summary
from atoll.core import Live, Match, Rigged

CARE = Care(trials=64, playouts=24, patience=3)


def dived(*decisions: tuple[int, str], pearls: list[int]) -> Match:
    match = Match(games.game("pearls"), 2, chance=Rigged({"pearl": pearls}, Live("x")))
    for seat, do in decisions:
        match.do(seat, do)
    return match


def reviewed(match: Match) -> list[Reviewed]:
    return list(review(match.game, match.record(), CARE))


RECKLESS = [(0, "dive"), (1, "dive"), (0, "dive"), (1, "surface"), (0, "dive"), (0, "surface")]


@pytest.fixture(scope="module")
def reckless() -> tuple[Match, list[Reviewed]]:
    """The first diver holds 19 of 20, dives again and runs out of air; the second surfaced with 11."""
    match = dived(*RECKLESS, pearls=[12, 11, 7, 10])
    return match, reviewed(match)


def test_diving_on_with_hardly_any_air_left_is_a_mistake(reckless: tuple[Match, list[Reviewed]]) -> None:
    steps = reckless[1]
    assert (steps[4].do, steps[4].mark, steps[4].best) == ("dive", "mistake", "surface")
    assert steps[4].lost > 0.3
    assert all(step.mark in {"good", "forced"} for step in steps[:3])


def test_a_decision_without_a_choice_is_nobodys_fault(reckless: tuple[Match, list[Reviewed]]) -> None:
    last = reckless[1][-1]
    assert (last.mark, last.lost) == ("forced", 0.0)


def test_chances_end_where_the_game_ends(reckless: tuple[Match, list[Reviewed]]) -> None:
    match, steps = reckless
    sense = match.game.knowledge(match.rules)
    assert steps[-1].chances == tuple(sense.value(match.position, seat) for seat in range(2))


def test_luck_differs_from_pearl_to_pearl_and_averages_to_nothing() -> None:
    luck = [reviewed(dived((0, "dive"), pearls=[pearl]))[0].luck[0] for pearl in range(1, 13)]
    assert max(luck) > 0.05 and min(luck) < -0.05
    assert sum(luck) / len(luck) == pytest.approx(0, abs=0.05)


def test_who_draws_nothing_has_no_luck(reckless: tuple[Match, list[Reviewed]]) -> None:
    assert all(not any(step.luck) for step in reckless[1] if step.do == "surface")


def test_a_summary_counts_by_seat_and_finds_the_turning_point(
    reckless: tuple[Match, list[Reviewed]],
) -> None:
    match, steps = reckless
    outcome = match.outcome()
    assert outcome is not None
    whole = summary(2, outcome.winners(), steps)
    assert whole.marks[0]["mistake"] == 1 and whole.marks[1]["mistake"] == 0
    assert whole.lost[0] == pytest.approx(sum(step.lost for step in steps if step.seat == 0))
    # The second diver is never behind again once the first has run out of air.
    assert whole.turning == 5


def test_a_review_is_the_same_each_time_and_can_go_on_in_the_middle(
    reckless: tuple[Match, list[Reviewed]],
) -> None:
    match, steps = reckless
    assert list(review(match.game, match.record(), CARE, first=4)) == steps[3:]


def test_a_decision_is_weighed_by_what_the_seat_could_know() -> None:
    """The same view, another secret pearl in the other's hand: the decision is judged alike."""
    judged = []
    for pearl in (12, 1):
        match = dived((0, "dive"), (1, "dive"), (0, "surface"), (1, "surface"), pearls=[pearl, 6])
        step = reviewed(match)[3]
        judged.append(dataclasses.replace(step, chances=(), luck=()))
    assert judged[0] == judged[1]
