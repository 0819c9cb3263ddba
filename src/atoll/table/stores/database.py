"""What the store needs of a database: to read, to write, and to insert facts so that they stay.
Refuses to know what the rows mean; the SQL is the store's, the same for every database."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

# One statement, with the values for $1, $2, …
Statement = tuple[str, Sequence[Any]]
# A fact as a row: table, number, time, seat, kind, body.
Row = tuple[str, int, float, int | None, str, str]


class StoreError(Exception):
    """It could not be kept or read, and nothing was kept by halves; the message says why."""


class Taken(StoreError):
    """Somebody else has written a fact of this number: whoever tried has an old table in hand."""

    def __init__(self, words: str = "somebody else has written this fact already") -> None:
        super().__init__(words)


class TooNew(StoreError):
    """The database was made by a newer Atoll than this."""

    def __init__(self, what: str, found: int, known: int) -> None:
        super().__init__(
            f"{what} has version {found}, this Atoll knows versions up to {known}: "
            "start the newer Atoll, or restore the backup from before its upgrade"
        )


class Database(ABC):
    """A database of the latest version. Whatever goes wrong with it is a `StoreError`."""

    kind: str
    # The database's own clock, in seconds, as SQL.
    clock: str

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        """The rows that a question gives."""

    @abstractmethod
    async def write(self, *statements: Statement) -> list[Sequence[Any]]:
        """Do all of this or nothing; the rows that the last one returns."""

    @abstractmethod
    async def insert(self, rows: Sequence[Row]) -> None:
        """Insert facts, all or none, and return when they survive any fault; `Taken` when there is one with
        such a key. Called by one at a time."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""
