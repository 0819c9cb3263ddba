"""A new table: a game, its options, and who is planned to sit where.
Refuses a table at which the game could not be played."""

import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from atoll import bots, games
from atoll.core import Chosen, Game, OptionError
from atoll.table.facts import Chatting, Created, Pace, Place, Visibility, plain
from atoll.table.sorry import Sorry

# A name is no longer than this.
LONGEST_NAME = 24
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def create(
    game: str,
    host: str,
    places: Sequence[Place],
    *,
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
    pace: Pace | None = None,
    visibility: Visibility = "link",
    watch: bool = True,
    hints: bool = True,
    chat: Chatting = "all",
    rig: dict[str, list[int]] | None = None,
) -> list[Created]:
    """The first fact of a table. A place of kind `person` without a person is the host's own; several of
    them are a device that goes from hand to hand. Options complete the preset's."""
    room = _room(game)
    least, most = room.meta.seats
    if not least <= len(places) <= most:
        raise Sorry("seats", title=room.meta.title, least=least, most=most, given=len(places))
    return [
        Created(
            game=game,
            host=host,
            places=_named([_place(place, host) for place in places]),
            options=chosen(room, options or {}, preset, len(places)),
            preset=preset,
            pace=_pace(pace or Pace()),
            visibility=visibility,
            watch=watch,
            hints=hints,
            chat=chat,
            rig=rig,
        )
    ]


def new_id() -> str:
    """The id of a new table: short enough to be read aloud, too many to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def new_seed() -> str:
    """A seed for the luck of a table."""
    return secrets.token_hex(16)


def new_bot_seed() -> int:
    """A seed for the luck of a bot."""
    return secrets.randbelow(2**31)


def chosen(room: Game[Any, Any], options: Mapping[str, object], preset: str | None, seats: int) -> Chosen:
    """Every option with its value."""
    try:
        given = {**(room.options.preset(preset) if preset else {}), **options}
        return room.options.read(given, seats)
    except OptionError as error:
        raise Sorry("option", words=str(error)) from None


def checked_name(name: str) -> str:
    """A name that somebody chose, as it is shown."""
    shown = plain(name)[:LONGEST_NAME].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Sorry("name-empty")
    return shown


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number when somebody at the table has it already.

    >>> free_name("Ana", ["ana", "Bob"])
    'Ana 2'
    """
    known = {other.casefold() for other in taken}
    shown, number = name, 1
    while shown.casefold() in known:
        number += 1
        shown = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return shown


def checked_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in bots.names():
        raise Sorry("no-such-bot", bot=name, bots=", ".join(bots.names()))
    return name


def _room(game: str) -> Game[Any, Any]:
    try:
        return games.game(game)
    except games.NoSuchGame as error:
        raise Sorry("no-such-game", words=str(error)) from None


def _place(place: Place, host: str) -> Place:
    if place.kind == "person":
        return Place(kind="person", person=place.person or host, name=checked_name(place.name))
    if place.kind == "bot":
        return Place(kind="bot", bot=checked_bot(place.bot), seed=place.seed or new_bot_seed())
    return Place()


def _named(places: list[Place]) -> list[Place]:
    names: list[str] = []
    for at, place in enumerate(places):
        if place.kind == "person":
            places[at] = replace(place, name=free_name(place.name, names))
            names.append(places[at].name)
    return places


def _pace(pace: Pace) -> Pace:
    given = {name for name in ("clock", "limit", "hours") if getattr(pace, name) is not None}
    given |= {"bonus"} if pace.bonus else set()
    allowed = {"live": {"clock", "bonus", "limit"}, "casual": set[str](), "days": {"hours"}}[pace.kind]
    if given - allowed:
        wrong = ", ".join(sorted(given - allowed))
        raise Sorry("pace", words=f"the pace {pace.kind!r} has no {wrong}")
    if pace.kind == "days" and pace.hours is None:
        raise Sorry("pace", words="the pace 'days' needs the hours for a decision")
    if pace.bonus and pace.clock is None:
        raise Sorry("pace", words="a bonus needs a clock")
    return pace
