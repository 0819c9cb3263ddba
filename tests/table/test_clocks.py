"""Clocks: what each seat has left, when its time is up, and that no jump of the wall clock costs anybody."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as some

from atoll.table import away, lapse, reader, undo
from atoll.table.clocks import LEAST, Clocks, Reading, ServerTime, gathers
from atoll.table.facts import Pace, Resumed
from atoll.table.fold import fold

from .tables import ALONE_WITH_A_BOT, ANA, BOB, Hand, begun, people

LIVE = Pace(kind="live", clock=60, bonus=5)
TOGETHER = Pace(kind="live", limit=30)
DAYS = Pace(kind="days", hours=24)
HOUR = 3_600_000.0


def shown(hand: Hand, after: float = 0.0) -> Reading:
    reading = reader.clocks(hand.table, hand.now + after)
    assert reading is not None
    return reading


def test_casually_there_is_no_clock() -> None:
    assert reader.clocks(begun().table, 0.0) is None


def test_the_clock_of_who_is_to_move_runs_and_a_decision_adds_to_it() -> None:
    hand = begun(pace=LIVE)
    assert shown(hand, 8_000) == Reading(
        now=hand.now + 8_000, left=[52_000, 60_000], running=[0], due=[hand.now + 60_000, None]
    )
    hand.do(0, "dive", after=10_000)
    assert shown(hand).left == [55_000, 60_000]
    assert (shown(hand).running, shown(hand).due) == ([1], [None, hand.now + 60_000])
    hand.do(1, "surface", after=60_000)
    assert shown(hand).left == [55_000, 5_000]


def test_who_has_used_up_the_clock_still_has_a_little_for_each_decision() -> None:
    hand = begun(pace=Pace(kind="live", clock=10))
    hand.by_itself(10_000)
    hand.do(1, "dive")
    assert shown(hand).left[0] == 0
    assert shown(hand).due[0] == hand.now + LEAST


def test_bots_have_no_clock_and_a_stand_in_stops_it() -> None:
    hand = begun(places=[*people(2), ALONE_WITH_A_BOT[1]], pace=LIVE)
    assert shown(hand).left == [60_000, 60_000, None]
    hand.do(0, "dive", after=0)
    hand.happens(away.leave(hand.table, BOB), 20_000)
    hand.happens(away.vote(hand.table, ANA, 0, 1, "bot"), 10_000)
    hand.by_itself()
    assert (shown(hand, 5_000).left[1], shown(hand).running) == (None, [])
    hand.happens(away.back(hand.table, BOB, 1), 100_000)
    assert shown(hand).left[1] == 30_000 and shown(hand).running == [1]


def test_all_who_decide_at_the_same_time_have_the_same_limit() -> None:
    hand = begun("onecard", people(3), preset="advanced", pace=TOGETHER)
    due = hand.now + 30_000
    assert shown(hand).due == [due] * 3
    hand.do(0, hand.course.match.legal(0)[0], after=10_000)
    assert shown(hand).due == [due] * 3
    hand.by_itself(20_000)
    # The rules have chosen for all; then they play in turns, without a limit.
    assert len(hand.steps) == 9 and shown(hand).due == [None] * 3
    assert [entry.by for entry in hand.course.entries].count("time") == 8
    assert hand.table.polls == {}


def test_a_race_costs_time_only_from_the_instant_at_which_it_is_shown(dash: str) -> None:
    hand = begun(dash, people(2), pace=Pace(kind="live", clock=60, limit=20))
    hand.do(0, "call", lead=800.0)
    assert shown(hand, 500).left == [59_000, 60_000]
    assert shown(hand).due == [hand.now + 20_800] * 2
    assert shown(hand, 1_800).left == [58_000, 59_000]


def test_each_decision_by_days_has_its_hours() -> None:
    hand = begun(pace=DAYS)
    assert shown(hand).due == [hand.now + 24 * HOUR, None]
    hand.do(0, "dive", after=20 * HOUR)
    assert shown(hand).due == [None, hand.now + 24 * HOUR]


def test_who_decides_at_the_same_time_by_days_is_not_hurried_by_others() -> None:
    hand = begun("onecard", people(2), preset="advanced", pace=DAYS)
    due = hand.now + 24 * HOUR
    hand.do(0, hand.course.match.legal(0)[0], after=20 * HOUR)
    assert shown(hand).due == [hand.now + 24 * HOUR, due]


def test_time_that_was_used_for_what_is_taken_back_is_used() -> None:
    hand = begun(pace=LIVE)
    hand.do(0, "surface", after=10_000)
    hand.happens(undo.undo(hand.table, ANA, 0), 4_000)
    assert shown(hand).left == [55_000, 56_000] and shown(hand).running == [0]


def test_no_time_is_lost_while_nobody_could_play() -> None:
    hand = begun(pace=LIVE)
    hand.do(0, "dive")
    hand.now += HOUR
    assert lapse.wakes(hand.table) is not None
    hand.happens(lapse.resume(hand.table, hand.now, hand.now), 0)
    assert shown(hand).left[1] == 60_000
    hand.by_itself()
    assert hand.steps == ["dive"]


def test_by_days_who_is_nearly_late_gets_an_hour_when_the_server_is_back() -> None:
    hand = begun(pace=DAYS)
    hand.now += 30 * HOUR
    hand.happens(lapse.resume(hand.table, hand.now, hand.now), 0)
    assert lapse.wakes(hand.table) == hand.now + HOUR
    hand.by_itself()
    assert hand.table.polls == {}

    early = begun(pace=DAYS)
    due = lapse.wakes(early.table)
    early.now += 20 * HOUR
    early.happens(lapse.resume(early.table, early.now, early.now), 0)
    assert lapse.wakes(early.table) == due


def test_a_table_that_is_opened_again_without_need_gives_nobody_time() -> None:
    hand = begun(pace=DAYS)
    up_since = hand.now + HOUR
    hand.now += 30 * HOUR
    hand.happens(lapse.resume(hand.table, hand.now, up_since), 0)
    assert lapse.resume(hand.table, hand.now, up_since) == []
    hand.by_itself(HOUR)
    assert list(hand.table.polls) == [0]


def test_where_no_clock_runs_nothing_is_said_when_the_server_is_back() -> None:
    assert lapse.resume(begun().table, 3e6, 2e6) == []
    assert lapse.resume(begun(pace=LIVE).table, 3e6, 2e6) == [Resumed()]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_servers_time_takes_no_part_in_jumps_of_the_wall_clock(jump: float) -> None:
    wall, steady = 1_000.0, 50.0
    time = ServerTime(lambda: wall, lambda: steady)
    assert time.now() == 1_000_000.0
    wall += jump
    steady += 2.5
    assert time.now() == 1_002_500.0


def test_after_a_start_with_a_clock_that_went_back_nobody_gains_and_play_goes_on() -> None:
    hand = begun(pace=LIVE)
    hand.do(0, "dive", after=HOUR)
    hand.now -= 2 * HOUR
    hand.happens(lapse.resume(hand.table, hand.now, hand.now), 0)
    assert shown(hand, 10_000).left[1] == 50_000
    hand.do(1, "dive", after=10_000)
    assert shown(hand).left[1] == 55_000


@given(some.lists(some.tuples(some.integers(0, 15), some.floats(-1e6, 1e6)), max_size=30))
def test_clocks_never_show_less_than_nothing_nor_more_than_they_had(
    moves: Sequence[tuple[int, float]],
) -> None:
    clocks = Clocks(Pace(kind="live", clock=60), 4)
    at = 0.0
    for movers, passed in moves:
        at += passed
        clocks.moved(at, movers)
        reading = clocks.reading(at + 1_000)
        assert reading is not None
        assert all(left is not None and 0 <= left <= 60_000 for left in reading.left)
        assert all((due is not None) == bool(movers >> seat & 1) for seat, due in enumerate(reading.due))


def test_several_gather_when_one_joins_others_who_are_to_move() -> None:
    assert gathers(0b001, 0b111) and gathers(0, 0b11)
    assert not gathers(0b111, 0b011) and not gathers(0b01, 0b10) and not gathers(0b11, 0)


def test_clocks_folded_again_show_the_same() -> None:
    hand = begun("onecard", people(3), preset="advanced", pace=Pace(kind="live", clock=90, bonus=3, limit=30))
    for seat in (2, 0, 1):
        hand.do(seat, hand.course.match.legal(seat)[0], after=7_777.7)
    assert reader.clocks(fold(hand.facts), hand.now + 123) == shown(hand, 123)
