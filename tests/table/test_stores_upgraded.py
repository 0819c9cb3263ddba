"""Databases of other versions: an older one is kept aside and brought up to date, a newer one is refused."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from atoll.table.stores import StoreError, TooNew
from atoll.table.stores.migrations import FOLDER, steps
from atoll.table.stores.postgres import Postgres
from atoll.table.stores.sqlite import FILE, Sqlite
from atoll.table.stores.store import Store

from .. import services
from .tables import Hand, begun

KNOWN = len(steps(FOLDER / "sqlite"))
NEXT = "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';"
COLOURS = f"{KNOWN + 1:04}-colours.sql"
BROKEN = "ALTER TABLE people ADD COLUMN colour TEXT;\nALTER TABLE nobody ADD COLUMN colour TEXT;"


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """The folder of migrations of an Atoll that knows one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    for kind in ("sqlite", "postgres"):
        (folder / kind / COLOURS).write_text(NEXT)
    return folder


@pytest.fixture(scope="module")
def server() -> Iterator[services.Postgres]:
    with services.postgres() as running:
        yield running


@pytest.fixture
def address(server: services.Postgres) -> str:
    name = f"test_{uuid4().hex}"
    asyncio.run(_ask(server.address, f"CREATE DATABASE {name}"))
    return server.database(name)


async def _ask(address: str, sql: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(address)
    try:
        return await connection.fetch(sql)
    finally:
        await connection.close()


async def _kept(database: Sqlite | Postgres, hand: Hand) -> None:
    store = Store(database)
    await store.append(hand.facts)
    await store.close()


async def _found(database: Sqlite | Postgres, hand: Hand) -> None:
    store = Store(database)
    assert await store.read("t1") == hand.facts
    await store.close()


def test_the_released_steps_have_no_gap_and_are_the_same_for_both() -> None:
    names = [sorted(path.name for path in (FOLDER / kind).glob("*.sql")) for kind in ("sqlite", "postgres")]
    assert names[0] == names[1] and len(names[0]) == KNOWN


def test_a_step_that_is_missing_is_noticed(newer: Path) -> None:
    (newer / "sqlite" / "0009-late.sql").write_text(NEXT)
    with pytest.raises(ValueError, match="is expected here"):
        steps(newer / "sqlite")


# --- SQLite -------------------------------------------------------------------------------------------------


def test_an_older_file_is_kept_aside_and_brought_up_to_date(tmp_path: Path, newer: Path) -> None:
    hand = begun()

    async def upgrade() -> None:
        await _kept(await Sqlite.open(tmp_path), hand)
        await _found(await Sqlite.open(tmp_path, newer / "sqlite"), hand)
        # The second time nothing is left to do.
        await _found(await Sqlite.open(tmp_path, newer / "sqlite"), hand)

    asyncio.run(upgrade())
    backup = tmp_path / f"{FILE}.version-{KNOWN}"
    for path, number, colours in ((tmp_path / FILE, KNOWN + 1, 1), (backup, KNOWN, 0)):
        database = sqlite3.connect(path)
        assert database.execute("PRAGMA user_version").fetchone() == (number,)
        assert database.execute("SELECT count(*) FROM facts").fetchone() == (len(hand.facts),)
        columns = [row[1] for row in database.execute("PRAGMA table_info (people)")]
        assert columns.count("colour") == colours
        database.close()


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path, newer: Path) -> None:
    async def refuse() -> None:
        await _kept(await Sqlite.open(tmp_path, newer / "sqlite"), begun())
        before = (tmp_path / FILE).read_bytes()
        told = f"version {KNOWN + 1}, this Atoll knows versions up to {KNOWN}: start the newer Atoll"
        with pytest.raises(TooNew, match=told):
            await Sqlite.open(tmp_path)
        assert (tmp_path / FILE).read_bytes() == before

    asyncio.run(refuse())


def test_a_step_that_fails_changes_nothing(tmp_path: Path, newer: Path) -> None:
    hand = begun()
    (newer / "sqlite" / COLOURS).write_text(BROKEN)

    async def fail() -> None:
        await _kept(await Sqlite.open(tmp_path), hand)
        with pytest.raises(StoreError, match="no such table: nobody"):
            await Sqlite.open(tmp_path, newer / "sqlite")
        await _found(await Sqlite.open(tmp_path), hand)

    asyncio.run(fail())


# --- PostgreSQL ---------------------------------------------------------------------------------------------


@pytest.mark.services
def test_an_older_database_is_kept_aside_and_brought_up_to_date(address: str, newer: Path) -> None:
    hand = begun()

    async def upgrade() -> None:
        await _kept(await Postgres.open(address), hand)
        await _found(await Postgres.open(address, newer / "postgres"), hand)
        await _found(await Postgres.open(address, newer / "postgres"), hand)
        (kept,) = await _ask(address, f"SELECT count(*) FROM atoll_version_{KNOWN}.facts")
        assert kept[0] == len(hand.facts)
        columns = "SELECT table_schema FROM information_schema.columns WHERE column_name = 'colour'"
        assert [row[0] for row in await _ask(address, columns)] == ["public"]

    asyncio.run(upgrade())


@pytest.mark.services
def test_a_newer_database_is_refused(address: str, newer: Path) -> None:
    async def refuse() -> None:
        await _kept(await Postgres.open(address, newer / "postgres"), begun())
        with pytest.raises(TooNew, match=f"the database has version {KNOWN + 1}"):
            await Postgres.open(address)

    asyncio.run(refuse())


@pytest.mark.services
def test_a_step_that_fails_changes_nothing_in_the_database(address: str, newer: Path) -> None:
    hand = begun()
    (newer / "postgres" / COLOURS).write_text(BROKEN)

    async def fail() -> None:
        await _kept(await Postgres.open(address), hand)
        with pytest.raises(StoreError, match='relation "nobody" does not exist'):
            await Postgres.open(address, newer / "postgres")
        await _found(await Postgres.open(address), hand)

    asyncio.run(fail())


@pytest.mark.services
def test_several_nodes_that_start_at_once_upgrade_once(address: str, newer: Path) -> None:
    async def together() -> None:
        await _kept(await Postgres.open(address), begun())
        both = await asyncio.gather(*(Postgres.open(address, newer / "postgres") for _ in range(3)))
        for database in both:
            await database.close()

    asyncio.run(together())
