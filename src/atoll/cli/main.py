"""Finds the commands, reads the command line and runs one of them, with errors in one line.
Refuses to list the commands by hand: what lies in this folder, or in a game's room, is found."""

import argparse
import difflib
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

import atoll
from atoll import cli, compiled, games
from atoll.core import ContentError, OptionError, RecordError, Refused, SeatsError

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

ABOUT = """Atoll: a table for four board games, a library for bot authors, a laboratory for designers."""
MORE = """to begin with:
  atoll play hashi         a game at the terminal, against a bot
  atoll serve              tables in the browser, for everybody who can reach this machine
  atoll rules hashi        how it is played
  atoll lab insula --help  what a designer can ask of a thousand games
  atoll check shells       whether a game of your own holds what every game must

Each command tells more: atoll COMMAND --help
Games of your own are found in the folders that ATOLL_GAMES names, joined by colons."""


class Mistake(Exception):
    """What somebody at the command line got wrong: the message is the one line that they read."""


# What a person can do wrong; anything else is a fault of the program and shows its traceback.
MISTAKES = (
    Mistake,
    games.NoSuchGame,
    games.BrokenGame,
    OptionError,
    SeatsError,
    RecordError,
    Refused,
    ContentError,
)


class Parser(argparse.ArgumentParser):
    """Tells an error in one line, with exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (more: {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    _print_any_letter()
    try:
        code = _run(given)
        sys.stdout.flush()
    except MISTAKES as mistake:
        print(f"atoll: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Nobody reads any more (`atoll games | head -1`); Python flushes once again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        print(f"atoll: {error.filename or error}: {error.strerror}", file=sys.stderr)
        return 2
    return code


def _run(given: list[str]) -> int:
    chosen = _parser(given).parse_args(given)
    if chosen.version:
        print(_version())
        return 0
    if chosen.command is None:
        _parser([]).print_help()
        return 0
    if games.lost():
        raise Mistake(games.lost())
    code: int = chosen.run(chosen)
    return code


def _parser(given: list[str]) -> Parser:
    parser = Parser(
        "atoll", description=ABOUT, epilog=MORE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="store_true", help="tell the version and how the rules run")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    own = _commands()
    if given and given[0] in own:
        _add(own[given[0]], commands)
        return parser
    for module in [*own.values(), *_rooms()]:
        _add(module, commands)
    if given and not given[0].startswith("-") and given[0] not in commands.choices:
        near = difflib.get_close_matches(given[0], commands.choices, 1)
        meant = f"; did you mean {near[0]}?" if near else "."
        raise Mistake(
            f"there is no command {given[0]!r}{meant} The commands are: {', '.join(commands.choices)}"
        )
    return parser


def _add(module: str, commands: Commands) -> None:
    importlib.import_module(module).add(commands)


def _commands() -> dict[str, str]:
    """The modules of this folder that are commands, by name."""
    found = [module.name for module in pkgutil.iter_modules(cli.__path__) if not module.ispkg]
    return {name: f"{cli.__name__}.{name}" for name in sorted(found) if name != "main"}


def _rooms() -> list[str]:
    """The modules of games that bring commands."""
    folders = [(id, Path(path, id, "commands.py")) for path in games.__path__ for id in games.ids()]
    return [f"{games.__name__}.{id}.commands" for id, file in folders if file.exists()]


def _version() -> str:
    why = compiled.why_pure()
    return f"Atoll {atoll.__version__}, rules {'pure: ' + why if why else 'compiled'}"


def _print_any_letter() -> None:
    # A terminal that knows no ř shows a question mark, not a traceback.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
