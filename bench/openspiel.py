"""Level 5 against OpenSpiel's own Monte-Carlo tree search, both on our rules, with equal time to think.
Refuses to favour ours: the other one sees the whole position, and ours has as long as it needed on average.

    atoll bench openspiel hashi --games 40 --trials 20

OpenSpiel's search is told a number of trials for each decision, not a time; ours gets the time that it needed
so far in the same game, and no more altogether. Games of two, seats swapped on the same luck. Where the
game may beat all (Insula), each plays alone on the same luck and scores where it alone beats the game."""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from time import perf_counter
from typing import Any

import numpy
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from ratings import ALONE, interval

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
    """What ours scored, and how long each took for a decision on average, in seconds."""
    if game in ALONE:
        theirs = Table(game, 1, at, trials).played(own=None)
        ours = Table(game, 1, at, trials, theirs.thought[1]).played(own=0)
        score = 0.5 + 0.5 * (theirs.place(0, alone=True) - ours.place(0, alone=True))
        return score, fmean(ours.thought[0]), fmean(theirs.thought[1])
    own = at % 2
    table = Table(game, 2, at // 2, trials).played(own)
    mine, other = table.place(own), table.place(1 - own)
    score = 1.0 if mine < other else 0.5 if mine == other else 0.0
    return score, fmean(table.thought[0]), fmean(table.thought[1])


class Table:
    """A game on our side and, step by step the same, on OpenSpiel's; and how long each decision took."""

    def __init__(self, game: str, seats: int, luck: int, trials: int, theirs: Sequence[float] = ()) -> None:
        room = games.game(game)
        self.match = Match(room, seats, chance=Live(f"openspiel {luck}"))
        self.ours = bots.bot("level-5", room, self.match.rules, luck)
        self.state = load(game, seats=seats).new_initial_state()
        random = numpy.random.RandomState(luck)
        evaluator = RandomRolloutEvaluator(1, random)
        self.theirs = MCTSBot(
            load(game, seats=seats), UCT, trials, evaluator, solve=False, random_state=random
        )
        self.thought: tuple[list[float], list[float]] = ([], [*theirs])
        drawn(self.state, self.match.dealt)

    def played(self, own: int | None) -> "Table":
        """To its end, with ours at that seat."""
        while movers := self.match.to_move():
            seat = movers[0]
            do = self._decided(seat, seat == own)
            step = self.match.do(seat, do)
            self.state.apply_action(self.match.numbers[do])
            drawn(self.state, step.drew)
        return self

    def place(self, seat: int, *, alone: bool = False) -> int:
        """Where a seat came in; alone, 0 for who beat the game and 1 for who did not."""
        outcome = self.match.outcome()
        assert outcome is not None, "nobody is to move and there is no outcome"
        return int(seat not in outcome.winners()) if alone else outcome.results[seat].place

    def _decided(self, seat: int, ours: bool) -> str:
        legal = self.match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        begun = perf_counter()
        if ours:
            do = self.ours.decide(self.match.view(seat), legal, left(*self.thought))
        else:
            do = self.match.names[self.theirs.step(self.state)]
        self.thought[0 if ours else 1].append(perf_counter() - begun)
        return do


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
