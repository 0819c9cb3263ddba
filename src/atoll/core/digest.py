"""A position as plain data, and as sixteen letters that two equal positions share.
Refuses to know any game: it reads the attributes, compiled or not."""

import hashlib
import json
from operator import attrgetter
from typing import Any

from atoll.core.rules import Position

# What JSON writes as it is; most of a position is of these.
_PLAIN = frozenset({type(None), bool, int, float, str})
# The attributes that count, by class and by what an object has of its own.
_NAMES: dict[tuple[type[Position], tuple[str, ...]], tuple[str, ...]] = {}


def laid_open(thing: Any) -> Any:
    """Everything that a position holds, as JSON would write it; derived attributes (`_name`) left out."""
    if isinstance(thing, list | tuple):
        return [each if type(each) in _PLAIN else laid_open(each) for each in thing]
    if isinstance(thing, Position):
        named = ((name, getattr(thing, name)) for name in _attributes(thing))
        return {name: each if type(each) in _PLAIN else laid_open(each) for name, each in named}
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, dict):
        return {str(key): laid_open(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted((laid_open(member) for member in thing), key=repr)
    raise TypeError(f"a position cannot hold {thing!r}: only numbers, texts, lists of them and positions")


def _attributes(position: Position) -> tuple[str, ...]:
    # Compiled classes list their attributes; others, also those that stand on a compiled one, have them in
    # __dict__.
    key = type(position), tuple(getattr(position, "__dict__", ()))
    names = _NAMES.get(key)
    if names is None:
        all_names = {*getattr(key[0], "__mypyc_attrs__", ()), *key[1]} - {"__dict__"}
        names = _NAMES[key] = tuple(sorted(name for name in all_names if not name.startswith("_")))
    return names


def digest(position: Position) -> str:
    """The same for equal positions, different for different ones."""
    try:
        text = _WRITER.encode(position)
    except TypeError:
        # JSON has no words for every key; or there is something that no position can hold, which is told.
        text = _WRITER.encode(laid_open(position))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _opened(thing: Any) -> Any:
    """What JSON does not know by itself, one level deep."""
    if not isinstance(thing, Position):
        return laid_open(thing)
    names = _attributes(thing)
    values = _VALUES.get(names)
    if values is None:
        values = _VALUES[names] = attrgetter("__class__", *names)
    return dict(zip(names, values(thing)[1:], strict=True))


# What takes the values of these attributes from an object, in one go.
_VALUES: dict[tuple[str, ...], "attrgetter[Any]"] = {}
_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), default=_opened)
