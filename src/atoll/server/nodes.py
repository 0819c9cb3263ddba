"""Several servers that share one database: each says that it lives, and every open table has one owner.
Refuses to lose a table with its owner: what a dead server had open goes on at those who live."""

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import Protocol

from atoll.server import logs
from atoll.table.stores import Store, StoreError

# A server is believed to live for so long after it said so; how often it does, and looks for others' orphans.
LEASE = 2.5
BEAT = 0.6
# How often it is looked for tables that time, or a bot, is to wake; and how far ahead, in milliseconds.
LOOK = 5.0
AHEAD = 10_000.0


class Keeper(Protocol):
    """Whoever holds the tables that are open here."""

    async def take_over(self, ids: list[str]) -> None:
        """Open these, which nobody looks after."""

    async def let_all_go(self) -> None:
        """Others may have taken what was open here: close it all."""


class Nodes:
    """This server among others."""

    def __init__(self, store: Callable[[], Store], alone: bool) -> None:
        self.store = store
        # With a database of its own there are no others, and nothing to be agreed on.
        self.alone = alone
        self.name = f"{socket.gethostname()}-{secrets.token_hex(4)}"

    async def begin(self) -> None:
        """Say for the first time that this server lives."""
        if not self.alone:
            await self._say_so()

    async def end(self) -> None:
        """Give everything up: others need not wait until the lease is over."""
        if not self.alone:
            await self.store().disown(self.name)

    async def owner(self, table: str) -> str | None:
        """Which other server owns a table; none when it is this one, from now on."""
        if self.alone:
            return None
        owner = await self.store().own(table, self.name)
        return None if owner.node == self.name else owner.node

    async def give_up(self, table: str) -> None:
        """This server has closed a table."""
        if not self.alone:
            await self.store().disown(self.name, [table])

    async def beat(self, keeper: Keeper) -> None:
        """Say that this server lives, and take over from those that do not, again and again."""
        while True:
            await asyncio.sleep(BEAT)
            await _tried(self._beat(keeper))

    async def look(self, keeper: Keeper, now: Callable[[], float]) -> None:
        """Wake the tables at which time changes something soon, or a bot is to act, again and again."""
        while True:
            await _tried(self._wake(keeper, now() + AHEAD))
            await asyncio.sleep(LOOK)

    async def _wake(self, keeper: Keeper, until: float) -> None:
        await keeper.take_over(await self.store().tables_to_wake(until))

    async def _beat(self, keeper: Keeper) -> None:
        if self.alone:
            return
        if not await self._say_so():
            logs.event("believed dead", node=self.name)
            await keeper.let_all_go()
        await keeper.take_over(await self.store().orphans())

    async def _say_so(self) -> bool:
        """Whether the others believed it until now."""
        return await self.store().alive(self.name, "", LEASE)


async def _tried(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreError as error:
        logs.event("the database does not answer", error=str(error))
