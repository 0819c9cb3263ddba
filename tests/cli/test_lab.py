"""`atoll lab` as a designer uses it."""

import json
from pathlib import Path

import pytest

from atoll import lab

from .conftest import Atoll


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_comparison_says_who_wins_and_where_the_report_lies(atoll: Atoll, tmp_path: Path) -> None:
    said = atoll("lab", "pearls", "--bots", "greedy,random", "--games", "40", "--vary", "air=12,20")
    assert said.code == 0 and said.err == ""
    assert said.out.count("40 games, ") == 2 and "by bot: " in said.out
    assert said.out.endswith("The report: lab/pearls/report.html\n")
    made = {path.name for path in (tmp_path / "lab" / "pearls").iterdir()}
    assert {"report.html", "summary.json", "games.csv", "games.parquet", "use.csv", "plan.json"} <= made


def test_the_same_as_json(atoll: Atoll) -> None:
    said = atoll("lab", "pearls", "--games", "30", "--json")
    found = json.loads(said.out)
    assert found["variants"][0]["played"] == 30 and said.err == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["perls"], "there is no game 'perls'; the games are: "),
        (["pearls", "--bots", "gredy"], "there is no bot 'gredy'; the bots are: random"),
        (["pearls", "--games", "0"], "at least 1 game is to be played, not 0"),
        (["pearls", "--games", "many"], "argument --games: invalid int value: 'many'"),
        (["pearls", "--option", "air"], "--option takes NAME=VALUE, not 'air'"),
        (["pearls", "--option", "air=99"], "air can be 10 to 30, not '99'"),
        (["pearls", "--vary", "=3"], "--vary takes NAME=VALUE, not '=3'"),
        (["pearls", "--workers", "0"], "--workers is at least 1, not 0"),
        (
            ["pearls", "--measure", "none.py:X"],
            "there is no file 'none.py'",
        ),
    ],
)
def test_what_is_wrong_is_told_in_one_line(atoll: Atoll, words: list[str], told: str, tmp_path: Path) -> None:
    said = atoll("lab", *words)
    assert said.code == 2 and said.out == "" and said.err.count("\n") == 1 and told in said.err
    assert not list(tmp_path.iterdir())


def test_who_stops_it_is_told_how_to_go_on(
    atoll: Atoll, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*given: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "run", stopped)
    said = atoll("lab", "pearls")
    assert said.code == 130 and "kept in lab/pearls; the same words go on from there" in said.err


def test_a_measure_that_is_broken_says_where(atoll: Atoll, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import nothing_like_this\n")
    told = atoll("lab", "pearls", "--measure", "mine.py:Mine").err
    assert "mine.py cannot be read: line 1: ModuleNotFoundError" in told
    (tmp_path / "mine.py").write_text("from atoll.lab import Measure\nclass Yours(Measure): pass\n")
    told = atoll("lab", "pearls", "--measure", "mine.py:Mine").err
    assert "mine.py has no measure 'Mine'; what it has: Yours" in told
