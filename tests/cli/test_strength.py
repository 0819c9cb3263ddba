"""`atoll bench ratings` and `strength`: runs go on where they stopped, and tables say what was played."""

import subprocess
import sys
from pathlib import Path

from atoll.cli import bench


def measured(name: str, *words: str) -> str:
    command = [sys.executable, str(bench.BENCH / f"{name}.py"), *words, "--cores", "1"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    pair = ("borders", "--only", "random,level-1", "--keep", str(tmp_path))
    measured("ratings", *pair, "--games", "2")
    kept = tmp_path / "borders.jsonl"
    first = kept.read_text().splitlines()
    told = measured("ratings", *pair, "--games", "4")
    assert len(first) == 2 and kept.read_text().splitlines()[:2] == first
    assert "| random, level-1 | 4 |" in told and "| level-1 |" in told


def test_the_game_itself_may_be_who_one_plays_against(tmp_path: Path) -> None:
    told = measured("ratings", "insula", "--only", "the game,random", "--keep", str(tmp_path), "--games", "2")
    assert "| the game, random | 2 | 0% (0% to 66%) |" in told


def test_strength_is_a_share_of_what_is_possible(tmp_path: Path) -> None:
    told = measured("strength", "borders", "--bots", "greedy", "--keep", str(tmp_path), "--games", "1")
    assert told.splitlines()[-1] == "| greedy | 7 | 100% ±0% |"
