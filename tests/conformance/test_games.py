"""Every game that is found holds everything that a game must hold."""

import doctest
from types import ModuleType

import pytest

from atoll import conformance, games
from atoll.conformance import fuzzing, trial

KEPT = "golden_games_replay"


@pytest.mark.parametrize("id", games.ids())
def test_a_game_conforms(id: str) -> None:
    assert [finding for finding in conformance.check(games.game(id)) if finding.property != KEPT] == []


@pytest.mark.parametrize("id", [id for id in games.ids() if (games.game(id).room / "golden").exists()])
def test_the_games_that_were_kept_come_out_as_they_did(id: str) -> None:
    assert list(conformance.golden_games_replay(games.game(id))) == []


@pytest.mark.parametrize("module", [trial, fuzzing])
def test_the_examples_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed
