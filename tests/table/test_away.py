"""Leaving, votes about who is missing, bots that stand in, coming back, giving up, and a rematch."""

import pytest

from atoll.table import away, decide, facts, lapse, reader, rematch
from atoll.table.facts import Choice, Pace
from atoll.table.fold import fold

from .tables import ALONE_WITH_A_BOT, ANA, BOB, EVA, IVO, Hand, begun, people, refused

HOUR = 3_600_000.0


def left(seats: int = 3, pace: Pace | None = None) -> Hand:
    """A table that the last player has left."""
    hand = begun(places=people(seats), pace=pace)
    hand.happens(away.leave(hand.table, [ANA, BOB, EVA, IVO][seats - 1]))
    return hand


def vote(hand: Hand, seat: int, choice: Choice, about: int = 2) -> None:
    person = hand.table.seats[seat].person
    hand.happens(away.vote(hand.table, person, seat, about, choice))
    hand.by_itself()


def test_who_leaves_is_voted_about_at_once() -> None:
    hand = left()
    poll = reader.state(hand.table).polls[0]
    assert (poll.about, poll.votes, poll.waiting) == (2, [], [0, 1])


def test_with_bots_alone_there_is_nobody_to_vote() -> None:
    hand = begun(places=ALONE_WITH_A_BOT)
    hand.happens(away.leave(hand.table, ANA))
    assert hand.table.polls == {}
    refused("not-seated", away.leave, hand.table, EVA)


def test_more_than_half_let_a_bot_play_on() -> None:
    hand = left(4)
    vote(hand, 0, "bot", 3)
    assert hand.table.polls
    vote(hand, 1, "bot", 3)
    seat = hand.table.seats[3]
    assert (hand.table.polls, seat.machine, seat.name) == ({}, away.STAND_IN, "Ivo")
    assert reader.state(hand.table).seats[3].stand_in == away.STAND_IN


def test_more_than_half_end_the_game_for_those_who_stayed() -> None:
    hand = begun(places=people(3), rig={"pearl": [2, 5, 9]})
    for seat in (0, 1, 2):
        hand.do(seat, "dive")
    hand.happens(away.leave(hand.table, EVA))
    vote(hand, 0, "end")
    vote(hand, 1, "end")
    ending = reader.state(hand.table).ending
    assert ending is not None and ending.reason == "end-agreed" and ending.seed == "7"
    assert [result.place for result in ending.results] == [1, 1, 3]


def test_without_agreement_the_table_waits() -> None:
    hand = left()
    vote(hand, 0, "bot")
    vote(hand, 0, "end")
    vote(hand, 1, "bot")
    assert hand.table.polls == {} and hand.table.seats[2].machine == ""
    assert lapse.absent(hand.table, 2, hand.now) == []


def test_votes_are_the_others_own() -> None:
    hand = left()
    refused("not-your-seat", away.vote, hand.table, ANA, 1, 2, "bot")
    refused("not-voting", away.vote, hand.table, EVA, 2, 2, "wait")
    refused("no-poll", away.vote, hand.table, ANA, 0, 1, "bot")


def test_the_vote_is_decided_by_those_who_are_still_there() -> None:
    hand = left(4)
    vote(hand, 0, "bot", 3)
    assert hand.table.polls
    hand.happens(away.leave(hand.table, BOB))
    hand.happens(away.leave(hand.table, EVA))
    hand.by_itself()
    assert hand.table.seats[3].machine == away.STAND_IN


def test_who_decides_is_there_again() -> None:
    hand = left()
    hand.do(0, "dive")
    hand.do(1, "dive")
    hand.do(2, "dive")
    assert hand.table.polls == {} and hand.table.present() == [0, 1, 2]


def test_who_returns_takes_the_seat_back() -> None:
    hand = left()
    vote(hand, 0, "bot")
    vote(hand, 1, "bot")
    hand.do(0, "dive")
    hand.do(1, "dive")
    refused("stood-in", decide.decide, hand.table, EVA, 2, 0, "dive", now=hand.now)
    hand.bot_does(2, "dive")
    hand.happens(away.back(hand.table, EVA, 2))
    assert away.back(hand.table, EVA, 2) == []
    hand.do(0, "dive")
    hand.do(1, "surface")
    hand.do(2, "surface")
    assert [entry.by for entry in hand.course.entries].count("bot") == 1


def test_after_giving_up_a_bot_plays_on() -> None:
    hand = begun(places=people(3))
    hand.happens(away.resign(hand.table, EVA, 2, bot="greedy", seed=4))
    state = reader.state(hand.table).seats[2]
    assert (state.resigned, state.stand_in, state.name) == (True, "greedy", "Eva")
    refused("resigned", away.back, hand.table, EVA, 2)
    refused("resigned", away.resign, hand.table, EVA, 2)
    refused("resigned", decide.decide, hand.table, EVA, 2, 0, "dive", now=hand.now)


@pytest.mark.parametrize("places", [people(2), [*people(1), ALONE_WITH_A_BOT[1]]])
def test_when_nobody_is_left_to_play_against_the_game_ends(places: list[facts.Place]) -> None:
    hand = begun(places=places)
    hand.happens(away.resign(hand.table, ANA, 0))
    ending = reader.state(hand.table).ending
    assert ending is not None and ending.reason == "end-resigned"
    assert [result.place for result in ending.results] == [2, 1]


def test_live_the_rules_decide_for_who_is_late_and_the_second_time_there_is_a_vote() -> None:
    hand = begun(places=people(3), pace=Pace(kind="live", clock=10))
    assert lapse.wakes(hand.table) == hand.now + 10_000
    assert hand.by_itself(9_999) == []
    hand.by_itself(1)
    # Pearls has no decision of its own for who is late: the first legal one.
    assert (hand.steps, hand.table.to_move(), hand.table.polls) == (["dive"], [1], {})
    assert [entry.lapsed for entry in reader.log(hand.table)] == [True]
    hand.do(1, "dive")
    hand.do(2, "dive")
    hand.by_itself(5_000)
    assert hand.steps[3] == "dive" and list(hand.table.polls) == [0]


def test_in_a_race_a_decision_that_is_still_under_way_is_waited_for(dash: str) -> None:
    hand = begun(dash, people(3), pace=Pace(kind="live", limit=20))
    hand.do(0, "call", lead=500.0)
    due = hand.now + 20_500
    clocks = reader.clocks(hand.table, hand.now)
    assert clocks is not None and clocks.due == [due] * 3
    wakes = lapse.wakes(hand.table)
    assert wakes is not None and due + 400 <= wakes <= due + 500


def test_by_days_nobody_decides_for_who_is_late_but_the_others_vote() -> None:
    hand = begun(places=people(3), pace=Pace(kind="days", hours=24))
    hand.by_itself(24 * HOUR - 1)
    assert hand.table.polls == {}
    hand.by_itself(1)
    assert hand.steps == [] and list(hand.table.polls) == [0]
    assert lapse.wakes(hand.table) is None
    for seat in (1, 2):
        vote(hand, seat, "wait", 0)
    assert lapse.wakes(hand.table) == hand.now + 24 * HOUR
    hand.by_itself(24 * HOUR)
    assert list(hand.table.polls) == [0]
    hand.do(0, "dive")
    assert hand.table.polls == {} and lapse.wakes(hand.table) == hand.now + 24 * HOUR


def test_casually_only_who_is_long_without_a_connection_is_voted_about() -> None:
    hand = begun(places=people(3))
    assert lapse.wakes(hand.table) is None
    assert lapse.absent(hand.table, 1, hand.now) == []
    hand.happens(lapse.absent(hand.table, 0, hand.now))
    assert hand.table.polls[0].why == "absent"
    assert lapse.absent(hand.table, 0, hand.now) == []
    for seat in (1, 2):
        vote(hand, seat, "wait", 0)
    assert lapse.absent(hand.table, 0, hand.now + 599_999) == []
    assert lapse.absent(hand.table, 0, hand.now + 600_000) != []


def test_the_same_people_play_again_with_the_first_seat_moved_on() -> None:
    hand = begun(places=[*people(2), ALONE_WITH_A_BOT[1]], preset="shallow")
    refused("not-ended", rematch.rematch, hand.table, ANA, hand.now)
    for seat in (0, 1):
        hand.do(seat, "surface")
    hand.bot_does(2, "surface")
    refused("not-seated", rematch.rematch, hand.table, EVA, hand.now)
    both = rematch.rematch(hand.table, BOB, hand.now, id="t2")
    hand.table.follow(both[0])
    assert reader.state(hand.table).rematch == "t2"
    refused("rematch-made", rematch.rematch, hand.table, ANA, hand.now)
    again = fold(both[1:])
    assert [seat.name or seat.bot for seat in again.seats] == ["Bob", "greedy", "Ana"]
    assert (again.host, again.options, again.plan.before) == (BOB, {"air": 12}, "t1")
