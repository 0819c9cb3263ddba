"""The rules of Pearls, clause by clause, as a diver would try them."""

import pytest

import atoll


def bay(seats: int = 2, **options: int) -> atoll.Match:
    return atoll.play("pearls", seats=seats, options=options, seed=7)


def played(match: atoll.Match, *decisions: str) -> atoll.Match:
    for do in decisions:
        match.do(match.to_move()[0], do)
    return match


@pytest.mark.clause("P-1")
def test_all_begin_under_water_with_empty_hands() -> None:
    public = bay(3).view()["public"]
    assert (public["bag"], public["pearls"], public["under"]) == (12, [0, 0, 0], [0, 1, 2])


@pytest.mark.clause("P-2")
def test_a_dive_brings_a_pearl_that_nobody_else_sees() -> None:
    match = played(bay(), "dive")
    assert match.view(0)["private"]["hand"] == [match.steps[0].drew[0][1]]
    assert match.view(1)["private"]["hand"] == [] and match.view(1)["public"]["pearls"] == [1, 0]


@pytest.mark.clause("P-2")
def test_who_has_surfaced_is_passed_over() -> None:
    match = played(bay(3), "dive", "surface", "dive", "dive")
    assert match.to_move() == [2]
    assert played(match, "surface").to_move() == [0]


@pytest.mark.clause("P-3")
def test_who_holds_more_than_the_air_allows_can_only_surface() -> None:
    match = bay(air=10)
    while sum(match.view(0)["private"]["hand"]) <= 10:
        played(match, "dive", *(["surface"] if match.view()["public"]["under"] == [0, 1] else []))
    assert match.legal(0) == ["surface"]
    with pytest.raises(atoll.Refused, match="P-3: You cannot dive: you hold more than 10"):
        match.do(0, "dive")


@pytest.mark.clause("P-4")
def test_the_highest_sum_within_the_air_wins_and_the_hands_are_shown() -> None:
    match = played(bay(), "dive", "dive", "surface", "surface")
    outcome = match.outcome()
    assert outcome is not None and [result.points for result in outcome.results] == [4, 7]
    assert outcome.winners() == [1] and match.view()["public"]["hands"] == [[4], [7]]


@pytest.mark.clause("P-4")
def test_too_many_pearls_are_worth_nothing() -> None:
    match = bay(air=10)
    while "dive" in match.legal(0):
        played(match, "dive", *(["surface"] if match.view()["public"]["under"] == [0, 1] else []))
    outcome = played(match, "surface").outcome()
    assert outcome is not None and [result.points for result in outcome.results] == [0, 0]
    assert outcome.winners() == [0, 1]
