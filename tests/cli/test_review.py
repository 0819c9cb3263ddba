"""A finished game is looked at again at the terminal, in words and as JSON."""

import json
from pathlib import Path

import pytest

import atoll as library
from atoll.core import Live, Match, Rigged

from .conftest import Atoll


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The first diver runs out of air with the third pearl."""
    luck = Rigged({"pearl": [12, 11, 7, 10]}, Live("x"))
    match = Match(library.game("pearls"), 2, chance=luck)
    for seat, do in [(0, "dive"), (1, "dive"), (0, "dive"), (1, "surface"), (0, "dive"), (0, "surface")]:
        match.do(seat, do)
    file = tmp_path / "game.json"
    file.write_text(match.record().text())
    return file


def test_a_mistake_is_told_with_what_is_better(atoll: Atoll, game: Path) -> None:
    said = atoll("review", str(game), "--trials", "64", "--lang", "en")
    assert said.code == 0 and said.err == ""
    assert "   5 ?? Player 1: dive for a pearl\n        Better: surface. This gave away" in said.out
    assert "Player 2: dive" not in said.out
    assert "From step 5 on, the winner was never behind again." in said.out


def test_every_decision_is_shown_when_asked_for(atoll: Atoll, game: Path) -> None:
    said = atoll("review", str(game), "--all", "--trials", "16", "--lang", "cs")
    assert said.out.count("Hráč 1: ") == 4 and "šance na výhru" in said.out


def test_json_holds_every_step_and_the_summary(atoll: Atoll, game: Path) -> None:
    told = json.loads(atoll("review", str(game), "--json", "--trials", "16").out)
    assert told["game"] == "pearls" and [step["step"] for step in told["steps"]] == [1, 2, 3, 4, 5, 6]
    assert set(told["summary"]) == {"luck", "lost", "marks", "turning"}


def test_what_cannot_be_reviewed_is_one_line(atoll: Atoll, game: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.json"
    begun.write_text(library.play("pearls", seed=7).record().text())
    for words, told in [
        ((str(begun),), "holds a game that is not over"),
        ((str(game), "--trials", "0"), "--trials is at least 1, not 0"),
        (("nowhere.json",), "No such file"),
    ]:
        said = atoll("review", *words)
        assert said.code == 2 and told in said.err and said.err.count("\n") == 1
