"""The wall clock jumps by an hour, back and forth: nobody loses or gains time for it, no table changes hands
twice, and the facts go on in their order."""

import asyncio
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest

from atoll.table.facts import Decided, Fact
from atoll.table.stores import open_store
from tests.services import Clock, Redis, postgres

from ..server.served import Served, serving
from .crowd import Crowd, all_there

pytestmark = pytest.mark.services

TABLES = 4
JUMPS = ("+1h", "-1h", "+0")
HOUR = 3_600_000.0
LIVE = {"kind": "live", "clock": 300, "bonus": 5}


def test_a_jump_of_the_servers_clock_costs_nobody_time(tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    with serving(tmp_path / "data", ATOLL_LIMITS="no", **clock.environment) as server:
        crowd = Crowd([server.address], think=0.02, pace=LIVE)
        asyncio.run(play_on(crowd, clock))
        facts = asyncio.run(facts_of(tmp_path / "data", crowd))
    assert not crowd.wrong
    for table in facts:
        assert all(0 <= after.at - before.at < HOUR / 60 for before, after in pairwise(table))
        assert {fact.body.by for fact in table if isinstance(fact.body, Decided)} == {"person"}
        assert not {fact.kind for fact in table} & {"polled", "resumed"}
        # On a quick machine a game may be over; then because its last decision was made.
        assert all(last.kind == "decided" for last, fact in pairwise(table) if fact.kind == "ended")


def test_after_a_start_with_another_clock_play_goes_on(tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    server = Served(tmp_path / "data", ATOLL_LIMITS="no", **clock.environment)
    server.start()
    crowd = Crowd([server.address], think=0.02, pace=LIVE)
    try:
        asyncio.run(start_again(crowd, server, clock))
    finally:
        server.end()
    assert not crowd.wrong
    asyncio.run(all_there(tmp_path / "data", crowd.promises))


def test_a_jump_of_the_databases_clock_loses_no_table(tmp_path: Path, messages: Redis) -> None:
    clock = Clock(tmp_path)
    tmp_path.chmod(0o755)
    with postgres(clock) as database:
        shared = {"ATOLL_DATABASE": database.address, "ATOLL_REDIS": messages.address, "ATOLL_LIMITS": "no"}
        with serving(tmp_path / "one", **shared) as one, serving(tmp_path / "two", **shared) as two:
            crowd = Crowd([one.address, two.address], think=0.02)
            asyncio.run(play_on(crowd, clock))
            # And who dies while the leases were given by a clock that is an hour ahead is followed at once.
            asyncio.run(die_ahead(crowd, one, clock))
        assert not crowd.wrong
        asyncio.run(all_there(database.address, crowd.promises))


async def play_on(crowd: Crowd, clock: Clock) -> None:
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        for jump in JUMPS:
            clock.jump(jump)
            # Long enough for leases to be looked at.
            await asyncio.sleep(1.5)
            await crowd.all_go_on(TABLES, monotonic())


async def start_again(crowd: Crowd, server: Served, clock: Clock) -> None:
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        for jump in JUMPS:
            await asyncio.to_thread(server.end)
            clock.jump(jump)
            await asyncio.to_thread(server.start)
            await crowd.all_go_on(TABLES, monotonic())


async def die_ahead(crowd: Crowd, one: Served, clock: Clock) -> None:
    async with crowd.playing(TABLES):
        clock.jump("+1h")
        await asyncio.sleep(1.5)
        await crowd.all_go_on(TABLES, monotonic())
        one.kill()
        clock.jump("+0")
        assert await crowd.all_go_on(TABLES, monotonic()) < 10.0


async def facts_of(folder: Path, crowd: Crowd) -> list[list[Fact]]:
    store = await open_store(folder)
    try:
        return [await store.read(table) for table in {promise.table for promise in crowd.promises}]
    finally:
        await store.close()
