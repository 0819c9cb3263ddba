"""A small agent for All on One Card that learns by playing, with scikit-learn, through the door to Gymnasium.
Refuses to be clever: it estimates what an action is worth by how the games went in which it was done.

    pip install 'atoll[gymnasium]' 'scikit-learn>=1.7'
    python examples/learner.py            a few minutes; then it has won against chance, or has not"""

import argparse
import sys
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy
from sklearn.neural_network import MLPRegressor
from threadpoolctl import threadpool_limits

from atoll.adapters.gymnasium import AtollEnv

# A short game, and no hints: the agent is to find out by itself what the table would tell a person.
OPTIONS = {"goal": 2, "hints": False}
# How often it tries something at random while it learns.
CURIOUS = 0.3


@dataclass
class Game:
    """One game that was played: what was seen and done, the points it was won by, and what it was worth."""

    rows: list[Any]
    ahead: int
    reward: float


class Learner:
    """Knows of each action in each situation by how many points games were won in which it was done."""

    def __init__(self, seed: int) -> None:
        self.env = AtollEnv("onecard", ["random"], OPTIONS)
        self.each = numpy.eye(len(self.env.match.names), dtype=numpy.float32)
        self.net = MLPRegressor(hidden_layer_sizes=(32,), random_state=seed)
        self.luck = numpy.random.default_rng(seed)
        self.rows: list[Any] = []
        self.worth: list[float] = []

    def play(self, deal: int, curious: float) -> Game:
        """A game against chance."""
        seen, info = self.env.reset(seed=deal)
        rows, over, reward = [], False, 0.0
        while not over:
            may = numpy.flatnonzero(info["action_mask"])
            action = may[0] if len(may) == 1 else self._chosen(seen, may, curious)
            if len(may) > 1:
                rows.append(numpy.concatenate([seen["observation"], self.each[action]]))
            seen, reward, over, _, info = self.env.step(action)
        outcome = self.env.match.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        own, rival = (result.points for result in outcome.results)
        return Game(rows, own - rival, reward)

    def _chosen(self, seen: Any, may: Any, curious: float) -> Any:
        if not self.worth or self.luck.random() < curious:
            return self.luck.choice(may)
        looked_at = numpy.repeat(seen["observation"][None], len(may), axis=0)
        return may[self.net.predict(numpy.hstack([looked_at, self.each[may]])).argmax()]

    def learn(self, games: list[Game]) -> None:
        """From these games and all before."""
        for game in games:
            self.rows += game.rows
            self.worth += [game.ahead / 20] * len(game.rows)
        rows, worth = numpy.array(self.rows), numpy.array(self.worth)
        for _ in range(3):
            order = self.luck.permutation(len(worth))
            self.net.partial_fit(rows[order], worth[order])


def learnt(rounds: int, games: int, trial: int, seed: int = 1) -> float:
    """The share of `trial` games that are won against chance, after so many rounds of so many games."""
    # One core is quicker than many for matrices as small as these.
    threadpool_limits(1)
    learner, begun, deal = Learner(seed), perf_counter(), seed * 1_000_000
    for number in range(1, rounds + 1):
        played = [learner.play(deal + at, CURIOUS) for at in range(games)]
        deal += games
        learner.learn(played)
        won = numpy.mean([game.reward for game in played])
        _say(f"round {number}: {won:.0%} won while curious, {perf_counter() - begun:.0f} s")
    found = float(numpy.mean([learner.play(deal + at, 0.0).reward for at in range(trial)]))
    _say(f"{found:.0%} of {trial} games won against chance, {perf_counter() - begun:.0f} s in all")
    return found


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=60, help="in each round")
    parser.add_argument("--trial", type=int, default=100, help="games to be judged by")
    given = parser.parse_args()
    sys.exit(0 if learnt(given.rounds, given.games, given.trial) > 0.5 else 1)
