"""Where facts are kept, and beside them lists, people and leases: in a SQLite file or in PostgreSQL.
Refuses to know what a fact means."""

from pathlib import Path

from atoll.table.stores.sqlite import SqliteStore
from atoll.table.stores.store import Person, Store, StoreError, Taken, TooNew

__all__ = ["Person", "Store", "StoreError", "Taken", "TooNew", "open_store"]


async def open_store(where: str | Path) -> Store:
    """The store at this address: `postgresql://…`, or the folder in which a SQLite file lies. An older
    database is kept as a backup and brought up to date; a newer one is refused with `TooNew`."""
    if str(where).startswith(("postgresql://", "postgres://")):
        # asyncpg is an extra: who keeps tables in a file needs none.
        from atoll.table.stores.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(str(where))
    return await SqliteStore.open(Path(where))
