"""The tables at which a game is tried: every number of seats, every preset, every option at its ends.
Refuses tables that the game itself refuses."""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from atoll.core import Choice, Chosen, Game, Number, OptionError, Options, Quick
from atoll.core.options import Option, Value


def tables(game: Game[Any, Any], number: int) -> Iterator[tuple[int, Chosen]]:
    """So many tables (seats and options), the plainest first, and then as different as there are."""
    least, most = game.meta.seats
    ways = [
        (seats, chosen)
        for given in _ways(game.options)
        for seats in range(least, most + 1)
        if (chosen := _read(game.options, given, seats)) is not None
    ]
    # One of each set of options before a second of any, with the numbers of seats going round.
    order = sorted(range(len(ways)), key=lambda at: (at % (most - least + 2), at))
    return islice(cycle(ways[at] for at in order), number)


def any_table(game: Game[Any, Any], luck: Quick) -> tuple[int, Chosen]:
    """A table of any kind: each option somewhere in its range, half of them left as they are."""
    least, most = game.meta.seats
    while True:
        seats = least + int(luck.roll("seats", most - least + 1))
        given = {option.name: _any(option, luck) for option in game.options.options if luck.roll("turn", 2)}
        chosen = _read(game.options, given, seats)
        if chosen is not None:
            return seats, chosen


def _any(option: Option, luck: Quick) -> Value:
    if isinstance(option, Choice):
        return option.values[int(luck.roll(option.name, len(option.values)))]
    if isinstance(option, Number):
        return option.least + int(luck.roll(option.name, option.most - option.least + 1))
    return bool(luck.roll(option.name, 2))


def _ways(options: Options) -> list[dict[str, Value]]:
    """The defaults, each preset, and each option turned alone."""
    turned = [{option.name: value} for option in options.options for value in _ends(option)]
    return [{}, *options.presets.values(), *turned]


def _ends(option: Option) -> list[Value]:
    if isinstance(option, Choice):
        return list(option.values[1:])
    if isinstance(option, Number):
        return [end for end in (option.least, option.most) if end != option.default]
    return [not option.default]


def _read(options: Options, given: dict[str, Value], seats: int) -> Chosen | None:
    try:
        return options.read(given, seats)
    except OptionError:
        return None
