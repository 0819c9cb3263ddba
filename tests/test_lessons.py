"""The first game of a newcomer, for every game that has one: what each step waits for can be done, whatever
the rivals do and whatever is drawn after what is arranged; and it is told in every language."""

import json
from pathlib import Path
from typing import Any

import pytest

from atoll import bots, games, texts
from atoll.core import Json, Live, Match, Rigged

LESSONS = [id for id in games.ids() if (games.game(id).room / "tutorial.json").exists()]


def lesson(game: str) -> Json:
    read: Json = json.loads(Path(games.game(game).room, "tutorial.json").read_text(encoding="utf-8"))
    return read


def table(game: str, seed: str) -> tuple[Match, dict[int, Any]]:
    told = lesson(game)
    match = Match(games.game(game), told["seats"], told["options"], Rigged(told["arranged"], Live(seed)))
    rivals = {
        seat: bots.bot((told["bots"] * seat)[seat - 1], match.game, match.rules, seat)
        for seat in range(1, match.seats)
    }
    return match, rivals


def let_rivals_play(match: Match, rivals: dict[int, Any]) -> None:
    while movers := [seat for seat in match.to_move() if seat in rivals]:
        seat = movers[0]
        match.do(seat, rivals[seat].decide(match.view(seat), match.legal(seat), 1.0))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_played_to_its_end(game: str, seed: str) -> None:
    match, rivals = table(game, seed)
    for step in lesson(game)["steps"]:
        let_rivals_play(match, rivals)
        if "do" in step:
            wanted = [step["do"]] if isinstance(step["do"], str) else step["do"]
            may = [do for do in wanted if do in match.legal(0)]
            assert may, f"{step['say']} waits for {wanted}, and these may be done: {match.legal(0)}"
            match.do(0, may[0])
            let_rivals_play(match, rivals)
        assert len(match.steps) >= step.get("until", 0), f"{step['say']} waits for a step that does not come"


@pytest.mark.parametrize("spoken", texts.LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_short_and_told_in_every_language(game: str, spoken: str) -> None:
    steps = lesson(game)["steps"]
    words = texts.of(games.game(game), spoken)
    assert len(steps) < 20 and all(words.say({"id": step["say"]}) for step in steps)
