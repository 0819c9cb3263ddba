"""CONTRIBUTING is followed as it is written: its eight steps give a game that plays and conforms.
Refuses to help out: what the document forgets is missing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.following import follow

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"
DOCUMENT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
STEPS = DOCUMENT.partition("## Add a game in eight steps")[2].partition("\n## ")[0]


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The folder in which the steps were followed, and what each command printed."""
    here = tmp_path_factory.mktemp("maker")
    return here, follow(STEPS, here)


def test_there_are_eight_steps() -> None:
    headings = re.findall(r"^### (\d)\. ", STEPS, re.MULTILINE)
    assert headings == [str(number) for number in range(1, 9)]


def test_the_game_conforms(followed: tuple[Path, dict[str, str]]) -> None:
    _, printed = followed
    assert printed["atoll check shells"] == "Shells holds everything, in 16 games\n"
    assert printed["atoll clauses shells"].endswith("3 clauses, no gaps\n")
    assert printed["python -m pytest -q mine/shells/tests"].splitlines()[0].startswith("...")


def test_it_plays_at_the_terminal(followed: tuple[Path, dict[str, str]]) -> None:
    here, _ = followed
    done = subprocess.run(
        [sys.executable, "-m", "atoll", "play", "shells", "--seed", "1", "--lang", "en"],
        cwd=here,
        env={**os.environ, "ATOLL_GAMES": "mine"},
        input="take 9\ntake 3\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "There is no action “take 9” in this game." in done.stdout
    assert "Player 1 takes 3 shells" in done.stdout and "@ @ @ " in done.stdout


@pytest.mark.parametrize(
    "tool",
    [
        ("mypy", "--strict", "--config-file=", "--cache-dir=cache"),
        ("ruff", "check", "--config", str(PROJECT), "--config", 'lint.isort.known-first-party=["atoll"]'),
        ("ruff", "format", "--check", "--config", str(PROJECT)),
    ],
    ids=lambda tool: " ".join(tool[:2]),
)
def test_it_is_written_as_this_house_writes(
    followed: tuple[Path, dict[str, str]], tool: tuple[str, ...]
) -> None:
    here, _ = followed
    done = subprocess.run(
        [sys.executable, "-m", *tool, "mine/shells"], cwd=here, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
