# mypyc
"""An adventurer's sense: up the island, rested, and with enough energies for the battle at hand.
Refuses to look at what others hold in secret: it only ever gets positions that could be."""

from typing import final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest, mixed, nth
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .battles import resistance
from .box import CITADEL, FLOWER, MOVE, REST
from .island import ACTING, COMMITTING, KINGOSH, OVER, Adventurer, Island, at_field
from .rules import InsulaRules


@final
class InsulaSense(Knowledge[Island]):
    def __init__(self, rules: InsulaRules) -> None:
        self.rules = rules
        self.numbers = rules.numbers

    def sensible(self, position: Island, seat: i64, chance: Chance) -> i64:
        rules = self.rules
        if position.stage == ACTING:
            return self._action(position, position.players[seat], rules.offered(position, seat), chance)
        if position.stage == COMMITTING:
            return self.numbers.put + self._energies(position, position.players[seat])
        return rules.pick(position, seat, chance)

    def _action(self, position: Island, player: Adventurer, offered: i64, chance: Chance) -> i64:
        numbers = self.numbers
        fights = (position.guarded >> player.field) & 1 or player.field == CITADEL
        if offered & bit(numbers.rest) and player.fatigue > 1 and player.vitality < 5:
            return numbers.rest
        curses = offered >> numbers.curse & 7
        for slot in (MOVE, REST, FLOWER):
            if curses >> slot & 1:
                return numbers.curse + slot
        moves = offered >> numbers.move & 15
        if not fights and moves & 1:
            return numbers.move
        if not fights and moves & 10 and player.vitality > 2:
            aside = moves & 10
            return numbers.move + nth(aside, chance.roll("aside", count(aside)))
        if offered & bit(numbers.gather):
            return numbers.gather
        plays = offered >> numbers.play
        return numbers.play + lowest(plays) if plays else i64(numbers.end)

    def _energies(self, position: Island, player: Adventurer) -> i64:
        """A fair share of what the foe asks for."""
        together = count(at_field(position, player.field))
        strength = resistance(self.rules.box, position, player.field, together, 0)
        share = strength // together + 1
        return share if share < player.vitality else player.vitality

    def value(self, position: Island, seat: i64) -> float:
        rules = self.rules
        if position.stage != OVER:
            return 0.6 * float(rules.height(position, seat)) / float(rules.distance)
        if position.end != KINGOSH:
            return 0.0
        best = max(rules.battle_value(position, other) for other in range(position.seats))
        winners = sum(rules.battle_value(position, other) == best for other in range(position.seats))
        return 1.0 / winners if rules.battle_value(position, seat) == best else 0.0

    def sight(self, position: Island, seat: i64) -> i64:
        seen = mixed(mixed(position.turns, position.stage), mixed(position.done, position.part))
        seen = mixed(mixed(seen, position.turn), mixed(position.waiting, position.owing))
        seen = mixed(mixed(seen, position.step), mixed(position.chosen, position.playing))
        seen = mixed(mixed(seen, position.moon), mixed(position.white, position.laid))
        seen = mixed(mixed(seen, position.turned), mixed(position.beaten, position.bag))
        for guards in position.guards:
            seen = mixed(seen, i64(guards))
        for player in position.players:
            seen = mixed(seen, self._open(position, player))
        own = position.players[seat]
        hidden = mixed(self._hand(own), mixed(own.slots, own.held))
        if position.stage == COMMITTING:
            hidden = mixed(hidden, own.put)
        return mixed(seen, hidden)

    def _open(self, position: Island, player: Adventurer) -> i64:
        """What all see of a player."""
        seen = mixed(mixed(player.field, player.vitality), mixed(player.fatigue, player.wheel))
        seen = mixed(mixed(seen, count(player.hand)), mixed(player.bloom, player.pledge))
        seen = mixed(mixed(seen, player.pledges), mixed(player.due_curses, player.due_flowers))
        free: i64 = 0
        for slot in range(3):
            free = 2 * free + (1 if player.curse_on(slot) else 0)
        return mixed(seen, free if position.stage == COMMITTING else mixed(free, player.put))

    def _hand(self, player: Adventurer) -> i64:
        """The kinds in the hand, whichever cards of them."""
        seen: i64 = 0
        cards = player.hand
        while cards:
            kind = i64(self.rules.box.flower_kind[lowest(cards)])
            cards &= cards - 1
            # A sum, so that the order does not count.
            seen += mixed(kind, 1) >> 8
        return seen
