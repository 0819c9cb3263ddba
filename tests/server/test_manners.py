"""A bot greets whoever plays against it; with no pause for show it is silent."""

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from atoll.server.settings import Settings

from .test_playing import line, until


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    plain = Settings(data=tmp_path, browser=False, bots=1, secret="s" * 32)
    return replace(plain, pause=10)


def test_a_bot_says_hello_from_its_seat(ana: TestClient) -> None:
    made = ana.post("/api/quick", json={"game": "pearls", "name": "Ana", "bots": 1, "level": "level-1"})
    with line(ana, made.json()["table"]) as socket:
        # Who is there before the bot has spoken gets a chat without a line first.
        while not (lines := until(socket, "chat")["lines"]):
            pass
        said = lines[0]
    assert (said["seat"], said["phrase"]) == (1, "hello")
