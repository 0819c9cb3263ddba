"""The database is restarted, Redis is gone for ten seconds: who plays is told, nothing that was acknowledged
is lost, and play resumes by itself."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from tests.services import Postgres, Redis

from ..server.served import serving
from .crowd import Crowd, all_there

pytestmark = pytest.mark.services

TABLES = 4
# How long each is gone, and within how long play goes on afterwards, in seconds.
RESTART, GONE, RESUMES = 2.0, 10.0, 10.0


def test_play_resumes_when_the_database_was_restarted(tmp_path: Path, database: Postgres) -> None:
    with serving(tmp_path, ATOLL_DATABASE=database.address, ATOLL_LIMITS="no") as server:
        crowd = Crowd([server.address], think=0.02)
        asyncio.run(restart(crowd, database))
    assert not crowd.wrong
    asyncio.run(all_there(database.address, crowd.promises))


def test_play_resumes_when_redis_was_gone(tmp_path: Path, database: Postgres, messages: Redis) -> None:
    shared = {"ATOLL_DATABASE": database.address, "ATOLL_REDIS": messages.address, "ATOLL_LIMITS": "no"}
    with serving(tmp_path / "one", **shared) as one, serving(tmp_path / "two", **shared) as two:
        crowd = Crowd([one.address, two.address], think=0.02, apart=True)
        asyncio.run(without_redis(crowd, messages))
    assert not crowd.wrong
    asyncio.run(all_there(database.address, crowd.promises))


async def restart(crowd: Crowd, database: Postgres) -> None:
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        database.stop()
        await crowd.until(lambda: crowd.not_kept > 0)
        before = len(crowd.promises)
        await asyncio.sleep(RESTART)
        assert len(crowd.promises) == before
        database.start()
        assert await crowd.all_go_on(TABLES, monotonic()) < RESUMES


async def without_redis(crowd: Crowd, messages: Redis) -> None:
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        messages.stop()
        await asyncio.sleep(GONE)
        messages.start()
        # Those at another server than their table's were cut off, and are back.
        assert await crowd.everybody_goes_on(monotonic()) < RESUMES
