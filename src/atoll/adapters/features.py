"""A view as a row of numbers of a fixed length, for learners: each thing a view says adds to a place that its
path chooses (feature hashing). Refuses to know any game, and anything that is not in the view."""

from collections.abc import Iterator
from zlib import crc32

from atoll.core import Json

SIZE = 1024
# Words for the reader, which say again what other fields say as data.
_WORDS = {"prompt", "notes"}
# Numbers are told as shares of this, so that most lie between 0 and 1.
_UNIT = 20.0


def features(view: Json, size: int = SIZE) -> list[float]:
    """The same for equal views, whatever the order of their fields.

    >>> row = features({"seat": 0, "public": {"round": 3}, "private": {}}, 64)
    >>> len(row), sum(1 for number in row if number)
    (64, 3)
    """
    row = [0.0] * size
    for name, number in _said(view, ""):
        hashed = crc32(name.encode())
        # The sign keeps things that meet in one place from adding up to more than they are.
        row[hashed % size] += number if hashed >> 31 else -number
    return [max(-1.0, min(1.0, number)) for number in row]


def _said(thing: object, path: str) -> Iterator[tuple[str, float]]:
    match thing:
        case bool():
            yield path, float(thing)
        case int() | float():
            # Whether it is so at all, and how much: zero is said too.
            yield f"{path}={thing}", 0.5
            yield path, float(thing) / _UNIT
        case str():
            yield f"{path}={thing}", 1.0
        case list():
            for at, member in enumerate(thing):
                yield from _said(member, f"{path}/{at}")
        case dict():
            for name, member in thing.items():
                if name not in _WORDS:
                    yield from _said(member, f"{path}/{name}")
