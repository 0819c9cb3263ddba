"""The advanced variant, clauses O-V1 to O-V3."""

from typing import Any

import pytest

from atoll.core import Match, Quick
from atoll.core.digest import digest
from atoll.games.onecard import GAME

from .table import layout, refused, result, table, told

TWENTY_ONE = "purple 4  blue 4*  green 4  orange 4  red 4*"
ADVANCED = {"variant": "advanced"}


def dealt(seats: int = 2, **more: Any) -> Match:
    """Cards 1 to 5 are dealt to the first player, 6 to 10 to the second, and so on."""
    return table(seats, range(1, 5 * seats + 1), options=ADVANCED, **more)


def chosen(**more: Any) -> Match:
    """The first player plays with 1, 2, 3, the second with 6, 7, 8; 20, 21 and 22 lie open."""
    match = table(2, [*range(1, 11), 20, 21, 22], options=ADVANCED, **more)
    for seat, cards in ((0, (1, 2, 3)), (1, (6, 7, 8))):
        for card in cards:
            match.do(seat, f"take {card}")
    return match


@pytest.mark.clause("O-V1")
def test_everybody_keeps_three_of_five_and_the_others_go_back() -> None:
    match = dealt()
    assert match.to_move() == [0, 1]
    assert match.legal(0) == [f"take {card}" for card in range(1, 6)]
    for card in (5, 2, 1):
        match.do(0, f"take {card}")
    assert match.to_move() == [1]
    for card in (6, 7, 8):
        match.do(1, f"take {card}")
    public = match.view()["public"]
    assert [[card["card"] for card in hand] for hand in public["hands"]] == [[1, 2, 5], [6, 7, 8]]
    assert public["stage"] == "rolling"
    assert public["pile"] == 30 - 6 - 3
    # The cards given back can come again.
    unseen = layout(match).pile | layout(match).open
    assert all(unseen >> card - 1 & 1 for card in (3, 4, 9, 10))


@pytest.mark.clause("O-V1")
def test_only_dealt_cards_are_chosen_and_nothing_is_rolled_before() -> None:
    match = dealt()
    assert refused(match, 0, "take 6") == refused(match, 0, "take 30") == "O-V1.undealt"
    assert refused(match, 0, "roll") == refused(match, 0, "mark 1") == "O-V1.choosing"
    match.do(0, "take 1")
    assert refused(match, 0, "take 1") == "O-V1.undealt"


@pytest.mark.clause("O-V3")
def test_nobody_sees_what_others_choose_from_and_have_chosen() -> None:
    one, other = dealt(), dealt()
    one.do(0, "take 1")
    other.do(0, "take 5")
    assert one.view(1) == other.view(1)
    assert one.view() == other.view()
    assert one.view(0) != other.view(0)
    assert one.view()["public"]["chosen"] == [1, 0]
    assert one.view()["public"]["hands"] == [[], []]


@pytest.mark.clause("O-V3")
def test_what_is_told_of_a_choice_does_not_name_the_card() -> None:
    match = dealt()
    assert told(match, 0, "take 4", reader=1) == [{"id": "told-choose", "seat": 0, "cards": 1}]
    assert told(match, 0, "take 3", reader=0) == [{"id": "told-take", "seat": 0, "card": 3}]
    assert told(match, 0, "take 2", reader=None) == [{"id": "told-choose", "seat": 0, "cards": 3}]


@pytest.mark.clause("O-V3", "O-V2")
def test_the_choice_is_shown_when_all_have_chosen() -> None:
    match = table(2, [*range(1, 11), 20, 21, 22], options=ADVANCED)
    for seat, card in ((0, 1), (0, 2), (0, 3), (1, 6), (1, 7)):
        match.do(seat, f"take {card}")
    assert told(match, 1, "take 8") == [
        {"id": "told-choose", "seat": 1, "cards": 3},
        {"id": "told-cards", "seat": 0, "cards": [1, 2, 3]},
        {"id": "told-cards", "seat": 1, "cards": [6, 7, 8]},
        {"id": "told-open", "cards": [20, 21, 22]},
    ]


@pytest.mark.clause("O-V3")
@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_what_could_be_looks_like_what_is(reader: int | None) -> None:
    match = dealt(3)
    for seat, card in ((0, 1), (0, 4), (1, 7)):
        match.do(seat, f"take {card}")
    view = match.view(reader)
    samples = [GAME.sample(match.rules, view, Quick(seed)) for seed in range(20)]  # type: ignore[arg-type]
    for sampled in samples:
        assert GAME.view(match.rules, sampled, reader) == view  # type: ignore[arg-type]
        assert GAME.census(match.rules, sampled) == {"cards": 30}  # type: ignore[arg-type]
    assert len({digest(sampled) for sampled in samples}) == 20


@pytest.mark.clause("O-V2")
def test_three_cards_lie_open_and_a_scored_one_is_replaced_from_them() -> None:
    match = chosen(printed={1: TWENTY_ONE}, marks={1: "blue 4 red 4 green 3"})
    assert match.view()["public"]["open"] == [20, 21, 22]
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    match.do(1, "pass")
    assert match.legal(0) == ["take 20", "take 21", "take 22"]
    assert refused(match, 0, "take 9") == "O-V2.covered"
    assert refused(match, 0, "roll") == refused(match, 0, "pass") == "O-V2.choosing"
    pile = match.view()["public"]["pile"]
    match.do(0, "take 21")
    public = match.view()["public"]
    assert [card["card"] for card in public["hands"][0]] == [2, 3, 21]
    assert len(public["open"]) == 3 and {20, 22} < set(public["open"])
    assert public["pile"] == pile - 1
    assert match.to_move() == [1]


@pytest.mark.clause("O-V2")
def test_several_choose_in_turn_order_from_refilled_cards() -> None:
    match = chosen(
        start=1,
        printed={1: TWENTY_ONE, 6: "purple 4*  blue 4  green 4*  yellow 4  red 4"},
        marks={1: "blue 4 red 4 green 3", 6: "blue 4 red 4 green 3"},
    )
    result(match, "green purple orange red yellow")
    match.do(1, "mark 6")
    match.do(0, "mark 1")
    assert match.to_move() == [1]
    lines = told(match, 1, "take 20")
    assert [line["id"] for line in lines] == ["told-take", "told-open"]
    (new,) = lines[1]["cards"]
    assert match.to_move() == [0]
    assert match.legal(0) == sorted([f"take {card}" for card in (21, 22, new)], key=_number)
    match.do(0, f"take {new}")
    assert match.to_move() == [0]
    assert match.view()["public"]["stage"] == "rolling"


def _number(do: str) -> int:
    return int(do.split()[1])


@pytest.mark.clause("O-E1", "O-V2")
def test_nobody_takes_a_card_when_the_game_is_over() -> None:
    match = table(
        2,
        [*range(1, 11), 20, 21, 22],
        printed={1: TWENTY_ONE},
        marks={1: "blue 4 red 4 green 3"},
        options={**ADVANCED, "goal": 1},
    )
    for seat, cards in ((0, (1, 2, 3)), (1, (6, 7, 8))):
        for card in cards:
            match.do(seat, f"take {card}")
    result(match, "green purple orange red yellow")
    match.do(0, "mark 1")
    match.do(1, "pass")
    assert match.outcome() is not None
