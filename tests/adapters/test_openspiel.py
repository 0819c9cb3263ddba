"""OpenSpiel's own tests pass, its players play, and luck is told as chance nodes."""

import contextlib
import io

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, mcts

from atoll import games
from atoll.adapters.openspiel import AtollState, load

GAMES = pytest.mark.parametrize("game", games.ids())


@GAMES
def test_openspiels_random_simulation_passes(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


@GAMES
def test_openspiel_writes_the_same_playthrough_twice(game: str) -> None:
    load(game)
    written = [generate_playthrough.playthrough(f"atoll_{game}", None, seed=5) for _ in range(2)]
    assert written[0] == written[1] and f'short_name = "atoll_{game}"' in written[0]


def dealt(game: str) -> AtollState:
    state = load(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_a_draw_is_a_chance_node_with_everything_that_can_come() -> None:
    state = dealt("pearls")
    state.apply_action(0)
    assert state.is_chance_node()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(1, 13), 1 / 12))
    state.apply_action(7)
    assert '"hand": [7]' in state.observation_string(0) and '"hand": [7]' not in state.observation_string(1)


def test_an_information_state_holds_what_a_seat_did_and_saw() -> None:
    state = dealt("pearls")
    for action in (0, 7, 1):
        state.apply_action(action)
    own, other = state.information_state_string(0), state.information_state_string(1)
    assert "\ndive\n" in own and '"hand": [7]' in own
    assert "\nsurface\n" in other and "[7]" not in other and "\ndive\n" not in other


def test_a_copy_goes_its_own_way() -> None:
    state = dealt("onecard")
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state) and str(state) == str(dealt("onecard"))


def test_openspiels_search_plays_a_game() -> None:
    game = load("pearls")
    luck = numpy.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    player = mcts.MCTSBot(game, 1.4, 30, evaluator, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            ways = [way for way, _ in state.chance_outcomes()]
            state.apply_action(int(luck.choice(ways)))
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                state.apply_action(player.step(state))
    assert max(state.returns()) > 0


def test_openspiels_counterfactual_regret_runs() -> None:
    numpy.random.seed(2)
    game = load("pearls", options={"air": 10})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    chances = solver.average_policy().action_probabilities(state, 0)
    assert set(chances) == {0, 1} and sum(chances.values()) == pytest.approx(1.0)
