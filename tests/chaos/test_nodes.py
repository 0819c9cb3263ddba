"""One of two servers is killed while it has a hundred tables open: all of them go on at the other within five
seconds, with everything that was acknowledged."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from tests.services import Postgres, Redis

from ..server.served import Served, serving
from .crowd import Crowd, all_there

pytestmark = pytest.mark.services

TABLES = 100
GO_ON = 5.0


def test_a_hundred_tables_go_on_elsewhere(tmp_path: Path, database: Postgres, messages: Redis) -> None:
    shared = {"ATOLL_DATABASE": database.address, "ATOLL_REDIS": messages.address, "ATOLL_LIMITS": "no"}
    with serving(tmp_path / "one", **shared) as one, serving(tmp_path / "two", **shared) as two:
        crowd = Crowd([one.address, two.address], seats=2, think=0.5)
        took = asyncio.run(kill(crowd, one))
    assert not crowd.wrong
    asyncio.run(all_there(database.address, crowd.promises))
    assert took < GO_ON, f"the last of {TABLES} tables went on after {took:.1f} s"


async def kill(crowd: Crowd, one: Served) -> float:
    """How long it took until the last table went on, in seconds."""
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        one.kill()
        return await crowd.all_go_on(TABLES, monotonic())
