"""A race among the games, for the tests that ask for it. Refuses to leave it there."""

from typing import Any

import pytest

from atoll import games
from atoll.core import Game

from .dash import DASH


@pytest.fixture
def dash(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a game in which it matters who is first."""
    others = games.game

    def found(id: str) -> Game[Any, Any]:
        return DASH if id == "dash" else others(id)

    monkeypatch.setattr(games, "game", found)
    return "dash"
