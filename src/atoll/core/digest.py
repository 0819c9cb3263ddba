"""A position as plain data, and as sixteen letters that two equal positions share.
Refuses to know any game: it reads the attributes, compiled or not."""

import hashlib
import json
from typing import Any

from atoll.core.rules import Position


def laid_open(thing: Any) -> Any:
    """Everything that a position holds, as JSON would write it; derived attributes (`_name`) left out."""
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple):
        return [laid_open(member) for member in thing]
    if isinstance(thing, dict):
        return {str(key): laid_open(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted((laid_open(member) for member in thing), key=repr)
    if isinstance(thing, Position):
        return {name: laid_open(getattr(thing, name)) for name in _attributes(thing)}
    raise TypeError(f"a position cannot hold {thing!r}: only numbers, texts, lists of them and positions")


def _attributes(position: Position) -> list[str]:
    # Compiled classes list their attributes; others, also those that stand on a compiled one, have them in
    # __dict__.
    listed = getattr(type(position), "__mypyc_attrs__", ())
    names = {*listed, *getattr(position, "__dict__", ())} - {"__dict__"}
    return sorted(name for name in names if not name.startswith("_"))


def digest(position: Position) -> str:
    """The same for equal positions, different for different ones."""
    text = json.dumps(laid_open(position), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
