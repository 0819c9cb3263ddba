"""Everything that is kept, whichever database lies behind it: facts, lists, people, and who owns which table.
Refuses to keep anything that could be made again from the facts, but as a list that can be thrown away."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from atoll.table import facts
from atoll.table.facts import Fact
from atoll.table.lists import Card
from atoll.table.stores.database import Database, Row, Statement, Taken
from atoll.table.stores.gather import Gatherer, Job, settle
from atoll.table.stores.shelf import Shelf


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who has been here: an opaque id, the name to offer next time, and where reminders go.
    `language` is the one that they read, `reminded` when they were written to last, `visited` when they were
    here last; who has no address is not noted to have been here."""

    id: str
    name: str = ""
    email: str = ""
    language: str = "en"
    reminded: float = 0.0
    visited: float = 0.0


class Owner(Struct, frozen=True, kw_only=True):
    """The node at which a table is open now, and where it is reached."""

    node: str
    address: str


class Store:
    """Facts, lists, people and owners in one database. Times are the server's, in milliseconds."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._gatherer = Gatherer(self._keep)
        self._shelf = Shelf(self._put)
        # A node lives until the time that it gave; one that is too far off was given by a clock that has been
        # put back since.
        self._living = f"until > {database.clock} AND until < {database.clock} + {LONGEST_LEASE}"

    async def try_out(self) -> None:
        """Keep something that means nothing; raises when nothing can be kept now."""
        await self.alive("", "", 0.0)

    async def close(self) -> None:
        """Write what waits and let go."""
        try:
            await self._shelf.flush()
        finally:
            await self._gatherer.idle()
            await self.database.close()

    # --- facts ----------------------------------------------------------------------------------------------

    async def append(self, facts: Sequence[Fact]) -> None:
        """Keep these facts, of one table or several, all or none; when this returns they survive any fault.
        Raises `Taken` when one with such a number is there already. Who is cancelled while waiting does not
        know whether they were kept."""
        if facts:
            await self._gatherer.keep(facts)

    async def read(self, table: str, after: int = 0) -> list[Fact]:
        """The facts of a table with a number above this, oldest first; none for a table that there is
        not."""
        rows = await self.database.read(
            "SELECT seq, at, kind, body FROM facts WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            after,
        )
        return [Fact(table, seq, at, facts.read(kind, body)) for seq, at, kind, body in rows]

    async def tables(self) -> list[str]:
        """The ids of all tables, oldest first."""
        return _first(
            await self.database.read("SELECT table_id FROM facts WHERE seq = 1 ORDER BY at, table_id")
        )

    # --- lists ----------------------------------------------------------------------------------------------

    def show(self, card: Card) -> None:
        """Let lists show this from now on. It is written when there is time, and lost without harm."""
        self._shelf.put(card)

    async def open_tables(self, limit: int = 50) -> list[Card]:
        """The listed tables with an open seat, newest first."""
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'open' AND open > 0 "
            "ORDER BY updated DESC LIMIT $1",
            limit,
        )

    async def recent_tables(self, limit: int = 50) -> list[Card]:
        """The listed tables whose game is over, newest first."""
        return await self._cards(
            "SELECT card FROM cards WHERE listed AND phase = 'ended' ORDER BY updated DESC LIMIT $1", limit
        )

    async def tables_of(self, person: str, limit: int = 200) -> list[Card]:
        """The tables at which a person sits: those that wait for them first, then the newest."""
        return await self._cards(
            "SELECT card FROM members JOIN cards USING (table_id) WHERE person = $1 "
            "ORDER BY waiting DESC, cards.updated DESC LIMIT $2",
            person,
            limit,
        )

    async def tables_to_wake(self, until: float) -> list[str]:
        """The tables at which time changes something before this."""
        await self._shelf.flush()
        return _first(await self.database.read("SELECT table_id FROM cards WHERE wakes < $1", until))

    async def stale_tables(self) -> list[str]:
        """The tables whose card is missing or older than their last fact."""
        await self._shelf.flush()
        # From one table's first fact to the next one's, without looking at those between.
        rows = await self.database.read(
            "WITH RECURSIVE known (id) AS (SELECT min(table_id) FROM facts UNION ALL "
            "SELECT (SELECT min(table_id) FROM facts WHERE table_id > id) FROM known WHERE id IS NOT NULL) "
            "SELECT id FROM known LEFT JOIN cards ON cards.table_id = id WHERE id IS NOT NULL AND "
            "(cards.seq IS NULL OR cards.seq < (SELECT max(seq) FROM facts WHERE facts.table_id = id))"
        )
        return _first(rows)

    # --- reviews --------------------------------------------------------------------------------------------

    async def keep_review(self, table: str, steps: Sequence[tuple[int, bytes]]) -> None:
        """Keep what was found out about some steps of a finished game; what is there already stays."""
        sql = "INSERT INTO reviews (table_id, step, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.database.write(*((sql, (table, step, body.decode())) for step, body in steps))

    async def review(self, table: str) -> list[str]:
        """What was found out about the steps of a finished game, from the first on."""
        rows = await self.database.read("SELECT body FROM reviews WHERE table_id = $1 ORDER BY step", table)
        return _first(rows)

    # --- people ---------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        """Who that is, if they left anything."""
        rows = await self.database.read(f"SELECT {PERSON} FROM people WHERE id = $1", id)
        return _person(rows[0]) if rows else None

    async def keep_person(self, person: Person) -> None:
        """Keep what a person left, instead of what was there."""
        await self.database.write(
            (
                f"INSERT INTO people ({PERSON}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, email = excluded.email, language = excluded.language, "
                "reminded = excluded.reminded, visited = excluded.visited",
                msgspec.structs.astuple(person),
            )
        )

    async def keep_claim(self, code_hash: str, person: str, until: float) -> None:
        """Keep the hash of a code that brings a person's tables to another device, instead of any earlier
        one of theirs."""
        await self.database.write(
            (
                "INSERT INTO claims (code_hash, person, until) VALUES ($1, $2, $3) "
                "ON CONFLICT (person) DO UPDATE SET code_hash = excluded.code_hash, until = excluded.until",
                (code_hash, person, until),
            )
        )

    async def take_claim(self, code_hash: str, now: float) -> str | None:
        """Whose code that is; it works once, and not after its time."""
        rows = await self.database.write(
            ("DELETE FROM claims WHERE code_hash = $1 AND until >= $2 RETURNING person", (code_hash, now))
        )
        return str(rows[0][0]) if rows else None

    async def visited(self, person: str, now: float) -> None:
        """Somebody with an address is here: they may be written to again later."""
        await self.database.write(
            ("UPDATE people SET visited = $2 WHERE id = $1 AND email <> ''", (person, now))
        )

    async def to_remind(self, waiting: float, visited: float) -> list[Person]:
        """The people with an address, not written to since they were here, for whom a table by days has been
        waiting since before `waiting`: one that they have not seen so, or they were last here before
        `visited`."""
        await self._shelf.flush()
        rows = await self.database.read(
            f"SELECT {PERSON} FROM people WHERE email <> '' AND reminded <= visited AND EXISTS (SELECT 1 "
            "FROM members WHERE person = id AND waiting AND by_days AND updated <= $1 "
            "AND (updated > visited OR visited <= $2)) ORDER BY id",
            waiting,
            visited,
        )
        return [_person(row) for row in rows]

    async def reminded(self, person: Person, now: float) -> bool:
        """Mark somebody as written to; whether nobody else has done so since this was read."""
        rows = await self.database.write(
            (
                "UPDATE people SET reminded = $2 WHERE id = $1 AND reminded = $3 RETURNING id",
                (person.id, now, person.reminded),
            )
        )
        return bool(rows)

    async def secret(self, name: str) -> bytes:
        """Thirty-two bytes of this name, made at the first time and the same ever after, on every node."""
        await self.database.write(
            (
                "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                (name, secrets.token_bytes(32)),
            )
        )
        rows = await self.database.read("SELECT value FROM secrets WHERE name = $1", name)
        return bytes(rows[0][0])

    # --- several nodes --------------------------------------------------------------------------------------

    async def alive(self, node: str, address: str, seconds: float) -> bool:
        """This node lives, and is believed to for so long by the database's clock. Whether it was believed to
        until now: if not, others may have taken what was its own."""
        clock, values = self.database.clock, (node, address, seconds)
        renewed = await self.database.write(
            (
                f"UPDATE nodes SET address = $2, until = {clock} + $3 WHERE node = $1 AND {self._living} "
                "RETURNING node",
                values,
            )
        )
        if renewed:
            return True
        await self.database.write(
            (f"DELETE FROM nodes WHERE until < {clock} - $1", (FORGOTTEN,)),
            (
                f"INSERT INTO nodes (node, address, until) VALUES ($1, $2, {clock} + $3) "
                "ON CONFLICT (node) DO UPDATE SET address = excluded.address, until = excluded.until",
                values,
            ),
        )
        return False

    async def own(self, table: str, node: str) -> Owner:
        """Who owns a table: this node, if nobody alive did."""
        rows = await self.database.write(
            (
                "INSERT INTO owners (table_id, node) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET "
                "node = CASE WHEN EXISTS (SELECT 1 FROM nodes WHERE nodes.node = owners.node "
                f"AND {self._living}) THEN owners.node ELSE excluded.node END "
                "RETURNING node, (SELECT address FROM nodes WHERE nodes.node = owners.node)",
                (table, node),
            )
        )
        return Owner(node=rows[0][0], address=rows[0][1] or "")

    async def disown(self, node: str, tables: Iterable[str] | None = None) -> None:
        """This node gives these tables up, or all of them."""
        if tables is None:
            await self.database.write(("DELETE FROM owners WHERE node = $1", (node,)))
            return
        statements = [("DELETE FROM owners WHERE node = $1 AND table_id = $2", (node, id)) for id in tables]
        await self.database.write(*statements)

    async def orphans(self) -> list[str]:
        """The tables whose owner is no longer alive."""
        rows = await self.database.read(
            "SELECT table_id FROM owners WHERE NOT EXISTS (SELECT 1 FROM nodes "
            f"WHERE nodes.node = owners.node AND {self._living}) ORDER BY table_id"
        )
        return _first(rows)

    # --- how it is done -------------------------------------------------------------------------------------

    async def _keep(self, group: list[Job]) -> None:
        """All jobs of a group at once; when somebody's facts are taken, each by itself."""
        try:
            await self.database.insert([_row(fact) for job in group for fact in job.facts])
        except Taken as taken:
            if len(group) == 1:
                settle(group[0], taken)
                return
            for job in group:
                await self._keep([job])
            return
        for job in group:
            settle(job)

    async def _put(self, cards: list[Card]) -> None:
        await self.database.write(*(statement for card in cards for statement in _shown(card)))

    async def _cards(self, sql: str, *values: Any) -> list[Card]:
        await self._shelf.try_to_flush()
        return [_CARD.decode(row[0]) for row in await self.database.read(sql, *values)]


# Nobody says that they will live for longer than this; who has not said so for that long is forgotten. In
# seconds.
LONGEST_LEASE, FORGOTTEN = 120.0, 86_400.0
PERSON = "id, name, email, language, reminded, visited"
_CARD = msgspec.json.Decoder(Card)


def _row(fact: Fact) -> Row:
    return fact.table, fact.seq, fact.at, fact.seat, fact.kind, facts.written(fact.body).decode()


def _shown(card: Card) -> list[Statement]:
    """What puts a card into the lists, instead of an older one."""
    by_days = card.pace.kind == "days"
    return [
        (
            "INSERT INTO cards (table_id, seq, phase, listed, open, updated, wakes, card) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id) DO UPDATE SET "
            "seq = excluded.seq, phase = excluded.phase, listed = excluded.listed, open = excluded.open, "
            "updated = excluded.updated, wakes = excluded.wakes, card = excluded.card",
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
        ),
        ("DELETE FROM members WHERE table_id = $1", (card.table,)),
        *(
            (
                "INSERT INTO members (person, table_id, waiting, by_days, updated) "
                "VALUES ($1, $2, $3, $4, $5)",
                (person, card.table, person in card.waiting, by_days, card.updated),
            )
            for person in card.people
        ),
    ]


def _person(row: Sequence[Any]) -> Person:
    return Person(id=row[0], name=row[1], email=row[2], language=row[3], reminded=row[4], visited=row[5])


def _first(rows: Iterable[Sequence[Any]]) -> list[str]:
    return [row[0] for row in rows]
