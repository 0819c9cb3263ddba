"""Finds the games: every folder beside this file that offers a GAME, and those in the folders
that ATOLL_GAMES names. Refuses to list them by hand."""

import importlib
import os
import pkgutil
import traceback
from functools import cache
from pathlib import Path
from typing import Any

from atoll.core import Game


def _named() -> list[str]:
    """The folders of games that a designer names."""
    return [folder for folder in os.environ.get("ATOLL_GAMES", "").split(":") if folder]


# They join this package, so that their games are found and imported like ours.
__path__ += [str(Path(folder).resolve()) for folder in _named()]


class NoSuchGame(ValueError):
    """A game that is not there; the message names those that are."""


class BrokenGame(ValueError):
    """A game that is there and cannot be opened; the message says where it fails."""


def lost() -> str:
    """Which folders of games are named and are not there, in words; empty when all are."""
    folders = [folder for folder in _named() if not Path(folder).is_dir()]
    return f"ATOLL_GAMES names {', '.join(folders)}, where there is no folder" if folders else ""


def ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def game(id: str) -> Game[Any, Any]:
    """The game with this id."""
    if id not in ids():
        where = f" ({lost()})" if lost() else ""
        raise NoSuchGame(f"there is no game {id!r}; the games are: {', '.join(ids())}{where}")
    try:
        found = importlib.import_module(f"{__name__}.{id}").GAME
    except Exception as error:
        raise BrokenGame(f"the game {id!r} cannot be opened: {_where(error)}{error}") from error
    if not isinstance(found, Game) or found.meta.id != id:
        called = found.meta.id if isinstance(found, Game) else found
        raise BrokenGame(f"the game {id!r} cannot be opened: its GAME is {called!r}, not the game of that id")
    return found


def _where(error: Exception) -> str:
    """The line of the room that an error comes from."""
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename
    ]
    if isinstance(error, SyntaxError) or len(frames) < 2:
        return ""
    return f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}: {type(error).__name__}: "
