"""The words of the terminal: those of a game, and what the command line says around it.
Refuses to hold a word itself: they are in `cli/texts`."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from atoll.bots import own
from atoll.core import Game
from atoll.texts import HOUSE, LANGUAGES, Texts, load, spoken_here

FOLDER = Path(__file__).parents[1] / "texts"


def words(game: Game[Any, Any], language: str) -> Texts:
    """The words of a game, of the terminal and of the house."""
    return load(language, game.room / "texts", FOLDER, HOUSE)


def add_language(parser: argparse.ArgumentParser) -> None:
    """The flag with which a reader chooses a language."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=spoken_here(),
        help="the language: %(choices)s (otherwise that of your system: %(default)s)",
    )


def player(texts: Texts, seat: int, bot: str = "") -> str:
    """What a seat is called when nobody has given it a name."""
    return texts.say({"id": "bot-number" if bot else "player", "number": seat + 1})


def bot_words(texts: Texts, bot: str) -> str:
    """What a bot's name in the registry means; a maker's own is called like its class."""
    if own.is_own(bot):
        return bot.rpartition(":")[2]
    level = bot.removeprefix("level-")
    return texts.say({"id": f"bot-{bot}"} if level == bot else {"id": "bot-level", "level": int(level)})


def option_words(texts: Texts, name: str, value: object) -> str:
    """An option and its value, as a host reads them."""
    if isinstance(value, bool):
        told = texts.say({"id": "yes" if value else "no"})
    else:
        named = f"option-{name}-{value}"
        told = texts.say({"id": named}) if texts.has(named) else str(value)
    return f"{texts.say({'id': f'option-{name}'})}: {told}"


def listed(words: Sequence[str]) -> str:
    return " · ".join(words)
