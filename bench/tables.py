"""Decisions per second that tables keep durably: one table alone, fifty, two hundred at once.
Refuses to leave the disk out: beside each figure stands how often this disk syncs by itself in the same run.

    atoll bench tables
    atoll bench tables --game onecard --postgres postgresql://…"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table as Columns

from atoll import games
from atoll.cli.main import Parser
from atoll.table import create, reader
from atoll.table.decide import decide
from atoll.table.facts import Left, Place, numbered
from atoll.table.fold import Table, fold
from atoll.table.lists import card
from atoll.table.start import begin
from atoll.table.stores import Store, open_store

TABLES = (1, 50, 200)
# So many bytes are synced where the disk itself is measured: a page.
PAGE = b"\0" * 4096


@dataclass(slots=True)
class Figures:
    """What was measured in each round: per second, and how long each single one took, in milliseconds."""

    rates: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def add(self, number: int, seconds: float, waits: Sequence[float]) -> None:
        self.rates.append(number / seconds)
        self.waits += waits

    def summary(self) -> dict[str, float]:
        cuts = quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        return {
            "best_per_second": round(max(self.rates)),
            "median_per_second": round(median(self.rates)),
            "p50_ms": round(cuts[49], 3),
            "p99_ms": round(cuts[98], 3),
        }


# Does one thing and returns when it is durable.
Work = Callable[[], Awaitable[None]]


def main() -> int:
    parser = Parser(
        prog="atoll bench tables", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="hashi", choices=games.ids(), help="what is played (hashi)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="how long each time (1)")
    parser.add_argument("--postgres", metavar="ADDRESS", help="measure this database too")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    args = parser.parse_args()
    found = asyncio.run(measured(args))
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        Console(highlight=False).print(_columns(found))
    return 0


async def measured(args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Everything in turn, round after round, so that what else the machine does falls on all alike."""
    with tempfile.TemporaryDirectory(prefix="atoll-bench-") as folder:
        stores = {"SQLite": await open_store(folder)}
        if args.postgres:
            stores["PostgreSQL"] = await open_store(args.postgres)
        with Path(folder, "page").open("wb", buffering=0) as file:
            contests = _contests(stores, args.game, file.fileno())
            figures = {name: Figures() for name in contests}
            for _ in range(args.rounds):
                for name, work in contests.items():
                    await _measure(work, args.seconds, figures[name])
        for store in stores.values():
            await store.close()
    return {name: each.summary() for name, each in figures.items()}


def _contests(stores: dict[str, Store], game: str, file: int) -> dict[str, list[Work]]:
    contests: dict[str, list[Work]] = {
        "the disk alone": [_sync(file)],
        "tables without a disk": [_play(game)],
    }
    for kind, store in stores.items():
        for number in TABLES:
            contests[f"{kind}, {number} tables, facts"] = [_append(store) for _ in range(number)]
            contests[f"{kind}, {number} tables, {game}"] = [_play(game, store) for _ in range(number)]
    return contests


async def _measure(work: Sequence[Work], seconds: float, figures: Figures) -> None:
    waits: list[float] = []
    begun = time.perf_counter()

    async def again_and_again(one: Work) -> None:
        while (before := time.perf_counter()) < begun + seconds:
            await one()
            waits.append(1000 * (time.perf_counter() - before))

    await asyncio.gather(*map(again_and_again, work))
    figures.add(len(waits), time.perf_counter() - begun, waits)


def _sync(file: int) -> Work:
    """Write a page to the disk."""

    async def work() -> None:
        os.pwrite(file, PAGE, 0)
        os.fdatasync(file)

    return work


def _append(store: Store) -> Work:
    """One small fact after the other at a table of one's own."""
    id, seq = create.new_id(), 0

    async def work() -> None:
        nonlocal seq
        await store.append(numbered(id, seq, 0.0, [Left(seat=0)]))
        seq += 1

    return work


def _play(game: str, store: Store | None = None) -> Work:
    """Random decisions at a table: each is judged, kept, followed, and seen by everybody."""
    luck = random.Random(1)
    table = _begun(game)

    async def work() -> None:
        nonlocal table
        if table.ended:
            table = _begun(game)
        seat = luck.choice(table.to_move())
        seen = reader.view(table, seat)
        facts = table.written(
            decide(table, "me", seat, seen.id, luck.choice(seen.legal), now=table.at), table.at
        )
        if store is not None:
            await store.append(facts)
        for fact in facts:
            table.follow(fact)
        for each in (None, *range(len(table.seats))):
            reader.view(table, each)
        if store is not None:
            store.show(card(table))

    return work


def _begun(game: str) -> Table:
    """A table with as many people as the game can have, at one device."""
    seats = games.game(game).meta.seats[1]
    places = [Place(kind="person", name="Ana")] * seats
    id, now = create.new_id(), 1000 * time.time()
    table = fold(numbered(id, 0, now, create.create(game, "me", places)))
    for fact in table.written(begin(table, now), now):
        table.follow(fact)
    return table


def _columns(found: dict[str, dict[str, float]]) -> Columns:
    columns = Columns(box=None)
    for heading in ("", "best /s", "median /s", "p50 ms", "p99 ms"):
        columns.add_column(heading, justify="right" if heading else "left")
    for name, each in found.items():
        rates = (f"{each[rate]:,.0f}" for rate in ("best_per_second", "median_per_second"))
        columns.add_row(name, *rates, f"{each['p50_ms']:.2f}", f"{each['p99_ms']:.2f}")
    return columns


if __name__ == "__main__":
    raise SystemExit(main())
