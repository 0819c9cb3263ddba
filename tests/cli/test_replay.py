"""A record is opened, played again and shown; one that was cut or edited is told in a sentence."""

import json
from pathlib import Path

import pytest

import atoll as library

from .conftest import Atoll


@pytest.fixture
def game(tmp_path: Path) -> Path:
    match = library.play("pearls", seed=7)
    for seat, do in [(0, "dive"), (1, "dive"), (0, "surface"), (1, "surface")]:
        match.do(seat, do)
    file = tmp_path / "game.json"
    file.write_text(match.record().text())
    return file


def test_a_record_is_shown_with_its_log_and_its_result(atoll: Atoll, game: Path) -> None:
    said = atoll("replay", str(game), "--lang", "en")
    assert said.code == 0 and said.err == ""
    assert "   1  Player 1 dives and holds one pearl more\n" in said.out
    assert "bag: 10 pearls" in said.out and "1st  Player 2  7 points" in said.out


def test_a_step_is_shown_as_a_player_saw_it(atoll: Atoll, game: Path) -> None:
    said = atoll("replay", str(game), "--step", "2", "--seat", "1", "--lang", "en")
    assert "   1  Player 1 brings up the pearl worth 4\n" in said.out
    assert "~~~ diver 1: [4]\n~~~ diver 2: o\n" in said.out and "surfaces" not in said.out
    assert atoll("replay", str(game), "--step", "0", "--lang", "en").out.count("bag: 12 pearls") == 1


def test_every_step_is_shown(atoll: Atoll, game: Path) -> None:
    assert atoll("replay", str(game), "--steps").out.count("bag: ") == 5


def test_a_game_that_is_not_over_says_so(atoll: Atoll, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    file.write_text(library.play("pearls", seed=7).record().text())
    assert "The record ends after 0 steps" in atoll("replay", str(file), "--lang", "en").out


def changed(file: Path, **fields: object) -> str:
    return json.dumps({**json.loads(file.read_text()), **fields})


def test_a_record_that_does_not_fit_is_one_line(atoll: Atoll, game: Path) -> None:
    whole = game.read_text()
    steps = json.loads(whole)["steps"]
    broken = {
        whole[: len(whole) // 2]: "was the record cut off?",
        "": "line 1 is not JSON",
        "[]": "it has no 'atoll' field",
        "\ud800": "is not a record of Atoll: it is not a text",
        changed(game, game="chess"): "there is no game 'chess'; the games are: ",
        changed(game, rules="0"): "this record was played by rules 0 of Pearls; here is version 1",
        changed(game, seats=7): "the set-up of the record does not fit: Pearls is for 2 to 4 players, not 7",
        changed(game, options={"air": 99}): "air can be 10 to 30, not 99",
        changed(game, steps=steps[:2]): "it was edited",
        changed(game, steps=steps[1:]): "step 1 of the record, 'dive' by seat 1: ",
        changed(game, steps=[{"seat": 0, "do": "fly"}]): "step 1 of the record, 'fly' by seat 0: A-1: ",
        changed(game, digest="0"): "the record ends at 0, its steps at ",
    }
    for text, told in broken.items():
        game.write_bytes(text.encode(errors="surrogatepass"))
        said = atoll("replay", str(game), "--lang", "en")
        assert said.code == 2 and told in said.err and said.err.count("\n") == 1


def test_steps_and_seats_that_there_are_not_are_one_line(atoll: Atoll, game: Path) -> None:
    for flags, told in [
        (["--step", "5"], "has the steps 0 to 4, not 5"),
        (["--step", "-1"], "has the steps 0 to 4, not -1"),
        (["--seat", "3"], "has the players 1 to 2, not 3"),
        (["--seat", "0"], "has the players 1 to 2, not 0"),
        (["--step", "1", "--steps"], "not allowed with argument"),
    ]:
        said = atoll("replay", str(game), *flags)
        assert said.code == 2 and told in said.err and said.err.count("\n") == 1


def test_files_that_cannot_be_read_are_one_line(atoll: Atoll, tmp_path: Path) -> None:
    assert atoll("replay", str(tmp_path)).err == f"atoll: {tmp_path}: Is a directory\n"
    assert atoll("replay", "nowhere.json").err == "atoll: nowhere.json: No such file or directory\n"
