"""Facts in a SQLite file: write-ahead log, synchronous to the disk, one thread that writes, another that
reads. Refuses to be shared by several servers; PostgreSQL is for them."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from atoll.table import facts
from atoll.table.facts import Fact
from atoll.table.lists import Card
from atoll.table.stores.gather import Gatherer, Job, settle
from atoll.table.stores.migrations import FOLDER, steps, too_new
from atoll.table.stores.shelf import Shelf
from atoll.table.stores.store import Owner, Person, Store, StoreError, Taken, TooNew

T = TypeVar("T")
FILE = "atoll.db"
# Who waits longer for another process to finish writing gets an error.
BUSY = 5_000


class SqliteStore(Store):
    """One file in a folder. Use `open`."""

    kind = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = ThreadPoolExecutor(1, "atoll-writer")
        self._reader = ThreadPoolExecutor(1, "atoll-reader")
        self._write_to: sqlite3.Connection | None = None
        self._read_from: sqlite3.Connection | None = None
        self._gatherer = Gatherer(self._write_group)
        self._shelf = Shelf(self._put_cards)

    @classmethod
    async def open(cls, folder: Path, migrations: Path = FOLDER / "sqlite") -> "SqliteStore":
        """The store in this folder, made when it is not there, brought up to date when it is older."""
        store = cls(folder / FILE)
        try:
            await store._run(store._writer, lambda: _bring_up_to_date(store.path, migrations))
        except BaseException:
            await store.close()
            raise
        return store

    # --- facts ----------------------------------------------------------------------------------------------

    async def append(self, facts: Sequence[Fact]) -> None:
        if facts:
            await self._gatherer.keep(facts)

    async def read(self, table: str, after: int = 0) -> list[Fact]:
        rows = await self._read(
            "SELECT seq, at, kind, body FROM facts WHERE table_id = ? AND seq > ? ORDER BY seq", table, after
        )
        return [Fact(table, seq, at, facts.read(kind, body)) for seq, at, kind, body in rows]

    async def tables(self) -> list[str]:
        return [row[0] for row in await self._read("SELECT table_id FROM facts WHERE seq = 1 ORDER BY at")]

    # --- lists ----------------------------------------------------------------------------------------------

    def show(self, card: Card) -> None:
        self._shelf.put(card)

    async def open_tables(self, limit: int = 50) -> list[Card]:
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'open' AND open > 0 "
            "ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def recent_tables(self, limit: int = 50) -> list[Card]:
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'ended' ORDER BY updated DESC LIMIT ?", limit
        )

    async def tables_of(self, person: str, limit: int = 200) -> list[Card]:
        return await self._cards(
            "SELECT card FROM members JOIN cards USING (table_id) WHERE person = ? "
            "ORDER BY waiting DESC, cards.updated DESC LIMIT ?",
            person,
            limit,
        )

    async def tables_to_wake(self, until: float) -> list[str]:
        await self._shelf.flush()
        return [row[0] for row in await self._read("SELECT table_id FROM cards WHERE wakes < ?", until)]

    async def stale_tables(self) -> list[str]:
        await self._shelf.flush()
        # From one table's first fact to the next one's, without looking at those between.
        rows = await self._read(
            "WITH RECURSIVE known (id) AS (SELECT min(table_id) FROM facts UNION ALL "
            "SELECT (SELECT min(table_id) FROM facts WHERE table_id > id) FROM known WHERE id IS NOT NULL) "
            "SELECT id FROM known LEFT JOIN cards ON table_id = id WHERE id IS NOT NULL AND "
            "(seq IS NULL OR seq < (SELECT max(seq) FROM facts WHERE table_id = id))"
        )
        return [row[0] for row in rows]

    # --- people ---------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        rows = await self._read("SELECT id, name, email, language, reminded FROM people WHERE id = ?", id)
        return _person(rows[0]) if rows else None

    async def keep_person(self, person: Person) -> None:
        await self._write(
            "INSERT OR REPLACE INTO people (id, name, email, language, reminded) VALUES (?, ?, ?, ?, ?)",
            (person.id, person.name, person.email, person.language, person.reminded),
        )

    async def keep_claim(self, code_hash: str, person: str, until: float) -> None:
        await self._write(
            "INSERT OR REPLACE INTO claims (code_hash, person, until) VALUES (?, ?, ?)",
            (code_hash, person, until),
        )

    async def take_claim(self, code_hash: str, now: float) -> str | None:
        rows = await self._write(
            "DELETE FROM claims WHERE code_hash = ? AND until >= ? RETURNING person", (code_hash, now)
        )
        return rows[0][0] if rows else None

    async def to_remind(self, since: float, before: float) -> list[Person]:
        await self._shelf.flush()
        rows = await self._read(
            "SELECT DISTINCT id, name, email, language, reminded FROM people "
            "JOIN members ON person = id WHERE email <> '' AND reminded < ? "
            "AND waiting AND by_days AND updated <= ?",
            since,
            before,
        )
        return [_person(row) for row in rows]

    async def secret(self, name: str) -> bytes:
        await self._write(
            "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)", (name, secrets.token_bytes(32))
        )
        rows = await self._read("SELECT value FROM secrets WHERE name = ?", name)
        return bytes(rows[0][0])

    # --- one node only --------------------------------------------------------------------------------------

    async def alive(self, node: str, address: str, seconds: float) -> None:
        return

    async def own(self, table: str, node: str) -> Owner:
        return Owner(node=node, address="")

    async def disown(self, node: str, tables: Iterable[str] | None = None) -> None:
        return

    async def orphans(self) -> list[str]:
        return []

    async def close(self) -> None:
        await self._shelf.flush()
        await self._gatherer.idle()
        for pool, connection in ((self._writer, self._write_to), (self._reader, self._read_from)):
            if connection is not None:
                await self._run(pool, connection.close)
            pool.shutdown()

    # --- the two threads ------------------------------------------------------------------------------------

    async def _write_group(self, group: list[Job]) -> None:
        results = await self._run(self._writer, lambda: self._commit(group))
        for job, error in zip(group, results, strict=True):
            settle(job, error)

    def _commit(self, group: list[Job]) -> list[StoreError | None]:
        """All jobs in one transaction; when one is taken, each in its own."""
        try:
            self._transact(lambda cursor: _insert(cursor, group))
        except Taken as taken:
            if len(group) == 1:
                return [taken]
            return [result for job in group for result in self._commit([job])]
        return [None] * len(group)

    async def _put_cards(self, cards: list[Card]) -> None:
        def put(cursor: sqlite3.Cursor) -> None:
            for card in cards:
                _put_card(cursor, card)

        await self._run(self._writer, lambda: self._transact(put))

    async def _write(self, sql: str, values: Sequence[Any]) -> list[Any]:
        return await self._run(
            self._writer,
            lambda: self._transact(lambda cursor: cursor.execute(sql, values).fetchall()),
        )

    def _transact(self, work: Callable[[sqlite3.Cursor], T]) -> T:
        """Do some work in a transaction that is on the disk when this returns."""
        try:
            if self._write_to is None:
                self._write_to = connected(self.path)
            cursor = self._write_to.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            done = work(cursor)
            cursor.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            cursor.execute("ROLLBACK")
            raise Taken("somebody else has written this fact") from error
        except sqlite3.Error as error:
            self._let_go()
            raise StoreError(f"{self.path}: {error}") from error
        return done

    def _let_go(self) -> None:
        # Whatever was wrong, the next one begins afresh.
        if self._write_to is not None:
            self._write_to.close()
            self._write_to = None

    async def _cards(self, sql: str, *values: Any) -> list[Card]:
        await self._shelf.flush()
        return [msgspec.json.decode(row[0], type=Card) for row in await self._read(sql, *values)]

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._run(self._reader, lambda: self._select(sql, values))

    def _select(self, sql: str, values: Sequence[Any]) -> list[Any]:
        try:
            if self._read_from is None:
                self._read_from = connected(self.path)
            return self._read_from.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error

    async def _run(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)


def connected(path: Path) -> sqlite3.Connection:
    """A connection that commits when told, and then to the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _insert(cursor: sqlite3.Cursor, group: list[Job]) -> None:
    cursor.executemany(
        "INSERT INTO facts (table_id, seq, at, seat, kind, body) VALUES (?, ?, ?, ?, ?, ?)",
        (_row(fact) for job in group for fact in job.facts),
    )


def _row(fact: Fact) -> tuple[Any, ...]:
    return fact.table, fact.seq, fact.at, fact.seat, fact.kind, facts.written(fact.body).decode()


def _put_card(cursor: sqlite3.Cursor, card: Card) -> None:
    cursor.execute(
        "INSERT OR REPLACE INTO cards (table_id, seq, phase, listed, open, updated, wakes, card) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            card.table,
            card.seq,
            card.phase,
            card.listed,
            card.open,
            card.updated,
            card.wakes,
            msgspec.json.encode(card).decode(),
        ),
    )
    cursor.execute("DELETE FROM members WHERE table_id = ?", (card.table,))
    cursor.executemany(
        "INSERT INTO members (person, table_id, waiting, by_days, updated) VALUES (?, ?, ?, ?, ?)",
        [
            (person, card.table, person in card.waiting, card.pace.kind == "days", card.updated)
            for person in card.people
        ],
    )


def _person(row: Sequence[Any]) -> Person:
    return Person(id=row[0], name=row[1], email=row[2], language=row[3], reminded=row[4])


def _back_up(database: sqlite3.Connection, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    database.execute("VACUUM INTO ?", (str(part),))
    part.replace(path)


def _bring_up_to_date(path: Path, migrations: Path) -> None:
    """Make the file, or take it from its version to the latest; as it was is kept beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = steps(migrations)
    try:
        with closing(connected(path)) as database:
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
            if version > len(known):
                raise TooNew(too_new(str(path), version, len(known)))
            if 0 < version < len(known):
                _back_up(database, path.with_name(f"{path.name}.version-{version}"))
            for step in known[version:]:
                database.executescript(
                    f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number};\nCOMMIT;"
                )
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {error}") from error
