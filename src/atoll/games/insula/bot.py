# mypyc
"""An adventurer's sense: up the island, rested, with what a battle asks for, and to Kingosh not alone.
Refuses to look at what others hold in secret: it only ever gets positions that could be."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .box import Box
from .choosing import choose_for_card, promise, road, worth_keeping
from .fighting import best_bloom, energies, team
from .happenings import must_discard
from .island import (
    ACTING,
    BLOOMING,
    COMMITTING,
    KINGOSH,
    NO_PLEDGE,
    OVER,
    OWING,
    TARGETING,
    Adventurer,
    Island,
)
from .rules import InsulaRules

# How much more the search looks at what promises more.
EAGER: Final = 1.5


@final
class InsulaSense(Knowledge[Island]):
    def __init__(self, rules: InsulaRules) -> None:
        self.rules = rules
        self.box: Box = rules.box
        self.numbers = rules.numbers
        self.keeping: list[float] = [
            worth_keeping(rules.box, kind) for kind in range(len(rules.box.flower_cards))
        ]

    def sensible(self, position: Island, seat: i64, chance: Chance) -> i64:
        stage = position.stage
        player = position.players[seat]
        if stage == ACTING:
            return self._action(position, player, seat)
        if stage == COMMITTING:
            return self._energies(position, player, seat)
        if stage == BLOOMING:
            return self.numbers.play + best_bloom(self.box, position, seat, self.keeping)
        if stage == OWING:
            return self._debt(player)
        if stage == TARGETING:
            effect = self.box.effects[position.step]
            chosen = choose_for_card(self.rules, position, seat, effect)
            return self.numbers.target + chosen
        return self.rules.pick(position, seat, chance)

    def _action(self, position: Island, player: Adventurer, seat: i64) -> i64:
        """The action that promises most; to end the turn promises nothing."""
        offered = self.rules.offered(position, seat)
        best: i64 = self.numbers.end
        most = 0.0
        offered &= offered - 1
        while offered:
            action = lowest(offered)
            offered &= offered - 1
            promised = promise(self.rules, position, seat, action)
            if promised > most:
                most = promised
                best = action
        return best

    def _energies(self, position: Island, player: Adventurer, seat: i64) -> i64:
        """What is worth putting in; who fights in company says so first, and keeps to it."""
        number = energies(self.rules, position, seat, self.keeping)
        may_pledge = self.rules.offered(position, seat) >> (self.numbers.pledge - self.numbers.put)
        if number and player.pledge == NO_PLEDGE and (may_pledge >> number) & 1:
            return self.numbers.pledge + number
        return self.numbers.put + number

    def _debt(self, player: Adventurer) -> i64:
        if must_discard(self.box, player):
            return self._discard(player)
        # The curse hurts least where one can do longest without the action.
        for slot in (1, 0, 2):
            if player.curse_on(slot) == 0:
                return self.numbers.lay + slot
        return self.numbers.lay

    def _discard(self, player: Adventurer) -> i64:
        worst: i64 = -1
        least = 1000.0
        cards = player.hand
        while cards:
            kind = i64(self.box.flower_kind[lowest(cards)])
            cards &= cards - 1
            if self.keeping[kind] < least:
                least = self.keeping[kind]
                worst = kind
        return self.numbers.discard + worst

    def weight(self, position: Island, seat: i64, action: i64) -> float:
        """Sensible things first, and pledges seldom: they change nothing of themselves."""
        if position.stage == ACTING:
            promised = 0.0 if action == self.numbers.end else promise(self.rules, position, seat, action)
            return exp(EAGER * max(-2.0, min(2.0, promised)))
        if position.stage == COMMITTING:
            if action >= self.numbers.pledge:
                return 0.05
            wanted = energies(self.rules, position, seat, self.keeping)
            away = action - self.numbers.put - wanted
            return 3.0 / (1.0 + float(away * away))
        return 1.0

    def value(self, position: Island, seat: i64) -> float:
        if position.stage == OVER:
            return self._share(position, seat)
        total = 0.0
        own = 0.0
        for other in range(position.seats):
            claim = self._claim(position, other)
            total += claim
            if other == seat:
                own = claim
        return team(self.rules, position) * own / total

    def _claim(self, position: Island, seat: i64) -> float:
        """How near somebody is to bringing the most against Kingosh."""
        player = position.players[seat]
        power = float(player.vitality + player.fatigue) + 0.4 * float(player.vitality)
        cursed = 3.0 - float(player.free_slots())
        power += 0.6 * float(count(player.hand)) - 0.4 * cursed + 0.06 * float(player.wheel)
        return exp(0.35 * power - 0.35 * road(self.box, position, player.field))

    def _share(self, position: Island, seat: i64) -> float:
        if position.end != KINGOSH:
            return 0.0
        best: i64 = -1
        winners = 0
        for other in range(position.seats):
            if not self.rules.has_beaten_kingosh(position, other):
                continue
            brought = self.rules.battle_value(position, other)
            if brought > best:
                best = brought
                winners = 0
            if brought == best:
                winners += 1
        won = self.rules.has_beaten_kingosh(position, seat)
        return 1.0 / winners if won and self.rules.battle_value(position, seat) == best else 0.0

    # What a seat can tell apart

    def sight(self, position: Island, seat: i64) -> i64:
        seen = mixed(mixed(position.turns, position.stage), mixed(position.done, position.part))
        seen = mixed(mixed(seen, position.turn), mixed(position.waiting, position.owing))
        seen = mixed(mixed(seen, position.step), mixed(position.chosen, 1 if position.playing else 0))
        seen = mixed(mixed(seen, position.moon), mixed(self._kind(position.white), position.calls))
        seen = mixed(mixed(seen, self._map(position)), mixed(position.beaten, position.bag))
        seen = mixed(mixed(seen, self._flowers(position.flower_discards)), count(position.flowers))
        seen = mixed(mixed(seen, position.token), mixed(position.die, count(position.looked)))
        seen = mixed(mixed(seen, 1 if position.next else 0), mixed(position.knows, position.last))
        for player in position.players:
            seen = mixed(seen, self._open(position, player))
        return mixed(seen, self._hidden(position, seat))

    def _map(self, position: Island) -> i64:
        """The island as it lies; the order in which it was laid does not count."""
        seen: i64 = position.turned
        fields = position.laid
        while fields:
            field = lowest(fields)
            fields &= fields - 1
            seen = mixed(mixed(seen, field), mixed(i64(position.cells[field]), i64(position.guards[field])))
        return seen

    def _open(self, position: Island, player: Adventurer) -> i64:
        """What all see of a player."""
        seen = mixed(mixed(player.field, player.vitality), mixed(player.fatigue, player.wheel))
        seen = mixed(
            mixed(seen, count(player.hand)), mixed(self._flowers(self._bloom(player)), player.pledge)
        )
        seen = mixed(mixed(seen, player.pledges), mixed(player.due_curses, player.due_flowers))
        laid: i64 = 1 if player.held else 0
        for slot in range(3):
            laid = 2 * laid + (1 if player.curse_on(slot) else 0)
        return mixed(seen, laid if position.stage == COMMITTING else mixed(laid, player.put))

    def _bloom(self, player: Adventurer) -> i64:
        return bit(player.bloom - 1) if player.bloom else 0

    def _hidden(self, position: Island, seat: i64) -> i64:
        """What only this seat sees: its flowers and curses, its choice, the tiles it looked at."""
        own = position.players[seat]
        seen = mixed(self._flowers(own.hand), self._kind(own.held))
        for slot in range(3):
            seen = mixed(seen, self._kind(own.curse_on(slot)))
        if position.stage == COMMITTING:
            seen = mixed(seen, own.put)
        if position.turn == seat:
            seen = mixed(seen, position.looked)
        return mixed(seen, position.next) if (position.knows >> seat) & 1 else seen

    def _kind(self, curse: i64) -> i64:
        return 1 + i64(self.box.curse_kind[curse - 1]) if curse else 0

    def _flowers(self, cards: i64) -> i64:
        """The kinds of some flowers: cards of a kind are alike. A sum, so that their order does not count."""
        seen: i64 = 0
        while cards:
            kind = i64(self.box.flower_kind[lowest(cards)])
            cards &= cards - 1
            seen += mixed(kind, 1) >> 8
        return seen
