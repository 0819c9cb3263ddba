"""A copy is taken while people play, and everything else is lost: what was acknowledged before the copy is in
it, and nothing of it is lost by halves."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from tests.services import Postgres

from ..server.served import Guest, Served, serving
from .crowd import Crowd, Promise, all_there

pytestmark = pytest.mark.services

TABLES = 2


def test_a_copy_of_the_file_is_a_whole_one(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.db"

    def copy() -> None:
        # What `sqlite3 data/atoll.db ".backup backup.db"` does.
        with closing(sqlite3.connect(data / "atoll.db")) as kept, closing(sqlite3.connect(backup)) as copied:
            kept.backup(copied)

    with serving(data, ATOLL_LIMITS="no") as server:
        before = played(server, copy)
        server.kill()
        shutil.rmtree(data)
        data.mkdir()
        shutil.copy(backup, data / "atoll.db")
        server.start()
        goes_on(server, before)
    asyncio.run(all_there(data, before))


def test_a_dump_of_the_database_is_a_whole_one(tmp_path: Path, database: Postgres) -> None:
    dump = tmp_path / "backup.dump"

    def run(program: str, *words: str) -> None:
        subprocess.run([database.programs / program, *words], check=True)

    with serving(tmp_path, ATOLL_DATABASE=database.address, ATOLL_LIMITS="no") as server:
        before = played(server, lambda: run("pg_dump", "--format=custom", f"--file={dump}", database.address))
        server.kill()
        run("psql", "--quiet", database.address, "-c", "DELETE FROM facts; DELETE FROM cards")
        where = f"--dbname={database.address}"
        run("pg_restore", "--clean", "--if-exists", "--no-owner", where, str(dump))
        server.start()
        goes_on(server, before)
    asyncio.run(all_there(database.address, before))


def played(server: Served, copy: Callable[[], None]) -> list[Promise]:
    """Play while a copy is taken; what was acknowledged before that."""

    async def play() -> int:
        async with crowd.playing(TABLES):
            await crowd.all_go_on(TABLES, monotonic())
            before = len(crowd.promises)
            await asyncio.to_thread(copy)
            await crowd.all_go_on(TABLES, monotonic())
            return before

    crowd = Crowd([server.address], think=0.02)
    before = asyncio.run(play())
    assert before < len(crowd.promises)
    return crowd.promises[:before]


def goes_on(server: Served, before: list[Promise]) -> None:
    """The tables are there and can be played at, and so can new ones."""
    guest = Guest(server.address)
    for table in {promise.table for promise in before}:
        found = guest.get(f"/api/tables/{table}")
        assert found["phase"] != "open" and found["frozen"] is None

    async def play() -> None:
        async with crowd.playing(1):
            await crowd.all_go_on(1, monotonic())

    crowd = Crowd([server.address])
    asyncio.run(play())
