"""The switches and numbers that a host or a designer may turn, each with its range and its default.
Refuses what is out of range before anything is set up, and says what is possible."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | bool
Chosen = dict[str, Value]


class OptionError(ValueError):
    """An option that there is not, or a value that it cannot have."""


class ContentError(ValueError):
    """Boards, cards or maps that cannot be played with; the message names the file and the place in it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named values; the first is the default."""

    name: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def possible(self) -> str:
        return " or ".join(self.values)

    def read(self, given: object) -> Value | None:
        return given if isinstance(given, str) and given in self.values else None


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most`."""

    name: str
    least: int
    most: int
    default: Value
    seats: tuple[int, ...] = ()

    @property
    def possible(self) -> str:
        return f"{self.least} to {self.most}"

    def read(self, given: object) -> Value | None:
        # Whatever has so many digits is out of every range, and Python would refuse to read it.
        if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) < 20:
            given = int(given)
        if isinstance(given, bool) or not isinstance(given, int):
            return None
        return given if self.least <= given <= self.most else None


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    name: str
    default: Value = False
    seats: tuple[int, ...] = ()

    @property
    def possible(self) -> str:
        return "yes or no"

    def read(self, given: object) -> Value | None:
        if isinstance(given, bool):
            return given
        return {"yes": True, "no": False}.get(given) if isinstance(given, str) else None


Option = Choice | Number | Switch


@dataclass(frozen=True, slots=True)
class Options:
    """All options of a game, in the order in which a host reads them, and named sets of values.

    An option may be there for certain numbers of players only (`seats`); for others it has its default.
    """

    options: tuple[Option, ...] = ()
    presets: Mapping[str, Chosen] = field(default_factory=dict)

    def read(self, given: Mapping[str, object], seats: int) -> Chosen:
        """Every option with its value: what was given, and the defaults of the rest.

        >>> Options((Switch("moon", True), Number("distance", 4, 7, 5))).read({"distance": "6"}, 2)
        {'moon': True, 'distance': 6}
        """
        for name in given:
            if name not in {option.name for option in self.options}:
                known = ", ".join(option.name for option in self.options) or "none"
                raise OptionError(f"there is no option {name!r}; the options are: {known}")
        return {option.name: _value(option, given, seats) for option in self.options}

    def preset(self, name: str) -> Chosen:
        """The values that a preset stands for."""
        if name not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise OptionError(f"there is no preset {name!r}; the presets are: {known}")
        return dict(self.presets[name])


def _value(option: Option, given: Mapping[str, object], seats: int) -> Value:
    if option.name not in given:
        return option.default
    value = option.read(given[option.name])
    if value is None:
        raise OptionError(f"{option.name} can be {option.possible}, not {given[option.name]!r}")
    if option.seats and seats not in option.seats and value != option.default:
        allowed = " or ".join(map(str, option.seats))
        raise OptionError(f"{option.name} is for {allowed} players; this table has {seats}")
    return value
