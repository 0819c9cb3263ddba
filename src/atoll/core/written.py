"""Where in a TOML file something is written, so that a mistake in it can be told with its line.
Refuses to parse: it asks the library how much of the file must be read until the thing is there."""

import tomllib
from typing import Any

# What closes a list that a file, cut off in the middle, left open.
_ENDS = ("", "]", "]]")


def line_of(text: str, *path: str | int) -> int:
    """The line on which an entry is complete; of one that is missing, the line of what it is missing in.

    >>> text = '[[guards]]\\nid = "crab"\\nstrength = 99\\n[[guards]]\\nid = "dog"\\n'
    >>> line_of(text, "guards", 0, "strength"), line_of(text, "guards", 1, "trait")
    (3, 4)
    """
    lines = text.splitlines()
    for depth in range(len(path), 0, -1):
        for end in range(1, len(lines) + 1):
            if _is_there(_read("\n".join(lines[:end])), path[:depth]):
                return end
    return 1


def _read(text: str) -> Any:
    for end in _ENDS:
        try:
            return tomllib.loads(text + end)
        except tomllib.TOMLDecodeError:
            continue
    return None


def _is_there(data: Any, path: tuple[str | int, ...]) -> bool:
    for step in path:
        if isinstance(step, int):
            if not isinstance(data, list) or step >= len(data):
                return False
        elif not isinstance(data, dict) or step not in data:
            return False
        data = data[step]
    return True
