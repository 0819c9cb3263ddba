"""Work that is begun and not waited for, and work that goes on until it is stopped.
Refuses to lose an error: what nobody waits for is written down when it fails."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from atoll.server import logs

# The loop itself holds tasks only weakly.
_UNDER_WAY: set[asyncio.Task[Any]] = set()


def soon(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    """Begin this; it is done by and by."""
    task = asyncio.create_task(work)
    _UNDER_WAY.add(task)
    task.add_done_callback(_ended)
    return task


async def stopped(task: asyncio.Task[Any]) -> None:
    """End a task that would go on for ever."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _ended(task: asyncio.Task[Any]) -> None:
    _UNDER_WAY.discard(task)
    error = None if task.cancelled() else task.exception()
    if error is not None:
        logs.fault(str(task.get_coro()), error)
