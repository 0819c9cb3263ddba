"""Every game that is found holds everything that a game must hold."""

import doctest

import pytest

from atoll import conformance, games
from atoll.conformance import trial

GAMES = [id for id in games.ids() if (games.game(id).room / "golden").exists()]


@pytest.mark.parametrize("id", GAMES)
def test_a_game_conforms(id: str) -> None:
    assert conformance.check(games.game(id)) == []


def test_the_examples_hold() -> None:
    result = doctest.testmod(trial)
    assert result.attempted and not result.failed
