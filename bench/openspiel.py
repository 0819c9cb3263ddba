"""Level 5 against OpenSpiel's own Monte-Carlo tree search, both on our rules, with equal time to think.
Refuses to favour ours: the other one sees the whole position, and ours has as long as it needed on average.

    atoll bench openspiel hashi --games 40 --trials 20

OpenSpiel's search is told a number of trials for each decision, not a time; ours gets the time that it needed
so far in the same game, and no more altogether. Games of two, seats swapped on the same luck."""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from time import perf_counter
from typing import Any

import numpy
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from ratings import interval

from atoll import bots, games
from atoll.adapters.openspiel import load
from atoll.core import Draws, Live, Match

# The constant of upper confidence bounds for values from 0 to 1.
UCT = 1.4


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench openspiel",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=40, metavar="N", help="(40)")
    parser.add_argument("--trials", type=int, default=20, metavar="N", help="of OpenSpiel's search (20)")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, metavar="N")
    args = parser.parse_args()
    print("| game | games | ours scores | time for a decision, ours and theirs |")
    print("| --- | --- | --- | --- |")
    with ProcessPoolExecutor(args.cores) as pool:
        given = [args.game] * args.games, range(args.games), [args.trials] * args.games
        found = [*pool.map(one, *given)]
    won = sum(score for score, _, _ in found)
    low, high = interval(won, len(found))
    ours, theirs = (1000 * fmean(each[at] for each in found) for at in (1, 2))
    share = f"{won / len(found):.0%} ({low:.0%} to {high:.0%})"
    print(f"| {args.game} | {len(found)} | {share} | {ours:.0f} ms, {theirs:.0f} ms |")
    return 0


def one(game: str, at: int, trials: int) -> tuple[float, float, float]:
    """One game: what ours scored, and how long each took for a decision on average, in seconds."""
    room, own = games.game(game), at % 2
    match = Match(room, 2, chance=Live(f"openspiel {at // 2}"))
    ours = bots.bot("level-5", room, match.rules, at)
    state = load(game, seats=2).new_initial_state()
    luck = numpy.random.RandomState(at)
    theirs = MCTSBot(
        load(game, seats=2), UCT, trials, RandomRolloutEvaluator(1, luck), solve=False, random_state=luck
    )
    drawn(state, match.dealt)
    thought: tuple[list[float], list[float]] = ([], [])
    while movers := match.to_move():
        seat = movers[0]
        legal = match.legal(seat)
        begun = perf_counter()
        if len(legal) == 1:
            do = legal[0]
        elif seat == own:
            do = ours.decide(match.view(seat), legal, left(*thought))
            thought[0].append(perf_counter() - begun)
        else:
            do = match.names[theirs.step(state)]
            thought[1].append(perf_counter() - begun)
        step = match.do(seat, do)
        state.apply_action(match.numbers[do])
        drawn(state, step.drew)
    outcome = match.outcome()
    assert outcome is not None, "nobody is to move and there is no outcome"
    mine, other = outcome.results[own].place, outcome.results[1 - own].place
    score = 1.0 if mine < other else 0.5 if mine == other else 0.0
    return score, fmean(thought[0]), fmean(thought[1])


def left(ours: list[float], theirs: list[float]) -> float:
    """How long ours may think now, so that it thinks as long as the other one did for so many decisions."""
    # Until the other one has thought once, nobody knows how long that takes.
    return max(0.001, fmean(theirs) * (len(ours) + 1) - sum(ours)) if theirs else 0.02


def drawn(state: Any, draws: Draws) -> None:
    """Draw the same on the other side."""
    values: Iterator[int] = (value for _, value in draws)
    while state.is_chance_node():
        state.apply_action(next(values))


if __name__ == "__main__":
    raise SystemExit(main())
