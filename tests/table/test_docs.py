"""The page about tables holds what it says: every kind of fact is told, and its examples run."""

import asyncio
import doctest
import re
from pathlib import Path

import pytest

from atoll.table.facts import KINDS
from atoll.table.stores import open_store

from .tables import begun

PAGE = Path(__file__).parents[2] / "docs" / "tables.md"


def test_every_kind_of_fact_is_told_on_the_page() -> None:
    rows = [line.split("|")[1] for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(KINDS)


def test_its_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun()
    hand.do(0, "dive")

    async def keep() -> None:
        store = await open_store(tmp_path / "data")
        await store.append(hand.facts)
        await store.close()

    asyncio.run(keep())
    monkeypatch.chdir(tmp_path)
    failed, attempted = doctest.testfile(str(PAGE), module_relative=False)
    assert attempted > 5 and not failed
