"""What readers get: the same for equal readers, nothing of what others alone may know, and all that the
protocol promises."""

import json
import random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from atoll import games
from atoll.core import Quick
from atoll.server import protocol
from atoll.table import intend, lists, reader, records, say
from atoll.table.facts import Pace

from .tables import NAMES, PEOPLE, Hand, begun, people


def everything(hand: Hand, seat: int | None) -> str:
    """All that a reader is given, as text."""
    table = hand.table
    parts = [
        reader.state(table),
        reader.view(table, seat),
        reader.log(table, seat),
        reader.clocks(table, hand.now),
    ]
    return msgspec.json.encode(parts).decode()


def played(game: str, luck: int, seats: int, steps: int, **more: Any) -> Hand:
    """A game after so many decisions at random."""
    chance = random.Random(luck)
    hand = begun(game, people(seats), seed=f"secret-{luck}", **more)
    for _ in range(steps):
        if not hand.table.to_move():
            break
        seat = chance.choice(hand.table.to_move())
        hand.do(seat, chance.choice(hand.course.match.legal(seat)))
    return hand


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("pearls", {}),
    ("onecard", {"preset": "basic"}),
    ("onecard", {"preset": "advanced"}),
]


@pytest.mark.parametrize(("game", "more"), VARIANTS)
@settings(max_examples=25)
@given(some.integers(0, 10_000), some.integers(2, 4), some.integers(0, 30))
def test_a_reader_learns_nothing_that_others_alone_may_know(
    game: str, more: dict[str, Any], luck: int, seats: int, steps: int
) -> None:
    """For every reader the secrets of all others are exchanged for other ones that would look the same; the
    reader is given the same to the last letter."""
    hand = played(game, luck, seats, steps, **more)
    match = hand.course.match
    honest = match.position
    for seat in (None, *range(seats)):
        known = everything(hand, seat)
        for forger in range(3):
            forged = hand.table.game.sample(match.rules, match.view(seat), Quick(forger))
            match.position = forged
            hand.table.shown.clear()
            assert everything(hand, seat) == known
        match.position = honest
        hand.table.shown.clear()


@settings(max_examples=20)
@given(some.integers(0, 10_000), some.integers(0, 30))
def test_neither_the_seed_nor_ids_of_people_reach_anybody(luck: int, steps: int) -> None:
    hand = played("onecard", luck, 3, steps, preset="advanced", pace=Pace(kind="live", clock=600))
    for seat in (None, 0, 1, 2):
        given = everything(hand, seat)
        assert all(person not in given for person in PEOPLE)
        assert (f'"secret-{luck}"' in given) == (hand.table.phase == "ended")


def test_a_log_line_tells_each_reader_its_own() -> None:
    hand = begun(rig={"pearl": [5]})
    hand.do(0, "dive")
    lines = {seat: json.loads(bytes(reader.log(hand.table, seat)[0].lines)) for seat in (None, 0, 1)}
    assert lines[0] == [{"id": "told-pearl", "seat": 0, "pearl": 5}]
    assert lines[1] == lines[None] == [{"id": "told-dive", "seat": 0}]


@pytest.mark.parametrize("game", [id for id in games.ids() if not games.game(id).meta.secrets])
def test_a_game_without_secrets_tells_all_the_same(game: str) -> None:
    hand = begun(game, people(3), seed="5", pace=Pace(kind="days", hours=24))
    chance, match = random.Random(1), hand.course.match
    for _ in range(60):
        if not hand.table.to_move():
            break
        before, seat = match.position, chance.choice(hand.table.to_move())
        hand.do(seat, chance.choice(match.legal(seat)))
        told = [
            match.game.told(match.rules, before, match.steps[-1], match.position, reader)
            for reader in (None, 0, 1, 2)
        ]
        assert told == [told[0]] * 4
        entry = reader.log(hand.table, 1, len(match.steps))[0]
        assert json.loads(bytes(entry.lines)) == told[0]


def test_equal_readers_share_one_result() -> None:
    hand = begun()
    hand.do(0, "dive")
    assert reader.view(hand.table) is reader.view(hand.table)
    assert reader.view(hand.table, 0).public is reader.view(hand.table, 1).public
    assert reader.state(hand.table) is reader.state(hand.table)
    entry = hand.course.entries[0]
    assert entry.told[0] is entry.told[2] and entry.told[0] is not entry.told[1]


def test_what_changed_is_not_shown_as_it_was() -> None:
    hand = begun()
    before = reader.view(hand.table, 0), reader.state(hand.table)
    hand.do(0, "surface")
    assert reader.view(hand.table, 0) != before[0] and reader.state(hand.table) != before[1]


@pytest.mark.parametrize(
    ("own", "promised"),
    [
        (reader.State, protocol.TableState),
        (reader.SeatState, protocol.SeatState),
        (reader.Ending, protocol.Ending),
        (reader.Question, protocol.Question),
        (reader.Poll, protocol.Poll),
        (reader.LogEntry, protocol.LogEntry),
    ],
)
def test_readers_get_every_field_that_the_protocol_promises(own: type, promised: type) -> None:
    assert own.__struct_fields__ == promised.__struct_fields__  # type: ignore[attr-defined]


def test_a_table_of_every_kind_is_as_the_protocol_has_it() -> None:
    hand = played("onecard", 1, 3, 400, preset="first", pace=Pace(kind="live", clock=600))
    assert hand.table.phase == "ended"
    midway = played("onecard", 1, 3, 20, pace=Pace(kind="days", hours=24))
    for each in (hand, midway):
        state = msgspec.json.encode(reader.state(each.table))
        msgspec.json.decode(state, type=protocol.TableState)
        clocks = msgspec.json.encode(reader.clocks(each.table, each.now))
        msgspec.json.decode(clocks, type=protocol.Clocks)
        msgspec.json.decode(msgspec.json.encode(reader.log(each.table)), type=list[protocol.LogEntry])


def test_phrases_and_choices_are_those_of_the_protocol() -> None:
    assert get_args(protocol.PhraseId) == say.PHRASES


def test_a_card_tells_whom_the_table_waits_for() -> None:
    hand = begun(places=people(3), visibility="open", pace=Pace(kind="days", hours=24))
    card = lists.card(hand.table)
    assert (card.players, card.people, card.waiting) == (
        [NAMES[person] for person in PEOPLE[:3]],
        sorted(PEOPLE[:3]),
        [PEOPLE[0]],
    )
    assert card.listed and card.wakes == hand.now + 24 * 3_600_000
    record = played("pearls", 1, 2, 60)
    brought = Hand(records.opened(records.export(record.table).text(), PEOPLE[3]))
    assert lists.card(brought.table).people == [PEOPLE[3]]
    lesson = begun(visibility="open", rig={"pearl": [5]})
    assert not lists.card(lesson.table).listed
    hand.happens(intend.intend(hand.table, PEOPLE[1], 1, ["surface"]))
    hand.do(0, "dive")
    assert lists.card(hand.table).waiting == [PEOPLE[2]]
