"""What makers bring in files of their own: `careful.py:Careful` is a bot for the lab and the terminal.
Refuses to come near a server, where a file of somebody else would run; tells the line of what fails."""

import importlib.util
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from atoll import bots
from atoll.bots import Bot
from atoll.core import Game, Json, Rules

# What a maker is shown of the actions that there were.
FEW = 5


class OwnError(ValueError):
    """A maker's file that cannot be used; the message names the file, and the line where there is one."""


def is_own(name: str) -> bool:
    """Whether this names a class in a file."""
    return ".py:" in name


def bot(name: str, game: Game[Any, Any], rules: Rules[Any], seed: int) -> Bot:
    """The bot of this name for one seat: one of the house, or a maker's own."""
    return Guest(name, game, rules, seed) if is_own(name) else bots.bot(name, game, rules, seed)


def bot_class(name: str) -> Callable[[Game[Any, Any], Rules[Any], int], Bot]:
    """A maker's class whose objects decide."""
    found: Callable[[Game[Any, Any], Rules[Any], int], Bot] = find(
        name, "bot", lambda kind: callable(getattr(kind, "decide", None))
    )
    return found


def file_of(name: str) -> Path:
    """The file that a class is named in."""
    return Path(name.rpartition(":")[0])


class Guest:
    """A maker's bot at a table of the laboratory: its mistakes are told as such."""

    def __init__(self, name: str, game: Game[Any, Any], rules: Rules[Any], seed: int) -> None:
        self.name = name
        try:
            self.bot = bot_class(name)(game, rules, seed)
        except OwnError:
            raise
        except Exception as error:
            raise OwnError(f"{name} cannot sit down: {_where(file_of(name), error)}") from error

    def decide(self, view: Json, legal: list[str], time: float) -> str:
        """What the maker's bot answers, if it may."""
        try:
            answer = self.bot.decide(view, legal, time)
        except Exception as error:
            raise OwnError(f"{self.name} cannot decide: {_where(file_of(self.name), error)}") from error
        if answer not in legal:
            shown = ", ".join(legal[:FEW]) + (", …" if len(legal) > FEW else "")
            raise OwnError(f"{self.name} answered {answer!r}, and may do one of these: {shown}")
        return answer


@cache
def _module(path: str) -> dict[str, Any]:
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # a maker's file can fail in any way
        raise OwnError(f"{path} cannot be read: {_where(Path(path), error)}") from None
    return vars(module)


def find(name: str, what: str, fits: Callable[[type], bool]) -> Any:
    """The class that `FILE.py:CLASS` names, if it is what is wanted there."""
    path, _, called = name.rpartition(":")
    if not path or not Path(path).is_file():
        raise OwnError(f"a {what} of your own is named FILE.py:CLASS; there is no file {path or name!r}")
    inside = _module(path)
    own = {
        key: value
        for key, value in inside.items()
        if isinstance(value, type) and value.__module__ == Path(path).stem and fits(value)
    }
    if called not in own:
        raise OwnError(f"{path} has no {what} {called!r}; what it has: {', '.join(own) or 'none'}")
    return own[called]


def _where(file: Path, error: Exception) -> str:
    """The last line of the maker's file that an error went through."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: SyntaxError: {error.msg}"
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if Path(frame.filename).resolve() == file.resolve()]
    line = f"line {lines[-1]}: " if lines else ""
    return f"{line}{type(error).__name__}: {error}"
