"""Where facts are kept, and beside them lists, people and owners: in a SQLite file or in PostgreSQL.
Refuses to know what a fact means."""

from pathlib import Path

from atoll.table.stores.database import StoreError, Taken, TooNew
from atoll.table.stores.sqlite import Sqlite
from atoll.table.stores.store import Owner, Person, Store

__all__ = ["Owner", "Person", "Store", "StoreError", "Taken", "TooNew", "open_store"]


async def open_store(where: str | Path) -> Store:
    """The store at this address: `postgresql://…`, or the folder in which a SQLite file lies. An older
    database is kept as a backup and brought up to date; a newer one is refused with `TooNew`."""
    if str(where).startswith(("postgresql://", "postgres://")):
        # asyncpg is an extra: who keeps tables in a file needs none.
        from atoll.table.stores.postgres import Postgres  # noqa: PLC0415

        return Store(await Postgres.open(str(where)))
    return Store(await Sqlite.open(Path(where)))
