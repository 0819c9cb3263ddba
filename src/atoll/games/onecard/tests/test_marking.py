"""Using a result and scoring a card, clauses O-M1 to O-K2, with the rulebook's own examples."""

import pytest

from atoll.core import Match

from .table import layout, marked, refused, result, roll, table, told

# Cards as in the rulebook's examples.
TWELVE = "purple 5  blue 6*  green 2  yellow 3*  red 4"
TWENTY_ONE = "purple 4  blue 4*  green 4  orange 4  red 4*"
NINE = "purple 3  blue 4  green 3*  yellow 6*  red 4"


@pytest.mark.clause("O-M1")
def test_the_result_goes_on_one_card_only() -> None:
    match = table(2, [1, 2, 3, 4])
    result(match, "purple green orange red red")
    assert match.legal(0) == ["pass", "mark 1", "mark 2"]
    match.do(0, "mark 1")
    assert marked(match, 1) == {"purple": 1, "green": 1, "orange": 1, "red": 2}
    assert marked(match, 2) == {}
    assert match.to_move() == [1]


@pytest.mark.clause("O-M1")
def test_nobody_marks_on_a_card_of_another() -> None:
    match = table(2, [1, 2, 3, 4])
    result(match, "purple green orange red red")
    assert refused(match, 0, "mark 3") == refused(match, 0, "mark 30") == "O-M1.foreign"


@pytest.mark.clause("O-M2")
def test_boxes_fill_from_the_left() -> None:
    # How many boxes of a row are marked says which, so a view holds one number for each row.
    match = table(2, [1, 2, 3, 4], marks={1: "purple 2"})
    result(match, "purple purple blue blue blue")
    match.do(0, "mark 1")
    (card, _) = match.view()["public"]["hands"][0]
    assert card == {"card": 1, "marks": [4, 0, 0, 0, 0]}


@pytest.mark.clause("O-M3", "O-M4")
def test_the_rulebooks_first_example_two_colours_fit_and_one_is_missing() -> None:
    match = table(2, [1, 2, 3, 4], printed={1: TWELVE})
    result(match, "purple purple yellow yellow orange")
    assert match.view()["public"]["previews"]["1"]["lost"] == ["orange"]
    match.do(0, "mark 1")
    assert marked(match, 1) == {"purple": 2, "yellow": 2}


@pytest.mark.clause("O-M3")
def test_the_rulebooks_second_example_part_of_a_colour_is_not_marked() -> None:
    match = table(2, [1, 2, 3, 4], printed={1: TWELVE}, marks={1: "purple 2 yellow 2"})
    result(match, "purple purple yellow yellow orange")
    match.do(0, "mark 1")
    assert marked(match, 1) == {"purple": 4, "yellow": 2}


@pytest.mark.clause("O-M3")
def test_a_card_that_takes_nothing_cannot_be_chosen() -> None:
    match = table(2, [1, 2, 3, 4], marks={1: "purple 5"})
    result(match, "purple purple blue blue blue")
    assert match.legal(0) == ["pass", "mark 2"]
    assert refused(match, 0, "mark 1") == "O-M3.nothing"


@pytest.mark.clause("O-M4")
def test_nobody_has_to_mark() -> None:
    match = table(2, [1, 2, 3, 4])
    result(match, "purple green orange red red")
    assert "pass" in match.legal(0)
    match.do(0, "pass")
    match.do(1, "pass")
    assert not any(layout(match).marks)


@pytest.mark.clause("O-M4")
def test_who_marks_must_mark_every_colour_that_fits() -> None:
    # There is one decision for each card: everything that fits is in it.
    match = table(2, [1, 2, 3, 4])
    result(match, "purple purple green orange red")
    match.do(0, "mark 1")
    assert marked(match, 1) == {"purple": 2, "green": 1, "orange": 1, "red": 1}


def scored(match: Match, seat: int) -> list[tuple[int, int, int]]:
    return [(card["card"], card["rows"], card["suns"]) for card in match.view()["public"]["scored"][seat]]


@pytest.mark.clause("O-K1")
def test_the_rulebooks_example_of_twelve_points() -> None:
    match = table(2, [1, 2, 3, 4], printed={1: TWELVE}, marks={1: "purple 5 blue 2 green 1 yellow 1"})
    result(match, "purple green yellow yellow blue")
    lines = told(match, 0, "mark 1")
    # The purple die is lost: its row was full before.
    assert marked(match, 1) == {"purple": 5, "blue": 3, "green": 2, "yellow": 3}
    assert scored(match, 0) == [(1, 10, 2)]
    assert [line["id"] for line in lines] == ["told-mark", "told-row", "told-row", "told-score"]
    assert lines[-1] == {"id": "told-score", "seat": 0, "card": 1, "points": 12, "rows": 10, "suns": 2}


@pytest.mark.clause("O-K1")
def test_the_rulebooks_example_of_twenty_one_points() -> None:
    match = table(
        2,
        [1, 2, 3, 4],
        printed={1: TWENTY_ONE},
        marks={1: "purple 1 blue 2 green 3 orange 4 red 2"},
    )
    result(match, "blue blue green red red")
    preview = match.view()["public"]["previews"]["1"]
    assert preview["points"] == 21 and preview["rows"] == ["blue", "green", "red"]
    match.do(0, "mark 1")
    assert scored(match, 0) == [(1, 16, 5)]


@pytest.mark.clause("O-E2")
def test_the_rulebooks_example_of_nine_points_on_a_card_not_scored() -> None:
    match = table(2, [1, 2, 3, 4], printed={1: NINE}, marks={1: "purple 3 green 1 yellow 6 red 2"})
    assert match.view()["public"]["standing"][0]["points"] == 9


@pytest.mark.clause("O-K1")
def test_all_five_rows_and_both_suns_are_twenty_five_points() -> None:
    match = table(
        2,
        [1, 2, 3, 4],
        printed={1: TWENTY_ONE},
        marks={1: "purple 3 blue 3 green 3 orange 3 red 3"},
    )
    result(match, "purple blue green orange red")
    match.do(0, "mark 1")
    assert scored(match, 0) == [(1, 20, 5)]


@pytest.mark.clause("O-K1")
def test_two_full_rows_are_not_scored() -> None:
    match = table(2, [1, 2, 3, 4], printed={1: TWENTY_ONE}, marks={1: "blue 4 red 2"})
    result(match, "red red blue blue blue")
    match.do(0, "mark 1")
    assert scored(match, 0) == []
    assert match.view()["public"]["standing"][0]["points"] == 8


@pytest.mark.clause("O-K1")
def test_a_table_may_choose_what_suns_are_worth() -> None:
    match = table(
        2,
        [1, 2, 3, 4],
        printed={1: TWENTY_ONE},
        marks={1: "blue 4 green 4 red 3"},
        options={"sun": 1, "suns": 9},
    )
    result(match, "red yellow yellow yellow yellow")
    match.do(0, "mark 1")
    assert scored(match, 0) == [(1, 12, 9)]


def a_card_scored(seats: int = 2) -> Match:
    """The first player has just scored card 1; the others are still to use the result."""
    match = table(
        seats, [1, 2, 3, 4, 5, 6][: 2 * seats], printed={1: TWENTY_ONE}, marks={1: "blue 4 red 4 green 3"}
    )
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    return match


@pytest.mark.clause("O-K2")
def test_a_scored_card_lies_aside_and_a_new_one_comes_at_the_end_of_the_turn() -> None:
    match = a_card_scored()
    assert [card["card"] for card in match.view()["public"]["hands"][0]] == [2]
    assert refused(match, 1, "mark 1") == "O-K2.scored"
    assert refused(match, 1, "take 9") == "O-K2.marking"
    match.do(1, "pass")
    assert len(match.view()["public"]["hands"][0]) == 2
    roll(match, "red red red red red")
    match.do(1, "stop")
    assert match.to_move() == [0]
    assert refused(match, 0, "mark 1") == "O-K2.scored"


@pytest.mark.clause("O-K2")
def test_several_who_scored_draw_in_turn_order() -> None:
    match = table(
        3,
        [1, 2, 3, 4, 5, 6],
        start=1,
        marks={1: "purple 6 green 5 red 2 orange 3", 5: "purple 6 green 2 orange 2 red 5", 3: ""},
    )
    result(match, "green orange yellow purple red")
    while match.to_move() == [1]:
        match.do(1, "pass")
    lines = []
    for seat, do in ((2, "mark 5"), (0, "mark 1")):
        assert match.to_move() == [seat]
        lines = told(match, seat, do)
    drew = [line for line in lines if line["id"] == "told-draw"]
    assert [line["seat"] for line in drew] == [2, 0]
    assert [line["card"] for line in drew] == [value + 1 for _, value in match.steps[-1].drew]
