"""The server is killed at random moments, again and again, while people play: every decision that it has
acknowledged is there, none is there twice, and the tables go on."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from ..server.served import Served
from .crowd import Crowd, all_there

pytestmark = pytest.mark.services

TABLES = 8
# Of so many kills one comes before the server is up.
EARLY = 8


# Two hundred kills, twenty on each folder; and a few of them each time.
TWO_HUNDRED = [pytest.param(20, luck, marks=pytest.mark.long) for luck in range(1, 11)]


@pytest.mark.parametrize(("runs", "luck"), [(5, 0), *TWO_HUNDRED])
def test_every_acknowledged_decision_survives_a_kill(tmp_path: Path, runs: int, luck: int) -> None:
    asyncio.run(kill_again_and_again(tmp_path, runs, Random(luck)))


async def kill_again_and_again(folder: Path, runs: int, luck: Random) -> None:
    server = Served(folder, ATOLL_LIMITS="no")
    server.start()
    addresses = [server.address]
    crowd = Crowd(addresses)
    checked = 0
    try:
        async with crowd.playing(TABLES):
            for run in range(runs):
                since = monotonic()
                if run:
                    await asyncio.to_thread(server.start)
                # However it was left, every table goes on; then, while all play, it dies.
                await crowd.all_go_on(TABLES, since)
                await asyncio.sleep(luck.uniform(0.0, 0.6))
                server.kill()
                await all_there(folder, crowd.promises[checked:])
                checked = len(crowd.promises)
                if run % EARLY == EARLY - 1:
                    server.spawn()
                    await asyncio.sleep(luck.uniform(0.0, 1.5))
                    server.kill()
    finally:
        server.kill()
    await all_there(folder, crowd.promises)
    assert not crowd.wrong
    assert checked > runs * TABLES
