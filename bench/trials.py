"""Bots by name for measurements: `level-5@400` is level 5 with 400 trials for each decision.
Refuses the clock: the same seed gives the same games on any machine, however busy."""

from typing import Any

from atoll import bots
from atoll.bots import LEVELS, Bot
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Rules

# Decisions are never cut off by the clock, in seconds.
PATIENCE = 3600.0


def bot(name: str, game: Game[Any, Any], rules: Rules[Any], seed: int) -> Bot:
    """The bot of this name; of a level with a number, that level as if it could try so often and no more."""
    level, _, trials = name.partition("@")
    if not trials:
        return bots.bot(name, game, rules, seed)
    given = LEVELS[level]
    budget = Budget(int(trials), horizon=given.budget.horizon, carelessness=given.budget.carelessness)
    believed = game.believed(rules, bots.strength(level), seed)
    return Searcher(game, believed, budget, seed, whims=given.whims)
