"""A record that was cut off, edited or never was one is answered with a sentence, never with a traceback.
Refuses to know a game but Pearls."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll import games
from atoll.core import Live, Match, RecordError, read_record, replay_record

PEARLS = games.game("pearls")


def played() -> Match:
    match = Match(PEARLS, 2, chance=Live("tide"))
    while match.to_move():
        seat = match.to_move()[0]
        match.do(seat, match.legal(seat)[0])
    return match


TEXT = played().record().text()


def test_a_record_replays_to_the_same_position() -> None:
    again = replay_record(PEARLS, read_record(TEXT))
    assert again.record().text() == TEXT


@given(st.integers(0, len(TEXT) - 2))
def test_a_record_cut_off_anywhere_says_so(length: int) -> None:
    with pytest.raises(RecordError, match=r"cut off\?"):
        read_record(TEXT[:length])


@pytest.mark.parametrize("nonsense", ["[" * 100_000, "9" * 5_000, "[]", "null", '"atoll"', "{}"])
def test_what_is_no_record_is_told(nonsense: str) -> None:
    with pytest.raises(RecordError, match="this is not a record of Atoll"):
        read_record(nonsense)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("atoll", 99, "this record has format 99; this Atoll reads format 1"),
        ("seats", True, "the field 'seats' of the record is True"),
        ("seats", "2", "the field 'seats' of the record is '2', which is not a whole number"),
        ("dealt", [["pearl", True]], "dealt: a draw is a label and a number"),
        ("dealt", [["pearl", 1]], "more was drawn than the rules ask for"),
        ("steps", [{"seat": True, "do": "dive"}], "step 1 of the record has no seat and decision"),
        ("steps", [{"seat": 0, "do": "dive", "undone": 1}], "step 1 of the record has no seat and decision"),
        ("steps", [{"seat": 0}], "step 1 of the record has no seat and decision"),
        ("steps", [{"seat": 0, "do": "fly"}], "step 1 of the record, 'fly' by seat 0"),
        ("steps", [{"seat": 9, "do": "dive"}], "step 1 of the record, 'dive' by seat 9"),
        ("steps", [{"seat": 0, "do": "dive"}], "nothing more was drawn"),
        ("steps", [{"seat": 0, "do": "dive", "drew": [["pearl", 10**30]]}], "was not there to be drawn"),
        ("steps", [], "it was edited"),
        ("seats", 9, "the set-up of the record does not fit: Pearls is for 2 to 4 players, not 9"),
        ("options", {"air": 99}, "the set-up of the record does not fit: air can be 10 to 30, not 99"),
        ("options", {"gas": 20}, "the set-up of the record does not fit: there is no option 'gas'"),
        ("rules", "7", "this record was played by rules 7 of Pearls; here is version 1"),
        ("digest", "0" * 16, "it was edited"),
    ],
)
def test_an_edited_record_says_where(field: str, value: object, told: str) -> None:
    edited = json.dumps({**json.loads(TEXT), field: value})
    with pytest.raises(RecordError) as error:
        replay_record(PEARLS, read_record(edited))
    assert told in str(error.value)


def test_a_preset_that_is_not_there_names_those_that_are() -> None:
    assert PEARLS.options.preset("shallow") == {"air": 12}
    with pytest.raises(ValueError, match="there is no preset 'deep'; the presets are: shallow"):
        PEARLS.options.preset("deep")
