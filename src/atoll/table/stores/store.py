"""What a server asks of a store, whichever database lies behind it.
Refuses to keep anything that could be made again from the facts, but as a list that can be thrown away."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from atoll.table.facts import Fact
from atoll.table.lists import Card


class StoreError(Exception):
    """It could not be kept or read, and nothing was kept by halves; the message says why."""


class Taken(StoreError):
    """Somebody else has written a fact of this number: whoever tried has an old table in hand."""


class TooNew(StoreError):
    """The database was made by a newer Atoll than this."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who has been here: an opaque id, the name to offer next time, and where reminders go.
    `language` is the one that they read, `reminded` when they were written to last."""

    id: str
    name: str = ""
    email: str = ""
    language: str = "en"
    reminded: float = 0.0


class Owner(Struct, frozen=True, kw_only=True):
    """The node at which a table is open now, and where it is reached."""

    node: str
    address: str


class Store(ABC):
    """Facts, lists, people and leases. Times are the server's, in milliseconds."""

    # --- facts ----------------------------------------------------------------------------------------------

    @abstractmethod
    async def append(self, facts: Sequence[Fact]) -> None:
        """Keep these facts, of one table or several, all or none; when this returns they survive any fault.
        Raises `Taken` when one with such a number is there already."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Fact]:
        """The facts of a table with a number above this, oldest first; none for a table that there is
        not."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """The ids of all tables, oldest first."""

    # --- lists ----------------------------------------------------------------------------------------------

    @abstractmethod
    def show(self, card: Card) -> None:
        """Let lists show this from now on. It is written when there is time, and lost without harm."""

    @abstractmethod
    async def open_tables(self, limit: int = 50) -> list[Card]:
        """The listed tables with an open seat, newest first."""

    @abstractmethod
    async def recent_tables(self, limit: int = 50) -> list[Card]:
        """The listed tables whose game is over, newest first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int = 200) -> list[Card]:
        """The tables at which a person sits: those that wait for them first, then the newest."""

    @abstractmethod
    async def tables_to_wake(self, until: float) -> list[str]:
        """The tables at which time changes something before this."""

    @abstractmethod
    async def stale_tables(self) -> list[str]:
        """The tables whose card is missing or older than their last fact."""

    # --- people ---------------------------------------------------------------------------------------------

    @abstractmethod
    async def person(self, id: str) -> Person | None:
        """Who that is, if they left anything."""

    @abstractmethod
    async def keep_person(self, person: Person) -> None:
        """Keep what a person left, instead of what was there."""

    @abstractmethod
    async def keep_claim(self, code_hash: str, person: str, until: float) -> None:
        """Keep the hash of a code that brings a person's tables to another device, instead of any earlier
        one of theirs."""

    @abstractmethod
    async def take_claim(self, code_hash: str, now: float) -> str | None:
        """Whose code that is; it works once, and not after its time."""

    @abstractmethod
    async def to_remind(self, since: float, before: float) -> list[Person]:
        """The people with an address who were not written to since, and for whom a table by days has been
        waiting since `before`."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """Thirty-two bytes of this name, made at the first time and the same ever after, on every node."""

    # --- several nodes --------------------------------------------------------------------------------------

    @abstractmethod
    async def alive(self, node: str, address: str, seconds: float) -> None:
        """This node lives, and is believed to for so long."""

    @abstractmethod
    async def own(self, table: str, node: str) -> Owner:
        """Who owns a table: this node, if nobody alive did."""

    @abstractmethod
    async def disown(self, node: str, tables: Iterable[str] | None = None) -> None:
        """This node gives these tables up, or all of them."""

    @abstractmethod
    async def orphans(self) -> list[str]:
        """The tables whose owner is no longer alive."""

    # --- the database itself --------------------------------------------------------------------------------

    kind: Literal["sqlite", "postgresql"]

    @abstractmethod
    async def close(self) -> None:
        """Write what waits and let go."""
