"""A game as a PettingZoo environment, seats taking turns: `env("hashi", seats=2)`.
Refuses to let an agent see more than its view; where several may decide, the lowest seat is asked first."""

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import atoll
from atoll.adapters.features import SIZE, features
from atoll.core import Live, Match


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, **settings: Any
) -> Any:
    """The environment as PettingZoo wants it used: an illegal move ends the game for who made it."""
    inner = AtollAEC(game, seats, options, **settings)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class AtollAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are called `seat_0`, `seat_1`, …; what they see is `features` of their view beside the mask of
    what they may do. The reward comes at the end: what the game made of it, from -1 (lost) to 1 (won)."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = atoll.game(game)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.metadata = {"name": f"atoll_{game}_v{self.game.meta.rules_version}", "is_parallelizable": False}
        self.metadata["render_modes"] = ["ansi"]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._luck = numpy.random.default_rng()
        self.match = self._dealt()
        size = len(self.match.names)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (SIZE,), numpy.float32),
                    "action_mask": spaces.Box(0, 1, (size,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _dealt(self) -> Match:
        return Match(self.game, self.seats, self.options, Live(str(self._luck.integers(2**62))))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game; the same seed deals the same luck to the same decisions."""
        if seed is not None:
            self._luck = numpy.random.default_rng(seed)
        self.match = self._dealt()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(len(self.match.names), numpy.int8)
        mask[self.match.rules.legal(self.match.position, seat)] = 1
        row = numpy.array(features(self.match.view(seat)), numpy.float32)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The decision of the seat that was asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "a seat that is to move decides"
        self.match.do(self.possible_agents.index(agent), self.match.names[int(action)])
        if not self.match.to_move():
            sense = self.game.knowledge(self.match.rules)
            for seat, name in enumerate(self.agents):
                self.rewards[name] = 2.0 * sense.value(self.match.position, seat) - 1.0
                self.terminations[name] = True
        self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        movers = self.match.to_move()
        self.agent_selection = self.possible_agents[movers[0]] if movers else self.agents[0]

    def render(self) -> str | None:
        """The table in letters, as everyone sees it."""
        return self.game.sketch(self.match.rules, self.match.view()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
