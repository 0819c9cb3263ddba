"""Bots at tables: they stop thinking about what is no longer asked."""

import asyncio
import time

import pytest
from starlette.testclient import TestClient

from atoll.server.bots import Bots
from atoll.server.thinking import Answer, Question

from .test_playing import line, quick, until


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots that think for ever; what became of each thought."""
    heard: list[str] = []

    async def ask(_: Bots, question: Question) -> Answer:
        heard.append("begun")
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            heard.append("stopped")
            raise
        return Answer(question.legal[0])

    monkeypatch.setattr(Bots, "ask", ask)
    return heard


def becomes(heard: list[str], expected: list[str]) -> bool:
    for _ in range(200):
        if heard == expected:
            return True
        time.sleep(0.01)
    return False


def test_a_bot_stops_thinking_when_the_decision_before_is_taken_back(
    ana: TestClient, thinking: list[str]
) -> None:
    with line(ana, quick(ana)) as socket:
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "surface"})
        assert becomes(thinking, ["begun"])
        socket.send_json({"type": "undo", "seat": 0})
        assert becomes(thinking, ["begun", "stopped"])


def test_a_bot_stops_thinking_when_the_game_ends(ana: TestClient, thinking: list[str]) -> None:
    with line(ana, quick(ana)) as socket:
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "dive"})
        assert becomes(thinking, ["begun"])
        socket.send_json({"type": "resign", "seat": 0})
        assert becomes(thinking, ["begun", "stopped"])
