"""The bots, by name, weakest first: by chance, greedy, and the levels of the search.
Refuses to let any of them see more than a view."""

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.random import Random
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Rules

Maker = Callable[[Game[Any, Any], Rules[Any], int], Bot]


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level thinks, and how often it does not but takes whatever is allowed, as children do."""

    budget: Budget
    whims: float = 0.0


# Level 5 thinks until its time is up.
LEVELS = {
    "level-1": Level(Budget(4, horizon=8, carelessness=0.5), whims=0.5),
    "level-2": Level(Budget(8, horizon=12, carelessness=0.3), whims=0.3),
    "level-3": Level(Budget(64, horizon=24, carelessness=0.1), whims=0.04),
    "level-4": Level(Budget(300, horizon=24)),
    "level-5": Level(Budget(1_000_000, horizon=24)),
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


def _searcher(name: str) -> Maker:
    level, knows = LEVELS[name], strength(name)
    return lambda game, rules, seed: Searcher(
        game, game.believed(rules, knows, seed), level.budget, seed, whims=level.whims
    )


_MAKERS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{name: _searcher(name) for name in LEVELS},
}

__all__ = ["LEVELS", "Bot", "NoSuchBot", "bot", "names", "strength"]
