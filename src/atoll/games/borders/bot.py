# mypyc
"""A traveller's sense: where the trip costs least, or in the final brings most, as the chips lie now.
Refuses to know who will come first; chips that are not placed yet do not count."""

from math import exp
from typing import final

from mypy_extensions import i64

from atoll.core.bits import bit, count, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .rules import (
    CHIP,
    CHOOSING,
    DEAL,
    DEALING,
    FIELDS,
    OPEN,
    OPENING,
    OVER,
    ROUNDS,
    BordersRules,
    Tour,
)

# What a trip costs that is neither good nor bad, and how much dearer it is looked at a third as often.
FAIR: i64 = 60
LENIENCE = 15.0
# Money by which one player is clearly ahead of another.
AHEAD = 25.0
# More than any trip can cost.
HOPELESS: i64 = 100_000


@final
class BordersSense(Knowledge[Tour]):
    """Asks the rules what a trip costs, as whoever they belong to judges it."""

    def __init__(self, rules: BordersRules) -> None:
        self.rules = rules

    def sensible(self, position: Tour, seat: i64, chance: Chance) -> i64:
        stage = position.stage
        if stage == DEALING:
            return DEAL
        if stage == OPENING:
            return OPEN
        if stage != CHOOSING:
            return self.rules.go + self.rules.shortest_step(position, seat)
        best: i64 = -1
        least = HOPELESS
        for action in self.rules.legal(position, seat):
            loss = self.loss(position, seat, action)
            # Of two chips for the same trip, the one that would be missed more goes first.
            if loss < least or (loss == least and self._missed(position, seat, action, best)):
                best, least = action, loss
        return best

    def loss(self, position: Tour, seat: i64, action: i64) -> i64:
        """What the trip costs at best with this chip; in the final, what it brings, less than 0."""
        colour = (action - CHIP) // FIELDS
        fields = position.fields(seat * self.rules.travellers + colour)
        return self._loss(position, seat, colour, fields | bit((action - CHIP) % FIELDS), 0)

    def _loss(self, position: Tour, seat: i64, colour: i64, fields: i64, without: i64) -> i64:
        if count(fields) == self.rules.each(position):
            return self._price(position, seat, colour, fields)
        least = HOPELESS
        for field in range(i64(FIELDS)):
            if not ((fields | without) >> field) & 1:
                least = min(least, self._price(position, seat, colour, fields | bit(field)))
        return least

    def _price(self, position: Tour, seat: i64, colour: i64, fields: i64) -> i64:
        traveller = seat * self.rules.travellers + colour
        if self.rules.travellers == 2 and position.fields(seat * 2 + 1 - colour) == fields:  # B-T2
            return HOPELESS
        own = position.fields(traveller)
        under = position.under(traveller)
        for field in range(i64(FIELDS)):
            if ((fields & ~own) >> field) & 1:
                under += position.height(field)
        price = self.rules.price(position, fields)
        below = self.rules.below * under
        return below - price if position.round == ROUNDS else price + below

    def _missed(self, position: Tour, seat: i64, action: i64, other: i64) -> bool:
        """Whether the trip would suffer more without this field than without the other."""
        colour = (action - CHIP) // FIELDS
        if (other - CHIP) // FIELDS != colour or self.rules.each(position) == 1:
            return False
        fields = position.fields(seat * self.rules.travellers + colour)
        if fields:
            return False
        return self._best_without(position, seat, colour, action) > self._best_without(
            position, seat, colour, other
        )

    def _best_without(self, position: Tour, seat: i64, colour: i64, action: i64) -> i64:
        without: i64 = bit((action - CHIP) % FIELDS)
        least = HOPELESS
        for field in range(i64(FIELDS)):
            if not (without >> field) & 1:
                least = min(least, self._loss(position, seat, colour, bit(field), without))
        return least

    def settled(self, position: Tour) -> bool:
        return position.stage == DEALING

    def weight(self, position: Tour, seat: i64, action: i64) -> float:
        if position.stage != CHOOSING:
            return 1.0
        usual = FAIR if position.round < ROUNDS else -2 * FAIR
        ahead = float(usual - self.loss(position, seat, action)) / LENIENCE
        return exp(min(3.0, max(-3.0, ahead)))

    def value(self, position: Tour, seat: i64) -> float:
        if position.stage == OVER:
            best = max(position.purses)
            return 1.0 / position.purses.count(best) if position.purses[seat] == best else 0.0
        own = self._prospect(position, seat)
        rival = -HOPELESS
        for other in range(position.seats):
            if other != seat:
                rival = max(rival, self._prospect(position, other))
        return 1.0 / (1.0 + exp(float(rival - own) / AHEAD))

    def _prospect(self, position: Tour, seat: i64) -> i64:
        """The purse, and what the chips on the ring will cost or bring."""
        purse = i64(position.purses[seat])
        if position.stage != CHOOSING:
            return purse
        due: i64 = 0
        for colour in range(self.rules.travellers):
            fields = position.fields(seat * self.rules.travellers + colour)
            due += self._loss(position, seat, colour, fields, 0)
        return purse - due if position.round == ROUNDS else max(0, purse - due)

    def sight(self, position: Tour, seat: i64) -> i64:
        seen = mixed(mixed(position.round, position.stage), mixed(position.start, position.target))
        seen = mixed(mixed(seen, position.pile), mixed(position.waiting, position.dealer))
        for state in position.offer:
            seen = mixed(seen, i64(state))
        for chip in position.chips:
            seen = mixed(seen, i64(chip))
        for trace in position.traces:
            seen = mixed(seen, len(trace))
            for place in trace:
                seen = mixed(seen, i64(place))
        for purse in position.purses:
            seen = mixed(seen, i64(purse))
        return seen
