"""Finds the games: every folder beside this file that offers a GAME, and those in the folders
that ATOLL_GAMES names. Refuses to list them by hand."""

import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

from atoll.core import Game

# A designer's folder of games joins this package, so that its games are found and imported like ours.
__path__ += [str(Path(folder).resolve()) for folder in os.environ.get("ATOLL_GAMES", "").split(":") if folder]


class NoSuchGame(ValueError):
    """A game that is not there; the message names those that are."""


def ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def game(id: str) -> Game[Any, Any]:
    """The game with this id."""
    if id not in ids():
        raise NoSuchGame(f"there is no game {id!r}; the games are: {', '.join(ids())}")
    module = importlib.import_module(f"{__name__}.{id}")
    found = module.GAME
    assert isinstance(found, Game), f"{id}/__init__.py: GAME is not a Game"
    return found
