"""Atoll: a table for four board games, a library for bot authors, a laboratory for game designers.
This is the front door; it refuses to do anything that a room behind it does.

`atoll.play` starts a game, `atoll.replay` opens a record, `atoll.game` gives the game itself, and
`atoll.games.ids()` lists what there is."""

from atoll import compiled
from atoll._version import VERSION as __version__

# Before any module of the rules is imported.
RULES = compiled.install()

from atoll import games  # noqa: E402
from atoll.core import Match, OptionError, Record, RecordError, Refusal, Refused, SeatsError  # noqa: E402
from atoll.front_door import game, play, replay  # noqa: E402
from atoll.games import BrokenGame, NoSuchGame  # noqa: E402

__all__ = [
    "RULES",
    "BrokenGame",
    "Match",
    "NoSuchGame",
    "OptionError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "SeatsError",
    "__version__",
    "game",
    "games",
    "play",
    "replay",
]
