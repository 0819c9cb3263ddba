"""PettingZoo's own tests pass for every game; what an agent sees is its view and nothing else."""

import contextlib
import io

import pytest
from pettingzoo.test import api_test, seed_test

from atoll import games
from atoll.adapters.pettingzoo import env

GAMES = pytest.mark.parametrize("game", games.ids())
# PettingZoo would rather have a plain array than one beside its mask, as its own card games have it too.
MASKED = pytest.mark.filterwarnings("ignore:Observation")


@MASKED
@GAMES
def test_pettingzoos_own_tests_pass(game: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(game), num_cycles=200)
        seed_test(lambda: env(game), num_cycles=50)


def test_an_illegal_move_ends_the_game_for_who_made_it() -> None:
    played = env("pearls")
    played.reset(seed=1)
    played.unwrapped.match.position.hands[0] = 1 << 12 | 1 << 11
    played.step(0)
    assert played.terminations["seat_0"]


def test_the_reward_is_what_the_game_made_of_it() -> None:
    played = env("pearls")
    played.reset(seed=3)
    for action in (0, 1, 1):
        played.step(action)
    assert played.rewards["seat_0"] == 0.5 and played.rewards["seat_1"] == -1.0


def test_the_table_is_drawn_in_letters() -> None:
    played = env("pearls", render_mode="ansi")
    played.reset(seed=3)
    assert played.render().startswith("bag: 12 pearls")
