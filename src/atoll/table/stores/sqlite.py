"""A SQLite file: write-ahead log, synchronous to the disk, one thread that writes and one that reads.
Refuses to be shared by several servers; PostgreSQL is for them."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from atoll.table.stores.database import Database, Row, Statement, StoreError, Taken, TooNew
from atoll.table.stores.migrations import FOLDER, steps

T = TypeVar("T")
FILE = "atoll.db"
# Who waits longer for another process to finish writing gets an error, in milliseconds.
BUSY = 5_000


class Sqlite(Database):
    """One file. Use `open`."""

    kind = "sqlite"
    clock = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = Desk(path, "atoll-writer")
        self._reader = Desk(path, "atoll-reader")

    @classmethod
    async def open(cls, folder: Path, migrations: Path = FOLDER / "sqlite") -> "Sqlite":
        """The database in this folder: made when it is not there, brought up to date when it is older."""
        path = folder / FILE
        await asyncio.to_thread(_bring_up_to_date, path, migrations)
        return cls(path)

    async def read(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        return await self._reader.ask(lambda database: _rows(database, (sql, values)))

    async def write(self, *statements: Statement) -> list[Sequence[Any]]:
        def work(database: sqlite3.Connection) -> list[Sequence[Any]]:
            rows: list[Sequence[Any]] = []
            for statement in statements:
                rows = _rows(database, statement)
            return rows

        return await self._writer.ask(lambda database: _transact(database, work))

    async def insert(self, rows: Sequence[Row]) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.executemany(
                "INSERT INTO facts (table_id, seq, at, seat, kind, body) VALUES (?, ?, ?, ?, ?, ?)", rows
            )

        try:
            await self._writer.ask(lambda database: _transact(database, work))
        except sqlite3.IntegrityError as error:
            raise Taken from error

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


class Desk:
    """A thread with a connection of its own, at which one thing is done after the other. After a fault it
    connects afresh."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, name)
        self._database: sqlite3.Connection | None = None

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this at the desk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """Let go, when everything is done that was asked before."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._database is None:
                self._database = connected(self._path)
            return work(self._database)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            self._let_go()
            raise StoreError(f"{self._path}: {error}") from error

    def _let_go(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None


def connected(path: Path) -> sqlite3.Connection:
    """A connection that commits when told, and then to the disk."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for setting in (f"busy_timeout = {BUSY}", "journal_mode = WAL", "synchronous = FULL"):
        database.execute(f"PRAGMA {setting}")
    return database


def _rows(database: sqlite3.Connection, statement: Statement) -> list[Sequence[Any]]:
    sql, values = statement
    return database.execute(sql, {str(at): value for at, value in enumerate(values, 1)}).fetchall()


def _transact(database: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do some work in a transaction that is on the disk when this returns."""
    database.execute("BEGIN IMMEDIATE")
    try:
        done = work(database)
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    return done


def _bring_up_to_date(path: Path, migrations: Path) -> None:
    """Make the file, or take it from its version to the latest; as it was is kept beside it."""
    known = steps(migrations)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(connected(path)) as database:
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
            if version > len(known):
                raise TooNew(str(path), version, len(known))
            if 0 < version < len(known):
                _back_up(database, path.with_name(f"{path.name}.version-{version}"))
            for step in known[version:]:
                database.executescript(
                    f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};\nCOMMIT;"
                )
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: {error}") from error


def _back_up(database: sqlite3.Connection, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    database.execute("VACUUM INTO ?", (str(part),))
    part.replace(path)
