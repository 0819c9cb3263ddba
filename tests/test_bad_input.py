"""What comes from outside and is wrong gets one sentence: what was given, and what is possible.
The same at the front door and at the command line; nothing is half done."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import atoll
from atoll.cli import main

LONG = "9" * 5000


def record(**changed: object) -> str:
    """The record of a short game, with some of it edited."""
    match = atoll.play("pearls", seed=7)
    for seat, do in [(0, "dive"), (1, "dive"), (0, "surface")]:
        match.do(seat, do)
    return json.dumps({**json.loads(match.record().text()), **changed})


STEPS = json.loads(record())["steps"]

# What is asked of `atoll.play`, and of `atoll play`; the sentence.
NEW_GAMES = [
    ({"game": "perls"}, ["perls"], "there is no game 'perls'; the games are: "),
    ({"game": "../pearls"}, ["../pearls"], "../pearls"),
    ({"seats": 5}, ["pearls", "--seats", "5"], "Pearls is for 2 to 4 players, not 5"),
    ({"seats": 1}, ["pearls", "--seats", "1"], "Pearls is for 2 to 4 players, not 1"),
    (
        {"options": {"gas": 1}},
        ["pearls", "--option", "gas=1"],
        "there is no option 'gas'; the options are: air",
    ),
    ({"options": {"air": "31"}}, ["pearls", "--option", "air=31"], "air can be 10 to 30, not '31'"),
    ({"options": {"air": "9"}}, ["pearls", "--option", "air=9"], "air can be 10 to 30, not '9'"),
    ({"options": {"air": "-12"}}, ["pearls", "--option", "air=-12"], "air can be 10 to 30, not '-12'"),
    ({"options": {"air": LONG}}, ["pearls", "--option", f"air={LONG}"], "air can be 10 to 30, not '999"),
    (
        {"options": {"air": "\u0661\u0662"}},
        ["pearls", "--option", "air=\u0661\u0662"],
        "air can be 10 to 30, not ",
    ),
    (
        {"preset": "deep"},
        ["pearls", "--preset", "deep"],
        "there is no preset 'deep'; the presets are: shallow",
    ),
]

RECORDS = [
    (lambda: record()[:200], "was the record cut off?"),
    (lambda: "{}", "it has no 'atoll' field"),
    (lambda: "[1, 2,\n3]", "this is not a record of Atoll"),
    (lambda: record(atoll=2), "this record has format 2; this Atoll reads format 1"),
    (lambda: record(game="chess"), "there is no game 'chess'; the games are: "),
    (lambda: record(rules="0"), "this record was played by rules 0 of Pearls; here is version 1"),
    (lambda: record(seats=7), "Pearls is for 2 to 4 players, not 7"),
    (lambda: record(options={"air": 99}), "air can be 10 to 30, not 99"),
    (lambda: record(options={"gas": 1}), "there is no option 'gas'; the options are: air"),
    (lambda: record(steps=STEPS[:2]), "it was edited"),
    (lambda: record(steps=STEPS[1:]), "step 1 of the record, 'dive' by seat 1: A-2: "),
    (
        lambda: record(steps=[*STEPS, {"seat": 5, "do": "dive"}]),
        "There is no player 6 here; this table has 2 players",
    ),
    (
        lambda: record(steps=[*STEPS, {"seat": 1, "do": "fly"}]),
        "step 4 of the record, 'fly' by seat 1: A-1: ",
    ),
    (lambda: record(digest="0" * 16), "it was edited"),
]


def one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says against it, with exit code 2."""
    try:
        code = main(words)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    out, err = capsys.readouterr()
    assert code == 2 and err.count("\n") == 1, (out, err)
    return err


@pytest.mark.parametrize(("asked", "words", "told"), NEW_GAMES)
def test_a_game_that_cannot_be_played(
    asked: dict[str, object], words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ValueError) as error:
        atoll.play(**{"game": "pearls", **asked})  # type: ignore[arg-type]
    assert told in str(error.value) and "\n" not in str(error.value)
    assert told in one_line(["play", *words, "--lang", "en"], capsys)


@pytest.mark.parametrize(("edited", "told"), RECORDS)
def test_a_record_that_cannot_be_opened(
    edited: Callable[[], str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(edited())
    with pytest.raises(ValueError) as error:
        atoll.replay(file)
    assert told in str(error.value) and "\n" not in str(error.value)
    with pytest.raises(ValueError):
        atoll.replay(edited())
    for command in (["replay", str(file)], ["play", str(file)], ["review", str(file)]):
        assert told in one_line([*command, "--lang", "en"], capsys)
    assert file.read_text() == edited()


@pytest.mark.parametrize("name", ["", "a\0b", "\n", "x" * 5000])
def test_a_file_that_can_be_none_is_told(name: str) -> None:
    with pytest.raises((atoll.RecordError, OSError)):
        atoll.replay(name)


@pytest.mark.parametrize(
    ("seat", "do", "told"),
    [
        (0, "fly", "A-1: There is no action “fly” in this game."),
        (0, "", "A-1: There is no action “” in this game."),
        (0, "Dive", "A-1: There is no action “Dive” in this game. Did you mean dive?"),
        (0, "x" * 10_000, "A-1: There is no action “xxx"),
        (1, "dive", "A-2: It is not Player 2"),
        (2, "dive", "A-2: There is no player 3 here; this table has 2 players."),
        (-1, "dive", "A-2: There is no player 0 here; this table has 2 players."),
    ],
)
def test_a_decision_that_cannot_be_taken_changes_nothing(seat: int, do: str, told: str) -> None:
    match = atoll.play("pearls", seed=7)
    before = match.record()
    with pytest.raises(atoll.Refused) as refused:
        match.do(seat, do)
    assert str(refused.value).startswith(told)
    assert match.record() == before


@pytest.mark.parametrize("seat", [-1, 2, 62])
def test_a_seat_that_there_is_not_has_no_view_and_no_decisions(seat: int) -> None:
    match = atoll.play("pearls")
    for ask in (match.view, match.legal):
        with pytest.raises(
            atoll.SeatsError, match=f"there is no seat {seat}; the seats of this table are 0 to 1"
        ):
            ask(seat)


def test_a_game_for_one_number_of_players_says_so() -> None:
    pearls = atoll.game("pearls")
    three = replace(pearls, meta=replace(pearls.meta, seats=(3, 3)))
    with pytest.raises(atoll.SeatsError, match="Pearls is for 3 players, not 2"):
        atoll.Match(three, 2)


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (
            "import nothing_at_all",
            "__init__.py, line 1: ModuleNotFoundError: No module named 'nothing_at_all'",
        ),
        ("GAME = 3", "its GAME is 3, not the game of that id"),
        ("def x(:", "invalid syntax (__init__.py, line 1)"),
        ("", "has no attribute 'GAME'"),
        ("from atoll.games.pearls import GAME", "its GAME is 'pearls', not the game of that id"),
    ],
)
def test_a_game_of_ones_own_that_is_broken_is_told_where(room: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "reef").mkdir()
    (tmp_path / "reef" / "__init__.py").write_text(room)
    done = subprocess.run(
        [sys.executable, "-m", "atoll", "rules", "reef"],
        env={**os.environ, "ATOLL_GAMES": f"{os.environ['ATOLL_GAMES']}:{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert done.stderr.startswith("atoll: the game 'reef' cannot be opened: ") and told in done.stderr


@pytest.mark.parametrize("words", [["play", "reef"], ["games"], ["serve", "--port", "0"]])
def test_a_folder_of_games_that_is_not_there_is_told(words: list[str], tmp_path: Path) -> None:
    told = f"ATOLL_GAMES names {tmp_path / 'mine'}, where there is no folder"
    environment = {**os.environ, "ATOLL_GAMES": str(tmp_path / "mine")}
    at_the_terminal, in_python = (
        subprocess.run(
            [sys.executable, *program], env=environment, capture_output=True, text=True, check=False
        )
        for program in (["-m", "atoll", *words], ["-c", "import atoll; atoll.play('reef')"])
    )
    assert (at_the_terminal.returncode, at_the_terminal.stderr) == (2, f"atoll: {told}\n")
    assert f"({told})" in in_python.stderr
