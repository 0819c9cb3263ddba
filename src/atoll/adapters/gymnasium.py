"""A game as a Gymnasium environment: one seat learns, bots sit at the others, or nobody does (Hashi solo).
Refuses to show the learner more than its view."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

import atoll
from atoll import bots
from atoll.adapters.features import SIZE, features
from atoll.core import Live, Match

Seen = dict[str, Any]


class AtollEnv(gymnasium.Env[Seen, Any]):
    """`rivals` are the names of bots at the other seats. What is seen is `features` of the view beside the
    mask of what may be done (also in `info["action_mask"]`). The reward comes at the end, from 0 (lost) to 1
    (won); an action that is not allowed changes nothing and costs a tenth of a game."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 # as Gymnasium declares it
    ILLEGAL = -0.1

    def __init__(
        self,
        game: str,
        rivals: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = atoll.game(game)
        self.rivals = list(rivals)
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.match = self._dealt(0)
        size = len(self.match.names)
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (SIZE,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (size,), numpy.int8),
            }
        )

    def _dealt(self, seed: int) -> Match:
        match = Match(self.game, 1 + len(self.rivals), self.options, Live(str(seed)))
        self.sense = self.game.knowledge(match.rules)
        self.players = [
            bots.bot(name, self.game, match.rules, seed * 64 + seat)
            for seat, name in enumerate(self.rivals, 1)
        ]
        return match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, gone on until the learner is to move."""
        super().reset(seed=seed)
        self.match = self._dealt(int(self.np_random.integers(2**31)))
        self._others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and those of the others until the learner is to move again."""
        do = self.match.names[int(action)]
        if self.match.why_not(0, do) is not None:
            return self._seen(), self.ILLEGAL, not self.match.to_move(), False, self._info()
        self.match.do(0, do)
        self._others()
        over = not self.match.to_move()
        reward = float(self.sense.value(self.match.position, 0)) if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Any:
        """The mask as the maskable learners of sb3-contrib ask for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The table in letters."""
        return self.game.sketch(self.match.rules, self.match.view(0)) if self.render_mode == "ansi" else None

    def _others(self) -> None:
        while (movers := self.match.to_move()) and 0 not in movers:
            seat = movers[0]
            bot = self.players[seat - 1]
            self.match.do(seat, bot.decide(self.match.view(seat), self.match.legal(seat), 1.0))

    def _mask(self) -> Any:
        mask = numpy.zeros(len(self.match.names), numpy.int8)
        mask[self.match.rules.legal(self.match.position, 0)] = 1
        return mask

    def _seen(self) -> Seen:
        row = numpy.array(features(self.match.view(0)), numpy.float32)
        return {"observation": row, "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}


def _register() -> None:
    """So that `gymnasium.make("atoll/hashi-v1")` knows every game once this module was imported: with as few
    seats as it is played with, at the others bots that play by chance."""
    for id in atoll.games.ids():
        meta = atoll.game(id).meta
        gymnasium.register(
            f"atoll/{id}-v{meta.rules_version}",
            entry_point=AtollEnv,  # type: ignore[arg-type]  # a class is what makes an environment
            kwargs={"game": id, "rivals": ("random",) * (meta.seats[0] - 1)},
        )


_register()
