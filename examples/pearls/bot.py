# mypyc
"""A diver's sense: dive while the next pearl will rather fit than not.
Refuses to look into the bag in its order, which there is not."""

from typing import final

from mypy_extensions import i64

from atoll.core.bits import count, members, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .rules import DIVE, SURFACE, Bay, PearlRules


@final
class PearlSense(Knowledge[Bay]):
    def __init__(self, rules: PearlRules) -> None:
        self.rules = rules

    def sensible(self, position: Bay, seat: i64, chance: Chance) -> i64:
        room = int(self.rules.air) - sum(members(i64(position.hands[seat])))
        pearls = members(position.bag)
        fitting = sum(pearl <= room for pearl in pearls)
        return DIVE if room >= 0 and 2 * fitting > len(pearls) else SURFACE

    def value(self, position: Bay, seat: i64) -> float:
        own = self.rules.worth(position.hands[seat])
        best = max(self.rules.worth(hand) for hand in position.hands)
        return 0.5 * own / best if own < best else 0.75

    def sight(self, position: Bay, seat: i64) -> i64:
        seen = mixed(mixed(position.hands[seat], position.under), position.turn)
        for hand in position.hands:
            seen = mixed(seen, count(hand))
        return seen
