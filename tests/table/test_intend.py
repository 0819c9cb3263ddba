"""Choosing in advance: played as soon as the seat is to move, seen by nobody else."""

import msgspec
import pytest

from atoll.table import intend, reader, undo
from atoll.table.fold import fold

from .tables import ANA, BOB, EVA, Hand, begun, people, refused


def three() -> Hand:
    return begun(places=people(3))


def test_what_was_chosen_is_played_when_its_turn_comes() -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, BOB, 1, ["surface"]))
    assert hand.steps == []
    hand.do(0, "dive")
    assert hand.steps == ["dive", "surface"]
    assert hand.table.to_move() == [2]
    assert hand.table.intentions[1] == []


def test_several_in_a_row_are_played_one_after_the_other() -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, BOB, 1, ["dive", "surface"]))
    hand.happens(intend.intend(hand.table, EVA, 2, ["surface"]))
    hand.do(0, "surface")
    assert [step.seat for step in hand.course.match.steps] == [0, 1, 2, 1]
    assert hand.table.phase == "ended"


def test_one_whose_turn_it_is_already_plays_at_once() -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, ANA, 0, ["dive", "surface"]))
    assert (hand.steps, hand.table.intentions[0]) == (["dive"], ["surface"])


def test_what_is_not_legal_then_drops_the_rest() -> None:
    hand = begun(places=people(3), options={"air": 10}, rig={"pearl": [12, 11, 10]})
    hand.happens(intend.intend(hand.table, BOB, 1, ["dive", "dive", "surface"]))
    hand.do(0, "surface")
    hand.do(2, "surface")
    # With eleven she has no air left.
    assert (hand.steps, hand.table.to_move()) == (["surface", "dive", "surface"], [1])
    assert hand.table.intentions[1] == []


def test_an_empty_list_takes_everything_back() -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, BOB, 1, ["surface"]))
    hand.happens(intend.intend(hand.table, BOB, 1, []))
    hand.do(0, "dive")
    assert hand.steps == ["dive"]
    assert intend.intend(hand.table, BOB, 1, []) == []


def test_nobody_else_sees_it() -> None:
    hand = three()
    before = {seat: _all(hand, seat) for seat in (None, 0, 2)}
    hand.happens(intend.intend(hand.table, BOB, 1, ["surface"]))
    assert {seat: _all(hand, seat) for seat in (None, 0, 2)} == before
    assert reader.view(hand.table, 1).intention == ["surface"]


def _all(hand: Hand, seat: int | None) -> bytes:
    view = msgspec.structs.replace(reader.view(hand.table, seat), seq=0)
    state = msgspec.structs.replace(reader.state(hand.table), seq=0)
    return msgspec.json.encode([view, state, reader.log(hand.table, seat)])


def test_after_taking_back_nothing_goes_on_by_itself() -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, BOB, 1, ["surface", "surface"]))
    hand.do(0, "surface")
    hand.happens(undo.undo(hand.table, BOB, 1))
    assert (hand.table.to_move(), hand.table.intentions.get(1)) == ([1], None)


def test_what_cannot_be_chosen_in_advance_is_told() -> None:
    hand = three()
    refused("not-your-seat", intend.intend, hand.table, ANA, 1, ["dive"])
    refused("no-such-action", intend.intend, hand.table, BOB, 1, ["drive"])
    refused("too-many", intend.intend, hand.table, BOB, 1, ["dive"] * 21)


def test_nobody_runs_a_race_in_advance(dash: str) -> None:
    hand = begun(dash)
    refused("intend-race", intend.intend, hand.table, BOB, 1, ["grab left"])


@pytest.mark.parametrize("chosen", [["surface"], ["dive", "dive", "surface"]])
def test_it_is_kept_with_the_facts(chosen: list[str]) -> None:
    hand = three()
    hand.happens(intend.intend(hand.table, BOB, 1, chosen))
    assert fold(hand.facts).intentions == {1: chosen}
