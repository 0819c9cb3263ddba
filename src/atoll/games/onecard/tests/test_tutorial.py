"""The first game of a newcomer: what it waits for can be done, and what it says is so."""

import json

import pytest

from atoll import texts
from atoll.core import Json, Live, Match, Quick, Rigged
from atoll.games.onecard import GAME

from .table import layout

LESSON: Json = json.loads((GAME.room / "tutorial.json").read_text(encoding="utf-8"))


def played(seed: str) -> dict[str, Json]:
    """What is seen when each step of the lesson has been done."""
    match = Match(GAME, LESSON["seats"], LESSON["options"], Rigged(LESSON["arranged"], Live(seed)))
    sense = GAME.knowledge(match.rules)  # type: ignore[arg-type]
    done = {}
    for step in LESSON["steps"]:
        while match.to_move() == [1]:
            match.do(1, match.names[sense.sensible(layout(match), 1, Quick(1))])
        if "do" in step:
            assert step["do"] in match.legal(0), step
            match.do(0, step["do"])
        done[step["say"]] = match.view(0)["public"]
    return done


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_lesson_can_be_played_whatever_comes_after_what_is_arranged(seed: str) -> None:
    done = played(seed)
    assert done["tutorial-keep"]["dice"] == ["purple", "yellow", "yellow", "red", "red"]
    assert done["tutorial-mark"]["standing"][0]["points"] == 4
    (scored,) = done["tutorial-theirs"]["scored"][0]
    assert (scored["rows"], scored["suns"]) == (8, 5)


@pytest.mark.parametrize("spoken", texts.LANGUAGES)
def test_the_lesson_has_its_words(spoken: str) -> None:
    words = texts.of(GAME, spoken)
    for step in LESSON["steps"]:
        assert words.say({"id": step["say"]})
    assert len(LESSON["steps"]) < 20
