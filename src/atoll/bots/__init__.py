"""The bots, by name, weakest first: by chance, greedy, and the levels of the search.
Refuses to let any of them see more than a view."""

import difflib
from collections.abc import Callable
from typing import Any

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.random import Random
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Rules

Maker = Callable[[Game[Any, Any], Rules[Any], int], Bot]

# How much a level may think, and how often its playouts are careless: level 5 thinks until its time is up.
LEVELS = {
    "level-1": Budget(4, horizon=8, carelessness=0.5),
    "level-2": Budget(16, horizon=16, carelessness=0.3),
    "level-3": Budget(100, horizon=24, carelessness=0.1),
    "level-4": Budget(800),
    "level-5": Budget(1_000_000),
}


class NoSuchBot(ValueError):
    """A bot that is not there; the message names those that are."""


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_MAKERS)


def bot(name: str, game: Game[Any, Any], rules: Rules[Any], seed: int) -> Bot:
    """The bot of this name for one seat of one table."""
    if name not in _MAKERS:
        near = difflib.get_close_matches(name, _MAKERS, 1)
        meant = f"; did you mean {near[0]}?" if near else "."
        raise NoSuchBot(f"there is no bot {name!r}{meant} The bots are: {', '.join(_MAKERS)}")
    return _MAKERS[name](game, rules, seed)


def strength(name: str) -> int:
    """The level, 1 to 5, that a bot plays like: how fast it decides, and what it knows of the world."""
    return 1 + list(LEVELS).index(name) if name in LEVELS else {"greedy": 3}.get(name, 1)


def _level(name: str) -> Maker:
    level, budget = strength(name), LEVELS[name]
    return lambda game, rules, seed: Searcher(game, game.believed(rules, level, seed), budget, seed)


_MAKERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{name: _level(name) for name in LEVELS},
}

__all__ = ["LEVELS", "Bot", "NoSuchBot", "bot", "names", "strength"]
