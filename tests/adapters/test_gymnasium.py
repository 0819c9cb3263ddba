"""Gymnasium's own check passes; a learner plays against bots and is told what it may do."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from atoll.adapters.gymnasium import AtollEnv
from atoll.core import Quick


@pytest.mark.parametrize(
    ("game", "rivals"), [("hashi", []), ("pearls", ["random"]), ("onecard", ["random", "greedy"])]
)
def test_gymnasiums_own_check_passes(game: str, rivals: list[str]) -> None:
    check_env(AtollEnv(game, rivals), skip_render_check=True)


def test_hashi_alone_is_a_game_for_one_learner() -> None:
    env = gymnasium.make("atoll/hashi-v1")
    chance = Quick(5)
    for _ in range(3):
        _, info = env.reset(seed=5)
        over, decisions = False, 0
        while not over:
            may = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(may[chance.roll("any", len(may))])
            decisions += 1
        assert decisions > 17


def test_a_learner_that_keeps_to_the_mask_comes_to_the_end() -> None:
    env = AtollEnv("pearls", ["random"])
    chance = Quick(3)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            may = [action for action, allowed in enumerate(info["action_mask"]) if allowed]
            _, reward, over, _, info = env.step(may[chance.roll("any", len(may))])
        assert 0.0 <= reward <= 1.0


def test_what_is_not_allowed_changes_nothing_and_costs() -> None:
    env = AtollEnv("pearls", ["random"])
    seen, _ = env.reset(seed=1)
    env.match.position.hands[0] = 1 << 12 | 1 << 11
    before = len(env.match.steps)
    _, reward, over, _, _ = env.step(0)
    assert (reward, over, len(env.match.steps)) == (AtollEnv.ILLEGAL, False, before)
    assert seen["action_mask"].tolist() == [1, 1] and env.action_masks().tolist() == [False, True]
