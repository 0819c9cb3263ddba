"""What a maker of games asks the command: does it conform, what is shown by which test, what breaks it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from atoll import games

from .conftest import Atoll


@pytest.fixture
def reef(tmp_path: Path) -> Path:
    """A game of one's own that is Pearls by another name, in a folder of games."""
    room = tmp_path / "games" / "reef"
    shutil.copytree(games.game("pearls").room, room, ignore=shutil.ignore_patterns("__pycache__"))
    for file, name in [
        (room / "__init__.py", 'id="pearls"'),
        *((each, '"game":"pearls"') for each in room.glob("golden/*")),
    ]:
        file.write_text(file.read_text().replace(name, name.replace("pearls", "reef")))
    return room


def run(reef: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "atoll", *words],
        env={**os.environ, "ATOLL_GAMES": str(reef.parent)},
        cwd=reef.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_that_conforms_says_so(atoll: Atoll) -> None:
    said = atoll("check", "pearls", "--games", "2")
    assert (said.code, said.out) == (0, "Pearls holds everything, in 2 games\n")


def test_a_game_that_does_not_is_told_in_a_line_with_a_record(reef: Path) -> None:
    rules = reef / "rules.py"
    rules.write_text(rules.read_text().replace("        other.under = self.under\n", ""))
    done = run(reef, "check", "reef", "--games", "2", "--out", "found")
    assert done.returncode == 1 and done.stderr == ""
    assert "a copy holds everything: the copy of a position differs: under is " in done.stdout
    assert {path.suffix for path in (reef.parent / "found").iterdir()} == {".json"}


def test_the_fuzzer_keeps_what_broke_in_a_file_that_opens(reef: Path) -> None:
    rules = reef / "rules.py"
    rules.write_text(
        rules.read_text().replace(
            "        if action == DIVE:",
            "        assert position.bag != 0b0_1111_1111_1110, 'twelve'\n        if action == DIVE:",
        )
    )
    done = run(reef, "fuzz", "reef", "--games", "900", "--seed", "5", "--out", "crash.json")
    assert done.returncode == 1 and done.stderr == ""
    assert "AssertionError: twelve (rules.py, line " in done.stdout
    assert done.stdout.endswith("The game up to there: atoll replay crash.json\n")
    opened = run(reef, "replay", "crash.json", "--lang", "en")
    assert opened.returncode == 0 and "AssertionError: twelve" in opened.stdout
    assert "before the game is over" in opened.stdout


def test_a_game_without_faults_is_fuzzed_to_the_end(atoll: Atoll) -> None:
    said = atoll("fuzz", "pearls", "--games", "3", "--seed", "8")
    assert (
        said.code == 0 and said.out.startswith("3 games, ") and said.out.endswith("(seed 8): nothing broke\n")
    )
    assert atoll("fuzz", "pearls", "--games", "3", "--seed", "8") == said


def test_clauses_are_listed_with_their_tests(atoll: Atoll) -> None:
    said = atoll("clauses", "pearls")
    assert said.code == 0 and said.out.endswith("4 clauses, no gaps\n")
    assert "who has surfaced is passed over" in said.out
    listed = json.loads(atoll("clauses", "pearls", "--json").out)
    assert [clause["id"] for clause in listed] == ["P-1", "P-2", "P-3", "P-4"]
    assert listed[0] == {
        "id": "P-1",
        "tests": ["tests/test_pearls.py::test_all_begin_under_water_with_empty_hands"],
        "languages": ["en", "cs", "pt", "de"],
        "lacks": "",
    }


def test_a_clause_without_a_test_is_a_gap(reef: Path) -> None:
    rules = reef / "RULES.md"
    rules.write_text(rules.read_text() + "- **P-5** Divers are friends.\n")
    done = run(reef, "clauses", "reef")
    assert done.returncode == 1
    assert done.stdout.endswith(
        "P-5 has no text in en, cs, pt, de and is shown by no test\n5 clauses, 1 gap\n"
    )
    assert run(reef, "clauses", "reef", "--json").returncode == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["check", "perls"], "there is no game 'perls'; the games are: "),
        (["check", "pearls", "--games", "0"], "--games is at least 1, not 0"),
        (["fuzz", "perls"], "there is no game 'perls'; the games are: "),
        (["fuzz", "pearls", "--games", "0"], "--games is at least 1, not 0"),
        (["fuzz", "pearls", "--seconds", "0"], "--seconds is more than nothing, not 0"),
        (["fuzz", "pearls", "--seconds", "nan"], "--seconds is more than nothing, not nan"),
        (["fuzz", "pearls", "--seconds", "1", "--games", "1"], "not allowed with argument"),
        (["clauses", "perls"], "there is no game 'perls'; the games are: "),
        (["clauses"], "the following arguments are required: GAME"),
    ],
)
def test_what_cannot_be_asked_is_one_line(atoll: Atoll, words: list[str], told: str) -> None:
    said = atoll(*words)
    assert said.code == 2 and told in said.err and said.err.count("\n") == 1
