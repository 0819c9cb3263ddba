"""Finished games as records: exported, opened again, checked; and records from outside that do not fit."""

import json
from dataclasses import replace
from typing import Any

import pytest

import atoll
from atoll.core import Record, read_record, replay_record
from atoll.table import away, decide, reader, records, sit, start, undo
from atoll.table.create import create
from atoll.table.facts import Pace, Verdict, seed_hash
from atoll.table.fold import fold
from atoll.table.verify import verify

from .tables import ALONE_WITH_A_BOT, ANA, BOB, Hand, begun, people, refused


def finished(**more: Any) -> Hand:
    hand = begun(seed="deep blue", **more)
    for seat, do in [(0, "dive"), (1, "dive"), (0, "surface"), (1, "surface")]:
        hand.do(seat, do)
    return hand


def test_a_record_holds_the_game_who_played_and_what_proves_the_deal() -> None:
    hand = finished()
    record = records.export(hand.table)
    assert replay_record(hand.table.game, record).view() == hand.course.match.view()
    assert record.notes["names"] == ["Ana", "Bob"]
    assert (record.notes["seed"], record.notes["seed_hash"]) == ("deep blue", seed_hash("deep blue"))
    assert record.notes["outcome"]["reason"] == "end-surfaced"
    # No id of a person leaves.
    assert ANA not in record.text() and BOB not in record.text()


def test_the_front_door_opens_it() -> None:
    record = records.export(finished().table)
    assert atoll.replay(record.text()).outcome() is not None


def test_only_a_finished_game_has_a_record() -> None:
    hand = begun()
    refused("not-ended", records.export, hand.table)
    refused("nothing-played", records.export, Hand(create("pearls", ANA, people(2))).table)


def test_what_was_taken_back_is_not_in_it() -> None:
    hand = begun()
    hand.do(0, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    hand.do(0, "dive")
    hand.do(1, "surface")
    hand.do(0, "surface")
    record = records.export(hand.table)
    assert [step.do for step in record.steps] == ["dive", "surface", "surface"]
    assert verify(hand.table.game, record).fits


def test_it_shows_how_races_were_judged_and_when_time_was_up(dash: str) -> None:
    hand = begun(dash, people(2), pace=Pace(kind="live", clock=60))
    verdict = Verdict(claim=300.0, arrival=330.0, believed=300.0)
    for first, second in ((0, 1), (1, 0)):
        hand.do(first, "call")
        hand.do(second, "grab left", race=verdict)
        hand.by_itself(60_000)
    record = records.export(hand.table)
    assert record.notes["races"]["2"] == {"claim": 300.0, "arrival": 330.0, "believed": 300.0}
    assert record.notes["lapsed"] == [3, 6]
    again = Hand(records.opened(record.text(), ANA))
    assert reader.log(again.table)[1].race == verdict


def test_a_record_becomes_a_finished_table_that_can_be_looked_at() -> None:
    record = records.export(finished().table)
    hand = Hand(records.opened(record.text(), ANA), id="t2")
    state = reader.state(hand.table)
    assert state.imported
    assert (state.phase, state.seed_hash) == ("ended", record.notes["seed_hash"])
    assert [seat.name for seat in state.seats] == ["Ana", "Bob"]
    assert state.ending is not None and state.ending.seed == "deep blue"
    assert len(reader.log(hand.table)) == 4
    assert reader.state(fold(hand.facts)) == state
    assert records.export(hand.table).steps == record.steps
    # Nobody plays on, not even who brought it.
    refused("not-playing", decide.decide, hand.table, ANA, 0, 2, "dive", now=0.0)
    refused("started", sit.sit, hand.table, BOB, "Bob")
    refused("started", start.start, hand.table, ANA, 0.0)
    refused("not-playing", away.resign, hand.table, "", 0)


def test_a_record_of_a_game_that_was_not_finished_shows_how_far_it_came() -> None:
    match = atoll.play("pearls", seed=7)
    match.do(0, "dive")
    hand = Hand(records.opened(match.record().text(), ANA))
    ending = reader.state(hand.table).ending
    assert ending is not None and (ending.reason, ending.seed) == ("end-unfinished", "")
    assert [seat.name for seat in reader.state(hand.table).seats] == ["", ""]


def test_a_record_that_does_not_replay_is_refused_with_the_reason() -> None:
    text = records.export(finished().table).text()
    for wrong, why in (
        (text[:200], "cut off"),
        (text.replace('"pearls"', '"perls"'), "there is no game 'perls'"),
        (text.replace('"do":"dive"', '"do":"drive"', 1), "step 1"),
        (text.replace('"rules":"1"', '"rules":"0"'), "rules 0"),
    ):
        assert why in refused("record", records.opened, wrong, ANA).words


@pytest.mark.parametrize(
    "notes",
    [
        {"names": ["x" * 100, 7], "races": 5, "seed": 5, "seed_hash": ["a"]},
        {"names": "Ana", "races": {"1": {"claim": "a"}}, "seed": "x" * 1000},
        {"names": ["\u202eAna", " "], "races": {"99": {"claim": 1, "arrival": 2, "believed": 3}}},
    ],
)
def test_notes_from_outside_are_taken_with_care(notes: dict[str, object]) -> None:
    record = replace(records.export(finished().table), notes=notes)
    hand = Hand(records.opened(record.text(), ANA))
    state = reader.state(hand.table)
    assert all(len(seat.name) <= 24 and "\u202e" not in seat.name for seat in state.seats)
    assert state.ending is not None and len(state.ending.seed) <= records.LONGEST_NOTE


# --- the deal -----------------------------------------------------------------------------------------------


def test_every_draw_comes_from_the_seed() -> None:
    hand = finished()
    found = verify(hand.table.game, records.export(hand.table))
    assert (found.fits, found.draws, found.step) == (True, 2, None)
    bots = begun(places=ALONE_WITH_A_BOT)
    bots.do(0, "surface")
    bots.bot_does(1, "dive")
    bots.bot_does(1, "surface")
    assert verify(bots.table.game, records.export(bots.table)).fits


def test_what_does_not_fit_is_found() -> None:
    hand = finished()
    record = records.export(hand.table)

    def found(**notes: object) -> object:
        other = verify(hand.table.game, replace(record, notes={**record.notes, **notes}))
        return other.fits, other.step, other.label

    assert found(seed_hash="0" * 64) == (False, None, None)
    assert found(seed="another") == (False, 1, "pearl")
    assert not verify(hand.table.game, record, shown=seed_hash("another")).fits


def test_another_set_up_than_the_seeds_is_found() -> None:
    hand = begun("onecard", people(2), rig={"card": [0, 1, 2, 3]})
    hand.happens(away.resign(hand.table, ANA, 0))
    found = verify(hand.table.game, records.export(hand.table))
    assert (found.fits, found.step, found.label) == (False, 0, "card")


def test_a_record_reads_as_it_was_written() -> None:
    record = records.export(finished().table)
    again: Record = read_record(record.text())
    assert again.text() == record.text() and json.loads(record.text())["notes"] == again.notes
