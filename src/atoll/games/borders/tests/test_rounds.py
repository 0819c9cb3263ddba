"""The course of the game: income, dealers, the deal, who may place which chip when, and the end."""

import pytest

from atoll.core import Match, Quick
from atoll.core.bits import as_set, count, members
from atoll.games.borders.rules import FORTY, Tour

from .table import arrange, deal, match, play_round, receipt, rules, skip_to

OFFER = ("HU", "GB", "GR", "AL", "AM", "AZ", "BY")


def refused(m: Match, seat: int, do: str) -> str:
    refusal = m.why_not(seat, do)
    return f"{refusal.clause} {refusal.reason}" if refusal else ""


@pytest.mark.clause("B-G1")
def test_seven_rounds_and_the_most_money_wins() -> None:
    m = match(seats=3, seed=4)
    skip_to(m, 7)
    assert m.outcome() is None
    luck = Quick(1)
    while movers := m.to_move():
        m.do(movers[-1], m.names[m.rules.pick(m.position, movers[-1], luck)])
    outcome = m.outcome()
    assert outcome is not None and outcome.reason == "end-season"
    points = [result.points for result in outcome.results]
    assert points == m.position.purses
    assert outcome.winners() == [seat for seat in range(3) if points[seat] == max(points)]
    for result in outcome.results:
        assert sum(amount for _, amount in result.parts) == result.points
        assert dict(result.parts)["income"] == 600


@pytest.mark.clause("B-G1")
def test_tied_players_all_win() -> None:
    m = match(seats=3, seed=4)
    skip_to(m, 7)
    m.position.purses = [120, 120, 90]
    arrange(m, *OFFER, "FR", "ES")
    play_round(m, (0, "chip 1"), (1, "chip 2"), (2, "chip 40"), (0, "chip 2"), (1, "chip 1"), (2, "chip 4"))
    outcome = m.outcome()
    assert outcome is not None and outcome.winners() == [0, 1]


@pytest.mark.clause("B-G2")
def test_income_comes_at_the_start_of_the_parts_and_adds_up() -> None:
    m = match(seats=2)
    received = []
    for round in range(1, 8):
        skip_to(m, round)
        before = list(m.position.purses)
        m.do(m.position.dealer, "deal")
        received.append([after - now for after, now in zip(m.position.purses, before, strict=True)])
    assert received == [[100, 100], [0, 0], [200, 200], [0, 0], [300, 300], [0, 0], [0, 0]]


@pytest.mark.clause("B-G3")
def test_the_dealer_is_drawn_and_moves_on_after_each_round() -> None:
    m = match(seats=3, dealer=2)
    dealers = []
    for round in range(1, 8):
        skip_to(m, round)
        dealers.append(m.to_move())
    assert dealers == [[2], [0], [1], [2], [0], [1], [2]]
    assert match(seats=3, dealer=1).to_move() == [1]


@pytest.mark.clause("B-G3", "B-D1")
def test_only_the_dealer_deals_and_opens() -> None:
    m = match(seats=3, dealer=1)
    assert refused(m, 0, "deal") == "A-2 refused"
    assert refused(m, 1, "open") == "B-D1 undealt"
    m.do(1, "deal")
    assert refused(m, 1, "deal") == "B-D1 dealt"
    assert m.legal(1) == ["open"] and m.legal(0) == []
    m.do(1, "open")
    assert refused(m, 1, "open") == refused(m, 2, "deal") == "B-D1 lying"


@pytest.mark.clause("B-G4", "B-C1")
def test_used_cards_are_out_until_all_are_shuffled_for_the_final() -> None:
    m = match(seats=2)
    seen: set[str] = set()
    for round in range(1, 7):
        skip_to(m, round)
        deal(m)
        public = m.view()["public"]
        shown = {*public["offer"], public["start"], public["target"]} - {None}
        assert len(shown) == (8 if round <= 4 else 9)
        assert not shown & seen
        seen |= shown
    assert len(seen) == 50
    skip_to(m, 7)
    assert m.position.pile == 0
    deal(m)
    assert count(m.position.pile) == 41 and m.position.aside == 0


@pytest.mark.clause("B-D1", "B-C2")
@pytest.mark.parametrize(("round", "middle"), [(1, 1), (4, 1), (5, 2), (7, 2)])
def test_seven_cards_lie_around_then_the_middle_opens(round: int, middle: int) -> None:
    m = match(seats=2)
    skip_to(m, round)
    step = m.do(m.position.dealer, "deal")
    assert [label for label, _ in step.drew] == ["card"] * 7
    public = m.view()["public"]
    assert len(public["offer"]) == 7 and public["start"] is None
    step = m.do(m.position.dealer, "open")
    assert len(step.drew) == middle
    public = m.view()["public"]
    assert public["start"] is not None and (public["target"] is not None) == (middle == 2)


@pytest.mark.clause("B-D2")
def test_nobody_places_before_the_middle_is_open() -> None:
    m = match(seats=3, dealer=0)
    assert refused(m, 0, "chip 1") == refused(m, 2, "chip 40") == "B-D2 refused"
    m.do(0, "deal")
    assert refused(m, 0, "chip 1") == refused(m, 2, "chip 40") == "B-D2 refused"
    m.do(0, "open")
    assert m.to_move() == [0, 1, 2]
    assert refused(m, 0, "chip 1") == ""


@pytest.mark.clause("B-P1")
@pytest.mark.parametrize(("round", "chips"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2)])
def test_how_many_chips_a_round_takes(round: int, chips: int) -> None:
    m = match(seats=2)
    skip_to(m, round)
    deal(m)
    for at in range(chips):
        assert m.to_move() == [0, 1]
        m.do(0, f"chip {at + 1}")
    assert m.to_move() == [1]


@pytest.mark.clause("B-P2")
def test_a_chip_that_lies_stays() -> None:
    m = match(seats=2)
    deal(m)
    assert m.rules.final(m.position, 0, m.numbers["chip 1"])
    m.do(0, "chip 1")
    assert refused(m, 0, "chip 2") == "B-P2 refused"
    assert m.legal(0) == []


@pytest.mark.clause("B-P3", "B-C3", "B-V3")
def test_chips_lie_in_the_order_in_which_they_came() -> None:
    m = match(*OFFER, "FR", seats=4)
    play_round(m, (2, "chip 1"), (0, "chip 1"), (3, "chip 40"), (1, "chip 1"))
    assert [(chip["seat"], chip["field"]) for chip in m.view()["public"]["chips"]] == [
        (2, "1"),
        (0, "1"),
        (3, "40"),
        (1, "1"),
    ]
    assert [receipt(m, seat)["under"] for seat in (2, 0, 1, 3)] == [0, 1, 2, 0]


@pytest.mark.clause("B-P4")
def test_two_chips_lie_at_two_fields() -> None:
    m = match(seats=2)
    skip_to(m, 3)
    deal(m)
    m.do(0, "chip 40")
    assert refused(m, 0, "chip 40") == "B-P4 refused"
    assert "chip 40" not in m.legal(0) and len(m.legal(0)) == 7
    m.do(0, "chip 7")
    m.do(1, "chip 7")
    assert refused(m, 1, "chip 7") == "B-P4 refused"
    m.do(1, "chip 40")
    assert m.position.stage != 2


@pytest.mark.clause("B-P5")
def test_the_phase_ends_when_everybody_has_placed() -> None:
    m = match(seats=3, dealer=0)
    deal(m)
    m.do(2, "chip 1")
    m.do(0, "chip 1")
    assert m.to_move() == [1] and not m.view()["public"]["receipts"]
    m.do(1, "chip 3")
    assert m.to_move() == [1] and m.position.dealer == 1
    assert len(m.view()["public"]["receipts"]) == 3


@pytest.mark.clause("B-P5")
def test_who_runs_out_of_time_goes_to_40_then_to_the_freest_field() -> None:
    m = match(seats=4)
    skip_to(m, 3)
    deal(m)
    for seat, field in ((0, 1), (0, 2), (1, 1), (1, 3)):
        m.do(seat, f"chip {field}")
    done = []
    for seat in (2, 2, 3, 3):
        done.append(m.names[m.rules.lapse(m.position, seat)])
        m.do(seat, done[-1])
    assert done == ["chip 40", "chip 4", "chip 40", "chip 5"]
    assert m.names[m.rules.lapse(m.position, m.position.dealer)] == "deal"


@pytest.mark.clause("B-V9", "B-C4")
def test_who_has_too_little_pays_all_there_is() -> None:
    m = match(*OFFER, "FR", seats=2)
    deal(m)
    m.position.purses = [25, 100]
    m.do(0, "chip 1")
    m.do(1, "chip 1")
    assert m.position.purses == [0, 60]
    assert (receipt(m, 0)["total"], receipt(m, 0)["paid"]) == (30, 25)
    assert m.view()["public"]["paid"] == [[-25], [-40]]


@pytest.mark.clause("B-V10")
def test_the_final_adds_and_takes_nothing() -> None:
    m = match(seats=2, seed=9)
    skip_to(m, 7)
    m.position.purses = [0, 0]
    deal(m)
    m.do(0, "chip 1")
    m.do(0, "chip 2")
    m.do(1, "chip 1")
    m.do(1, "chip 40")
    assert m.position.purses == [receipt(m, 0)["total"], receipt(m, 1)["total"]]
    assert min(m.position.purses) >= 0


def test_no_game_is_longer_than_it_says() -> None:
    for seats in (2, 6):
        m = match(seats=seats)
        luck = Quick(seats)
        while movers := m.to_move():
            m.do(movers[0], m.names[m.rules.pick(m.position, movers[0], luck)])
        assert len(m.steps) == m.rules.longest(seats)


def test_a_pick_is_any_of_the_legal_ones() -> None:
    luck = Quick(3)
    m = match(seats=2)
    skip_to(m, 5)
    deal(m)
    m.do(0, "chip 3")
    picked = {int(m.rules.pick(m.position, 0, luck)) for _ in range(300)}
    assert picked == set(m.rules.legal(m.position, 0))


def test_a_tour_knows_its_stacks() -> None:
    position = Tour(2, 1, rules().cards)
    position.chips = [3, 8 + 3, 8 + FORTY, FORTY]
    assert position.height(3) == 2 and position.height(0) == 0
    assert members(position.fields(1)) == [3, FORTY]
    assert (position.under(0), position.under(1)) == (1, 1)
    assert as_set([3, FORTY]) == position.fields(0)
