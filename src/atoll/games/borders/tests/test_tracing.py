"""Own routes: walked place by place, paid as walked, and never so long that the game does not end."""

import pytest

from atoll.core import Match, Quick
from atoll.games.borders.rules import DETOUR

from .table import arrange, deal, match, play_round, receipt, skip_to

TRACE: dict[str, object] = {"trace": True}
OFFER = ("HU", "GB", "GR", "RU", "AM", "AZ", "BY")


def refused(m: Match, seat: int, do: str) -> str:
    refusal = m.why_not(seat, do)
    return f"{refusal.clause} {refusal.reason}" if refusal else ""


def walk(m: Match, seat: int, way: str) -> None:
    for place in way.split():
        m.do(seat, f"go {place}")


def tracing(*chips: tuple[int, str], start: str = "FR") -> Match:
    m = match(*OFFER, start, options=TRACE)
    play_round(m, *chips)
    return m


@pytest.mark.clause("B-V11")
def test_one_pays_for_what_one_walked() -> None:
    m = tracing((0, "chip 1"), (1, "chip 1"))
    assert m.to_move() == [0, 1] and m.view()["public"]["map"]
    walk(m, 0, "IT AT HU")
    assert m.to_move() == [1]
    walk(m, 1, "DE CZ SK HU")
    assert m.position.purses == [70, 50]
    assert (receipt(m, 1)["crossings"], receipt(m, 1)["cheapest"], receipt(m, 1)["total"]) == (4, 3, 50)
    assert receipt(m, 1)["route"] == ["FR", "DE", "CZ", "SK", "HU"]
    assert ["FR", "IT", "AT", "HU"] in receipt(m, 1)["routes"]


@pytest.mark.clause("B-V11", "B-V4")
def test_who_stays_at_40_walks_nowhere() -> None:
    m = tracing((0, "chip 40"), (1, "chip 2"))
    assert m.to_move() == [1]
    walk(m, 1, "GB")
    assert m.position.purses == [60, 60]
    m = tracing((0, "chip 40"), (1, "chip 40"))
    assert m.position.stage == 0 and m.position.purses == [60, 50]


@pytest.mark.clause("B-V11")
def test_a_route_goes_from_neighbour_to_neighbour() -> None:
    m = tracing((0, "chip 1"), (1, "chip 1"))
    refusal = m.why_not(0, "go HU")
    assert refusal is not None and refusal.at == ("FR", "HU")
    assert refused(m, 0, "go HU") == "B-V11 far"
    assert refused(m, 0, "chip 3") == "B-P5 refused"
    assert refused(m, 0, "deal") == "B-D1 lying"
    assert set(m.legal(0)) == {
        f"go {place}" for place in ("AD", "BE", "DE", "IT", "LU", "MC", "ES", "CH", "GB")
    }


@pytest.mark.clause("B-V11")
def test_routes_are_walked_only_when_all_have_placed() -> None:
    m = match(*OFFER, "FR", options=TRACE)
    assert refused(m, 0, "go IT") == "B-V11 early"
    deal(m)
    assert refused(m, 0, "go IT") == "B-V11 early"
    assert refused(match(), 0, "go IT") == "A-1 refused"


@pytest.mark.clause("B-V11", "B-E3")
def test_a_trip_that_begins_in_two_parts_begins_with_a_choice() -> None:
    m = match("HU", "GB", "GR", "FI", "AM", "AZ", "LT", "RU", options=TRACE)
    play_round(m, (0, "chip 4"), (1, "chip 7"))
    assert m.legal(0) == ["go RU", "go RU-KGD"]
    assert refused(m, 0, "go FI") == "B-V11 start"
    walk(m, 0, "RU FI")
    walk(m, 1, "RU-KGD LT")
    assert [receipt(m, seat)["crossings"] for seat in (0, 1)] == [1, 1]


@pytest.mark.clause("B-V11", "B-E3")
def test_a_part_is_left_to_its_own_neighbours() -> None:
    m = match(*OFFER, "PL", options=TRACE)
    skip_to(m, 3)
    arrange(m, "RU", "FI", "HU", "GB", "GR", "AM", "PT", "PL")
    play_round(m, (0, "chip 1"), (0, "chip 2"), (1, "chip 3"), (1, "chip 40"))
    walk(m, 0, "RU-KGD")
    assert m.legal(0) == ["go LT", "go PL"]
    # Russia was visited in Kaliningrad; the way to Finland still leads through the large part.
    walk(m, 0, "LT LV RU FI")
    assert m.to_move() == [1]


@pytest.mark.clause("B-V11")
def test_a_route_with_a_target_ends_there_and_not_before() -> None:
    m = match(options=TRACE, seed=8)
    skip_to(m, 5)
    arrange(m, "ES", "BE", "HU", "GB", "GR", "AM", "RO", "FR", "DE")
    play_round(m, (0, "chip 1"), (0, "chip 2"), (1, "chip 3"), (1, "chip 4"))
    # Through the target to the second state, and back.
    walk(m, 0, "ES FR DE BE")
    assert 0 in m.to_move()
    walk(m, 0, "DE")
    assert m.to_move() == [1]


@pytest.mark.clause("B-V11")
def test_in_the_final_nobody_walks() -> None:
    m = match(options=TRACE, seed=8)
    skip_to(m, 7)
    play_round(m, (0, "chip 1"), (0, "chip 2"), (1, "chip 3"), (1, "chip 4"))
    assert m.outcome() is not None


@pytest.mark.clause("B-V11")
def test_who_wanders_is_turned_back_in_time() -> None:
    m = tracing((0, "chip 1"), (1, "chip 40"))
    for there in ["MC", "FR"] * 10:
        m.do(0, f"go {there}")
    refusal = m.why_not(0, "go MC")
    assert refusal is not None and (refusal.reason, refusal.data["detour"]) == ("long", DETOUR)
    while m.position.stage == 3:
        assert m.legal(0) == [do for do in m.names if m.why_not(0, do) is None]
        m.do(0, m.legal(0)[0])
    assert receipt(m, 0)["crossings"] == receipt(m, 0)["cheapest"] + DETOUR


@pytest.mark.clause("B-V11", "B-P5")
def test_who_runs_out_of_time_walks_the_cheapest_way() -> None:
    m = tracing((0, "chip 1"), (1, "chip 3"), start="PT")
    while movers := m.to_move():
        if m.position.stage != 3:
            break
        m.do(movers[0], m.names[m.rules.lapse(m.position, movers[0])])
    assert all(receipt(m, seat)["crossings"] == receipt(m, seat)["cheapest"] for seat in (0, 1))


@pytest.mark.clause("B-V11", "B-T3")
def test_two_travellers_walk_one_after_the_other() -> None:
    m = match(*OFFER, "FR", options={"trace": True, "travellers": 2})
    play_round(m, (0, "second 1"), (0, "first 2"), (1, "first 40"), (1, "second 2"))
    prompt = m.view(0)["private"]["prompt"]
    assert (prompt["traveller"], prompt["states"]) == ("first", ["GB"])
    walk(m, 0, "GB")
    assert m.view(0)["private"]["prompt"]["traveller"] == "second"
    walk(m, 0, "DE AT HU")
    assert m.to_move() == [1] and m.view(1)["private"]["prompt"]["traveller"] == "second"
    walk(m, 1, "GB")
    assert m.position.purses == [200 - 40 - 30, 200 - 40 - 50]


def test_a_pick_is_any_of_the_legal_ones_even_at_the_edge() -> None:
    m, luck = tracing((0, "chip 1"), (1, "chip 40")), Quick(4)
    for there in ["MC", "FR"] * 10:
        m.do(0, f"go {there}")
    picked = {int(m.rules.pick(m.position, 0, luck)) for _ in range(300)}
    assert picked == set(m.rules.legal(m.position, 0)) and len(picked) < 9
