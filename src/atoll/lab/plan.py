"""What is to be played: a game, a line-up, the variants to compare, how many games, from which seed.
Refuses what cannot be played before anything is played."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import msgspec

from atoll import bots, games
from atoll.bots import own
from atoll.core import OptionError, SeatsError
from atoll.core.options import Value
from atoll.lab.measures import own_measure

# Games are handed out, kept and taken up again in batches of so many, at most.
BATCH = 2_000
# A batch of bots that think takes some seconds, so that progress is seen and little is lost by a stop;
# those that try more than so many playouts for a decision are deep in thought.
THINKING_BATCH, DEEP_BATCH, DEEP = 25, 4, 200
# Of games by chance, which are over in microseconds, so many of each variant are also looked at step by step.
WATCHED = 25


class PlanError(ValueError):
    """What cannot be played; the message says why and what can."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the things compared: so many seats, these options; and what of them was varied."""

    name: str
    seats: int
    options: Mapping[str, Value]
    chosen: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of one variant, numbered from `first` on."""

    variant: int
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.variant:03}-{self.first:09}-{self.games}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is needed to play the same games again."""

    game: str
    bots: tuple[str, ...]
    variants: tuple[Variant, ...]
    games: int
    seed: int = 1
    time: float = 1.0
    detail: bool = False
    measures: tuple[str, ...] = ()
    rules: str = ""
    # A short digest of each file that somebody may have changed since: content, bots, measures.
    files: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """The one way to write a plan down."""
        return msgspec.json.format(msgspec.json.encode(self, order="sorted")).decode() + "\n"

    def line_up(self, variant: Variant, game: int) -> tuple[str, ...]:
        """Who sits where in a game: the bots of the plan, one after the other, moved on from game to game."""
        seated = self._seated(variant)
        turn = game % self.rotations(variant)
        return tuple(seated[turn:] + seated[:turn])

    def rotations(self, variant: Variant) -> int:
        """How many games a deal is played: until every line-up that differs had its turn."""
        seated = self._seated(variant)
        return next(turn for turn in range(1, variant.seats + 1) if seated[turn:] + seated[:turn] == seated)

    def _seated(self, variant: Variant) -> list[str]:
        return [self.bots[seat % len(self.bots)] for seat in range(variant.seats)]

    def deals(self, variant: Variant, games: Iterable[int]) -> list[int]:
        """The seed of each game's luck: the same for all variants and all rotations of a line-up."""
        first, rotations = self.seed * 1_000_003, self.rotations(variant)
        return [first + game // rotations for game in games]

    def by_chance(self) -> bool:
        """Whether nobody thinks, so that games are a matter of microseconds."""
        return set(self.bots) == {"random"}

    def watched(self) -> int:
        """So many of the first games of a variant are looked at step by step."""
        return min(self.games, WATCHED) if self.by_chance() and not self.detail else self.games

    def batch_size(self) -> int:
        """How many games are handed out together."""
        if self.by_chance():
            return BATCH
        deep = any(bots.LEVELS[name].budget.trials > DEEP for name in self.bots if name in bots.LEVELS)
        return DEEP_BATCH if deep else THINKING_BATCH

    def batches(self) -> list[Batch]:
        """All that is to be played, the variants in turn, so that a plan that was stopped can be compared."""
        size = self.batch_size()
        return [
            Batch(variant, first, min(size, self.games - first))
            for first in range(0, self.games, size)
            for variant in range(len(self.variants))
        ]


def plan(
    game: str,
    line_up: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
    vary: Iterable[tuple[str, Sequence[str]]] = (),
    games_each: int = 1000,
    seed: int = 1,
    time: float = 1.0,
    detail: bool = False,
    measures: Sequence[str] = (),
    folders: Sequence[Path] = (),
) -> Plan:
    """A plan that can be played: each combination of the varied values is a variant.

    >>> made = plan("pearls", ["random"], vary=[("air", ["15", "20"]), ("seats", ["2", "3"])])
    >>> [(variant.name, variant.seats) for variant in made.variants][:3]
    [('air=15 seats=2', 2), ('air=15 seats=3', 3), ('air=20 seats=2', 2)]
    """
    room = games.game(game)
    _known(line_up)
    for name in measures:
        own_measure(name)
    if games_each < 1:
        raise PlanError(f"at least 1 game is to be played, not {games_each}")
    base = {**(room.options.preset(preset) if preset else {}), **(options or {})}
    varied = [
        (name, _presets(game) if (name, list(values)) == ("preset", ["all"]) else values)
        for name, values in vary
    ]
    variants = [
        _variant(game, seats or max(len(line_up), room.meta.seats[0]), base, dict(chosen))
        for chosen in product(*[[(name, value) for value in values] for name, values in varied])
    ]
    names = [variant.name for variant in variants]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise PlanError(f"a value was named twice: {', '.join(twice)}")
    return Plan(
        game=game,
        bots=tuple(line_up),
        variants=tuple(variants),
        games=games_each,
        seed=seed,
        time=time,
        detail=detail,
        measures=tuple(measures),
        rules=room.meta.rules_version,
        files=_digests([*map(own.file_of, [*filter(own.is_own, line_up), *measures]), *folders]),
    )


def read_plan(text: str) -> Plan:
    """The plan that a text holds."""
    try:
        return msgspec.json.decode(text, type=Plan)
    except msgspec.MsgspecError as error:
        raise PlanError(f"this is not a plan of the laboratory: {error}") from None


def _presets(game: str) -> list[str]:
    return list(games.game(game).options.presets)


def _known(line_up: Sequence[str]) -> None:
    if not line_up:
        raise PlanError("nobody plays: name at least one bot")
    for name in line_up:
        if own.is_own(name):
            own.bot_class(name)
        elif name not in bots.names():
            there = ", ".join(bots.names())
            raise PlanError(f"there is no bot {name!r}; the bots are: {there}, or FILE.py:CLASS of your own")


def _digests(paths: Iterable[Path]) -> dict[str, str]:
    """What the files held, those of folders too."""
    files = [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    return {str(file): hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files}


def _variant(game: str, seats: int, base: Mapping[str, object], chosen: Mapping[str, str]) -> Variant:
    room = games.game(game)
    number = chosen.get("seats", str(seats))
    least, most = room.meta.seats
    if not (number.isascii() and number.isdecimal() and least <= int(number) <= most):
        raise SeatsError(f"{room.meta.title} is for {least} to {most} players, not {number}")
    preset = room.options.preset(chosen["preset"]) if "preset" in chosen else {}
    values = {name: value for name, value in chosen.items() if name not in {"seats", "preset"}}
    try:
        options = room.options.read({**base, **preset, **values}, int(number))
    except OptionError as error:
        known = [option.name for option in room.options.options]
        strange = [name for name in values if name not in known]
        raise OptionError(
            f"{error}; besides, seats and preset can be varied" if strange else str(error)
        ) from None
    name = " ".join(f"{option}={value}" for option, value in chosen.items()) or "as it is"
    return Variant(name, int(number), options, chosen)
