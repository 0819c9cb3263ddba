"""When the disk is full, the process is killed or the database is gone: what was acknowledged is there, what
was not is told, and it goes on when the fault is over."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from atoll.table import facts
from atoll.table.facts import Fact, Left
from atoll.table.stores import Store, StoreError, Taken, open_store
from atoll.table.stores import sqlite as own

from .. import services
from .test_stores import shown

WRITER = """
import asyncio, sys
from pathlib import Path
from atoll.table.facts import Left, numbered
from atoll.table.stores import open_store

async def table(store, id):
    for seq in range(100_000):
        await store.append(numbered(id, seq, 0.0, [Left(seat=0)]))
        print(id, seq + 1, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(table(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


def some(table: str, after: int, number: int = 1) -> list[Fact]:
    return facts.numbered(table, after, 0.0, [Left(seat=0)] * number)


def test_after_a_kill_every_acknowledged_fact_is_there_once(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for round in range(4):
        folder = tmp_path / str(round)
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        acknowledged = {}
        begun = time.monotonic()
        for line in writer.stdout:
            id, seq = line.split()
            acknowledged[id] = int(seq)
            if time.monotonic() - begun > 0.05 + 0.1 * round:
                break
        writer.send_signal(signal.SIGKILL)
        acknowledged |= {line.split()[0]: int(line.split()[1]) for line in writer.stdout if line[-1] == "\n"}
        writer.wait()
        writer.stdout.close()
        asyncio.run(_all_there(folder, acknowledged))
    assert acknowledged


async def _all_there(folder: Path, acknowledged: dict[str, int]) -> None:
    store = await open_store(folder)
    for id, seq in acknowledged.items():
        kept = await store.read(id)
        assert [fact.seq for fact in kept] == list(range(1, len(kept) + 1))
        # Of what was not acknowledged at most one more.
        assert seq <= len(kept) <= seq + 1
        await store.append(some(id, len(kept)))
    await store.close()


def test_when_the_disk_is_full_it_says_so_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = own.connected

    def on_a_small_disk(path: Path) -> sqlite3.Connection:
        database = connected(path)
        database.execute("PRAGMA max_page_count = 40")
        return database

    async def fill() -> None:
        store = await open_store(tmp_path)
        monkeypatch.setattr(own, "connected", on_a_small_disk)
        seq = 0
        with pytest.raises(StoreError, match="full"):
            for seq in range(0, 1_000_000, 100):
                await store.append(some("t1", seq, 100))
        assert len(await store.read("t1")) == seq
        with pytest.raises(StoreError, match="full"):
            await store.append(some("t1", seq, 100))
        monkeypatch.setattr(own, "connected", connected)
        await store.append(some("t1", seq, 100))
        assert len(await store.read("t1")) == seq + 100
        await store.close()

    asyncio.run(fill())


def test_when_the_file_cannot_be_written_it_can_still_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = own.connected

    def read_only(path: Path) -> sqlite3.Connection:
        database = connected(path)
        database.execute("PRAGMA query_only = ON")
        return database

    async def lock() -> None:
        store = await open_store(tmp_path)
        monkeypatch.setattr(own, "connected", read_only)
        with pytest.raises(StoreError, match="readonly"):
            await store.append(some("t1", 0))
        assert await store.read("t1") == []
        monkeypatch.setattr(own, "connected", connected)
        await store.append(some("t1", 0))
        assert await store.read("t1") == some("t1", 0)
        await store.close()

    asyncio.run(lock())


def test_lists_that_could_not_be_written_are_behind_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail_once() -> None:
        store = await open_store(tmp_path)
        write, fails = store.database.write, [StoreError("the disk is full")]

        async def failing(*statements: Any) -> Any:
            if fails:
                raise fails.pop()
            return await write(*statements)

        monkeypatch.setattr(store.database, "write", failing)
        store.show(shown("t1"))
        assert await store.open_tables() == []
        assert [card.table for card in await store.open_tables()] == ["t1"]
        await store.close()

    asyncio.run(fail_once())


def test_a_lone_writer_does_not_wait_for_company(tmp_path: Path) -> None:
    """Nothing is held back to be grouped: whoever is alone is written at once, and those who come meanwhile
    together."""
    groups: list[int] = []

    async def count() -> None:
        store = await open_store(tmp_path)
        insert = store.database.insert

        async def counting(rows: Any) -> None:
            groups.append(len(rows))
            await insert(rows)

        store.database.insert = counting  # type: ignore[method-assign]
        for seq in range(3):
            await store.append(some("lone", seq))
        first = asyncio.create_task(store.append(some("first", 0)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.gather(first, *(store.append(some(f"t{number}", 0)) for number in range(50)))
        await store.close()

    asyncio.run(count())
    assert groups == [1, 1, 1, 1, 50]


@pytest.mark.services
def test_play_goes_on_when_the_database_is_back() -> None:
    async def restart(server: services.Postgres) -> None:
        store: Store = await open_store(server.address)
        await store.append(some("t1", 0))
        server.stop()
        with pytest.raises(StoreError, match=r"^PostgreSQL: ") as told:
            await store.append(some("t1", 1))
        assert not isinstance(told.value, Taken)
        with pytest.raises(StoreError):
            await store.read("t1")
        server.start()
        await store.append(some("t1", 1))
        assert len(await store.read("t1")) == 2
        await store.close()

    with services.postgres() as server:
        asyncio.run(restart(server))
