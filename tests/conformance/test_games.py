"""Every game that is found holds everything that a game must hold."""

import pytest

from atoll import conformance, games

KEPT = "golden_games_replay"


@pytest.mark.parametrize("id", games.ids())
def test_a_game_conforms(id: str) -> None:
    assert [finding for finding in conformance.check(games.game(id)) if finding.property != KEPT] == []


@pytest.mark.parametrize("id", [id for id in games.ids() if (games.game(id).room / "golden").exists()])
def test_the_games_that_were_kept_come_out_as_they_did(id: str) -> None:
    assert list(conformance.golden_games_replay(games.game(id))) == []
