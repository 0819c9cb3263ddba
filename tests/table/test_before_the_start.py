"""Creating a table, sitting down, bots, changing places, and the start."""

import hashlib
from typing import Any

import pytest

from atoll.table import create, reader, settle, sit, start
from atoll.table.facts import Pace, Place

from .tables import ANA, BOB, EVA, Hand, begun, people, refused

OPEN = Place()
GREEDY = Place(kind="bot", bot="greedy", seed=3)


def opened(*places: Place, host: str = ANA, **more: Any) -> Hand:
    return Hand(create.create("pearls", host, places or [*people(1), OPEN, OPEN], **more))


def kinds(hand: Hand) -> list[str]:
    return [seat.kind for seat in hand.table.seats]


def test_who_creates_a_table_is_its_host_and_sits_where_planned() -> None:
    hand = opened(OPEN, Place(kind="person", name="Ana"), GREEDY)
    assert (hand.table.host, kinds(hand)) == (ANA, ["open", "person", "bot"])
    assert hand.table.seats_of(ANA) == [1]


def test_a_device_that_goes_from_hand_to_hand_holds_several_seats() -> None:
    hand = opened(Place(kind="person", name="Ana"), Place(kind="person", name="Ana"))
    assert hand.table.seats_of(ANA) == [0, 1]
    assert [seat.name for seat in hand.table.seats] == ["Ana", "Ana 2"]


def test_options_complete_the_preset() -> None:
    assert opened(preset="shallow").table.options == {"air": 12}
    assert opened(preset="shallow", options={"air": 14}).table.options == {"air": 14}
    assert opened().table.options == {"air": 20}


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("no-such-game", {"game": "perls"}),
        ("seats", {"places": people(1)}),
        ("seats", {"places": [OPEN] * 5}),
        ("option", {"options": {"air": 31}}),
        ("option", {"options": {"water": 1}}),
        ("option", {"preset": "deep"}),
        ("no-such-bot", {"places": [OPEN, Place(kind="bot", bot="gredy")]}),
        ("name-empty", {"places": [OPEN, Place(kind="person", name=" \u200b ")]}),
        ("pace", {"pace": Pace(kind="days")}),
        ("pace", {"pace": Pace(kind="casual", clock=60)}),
        ("pace", {"pace": Pace(kind="live", bonus=5)}),
        ("pace", {"pace": Pace(kind="days", hours=24, limit=30)}),
    ],
)
def test_a_table_that_could_not_be_played_is_not_made(code: str, wrong: dict[str, Any]) -> None:
    given = {"game": "pearls", "host": ANA, "places": people(2), **wrong}
    refused(code, create.create, **given)


def test_sitting_down_takes_the_first_open_seat_or_the_one_that_is_named() -> None:
    hand = opened()
    hand.happens(sit.sit(hand.table, BOB, "Bob", 2))
    hand.happens(sit.sit(hand.table, EVA, "  Eva\n"))
    assert [seat.name for seat in hand.table.seats] == ["Ana", "Eva", "Bob"]
    refused("full", sit.sit, hand.table, BOB, "Bob")
    refused("seat-taken", sit.sit, hand.table, BOB, "Bob", 0)
    refused("no-seat", sit.sit, hand.table, BOB, "Bob", 3)


def test_nobody_has_the_name_of_somebody_else_at_the_table() -> None:
    hand = opened()
    hand.happens(sit.sit(hand.table, BOB, "ana"))
    hand.happens(sit.sit(hand.table, EVA, "Ana"))
    assert [seat.name for seat in hand.table.seats] == ["Ana", "ana 2", "Ana 3"]
    assert create.free_name("A" * 24, ["a" * 24]) == "A" * 22 + " 2"


def test_one_stands_up_oneself_and_the_host_empties_any_seat() -> None:
    hand = opened(*people(3))
    refused("not-your-seat", sit.stand, hand.table, BOB, 2)
    hand.happens(sit.stand(hand.table, BOB, 1))
    hand.happens(sit.stand(hand.table, ANA, 2))
    assert kinds(hand) == ["person", "open", "open"]
    refused("seat-empty", sit.stand, hand.table, ANA, 1)


def test_when_the_host_stands_up_the_next_person_is_host() -> None:
    hand = opened(*people(3))
    hand.happens(sit.stand(hand.table, ANA, 0))
    assert hand.table.host == BOB
    hand.happens(sit.stand(hand.table, BOB, 1))
    hand.happens(sit.stand(hand.table, EVA, 2))
    assert hand.table.host == EVA


def test_the_host_invites_a_bot_and_sends_it_away() -> None:
    hand = opened()
    refused("not-host", sit.invite, hand.table, BOB, 1, "greedy")
    refused("seat-of-a-person", sit.invite, hand.table, ANA, 0, "greedy")
    refused("no-such-bot", sit.invite, hand.table, ANA, 1, "gredy")
    hand.happens(sit.invite(hand.table, ANA, 1, "greedy"))
    hand.happens(sit.invite(hand.table, ANA, 1, "level-1", seed=5))
    assert (hand.table.seats[1].bot, hand.table.seats[1].seed) == ("level-1", 5)
    hand.happens(sit.invite(hand.table, ANA, 1, None))
    assert kinds(hand) == ["person", "open", "open"]


def test_the_host_exchanges_seats_and_a_player_moves_to_an_open_one() -> None:
    hand = opened(*people(2), OPEN)
    hand.happens(sit.swap(hand.table, ANA, 0, 1))
    assert [seat.name for seat in hand.table.seats] == ["Bob", "Ana", ""]
    refused("seat-taken", sit.swap, hand.table, BOB, 0, 1)
    refused("not-your-seat", sit.swap, hand.table, BOB, 1, 2)
    hand.happens(sit.swap(hand.table, BOB, 0, 2))
    assert [seat.name for seat in hand.table.seats] == ["", "Ana", "Bob"]
    assert sit.swap(hand.table, ANA, 1, 1) == []


def test_the_host_settles_what_may_be_changed_at_any_time() -> None:
    hand = begun()
    refused("not-host", settle.settle, hand.table, BOB, chat="off")
    hand.happens(settle.settle(hand.table, ANA, chat="phrases", hints=False, watch=False))
    hand.happens(settle.settle(hand.table, ANA, visibility="open"))
    state = reader.state(hand.table)
    assert (state.chat, state.hints, state.watch, state.visibility) == ("phrases", False, False, "open")


def test_the_host_starts_when_all_seats_are_taken() -> None:
    hand = opened(*people(2), OPEN)
    refused("not-host", start.start, hand.table, BOB, hand.now)
    assert refused("seats-open", start.start, hand.table, ANA, hand.now).data == {"open": 1}
    hand.happens(sit.invite(hand.table, ANA, 2, "greedy"))
    hand.happens(start.start(hand.table, ANA, hand.now))
    assert (hand.table.phase, hand.table.to_move()) == ("playing", [0])
    refused("started", sit.sit, hand.table, EVA, "Eva")
    refused("started", start.start, hand.table, ANA, hand.now)


def test_open_seats_are_closed_when_the_game_is_for_so_few() -> None:
    hand = opened(Place(kind="person", name="Ana"), OPEN, *people(2)[1:], OPEN)
    hand.happens(start.start(hand.table, ANA, hand.now, close=True))
    assert [seat.name for seat in hand.table.seats] == ["Ana", "Bob"]
    assert hand.table.seats_of(BOB) == [1]

    alone = opened(Place(kind="person", name="Ana"), OPEN, OPEN)
    assert refused("seats", start.start, alone.table, ANA, 0.0, close=True).data["given"] == 1


def test_bots_alone_do_not_play() -> None:
    hand = opened(GREEDY, GREEDY)
    refused("nobody", start.start, hand.table, ANA, hand.now)


def test_the_seed_stays_secret_and_its_hash_is_shown() -> None:
    hand = begun(seed="deep blue")
    state = reader.state(hand.table)
    assert state.seed_hash == hashlib.sha256(b"deep blue").hexdigest()
    assert state.ending is None


def test_draws_can_be_arranged_for_a_lesson() -> None:
    hand = begun(rig={"pearl": [12, 3]})
    hand.do(0, "dive")
    hand.do(1, "dive")
    hand.do(0, "dive")
    drawn = [entry.step.drew[0][1] for entry in hand.course.entries]
    assert drawn[:2] == [12, 3] and drawn[2] not in {12, 3}
    assert reader.state(hand.table).rigged
