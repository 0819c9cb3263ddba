"""The arbiter of a race: what is measured, what is believed, in which order decisions go out, and that a
short line is no advantage."""

import doctest
from collections.abc import Callable
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as some

from atoll.table import race
from atoll.table.race import FARTHEST, TRUST, Heat, Line, judged, lead, send_at

from . import race_simulation
from .race_simulation import Delay, Racer, even, skewed

OPENS = 10_000.0


def line(*trips: float) -> Line:
    measured = Line()
    for at, trip in enumerate(trips):
        measured.echo(measured.probe(1_000.0 * at), 1_000.0 * at + trip)
    return measured


def order(heat: Heat[str], now: float, delays: dict[int, float]) -> list[str]:
    return [entry.what for entry in heat.ready(now, delays)]


# --- measuring ----------------------------------------------------------------------------------------------


def test_a_line_is_half_of_what_a_probe_takes() -> None:
    assert (line().delay, line(60).delay, line(50, 60, 70).delay) == (0.0, 30.0, 30.0)


def test_a_stall_does_not_make_a_line_long() -> None:
    assert line(*[60] * 20, 3_000).delay == 30.0


def test_an_echo_counts_once_and_only_for_a_probe_that_was_sent() -> None:
    measured = line(60)
    measured.echo(1, 5_000.0)
    measured.echo(99, 5_000.0)
    measured.echo(measured.probe(5_000.0), 4_000.0)
    assert measured.delay == 30.0


def test_no_line_counts_as_longer_than_the_longest() -> None:
    assert line(5_000).delay == FARTHEST


def test_a_race_is_announced_early_enough_for_the_slowest_line_and_sent_late_down_the_quick_ones() -> None:
    quick, slow = line(*[20] * 9), line(*[500] * 9)
    wait = lead([quick, slow])
    assert wait >= 2 * 250
    assert lead([]) == race.SOONEST and lead([line(5_000)]) <= race.LATEST
    assert OPENS - wait <= send_at(OPENS, slow) < send_at(OPENS, quick) < OPENS - 20


# --- believing ----------------------------------------------------------------------------------------------


@given(
    claim=some.none() | some.floats(0, 100_000),
    reaction=some.floats(0, 60_000),
    delay=some.floats(0, 10_000),
    late=some.floats(0, 2_000),
)
def test_a_claim_moves_a_decision_no_further_than_trust(
    claim: float | None, reaction: float, delay: float, late: float
) -> None:
    arrival = OPENS + reaction + late
    verdict = judged(OPENS, claim, arrival, delay)
    without = judged(OPENS, None, arrival, delay)
    assert abs(verdict.believed - without.believed) <= TRUST + 1e-6
    assert 0 <= verdict.believed <= verdict.arrival
    assert verdict.claim == claim


# --- the order ----------------------------------------------------------------------------------------------


def test_who_decided_first_goes_out_first_though_it_arrived_later() -> None:
    heat: Heat[str] = Heat(OPENS)
    delays = {0: 5.0, 1: 125.0}
    heat.enter(0, "near", claim=500.0, arrival=OPENS + 505, delay=5.0)
    assert order(heat, OPENS + 510, delays) == []
    heat.enter(1, "far", claim=450.0, arrival=OPENS + 575, delay=125.0)
    assert order(heat, OPENS + 575, delays) == ["far"]
    assert order(heat, OPENS + 575, {0: 5.0}) == ["near"]


def test_a_decision_waits_only_as_long_as_somebody_could_have_been_earlier() -> None:
    heat: Heat[str] = Heat(OPENS)
    heat.enter(0, "near", claim=500.0, arrival=OPENS + 505, delay=5.0)
    assert heat.wakes({0: 5.0, 1: 125.0}) == OPENS + 500 + 125 + TRUST
    assert heat.wakes({0: 5.0, 1: 5.0}) == OPENS + 500 + 5 + TRUST
    assert heat.wakes({0: 5.0}) == OPENS + 500
    # Whose decision is here already, and later, holds up nobody.
    heat.enter(1, "far", claim=520.0, arrival=OPENS + 530, delay=5.0)
    assert heat.wakes({0: 5.0, 1: 125.0}) == OPENS + 500


def test_nobody_goes_out_before_what_is_out_already() -> None:
    heat: Heat[str] = Heat(OPENS)
    heat.enter(0, "near", claim=500.0, arrival=OPENS + 505, delay=5.0)
    assert order(heat, OPENS + 700, {0: 5.0, 1: 5.0}) == ["near"]
    late = heat.enter(1, "stalled", claim=400.0, arrival=OPENS + 1_405, delay=400.0)
    assert late.believed >= 500.0


def test_several_decisions_of_one_player_stay_in_their_order() -> None:
    heat: Heat[str] = Heat(OPENS)
    heat.enter(0, "first", claim=500.0, arrival=OPENS + 505, delay=5.0)
    second = heat.enter(0, "second", claim=100.0, arrival=OPENS + 506, delay=5.0)
    assert second.believed >= 500.0
    assert heat.held(0) == 2
    assert order(heat, OPENS + 600, {0: 5.0}) == ["first", "second"]
    assert heat.held(0) == 0


def test_the_examples_hold() -> None:
    result = doctest.testmod(race)
    assert result.attempted and not result.failed


# --- fairness -----------------------------------------------------------------------------------------------

RACES = 2_000
JITTERS = pytest.mark.parametrize("jitter", [even, skewed])


def thinking(luck: Random) -> float:
    """How long a player looks before deciding: equal skill for all, in milliseconds."""
    return 400.0 + luck.gammavariate(6.0, 100.0)


def run(*racers: Racer, seed: int = 1) -> list[race_simulation.Result]:
    luck = Random(seed)
    return [race_simulation.race(number, racers, luck, thinking) for number in range(RACES)]


@JITTERS
@pytest.mark.parametrize("latencies", [(10.0, 60.0), (10.0, 250.0), (60.0, 250.0)])
def test_players_of_equal_skill_win_equally_often(
    jitter: Callable[[float], Delay], latencies: tuple[float, float]
) -> None:
    results = run(*(Racer(jitter(latency)) for latency in latencies))
    won = mean(result.first == 0 for result in results)
    assert 0.47 <= won <= 0.53
    # And the quicker one wins, not chance: those who were clearly quicker nearly always.
    clear = [result for result in results if abs(result.reactions[0] - result.reactions[1]) > 100]
    assert mean(result.first == result.fastest for result in clear) > 0.97


@JITTERS
def test_three_at_once_win_equally_often(jitter: Callable[[float], Delay]) -> None:
    results = run(*(Racer(jitter(latency)) for latency in (10.0, 60.0, 250.0)))
    for seat in range(3):
        assert abs(mean(result.first == seat for result in results) - 1 / 3) < 0.03


@JITTERS
@pytest.mark.parametrize(
    "cheat",
    [
        lambda race: 100.0,
        lambda race: 100.0 if race % 3 == 0 else 0.0,
        lambda race: 100.0 * (race % 10) / 9,
        lambda race: 20.0,
    ],
    ids=["always", "at times", "more and more", "a little"],
)
def test_a_shifted_claim_gains_next_to_nothing(
    jitter: Callable[[float], Delay], cheat: Callable[[int], float]
) -> None:
    honest = mean(result.gains[1] for result in run(Racer(jitter(60.0)), Racer(jitter(60.0))))
    results = run(Racer(jitter(60.0)), Racer(jitter(60.0), shift=cheat))
    assert mean(result.gains[1] for result in results) - honest < 10.0
    assert 0.47 <= mean(result.first == 1 for result in results) <= 0.53


def test_nobody_waits_long_for_the_verdict() -> None:
    results = run(Racer(even(10.0)), Racer(even(60.0)))
    assert max(result.waited for result in results) < 150.0
