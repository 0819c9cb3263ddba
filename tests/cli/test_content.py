"""A designer copies a game's content, changes it, and plays with it in the laboratory."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Atoll

LAB = [sys.executable, "-m", "atoll", "lab", "insula", "--bots", "random", "--games", "20", "--workers", "1"]


def in_the_lab(*words: str, out: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: a game lists its content sets once."""
    surroundings = {key: value for key, value in os.environ.items() if key != "ATOLL_INSULA"}
    return subprocess.run(
        [*LAB, *words, "--out", str(out)], capture_output=True, text=True, check=False, env=surroundings
    )


def test_the_files_are_listed_and_copied(atoll: Atoll, tmp_path: Path) -> None:
    listed = atoll("content", "insula").out.split()
    assert {Path(file).name for file in listed} >= {"guards.toml", "flowers.toml", "tiles.toml"}
    said = atoll("content", "insula", "--copy", str(tmp_path / "mine"))
    assert said.code == 0 and len(list((tmp_path / "mine").iterdir())) == len(listed)


def test_what_is_there_is_not_written_over(atoll: Atoll, tmp_path: Path) -> None:
    said = atoll("content", "hashi", "--copy", str(tmp_path))
    assert said.code == 2 and "is there already" in said.err and said.err.count("\n") == 1


def test_two_sets_are_compared(atoll: Atoll, tmp_path: Path) -> None:
    for name in ("mine", "harder"):
        atoll("content", "insula", "--copy", str(tmp_path / name))
    guards = tmp_path / "harder" / "guards.toml"
    guards.write_text(guards.read_text().replace("strength = 2", "strength = 9"))
    folders = [word for name in ("mine", "harder") for word in ("--content", str(tmp_path / name))]
    said = in_the_lab(*folders, out=tmp_path / "out")
    assert said.returncode == 0, said.stderr
    assert "content=mine: 20 games" in said.stdout and "content=harder: 20 games" in said.stdout


def test_a_mistake_in_a_set_names_file_line_and_entry(atoll: Atoll, tmp_path: Path) -> None:
    atoll("content", "insula", "--copy", str(tmp_path / "mine"))
    guards = tmp_path / "mine" / "guards.toml"
    guards.write_text(guards.read_text().replace("strength = 2", "strength = 99", 1))
    said = in_the_lab("--content", str(tmp_path / "mine"), out=tmp_path / "out")
    assert said.returncode == 2 and said.stderr.count("\n") == 1
    assert (
        "mine/guards.toml, line 6, 'crab': strength is 99; it is a whole number from 1 to 30" in said.stderr
    )


def test_a_set_is_held_against_the_one_of_the_game(atoll: Atoll, tmp_path: Path) -> None:
    atoll("content", "insula", "--copy", str(tmp_path / "mine"))
    said = in_the_lab("--content", "midnight", "--content", str(tmp_path / "mine"), out=tmp_path / "out")
    assert said.returncode == 0, said.stderr
    assert "content=mine against content=midnight:\n  nothing that is certain" in said.stdout


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("insula", "neither a folder moonlight nor a set of that name; the sets are: midnight"),
        ("hashi", "Hashi is played with its own content"),
    ],
)
def test_a_set_that_cannot_be_is_one_line(game: str, told: str, atoll: Atoll) -> None:
    said = atoll("lab", game, "--content", "moonlight")
    assert said.code == 2 and told in said.err and said.err.count("\n") == 1


def test_a_folder_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    said = in_the_lab("--content", str(tmp_path / "nowhere"), out=tmp_path / "out")
    assert said.returncode == 2 and "there is no folder" in said.stderr and "--copy" in said.stderr


def test_a_watched_set_is_played_again_when_it_is_saved(atoll: Atoll, tmp_path: Path) -> None:
    atoll("content", "insula", "--copy", str(tmp_path / "mine"))
    watching = subprocess.Popen(
        [*LAB, "--content", str(tmp_path / "mine"), "--watch"], stdout=subprocess.PIPE, text=True
    )
    assert watching.stdout is not None
    try:
        heard = [watching.stdout.readline() for _ in range(4)]
        assert heard[0].startswith("== ") and "content=midnight: 20 games" in heard[1]
        assert heard[3].startswith("content=mine against content=midnight:")
        (tmp_path / "mine" / "guards.toml").touch()
        while "== guards.toml" not in (line := watching.stdout.readline()):
            assert line, "it stopped watching"
    finally:
        watching.terminate()
        watching.communicate()
