"""Setting up and a turn of the dice, clauses O-S1 to O-T3."""

import pytest

from atoll.core import Live, Match
from atoll.games.onecard import GAME

from .table import layout, marked, refused, result, roll, table, told


@pytest.mark.clause("O-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_two_cards_that_all_see(seats: int) -> None:
    match = table(seats, [4, 9, 30, 1, 2, 3, 7, 8][: 2 * seats], start=1)
    assert match.to_move() == [1]
    seen = match.view()["public"]
    assert [[card["card"] for card in hand] for hand in seen["hands"][:2]] == [[4, 9], [1, 30]]
    assert all(len(hand) == 2 for hand in seen["hands"])
    assert seen["pile"] == 30 - 2 * seats


@pytest.mark.clause("O-S1")
def test_any_player_may_start() -> None:
    starts = {Match(GAME, 3, chance=Live(str(seed))).to_move()[0] for seed in range(30)}
    assert starts == {0, 1, 2}


@pytest.mark.clause("O-T1")
def test_all_five_dice_are_rolled_first() -> None:
    match = table()
    assert match.legal(0) == ["roll"]
    assert refused(match, 0, "stop") == "O-T1.unrolled"
    assert refused(match, 0, "keep red") == "O-T1.unrolled"
    assert len(roll(match, "red red blue green green").drew) == 5
    assert match.view()["public"]["dice"] == ["blue", "green", "green", "red", "red"]


@pytest.mark.clause("O-T1")
def test_any_dice_may_be_kept() -> None:
    match = table()
    roll(match, "red red blue blue green")
    keeps = "blue|green|red|blue blue|blue green|blue red|green red|red red|blue blue green|blue blue red"
    keeps += (
        "|blue green red|blue red red|green red red|blue blue green red|blue blue red red|blue green red red"
    )
    assert set(match.legal(0)) == {"roll", "stop", *(f"keep {dice}" for dice in keeps.split("|"))}
    step = roll(match, "purple red", "keep blue red red")
    assert len(step.drew) == 2
    assert match.view()["public"]["dice"] == ["purple", "blue", "red", "red", "red"]


@pytest.mark.clause("O-T1")
def test_a_die_that_is_not_there_cannot_be_kept() -> None:
    match = table()
    roll(match, "red red blue blue green")
    assert refused(match, 0, "keep red red red") == "O-T1.lacking"
    refusal = match.why_not(0, "keep red red red")
    assert refusal is not None
    assert refusal.data == {"colour": "red", "kept": 3, "number": 2}
    assert refused(match, 0, "keep orange") == "O-T1.lacking"


@pytest.mark.clause("O-T1")
def test_kept_dice_may_be_taken_up_again() -> None:
    match = table()
    roll(match, "red red blue blue green")
    roll(match, "yellow yellow yellow", "keep red red")
    roll(match, "purple orange", "keep yellow yellow yellow")
    assert match.view()["public"]["dice"] == ["purple", "yellow", "yellow", "yellow", "orange"]


@pytest.mark.clause("O-T1")
def test_everything_may_be_rolled_again() -> None:
    match = table()
    roll(match, "red red blue blue green")
    assert len(roll(match, "red red red red red").drew) == 5


@pytest.mark.clause("O-T1")
def test_the_third_roll_stands() -> None:
    match = table(cards=[1, 2, 3, 4])
    for _ in range(3):
        assert match.to_move() == [0]
        roll(match, "purple green orange red blue")
    assert match.view()["public"]["stage"] == "marking"
    assert refused(match, 0, "roll") == refused(match, 0, "keep red") == "O-T1.stands"
    assert refused(match, 0, "stop") == "O-T1.stands"


@pytest.mark.clause("O-T1")
def test_the_active_player_may_stop_early() -> None:
    match = table(cards=[1, 2, 3, 4])
    roll(match, "purple green orange red blue")
    assert refused(match, 0, "mark 1") == "O-T1.rolling"
    match.do(0, "stop")
    assert match.view()["public"]["stage"] == "marking"


@pytest.mark.clause("O-T1")
def test_a_table_may_choose_how_often_is_rolled() -> None:
    match = table(cards=[1, 2, 3, 4], options={"rolls": 1})
    roll(match, "purple green orange red blue")
    assert match.view()["public"]["stage"] == "marking"


@pytest.mark.clause("O-T2")
def test_everybody_may_use_the_result_in_turn_order() -> None:
    match = table(3, start=1)
    result(match, "purple blue green yellow red")
    for seat in (1, 2, 0):
        assert match.to_move() == [seat]
        use = next(do for do in match.legal(seat) if do.startswith("mark"))
        card = int(use.split()[1])
        match.do(seat, use)
        # Who comes later sees it.
        assert marked(match, card)
        shown = match.view(0)["public"]["hands"][seat]
        assert sum(next(each["marks"] for each in shown if each["card"] == card)) > 0


@pytest.mark.clause("O-T2")
def test_who_cannot_use_the_result_is_not_asked() -> None:
    # Cards 3 and 12 lack purple; on 1 and 2 its row has room for four.
    match = table(3, [3, 12, 1, 2, 4, 5], marks={1: "purple 2"})
    roll(match, "purple purple purple purple purple")
    assert [(line["id"], line["seat"]) for line in told(match, 0, "stop")] == [
        ("told-stop", 0),
        ("told-nothing", 0),
        ("told-nothing", 1),
    ]
    assert match.to_move() == [2]


@pytest.mark.clause("O-T2", "O-T3")
def test_dice_that_nobody_can_use_go_on_at_once() -> None:
    match = table(2, [3, 12, 20, 21])
    roll(match, "purple purple purple purple purple")
    assert [line["id"] for line in told(match, 0, "stop")] == ["told-stop", "told-nobody"]
    assert match.to_move() == [1]
    assert match.legal(1) == ["roll"]


@pytest.mark.clause("O-T3")
def test_the_dice_pass_to_the_left() -> None:
    match = table(3, start=2)
    active = []
    for _ in range(4):
        active.append(match.to_move()[0])
        result(match, "purple blue green yellow red")
        while layout(match).waiting:
            match.do(match.to_move()[0], "pass")
    assert active == [2, 0, 1, 2]


def test_who_is_not_to_move_does_nothing() -> None:
    match = table()
    assert match.legal(1) == []
    assert refused(match, 1, "roll") == "A-2.refused"
