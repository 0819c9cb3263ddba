"""The tutorials are followed as they are written, and what they claim comes out.
Refuses to help out: what a document forgets is missing."""

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


def _summary(folder: Path) -> dict[str, Any]:
    made = read_plan((folder / "plan.json").read_text(encoding="utf-8"))
    whole: Whole = Folder(folder, made).whole()
    return lab.summary(whole)
