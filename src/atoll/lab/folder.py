"""A run's folder: its plan, a file for each batch that is done, and what is made of them in the end.
Refuses to mix two plans, and to trust a batch that was not written to its end."""

import csv
from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from itertools import count
from pathlib import Path

import msgspec

from atoll.lab.plan import Batch, Plan, PlanError, read_plan
from atoll.lab.play import Part, Table, joined

PLAN = "plan.json"


def place(base: Path, plan: Plan) -> Path:
    """Where a plan is kept that was told no folder: beside the runs of other plans, or where it began."""
    return next(
        path
        for path in (base if at == 1 else base.with_name(f"{base.name}-{at}") for at in count(1))
        if not _different(path, plan)
    )


def _different(path: Path, plan: Plan) -> list[str]:
    """What tells this plan from the one that a folder holds; more games of the same are no other plan."""
    if not (path / PLAN).exists():
        return []
    held = read_plan((path / PLAN).read_text(encoding="utf-8"))
    names = [each.name for each in fields(plan) if each.name != "games"]
    return [name for name in names if getattr(held, name) != getattr(plan, name)]


class Folder:
    """Where a run is kept. What is in `parts` need not be played again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.parts = path / "parts"
        strange = _different(path, plan)
        if strange:
            raise PlanError(
                f"{path} holds a run of another plan ({', '.join(strange)} differ); "
                "name another folder, or remove that one"
            )
        self.parts.mkdir(parents=True, exist_ok=True)
        _write(path / PLAN, plan.text())

    def missing(self) -> list[Batch]:
        """The batches that are still to be played."""
        return [batch for batch in self.plan.batches() if not self._part(batch).exists()]

    def keep(self, batch: Batch, part: Part) -> None:
        """Write down what a batch brought; it is there as a whole or not at all."""
        _write(self._part(batch), msgspec.json.encode(part).decode())

    def whole(self) -> "Whole":
        """All batches in the order of the plan."""
        parts = [self._read(batch) for batch in self.plan.batches() if self._part(batch).exists()]
        return Whole(self.plan, [(batch, part) for batch, part in parts])

    def write_tables(self, whole: "Whole") -> list[Path]:
        """The rows as CSV, and as Parquet where that can be written."""
        tables = {"games": whole.games, "decisions": whole.decisions, "use": whole.use_table()}
        return [
            path for name, table in tables.items() if table for path in _write_table(self.path / name, table)
        ]

    def _read(self, batch: Batch) -> tuple[Batch, Part]:
        return batch, msgspec.json.decode(self._part(batch).read_bytes(), type=Part)

    def _part(self, batch: Batch) -> Path:
        return self.parts / f"{batch.name}.json"


class Whole:
    """Everything that a run brought, so far."""

    def __init__(self, plan: Plan, parts: Iterable[tuple[Batch, Part]]) -> None:
        kept = list(parts)
        self.plan = plan
        self.games: Table = _named(plan, joined([part.games for _, part in kept]))
        # The same, a table for each variant, in the order of its games.
        self.by_variant: list[Table] = [
            joined([part.games for batch, part in kept if batch.variant == at])
            for at in range(len(plan.variants))
        ]
        self.decisions: Table = _named(plan, joined([part.decisions for _, part in kept]))
        self.use: list[dict[str, Counter[str]]] = [{} for _ in plan.variants]
        self.watched = [0] * len(plan.variants)
        for batch, part in kept:
            self.watched[batch.variant] += part.watched
            for kind, counts in part.use.items():
                self.use[batch.variant].setdefault(kind, Counter()).update(counts)

    def use_table(self) -> Table:
        """A row for each thing that was offered, taken or told of, by variant."""
        rows = [
            (self.plan.variants[variant].name, thing, *(use.get(kind, Counter())[thing] for kind in KINDS))
            for variant, use in enumerate(self.use)
            for thing in sorted(set().union(*use.values()))
        ]
        columns = zip(*rows, strict=True) if rows else []
        return dict(zip(("variant", "thing", *KINDS), map(list, columns), strict=False))


KINDS = ("offered", "taken", "told")


def _named(plan: Plan, table: Table) -> Table:
    if not table:
        return {}
    return {**table, "variant": [plan.variants[variant].name for variant in table["variant"]]}


def _write(path: Path, text: str) -> None:
    partly = path.with_suffix(".partly")
    partly.write_text(text, encoding="utf-8")
    partly.replace(path)


def _write_table(path: Path, table: Table) -> list[Path]:
    csv_file, parquet_file = path.with_suffix(".csv"), path.with_suffix(".parquet")
    try:
        arrow = import_module("pyarrow")
        csv_writer, parquet = import_module("pyarrow.csv"), import_module("pyarrow.parquet")
    except ImportError:
        # An extra; without it the same rows are there as CSV.
        _write_csv(csv_file, table)
        return [csv_file]
    columns = arrow.table(table)
    csv_writer.write_csv(columns, csv_file, csv_writer.WriteOptions(quoting_style="needed"))
    parquet.write_table(columns, parquet_file)
    return [csv_file, parquet_file]


def _write_csv(path: Path, table: Table) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))
