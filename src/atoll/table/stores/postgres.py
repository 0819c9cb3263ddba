"""Facts in PostgreSQL, for clubs with several servers: who appends second loses, and a table has one owner.
Refuses clocks of nodes where several must agree; leases go by the database's own."""

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from atoll.table import facts
from atoll.table.facts import Fact
from atoll.table.lists import Card
from atoll.table.stores.gather import Gatherer, Job, settle
from atoll.table.stores.migrations import FOLDER, steps, too_new
from atoll.table.stores.shelf import Shelf
from atoll.table.stores.store import Owner, Person, Store, StoreError, Taken, TooNew

# A question that takes longer than this, in seconds, is given up.
PATIENCE = 10.0
# Whoever migrates holds this lock; the number only has to be the same everywhere.
_LOCK = 0x41746F6C6C


class PostgresStore(Store):
    """One database. Use `open`."""

    kind = "postgresql"

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool
        self._gatherer = Gatherer(self._write_group)
        self._shelf = Shelf(self._put_cards)

    @classmethod
    async def open(cls, address: str, migrations: Path = FOLDER / "postgres") -> "PostgresStore":
        """The store at this address, its tables made when they are not there, brought up to date when they
        are older."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, command_timeout=PATIENCE)
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreError(f"PostgreSQL cannot be reached: {error}") from error
        try:
            await _bring_up_to_date(pool, migrations)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    # --- facts ----------------------------------------------------------------------------------------------

    async def append(self, facts: Sequence[Fact]) -> None:
        if facts:
            await self._gatherer.keep(facts)

    async def read(self, table: str, after: int = 0) -> list[Fact]:
        rows = await self._rows(
            "SELECT seq, at, kind, body FROM facts WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            after,
        )
        return [Fact(table, seq, at, facts.read(kind, body)) for seq, at, kind, body in rows]

    async def tables(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT table_id FROM facts WHERE seq = 1 ORDER BY at")]

    # --- lists ----------------------------------------------------------------------------------------------

    def show(self, card: Card) -> None:
        self._shelf.put(card)

    async def open_tables(self, limit: int = 50) -> list[Card]:
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'open' AND open > 0 "
            "ORDER BY updated DESC LIMIT $1",
            limit,
        )

    async def recent_tables(self, limit: int = 50) -> list[Card]:
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'ended' ORDER BY updated DESC LIMIT $1", limit
        )

    async def tables_of(self, person: str, limit: int = 200) -> list[Card]:
        return await self._cards(
            "SELECT card FROM members JOIN cards USING (table_id) WHERE person = $1 "
            "ORDER BY waiting DESC, cards.updated DESC LIMIT $2",
            person,
            limit,
        )

    async def tables_to_wake(self, until: float) -> list[str]:
        await self._shelf.flush()
        return [row[0] for row in await self._rows("SELECT table_id FROM cards WHERE wakes < $1", until)]

    async def stale_tables(self) -> list[str]:
        await self._shelf.flush()
        # From one table's first fact to the next one's, without looking at those between.
        rows = await self._rows(
            "WITH RECURSIVE known (id) AS (SELECT min(table_id) FROM facts UNION ALL "
            "SELECT (SELECT min(table_id) FROM facts WHERE table_id > id) FROM known WHERE id IS NOT NULL) "
            "SELECT id FROM known LEFT JOIN cards ON table_id = id WHERE id IS NOT NULL AND "
            "(seq IS NULL OR seq < (SELECT max(f.seq) FROM facts f WHERE f.table_id = id))"
        )
        return [row[0] for row in rows]

    # --- people ---------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, email, language, reminded FROM people WHERE id = $1", id)
        return _person(rows[0]) if rows else None

    async def keep_person(self, person: Person) -> None:
        await self._rows(
            "INSERT INTO people (id, name, email, language, reminded) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (id) DO UPDATE SET name = $2, email = $3, language = $4, reminded = $5",
            person.id,
            person.name,
            person.email,
            person.language,
            person.reminded,
        )

    async def keep_claim(self, code_hash: str, person: str, until: float) -> None:
        await self._rows(
            "INSERT INTO claims (code_hash, person, until) VALUES ($1, $2, $3) "
            "ON CONFLICT (person) DO UPDATE SET code_hash = $1, until = $3",
            code_hash,
            person,
            until,
        )

    async def take_claim(self, code_hash: str, now: float) -> str | None:
        rows = await self._rows(
            "DELETE FROM claims WHERE code_hash = $1 AND until >= $2 RETURNING person", code_hash, now
        )
        return str(rows[0][0]) if rows else None

    async def to_remind(self, since: float, before: float) -> list[Person]:
        await self._shelf.flush()
        rows = await self._rows(
            "SELECT DISTINCT id, name, email, language, reminded FROM people "
            "JOIN members ON person = id WHERE email <> '' AND reminded < $1 "
            "AND waiting AND by_days AND updated <= $2",
            since,
            before,
        )
        return [_person(row) for row in rows]

    async def secret(self, name: str) -> bytes:
        await self._rows(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
            name,
            secrets.token_bytes(32),
        )
        rows = await self._rows("SELECT value FROM secrets WHERE name = $1", name)
        return bytes(rows[0][0])

    # --- several nodes --------------------------------------------------------------------------------------

    async def alive(self, node: str, address: str, seconds: float) -> None:
        await self._rows(
            "INSERT INTO nodes (node, address, until) VALUES ($1, $2, now() + make_interval(secs => $3)) "
            "ON CONFLICT (node) DO UPDATE SET address = $2, until = now() + make_interval(secs => $3)",
            node,
            address,
            seconds,
        )

    async def own(self, table: str, node: str) -> Owner:
        rows = await self._rows(
            "INSERT INTO owners (table_id, node) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = "
            "CASE WHEN EXISTS (SELECT FROM nodes n WHERE n.node = owners.node AND n.until > now()) "
            "THEN owners.node ELSE $2 END "
            "RETURNING node, (SELECT address FROM nodes n WHERE n.node = owners.node)",
            table,
            node,
        )
        return Owner(node=rows[0][0], address=rows[0][1] or "")

    async def disown(self, node: str, tables: Iterable[str] | None = None) -> None:
        if tables is None:
            await self._rows("DELETE FROM owners WHERE node = $1", node)
        else:
            await self._rows("DELETE FROM owners WHERE node = $1 AND table_id = ANY($2)", node, [*tables])

    async def orphans(self) -> list[str]:
        rows = await self._rows(
            "SELECT table_id FROM owners LEFT JOIN nodes USING (node) WHERE until IS NULL OR until <= now()"
        )
        return [row[0] for row in rows]

    async def close(self) -> None:
        await self._shelf.flush()
        await self._gatherer.idle()
        await self._pool.close()

    # --- how it is done -------------------------------------------------------------------------------------

    async def _write_group(self, group: list[Job]) -> None:
        """All jobs in one statement, which is one transaction; when one is taken, each in its own."""
        try:
            await self._insert(group)
        except Taken as taken:
            for job in group if len(group) > 1 else ():
                await self._write_group([job])
            if len(group) == 1:
                settle(group[0], taken)
            return
        for job in group:
            settle(job)

    async def _insert(self, group: list[Job]) -> None:
        rows = [_row(fact) for job in group for fact in job.facts]
        try:
            await self._rows(
                "INSERT INTO facts (table_id, seq, at, seat, kind, body) SELECT * FROM "
                "unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::text[], $6::text[])",
                *map(list, zip(*rows, strict=True)),
            )
        except asyncpg.UniqueViolationError as error:
            raise Taken("somebody else has written this fact") from error

    async def _put_cards(self, cards: list[Card]) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for card in cards:
                    await _put_card(connection, card)
        except _FAULTS as error:
            raise _unreachable(error) from error

    async def _cards(self, sql: str, *values: Any) -> list[Card]:
        await self._shelf.flush()
        return [msgspec.json.decode(row[0], type=Card) for row in await self._rows(sql, *values)]

    async def _rows(self, sql: str, *values: Any) -> list[asyncpg.Record]:
        try:
            return await self._pool.fetch(sql, *values)
        except asyncpg.UniqueViolationError:
            raise
        except _FAULTS as error:
            raise _unreachable(error) from error


# What goes wrong with a database that is restarted, full, or out of reach.
_FAULTS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


def _unreachable(error: Exception) -> StoreError:
    return StoreError(f"PostgreSQL: {str(error) or type(error).__name__}")


def _row(fact: Fact) -> tuple[Any, ...]:
    return fact.table, fact.seq, fact.at, fact.seat, fact.kind, facts.written(fact.body).decode()


async def _put_card(connection: Any, card: Card) -> None:
    await connection.execute(
        "INSERT INTO cards (table_id, seq, phase, listed, open, updated, wakes, card) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id) DO UPDATE SET "
        "seq = $2, phase = $3, listed = $4, open = $5, updated = $6, wakes = $7, card = $8",
        card.table,
        card.seq,
        card.phase,
        card.listed,
        card.open,
        card.updated,
        card.wakes,
        msgspec.json.encode(card).decode(),
    )
    await connection.execute("DELETE FROM members WHERE table_id = $1", card.table)
    await connection.executemany(
        "INSERT INTO members (person, table_id, waiting, by_days, updated) VALUES ($1, $2, $3, $4, $5)",
        [
            (person, card.table, person in card.waiting, card.pace.kind == "days", card.updated)
            for person in card.people
        ],
    )


def _person(row: asyncpg.Record) -> Person:
    return Person(id=row[0], name=row[1], email=row[2], language=row[3], reminded=row[4])


async def _bring_up_to_date(pool: "asyncpg.Pool[asyncpg.Record]", migrations: Path) -> None:
    """Make the tables, or take them from their version to the latest in one transaction; as they were is
    kept in a schema beside them."""
    known = steps(migrations)
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS atoll_version (version INTEGER NOT NULL)")
        version = int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM atoll_version"))
        if version > len(known):
            raise TooNew(too_new("the database", version, len(known)))
        if version == len(known):
            return
        if version:
            await _back_up(connection, f"atoll_version_{version}")
        for step in known[version:]:
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO atoll_version VALUES ($1)", step.number)


async def _back_up(connection: Any, schema: str) -> None:
    await connection.execute(f"DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
    )
    for (table,) in tables:
        await connection.execute(f'CREATE TABLE {schema}."{table}" AS TABLE "{table}"')
