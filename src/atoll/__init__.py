"""Atoll: a table for four board games, a library for bot authors, a laboratory for game designers.
This is the front door; it refuses to do anything that a room behind it does."""

from atoll import compiled
from atoll._version import VERSION as __version__

# Before any module of the rules is imported.
RULES = compiled.install()

__all__ = ["RULES", "__version__"]
