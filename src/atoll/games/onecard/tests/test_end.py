"""How the game ends and what counts, clauses O-E1 to O-E4."""

import pytest

from atoll.core import Match
from atoll.games.onecard import GAME

from .table import layout, refused, result, table, told, word

TWENTY_ONE = "purple 4  blue 4*  green 4  orange 4  red 4*"


def nearly_over(seats: int = 2, goal: int = 1) -> Match:
    """The first player's card 1 is about to be scored."""
    return table(
        seats,
        [1, 2, 3, 4, 5, 6, 7, 8][: 2 * seats],
        printed={1: TWENTY_ONE},
        marks={1: "blue 4 red 4 green 3"},
        options={"goal": goal},
    )


@pytest.mark.clause("O-E1")
def test_everybody_still_uses_the_result_of_the_last_turn() -> None:
    match = nearly_over(3)
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    assert match.view()["public"]["standing"][0]["notes"] == [{"id": "lack-cards", "cards": 0}]
    for seat in (1, 2):
        assert match.outcome() is None
        assert match.to_move() == [seat]
        match.do(seat, "pass")
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "end-goal"
    assert match.to_move() == []
    assert refused(match, 0, "roll") == "A-3.refused"


@pytest.mark.clause("O-E1")
def test_the_fourth_card_ends_the_game_and_the_third_does_not() -> None:
    match = nearly_over(goal=4)
    position = layout(match)
    position.scored[0] = 0b111 << 10
    position.pile &= ~position.scored[0]
    for card in (10, 11, 12):
        position.marks[card] = match.rules.boxes[card]  # type: ignore[attr-defined]
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    match.do(1, "pass")
    assert match.outcome() is not None

    match = nearly_over(goal=4)
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    match.do(1, "pass")
    assert match.outcome() is None


@pytest.mark.clause("O-E2", "O-E3")
def test_full_rows_of_other_cards_count_without_their_suns() -> None:
    match = nearly_over()
    # Purple is a sun row of card 2, blue one of card 3.
    layout(match).marks[1] = word("purple 4")
    layout(match).marks[2] = word("blue 5")
    result(match, "green yellow yellow yellow yellow")
    match.do(0, "mark 1")
    match.do(1, "pass")
    outcome = match.outcome()
    assert outcome is not None
    first, second = outcome.results
    assert first.parts == (("rows", 12), ("suns", 5), ("unscored", 4))
    assert second.parts == (("rows", 0), ("suns", 0), ("unscored", 5))
    assert (first.points, second.points) == (21, 5)
    assert outcome.winners() == [0]
    assert GAME.recount(match.rules, match.position)[1] == 5  # type: ignore[arg-type]


@pytest.mark.clause("O-E3")
def test_the_tied_share_the_win() -> None:
    match = nearly_over(3)
    # 4 + 4 + 4 boxes and two suns for the first; 5 + 2 and 6 + 4 boxes in full rows for the second.
    layout(match).marks[2] = word("green 5 orange 2")
    layout(match).marks[3] = word("purple 6 blue 4")
    result(match, "green yellow yellow yellow yellow")
    match.do(0, "mark 1")
    while match.to_move():
        match.do(match.to_move()[0], "pass")
    outcome = match.outcome()
    assert outcome is not None
    assert [(each.points, each.place) for each in outcome.results] == [(17, 1), (17, 1), (0, 3)]
    assert outcome.winners() == [0, 1]


def passes(match: Match) -> list[str]:
    """A turn in which nobody marks; the ids of what was told at its end."""
    seat = match.to_move()[0]
    result(match, "purple blue green yellow red")
    ids: list[str] = []
    while layout(match).waiting:
        ids = [line["id"] for line in told(match, match.to_move()[0], "pass")]
    assert match.to_move() != [seat]
    return ids


@pytest.mark.clause("O-E4")
def test_three_rounds_without_a_mark_end_the_game() -> None:
    match = table(2)
    for turn in range(1, 6):
        ids = passes(match)
        assert ("told-quiet" in ids) == (turn == 4), turn
        assert match.outcome() is None
    passes(match)
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "end-quiet"


@pytest.mark.clause("O-E4")
def test_a_mark_starts_the_three_rounds_anew() -> None:
    match = table(2)
    for _ in range(5):
        passes(match)
    result(match, "purple blue green yellow red")
    match.do(1, next(do for do in match.legal(1) if do != "pass"))
    match.do(0, "pass")
    for _ in range(5):
        passes(match)
        assert match.outcome() is None
