"""Adaptive group commit: what is written while nothing is under way is committed at once, what comes while a
commit is under way is gathered for the next one. Refuses to wait for anything else; there is no tick."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from atoll.table.facts import Fact

# So many jobs go into one commit at most.
MOST = 1_000


@dataclass(frozen=True, slots=True)
class Job:
    """Facts that belong together, and who waits for them."""

    facts: Sequence[Fact]
    kept: asyncio.Future[None]


class Gatherer:
    """Hands jobs to `write` in groups, one group at a time. `write` resolves every job of its group."""

    def __init__(self, write: Callable[[list[Job]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[Job] = []
        self._writing: asyncio.Task[None] | None = None

    async def keep(self, facts: Sequence[Fact]) -> None:
        """Return when these facts are durable. Who is cancelled while waiting does not know whether they
        are."""
        job = Job(facts, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await job.kept

    async def idle(self) -> None:
        """Return when nothing is under way."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                try:
                    await self._write(group)
                except Exception as error:
                    for job in group:
                        settle(job, error)
        finally:
            self._writing = None


def settle(job: Job, error: Exception | None = None) -> None:
    """Tell who waits for a job, unless they have gone."""
    if job.kept.done():
        return
    if error is None:
        job.kept.set_result(None)
    else:
        job.kept.set_exception(error)
