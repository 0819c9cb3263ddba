"""The deal of a finished game is checked, and a deal that was tampered with is found out."""

import json
from pathlib import Path
from typing import Any

import pytest

from atoll.table import records
from tests.table.tables import begun

from .conftest import Atoll


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(_played())
    return file


def _played(**more: Any) -> str:
    hand = begun(seed="deep blue", **more)
    for seat, do in [(0, "dive"), (1, "dive"), (0, "surface"), (1, "surface")]:
        hand.do(seat, do)
    return records.export(hand.table).text()


def changed(file: Path, **notes: object) -> Path:
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "notes": {**record["notes"], **notes}}))
    return file


def test_a_genuine_deal_fits(atoll: Atoll, game: Path) -> None:
    said = atoll("verify", str(game), "--lang", "en")
    assert said.code == 0 and said.out.startswith("The deal is genuine: all 2 draws come from the seed")


def test_the_hash_that_one_wrote_down_counts_more_than_the_record(atoll: Atoll, game: Path) -> None:
    shown = json.loads(game.read_text())["notes"]["seed_hash"]
    assert atoll("verify", str(game), "--hash", f" {shown.upper()}", "--lang", "en").code == 0
    said = atoll("verify", str(game), "--hash", "7902699be42c", "--lang", "en")
    assert said.code == 1 and "is not the one that was promised" in said.out


def test_another_seed_is_found_out_by_its_draws(atoll: Atoll, game: Path) -> None:
    said = atoll("verify", str(changed(game, seed="shallow blue")), "--lang", "en")
    assert said.code == 1 and "The draw “pearl” of step 1 does not come from the seed." in said.out


def test_a_lesson_says_so(atoll: Atoll, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    file.write_text(_played(rig={"pearl": [3, 4]}))
    said = atoll("verify", str(file), "--lang", "en")
    assert said.code == 1 and "arranged beforehand" in said.out


def test_a_record_without_a_seed_is_one_line(atoll: Atoll, game: Path) -> None:
    said = atoll("verify", str(changed(game, seed="")), "--lang", "en")
    assert said.code == 2 and said.err.count("\n") == 1
    assert "has no 'seed' in its notes" in said.err


@pytest.mark.parametrize("language", ["en", "cs", "pt", "de"])
def test_the_finding_is_told_in_every_language(atoll: Atoll, game: Path, language: str) -> None:
    assert atoll("verify", str(game), "--lang", language).code == 0
    assert atoll("verify", str(game), "--hash", "0", "--lang", language).code == 1
    changed(game, seed="shallow blue")
    assert atoll("verify", str(game), "--lang", language).code == 1
    changed(game, rigged=True)
    assert atoll("verify", str(game), "--lang", language).code == 1
