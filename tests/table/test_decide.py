"""Decisions: whose, when, how often they count, and where a race begins."""

import pytest

from atoll.core import Refused
from atoll.table import decide, reader
from atoll.table.facts import Ended, Pace, Verdict

from .tables import ALONE_WITH_A_BOT, ANA, BOB, begun, people, refused


def test_nobody_decides_for_another_seat() -> None:
    hand = begun()
    refused("not-your-seat", decide.decide, hand.table, BOB, 0, 0, "dive", now=0.0)
    refused("no-seat", decide.decide, hand.table, BOB, 7, 0, "dive", now=0.0)
    refused("no-seat", decide.decide, hand.table, BOB, -1, 0, "dive", now=0.0)


def test_what_the_rules_forbid_is_refused_with_the_clause_and_nothing_changes() -> None:
    hand = begun()
    before = reader.view(hand.table, 0)
    for seat, person, action, clause in ((1, BOB, "dive", "A-2"), (0, ANA, "drive", "A-1")):
        with pytest.raises(Refused) as refusal:
            decide.decide(hand.table, person, seat, 0, action, now=0.0)
        assert refusal.value.refusal.clause == clause
    assert reader.view(hand.table, 0) is before


def test_a_decision_sent_twice_counts_once() -> None:
    hand = begun()
    hand.do(0, "dive")
    assert decide.decide(hand.table, ANA, 0, 0, "dive", now=0.0) == []
    assert decide.done(hand.table, 0, 0, "dive") == 1
    refused("stale", decide.decide, hand.table, ANA, 0, 0, "surface", now=0.0)
    refused("stale", decide.decide, hand.table, ANA, 0, 2, "dive", now=0.0)


def test_the_last_decision_may_be_repeated_when_the_game_is_over() -> None:
    hand = begun()
    hand.do(0, "surface")
    hand.do(1, "surface")
    assert decide.decide(hand.table, BOB, 1, 0, "surface", now=hand.now) == []
    refused("not-playing", decide.decide, hand.table, ANA, 1, 0, "surface", now=hand.now)
    refused("not-playing", decide.decide, hand.table, BOB, 1, 1, "surface", now=hand.now)


def test_who_decides_at_the_same_time_does_not_collide() -> None:
    hand = begun("onecard", people(2), preset="advanced")
    id, action = reader.view(hand.table, 1).id, reader.view(hand.table, 1).legal[0]
    hand.do(0, hand.course.match.legal(0)[0])
    hand.happens(decide.decide(hand.table, BOB, 1, id, action, now=hand.now))
    assert [step.seat for step in hand.course.match.steps] == [0, 1]


def test_bots_decide_for_their_own_seats_only_and_about_what_they_saw() -> None:
    hand = begun(places=ALONE_WITH_A_BOT)
    refused("no-bot", decide.bot_decides, hand.table, 0, 0, "dive", now=0.0)
    hand.do(0, "surface")
    hand.bot_does(1, "dive")
    refused("stale", decide.bot_decides, hand.table, 1, 0, "dive", now=0.0)
    refused("not-your-seat", decide.decide, hand.table, ANA, 1, 1, "surface", now=0.0)


def test_the_last_decision_brings_the_end_with_it() -> None:
    hand = begun()
    hand.do(0, "surface")
    bodies = hand.do(1, "surface")
    assert isinstance(bodies[-1], Ended)
    state = reader.state(hand.table)
    assert state.phase == "ended" and state.ending is not None
    assert [result.place for result in state.ending.results] == [1, 1]
    assert (state.ending.reason, state.ending.seed) == ("end-surfaced", "7")
    assert reader.view(hand.table, 0).legal == []
    refused("not-playing", decide.decide, hand.table, ANA, 0, 1, "dive", now=0.0)


def test_a_race_is_shown_to_all_at_one_instant(dash: str) -> None:
    hand = begun(dash, people(3))
    assert not hand.table.racing()
    hand.do(0, "call", lead=400.0)
    opens = hand.now + 400.0
    assert hand.table.racing()
    assert [reader.view(hand.table, seat).opens for seat in (None, 0, 2)] == [opens] * 3
    refused("too-early", decide.decide, hand.table, BOB, 1, 0, "grab left", now=opens - 1)
    verdict = Verdict(claim=310.0, arrival=340.0, believed=310.0)
    hand.do(1, "grab left", race=verdict)
    hand.do(0, "grab left")
    # Who is left alone races against nobody.
    assert not hand.table.racing() and reader.view(hand.table, 2).opens is None
    hand.do(2, "grab right")
    assert [entry.race for entry in reader.log(hand.table)] == [None, verdict, None, None]
    assert hand.table.to_move() == [1] and hand.course.opens is None


def test_by_days_and_in_other_games_nobody_races(dash: str) -> None:
    by_days = begun(dash, people(3), pace=Pace(kind="days", hours=24))
    by_days.do(0, "call")
    assert not by_days.table.racing() and by_days.course.opens is None
    together = begun("onecard", people(2), preset="advanced")
    assert not together.table.racing() and together.course.opens is None
