"""What a game answers outside of any table, and what is said to who asks for something else."""

from typing import Any

import pytest
from starlette.testclient import TestClient


def ask(client: TestClient, **asked: Any) -> tuple[int, Any]:
    answer = client.post("/api/questions", json=asked)
    return answer.status_code, answer.json()


def test_a_game_answers_anybody(ana: TestClient) -> None:
    about = {"map": "europe", "start": "FR", "via": "HU"}
    status, told = ask(ana, game="borders", question="trip", about=about)
    assert status == 200
    assert (told["answer"]["total"], told["answer"]["crossings"]) == (30, 3)


def test_what_a_game_does_not_understand_it_says_itself(ana: TestClient) -> None:
    status, told = ask(ana, game="borders", question="trip", about={"map": "europe", "start": "Atlantis"})
    assert (status, told["answer"]) == (200, {"refused": {"id": "trip-no-state", "given": "Atlantis"}})


@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [
        ({"game": "chess", "question": "trip"}, "no-such-game", "the games are: "),
        ({"game": "borders", "question": "weather"}, "no-such-question", "it answers: maps, trip"),
        ({"game": "pearls", "question": "trip"}, "no-such-question", "it answers: none"),
        ({"game": "borders", "question": "trip", "about": {"start": 7}}, "field", "about"),
        ({"game": "borders", "question": "trip", "about": {"start": "x" * 201}}, "field", "about"),
        ({"game": "borders"}, "field", "question"),
    ],
)
def test_a_question_that_is_wrong_is_told_what_is_possible(
    ana: TestClient, asked: dict[str, Any], code: str, words: str
) -> None:
    status, problem = ask(ana, **asked)
    assert (status, problem["code"]) == (422, code)
    assert words in problem["words"]
