"""A PostgreSQL database, for clubs with several servers.
Refuses clocks of nodes where several must agree: the database has one of its own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from atoll.table.stores.database import Database, Row, Statement, StoreError, Taken, TooNew
from atoll.table.stores.migrations import FOLDER, steps

# A question that takes longer than this, in seconds, is given up.
PATIENCE = 10.0
# Whoever brings the database up to date holds this lock; the number only has to be the same everywhere.
LOCK = 0x41746F6C6C


class Postgres(Database):
    """One database, through a few connections. Use `open`."""

    kind = "postgresql"
    clock = "extract(epoch FROM clock_timestamp())::float8"

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool

    @classmethod
    async def open(cls, address: str, migrations: Path = FOLDER / "postgres") -> "Postgres":
        """The database at this address, its tables made when they are not there, brought up to date when
        they are older."""
        with _told():
            pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=8,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                # What is answered is on the disk, however the server is set up.
                server_settings={"synchronous_commit": "on"},
            )
        try:
            with _told():
                await _bring_up_to_date(pool, migrations)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    async def read(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        with _told():
            return [*map(tuple, await self._pool.fetch(sql, *values))]

    async def write(self, *statements: Statement) -> list[Sequence[Any]]:
        rows: list[asyncpg.Record] = []
        with _told():
            async with self._pool.acquire() as connection, connection.transaction():
                for sql, values in statements:
                    rows = await connection.fetch(sql, *values)
        return [*map(tuple, rows)]

    async def insert(self, rows: Sequence[Row]) -> None:
        with _told():
            # One statement is one transaction.
            await self._pool.execute(
                "INSERT INTO facts (table_id, seq, at, seat, kind, body) SELECT * FROM "
                "unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::text[], $6::text[])",
                *map(list, zip(*rows, strict=True)),
            )

    async def close(self) -> None:
        await self._pool.close()


@contextmanager
def _told() -> Iterator[None]:
    """What goes wrong with a database that is full, restarted or out of reach, as the store's own errors."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Taken from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(f"PostgreSQL: {str(error) or type(error).__name__}") from error


async def _bring_up_to_date(pool: "asyncpg.Pool[asyncpg.Record]", migrations: Path) -> None:
    """Make the tables, or take them from their version to the latest, in one transaction; as they were is
    kept in a schema beside them."""
    known = steps(migrations)
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS atoll_version (version INTEGER NOT NULL)")
        version = int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM atoll_version"))
        if version > len(known):
            raise TooNew("the database", version, len(known))
        if 0 < version < len(known):
            await _back_up(connection, f"atoll_version_{version}")
        for step in known[version:]:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO atoll_version VALUES ($1)", step.number)


async def _back_up(connection: "PoolConnectionProxy[asyncpg.Record]", schema: str) -> None:
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    await connection.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")
    for (table,) in tables:
        await connection.execute(f'CREATE TABLE {schema}."{table}" AS TABLE "{table}"')
