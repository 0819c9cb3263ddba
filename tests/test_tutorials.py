"""The tutorials are followed as they are written, and what they claim comes out.
Refuses to help out: what a document forgets is missing."""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from atoll import lab
from atoll.lab.folder import Folder, Whole
from atoll.lab.plan import read_plan
from tests.following import follow

DOCS = Path(__file__).parents[1] / "docs"
Followed = tuple[Path, Mapping[str, str]]


def followed(name: str, here: Path) -> Followed:
    return here, follow((DOCS / name).read_text(encoding="utf-8"), here)


@pytest.fixture(scope="module")
def first_bot(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    return followed("first-bot.md", tmp_path_factory.mktemp("maker"))


@pytest.mark.parametrize(
    ("run", "bot"),
    [("hashi", "eager.py:Eager"), ("hashi-2", "tidy.py:Tidy"), ("hashi-3", "dreamer.py:Dreamer")],
)
def test_each_bot_is_better_than_the_one_before(first_bot: Followed, run: str, bot: str) -> None:
    folder, _ = first_bot
    wins = _summary(folder / "lab" / run)["variants"][0]["wins_by_bot"]
    assert next(iter(wins)) == bot and wins[bot]["low"] > 0.5


def test_the_last_bot_plays_another_game_and_at_the_terminal(first_bot: Followed) -> None:
    folder, printed = first_bot
    wins = _summary(folder / "lab" / "onecard")["variants"][0]["wins_by_bot"]
    assert wins["dreamer.py:Dreamer"]["value"] > 0.5
    (watched,) = (said for command, said in printed.items() if command.startswith("atoll play"))
    assert "Dreamer" in watched


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    return followed("tune-a-variant.md", tmp_path_factory.mktemp("designer"))


def test_every_run_of_a_designer_has_its_own_folder_and_page(tuned: Followed) -> None:
    folder, printed = tuned
    runs = [command for command in printed if command.startswith("atoll lab")]
    assert len(list((folder / "lab").glob("insula*/report.html"))) == len(runs) == 5


def test_what_was_changed_is_what_the_runs_tell(tuned: Followed) -> None:
    folder, _ = tuned
    presets, switches, guards, fights = (
        _summary(folder / "lab" / name) for name in ("insula", "insula-2", "insula-3", "insula-4")
    )
    assert [each["name"] for each in presets["variants"]] == [
        "preset=first",
        "preset=designer",
        "preset=hard",
    ]
    assert len(switches["variants"]) == 4 and len(switches["differences"]) == 3
    assert guards["differences"][0]["variant"] == "content=mine"
    assert "fighting" in fights["differences"][0]["measures"]
    # The same deals by the same bots: what a measure looks at changes nothing.
    assert fights["variants"][0]["wins_by_seat"] == guards["variants"][0]["wins_by_seat"]


@pytest.mark.parametrize("column", ["overlap_1", "skipped", "close"])
def test_the_measures_of_the_page_have_their_columns(measured: Followed, column: str) -> None:
    folder, _ = measured
    tables = [file.read_text(encoding="utf-8") for file in folder.glob("lab/*/games.csv")]
    heads = [next(csv.reader(table.splitlines())) for table in tables]
    assert len(heads) == 3 and any(column in head for head in heads)


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Followed:
    return followed("measures.md", tmp_path_factory.mktemp("measurer"))


def _summary(folder: Path) -> dict[str, Any]:
    made = read_plan((folder / "plan.json").read_text(encoding="utf-8"))
    whole: Whole = Folder(folder, made).whole()
    return lab.summary(whole)
