"""Two travellers for each player: one purse, four chips, and never the same two fields twice."""

import pytest

from atoll.core import Match, Quick

from .table import deal, match, receipt, skip_to

TWO: dict[str, object] = {"travellers": 2}


def refused(m: Match, seat: int, do: str) -> str:
    refusal = m.why_not(seat, do)
    return f"{refusal.clause} {refusal.reason}" if refusal else ""


@pytest.mark.clause("B-T1")
def test_income_is_for_both_and_goes_into_one_purse() -> None:
    m = match(seats=2, options=TWO)
    assert m.game.printed(m.rules)["income"] == [200, 0, 400, 0, 600, 0, 0]
    deal(m)
    assert m.position.purses == [200, 200]


@pytest.mark.clause("B-T1")
def test_two_travellers_are_for_two_or_three_players() -> None:
    assert match(seats=3, options=TWO).names[2:4] == ["first 1", "first 2"]
    with pytest.raises(ValueError, match="travellers is for 2 or 3 players"):
        match(seats=4, options=TWO)


@pytest.mark.clause("B-T2", "B-T4")
def test_in_the_first_rounds_both_go_to_different_fields() -> None:
    m = match(seats=2, options=TWO)
    deal(m)
    m.do(0, "second 3")
    assert refused(m, 0, "first 3") == "B-T2 same"
    assert refused(m, 0, "second 4") == "B-T2 placed"
    assert m.legal(0) == [f"first {field}" for field in (1, 2, 4, 5, 6, 7, 40)]
    m.do(0, "first 40")
    assert refused(m, 0, "first 1") == "B-P2 refused"
    m.do(1, "first 40")
    assert refused(m, 1, "second 40") == "B-T2 same"


@pytest.mark.clause("B-T2", "B-T4", "B-P4")
def test_later_they_may_share_one_field_and_no_more() -> None:
    m = match(seats=2, options=TWO)
    skip_to(m, 3)
    deal(m)
    m.do(0, "first 2")
    m.do(0, "second 2")
    assert refused(m, 0, "second 2") == "B-P4 refused"
    m.do(0, "second 40")
    assert refused(m, 0, "first 40") == "B-T2 pair"
    assert "first 40" not in m.legal(0) and "first 3" in m.legal(0)
    m.do(0, "first 3")
    assert m.to_move() == [1]


@pytest.mark.clause("B-T2")
def test_the_player_chooses_the_order_of_all_four_chips() -> None:
    m = match(seats=2, options=TWO)
    skip_to(m, 5)
    deal(m)
    for do in ("second 1", "first 1", "second 5", "first 40"):
        assert do in m.legal(1)
        m.do(1, do)
    placed = [(chip["traveller"], chip["field"]) for chip in m.view()["public"]["chips"]]
    assert placed == [(1, "1"), (0, "1"), (1, "5"), (0, "40")]


@pytest.mark.clause("B-T3")
def test_each_pays_alone_and_the_own_chip_underneath_costs_like_any_other() -> None:
    m = match(seats=2, options=TWO)
    skip_to(m, 3)
    deal(m)
    for seat, do in (
        (0, "first 1"),
        (0, "second 1"),
        (0, "first 2"),
        (0, "second 40"),
        (1, "first 3"),
        (1, "first 4"),
        (1, "second 40"),
        (1, "second 5"),
    ):
        m.do(seat, do)
    assert [receipt(m, 0, traveller)["under"] for traveller in (0, 1)] == [0, 1]
    assert [receipt(m, 1, traveller)["under"] for traveller in (0, 1)] == [0, 1]
    assert receipt(m, 0, 1)["stay"] == 1 and len(receipt(m, 0, 1)["fields"]) == 2


@pytest.mark.clause("B-T3", "B-V9")
def test_a_purse_that_is_too_small_is_emptied_once() -> None:
    m = match("HU", "GB", "GR", "AL", "AM", "AZ", "BY", "FR", seats=2, options=TWO)
    deal(m)
    m.position.purses = [45, 200]
    for seat, do in ((0, "first 1"), (0, "second 40"), (1, "first 2"), (1, "second 3")):
        m.do(seat, do)
    assert [receipt(m, 0, traveller)["total"] for traveller in (0, 1)] == [30, 40]
    assert [receipt(m, 0, traveller)["paid"] for traveller in (0, 1)] == [30, 15]
    assert m.position.purses == [0, 130]


@pytest.mark.clause("B-T2", "B-P5")
def test_who_runs_out_of_time_still_keeps_the_rules() -> None:
    for round in (1, 3, 7):
        m = match(seats=3, options=TWO)
        skip_to(m, round)
        deal(m)
        while m.position.stage == 2:
            seat = m.to_move()[0]
            do = m.names[m.rules.lapse(m.position, seat)]
            assert do in m.legal(seat)
            m.do(seat, do)


def test_a_pick_is_any_of_the_legal_ones() -> None:
    m, luck = match(seats=2, options=TWO), Quick(4)
    skip_to(m, 3)
    deal(m)
    for do in ("first 2", "second 2", "second 3"):
        m.do(0, do)
    picked = {int(m.rules.pick(m.position, 0, luck)) for _ in range(300)}
    assert picked == set(m.rules.legal(m.position, 0))
