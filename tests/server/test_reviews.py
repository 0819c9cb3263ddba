"""A finished game looked at again over HTTP: it fills in while it is asked for, and stays with the game."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from atoll.bots.review import Reviewed
from atoll.server import reviews
from atoll.server.bots import Bots, NoAnswer
from atoll.server.thinking import Pages

from .conftest import Visitor
from .test_playing import line, play_to_the_end, quick

Review = dict[str, Any]


def played(client: TestClient) -> str:
    table = quick(client)
    with line(client, table) as socket:
        play_to_the_end(socket)
    return table


def read(client: TestClient, table: str) -> list[Review]:
    """Everything that was answered until it was all there."""
    heard: list[Review] = []
    first = 1
    while not heard or heard[-1]["summary"] is None:
        answer = client.get(f"/api/tables/{table}/review?first={first}")
        assert answer.status_code == 200, answer.text
        heard.append(answer.json())
        first += len(heard[-1]["reviewed"])
        time.sleep(0.02)
    return heard


def test_a_review_fills_in_and_ends_with_a_summary(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOMENT", 0.0)
    table = played(ana)
    heard = read(ana, table)
    # The first answer does not wait for anything.
    assert heard[0]["reviewed"] == [] and heard[0]["steps"] > 0
    steps = [step for each in heard for step in each["reviewed"]]
    assert [step["step"] for step in steps] == list(range(1, heard[0]["steps"] + 1))
    assert all(0 <= chance <= 1 for step in steps for chance in step["chances"])
    whole = heard[-1]["summary"]
    chosen = sum(step["mark"] != "forced" for step in steps)
    assert sum(sum(marks.values()) for marks in whole["marks"]) == chosen
    assert whole["lost"][0] == pytest.approx(sum(step["lost"] for step in steps if step["seat"] == 0))


def test_a_review_is_kept_with_the_record(
    ana: TestClient, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(ana)
    assert "review" not in ana.get(f"/api/tables/{table}/record").json()["notes"]
    steps = [step for each in read(ana, table) for step in each["reviewed"]]

    async def nobody(*_: object) -> None:
        raise AssertionError("it was thought about twice")

    monkeypatch.setattr(Bots, "review", nobody)
    again = visitor().get(f"/api/tables/{table}/review").json()
    assert again["reviewed"] == steps and again["summary"]
    assert ana.get(f"/api/tables/{table}/record").json()["notes"]["review"] == steps


def test_a_game_that_goes_on_is_not_reviewed(ana: TestClient) -> None:
    answer = ana.get(f"/api/tables/{quick(ana)}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-ended")


def test_a_review_begins_at_a_step_of_the_game(ana: TestClient) -> None:
    table = played(ana)
    for wrong in (0, 1_000):
        answer = ana.get(f"/api/tables/{table}/review?first={wrong}")
        assert (answer.status_code, answer.json()["code"]) == (422, "field")


def test_who_asks_again_after_a_fault_tries_again(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        raise NoAnswer("for a test")

    table = played(ana)
    monkeypatch.setattr(Bots, "review", nothing)
    assert ana.get(f"/api/tables/{table}/review").json()["reviewed"] == []
    told = ana.get(f"/api/tables/{table}/review")
    assert (told.status_code, told.json()["code"]) == (503, "no-review")
    monkeypatch.undo()
    assert read(ana, table)[-1]["summary"]


def test_nobody_reads_nobody_thinks(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    asked: list[int] = []

    async def counted(_: object, pages: Pages) -> list[Reviewed]:
        asked.append(pages.first)
        return []

    monkeypatch.setattr(Bots, "review", counted)
    ana.get(f"/api/tables/{played(ana)}/review")
    time.sleep(0.2)
    assert asked == []
