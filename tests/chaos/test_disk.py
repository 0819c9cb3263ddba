"""The disk is full, or nothing can be written on it: who plays is told so, what was acknowledged is there,
one can go on looking, and play goes on by itself when there is room again."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from ..server.served import Guest, Served, serving
from .crowd import Crowd, all_there

pytestmark = pytest.mark.services

TABLES = 2
# Within so many seconds it is noticed, and within so many play goes on afterwards.
NOTICED, GOES_ON = 20.0, 10.0
Trouble = Callable[[Served, Path], AbstractContextManager[None]]


@contextmanager
def no_room(server: Served, folder: Path) -> Iterator[None]:
    """Something else fills the disk."""
    filler = folder / "something-else"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            os.fsync(file.fileno())
    yield
    filler.unlink()


@contextmanager
def no_longer_files(server: Served, folder: Path) -> Iterator[None]:
    """The system lets this process write no file further than its files have come."""
    assert server.process is not None
    usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    shortest = min(path.stat().st_size for path in folder.glob("atoll.db*"))
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (shortest, usual[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)


@contextmanager
def read_only(server: Served, folder: Path) -> Iterator[None]:
    """Nobody may write to the files any more, not even who has them open."""
    # But the index of the log, which is memory that happens to have a name.
    files = [str(path) for path in folder.glob("atoll.db*") if path.suffix != ".db-shm"]
    done = subprocess.run(["chattr", "+i", *files], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"no file can be made read-only for who has it open: {done.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@pytest.mark.parametrize(
    ("trouble", "disk"),
    [(no_room, "small_disk"), (no_longer_files, "tmp_path"), (read_only, "tmp_path")],
)
def test_what_cannot_be_kept_is_told_and_goes_on_later(
    trouble: Trouble, disk: str, request: pytest.FixtureRequest
) -> None:
    folder: Path = request.getfixturevalue(disk)
    with serving(folder, ATOLL_LIMITS="no") as server:
        crowd = Crowd([server.address], think=0.02)
        asyncio.run(in_trouble(server, crowd, trouble, folder))
    assert not crowd.wrong
    asyncio.run(all_there(folder, crowd.promises))


async def in_trouble(server: Served, crowd: Crowd, trouble: Trouble, folder: Path) -> None:
    async with crowd.playing(TABLES):
        await crowd.all_go_on(TABLES, monotonic())
        assert health(server) == 200
        with trouble(server, folder):
            await crowd.until(lambda: crowd.not_kept > TABLES, NOTICED)
            # From now on nothing is acknowledged, and nobody is cut off.
            before = len(crowd.promises)
            await asyncio.sleep(1.5)
            assert len(crowd.promises) == before
            assert health(server) == 503
            guest = Guest(server.address)
            refused = guest.post("/api/quick", {"game": "pearls", "name": "Ana", "bots": 1})
            assert refused["code"] == "not-kept"
            assert guest.get("/api/lobby")["mine"] == []
            assert guest.get(f"/api/tables/{crowd.promises[-1].table}")["phase"] == "playing"
        took = await crowd.all_go_on(TABLES, monotonic())
        assert took < GOES_ON
        await crowd.until(lambda: health(server) == 200, GOES_ON)


def health(server: Served) -> int:
    try:
        with urlopen(f"{server.address}/healthz", timeout=10) as answer:
            status: int = answer.status
            return status
    except HTTPError as error:
        error.close()
        return error.code


def test_a_database_that_is_read_only_from_the_start_is_told_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pass
    with read_only(server, tmp_path):
        command = ["-m", "atoll", "serve", "--lang", "en"]
        done = subprocess.run(
            [sys.executable, *command], env=server.environment, capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith("atoll: ATOLL_DATA: ") and done.stderr.count("\n") == 1
