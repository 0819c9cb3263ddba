# mypyc
"""A player's sense for the cards: what the dice are worth to oneself.
Refuses to guess at dice: what they may bring in this turn is known exactly."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import count, lowest, members, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .rules import CHOOSING, MARK, MARKING, OVER, PASS, ROLL, ROLLING, TAKE, Layout, OneCardRules
from .worth import Outlook, best_choice, card_worth, gain

# How many points worse an action may be and still deserve a good look.
_DOUBT: Final = 0.3
# With so many points ahead, a game is won about three times of four: what sensible players' games came to.
_LEAD: Final = 5.5


@final
class OneCardSense(Knowledge[Layout]):
    def __init__(self, rules: OneCardRules) -> None:
        self.rules = rules
        self.outlook = Outlook(rules)
        # The decision that was weighed last, and what its choices are worth.
        self.weighed: i64 = -1
        self.choices: dict[int, float] = {}
        self.most = 0.0

    def sensible(self, position: Layout, seat: i64, chance: Chance) -> i64:
        if position.stage == ROLLING:
            if not position.rolled:
                return ROLL
            return i64(best_choice(self.outlook.choices(position, seat)))
        if position.stage == MARKING:
            return self._mark(position, seat)
        cards = i64(position.dealt[seat]) if position.stage == CHOOSING else position.open
        return TAKE + self._best(cards)

    def _mark(self, position: Layout, seat: i64) -> i64:
        best: i64 = PASS
        most = 0.0
        for card in members(i64(position.hands[seat])):
            more = gain(self.rules, position, card, position.dice)
            if more > most:
                most = more
                best = MARK + i64(card)
        return best

    def _best(self, cards: i64) -> i64:
        best = lowest(cards)
        for card in members(cards):
            if card_worth(self.rules, card, 0) > card_worth(self.rules, best, 0):
                best = card
        return best

    def weight(self, position: Layout, seat: i64, action: i64) -> float:
        key = mixed(self.sight(position, seat), seat)
        if key != self.weighed:
            self.weighed = key
            self.choices = self._worth(position, seat)
            self.most = max(self.choices.values())
        return 0.02 + exp((self.choices[action] - self.most) / _DOUBT)

    def _worth(self, position: Layout, seat: i64) -> dict[int, float]:
        """What every legal action is worth at once, in points."""
        if position.stage == ROLLING:
            return self.outlook.choices(position, seat) if position.rolled else {int(ROLL): 0.0}
        worth: dict[int, float] = {}
        for action in self.rules.legal(position, seat):
            if action == PASS:
                worth[action] = 0.0
            elif position.stage == MARKING:
                worth[action] = gain(self.rules, position, action - MARK, position.dice)
            else:
                worth[action] = card_worth(self.rules, action - TAKE, 0)
        return worth

    def value(self, position: Layout, seat: i64) -> float:
        if position.stage == OVER:
            return self._share(position, seat)
        own = self._prospect(position, seat)
        best = max(self._prospect(position, other) for other in range(position.seats) if other != seat)
        return 1.0 / (1.0 + exp((best - own) / _LEAD))

    def sight(self, position: Layout, seat: i64) -> i64:
        seen = mixed(mixed(position.turn, position.stage), mixed(position.dice, position.rolled))
        seen = mixed(mixed(seen, position.waiting), mixed(position.open, position.quiet))
        if position.stage == CHOOSING:  # only the own cards, and how many others have chosen
            seen = mixed(mixed(seen, i64(position.dealt[seat])), i64(position.hands[seat]))
            for hand in position.hands:
                seen = mixed(seen, count(i64(hand)))
            return seen
        for at in range(position.seats):
            seen = mixed(mixed(seen, i64(position.hands[at])), i64(position.scored[at]))
        for marks in position.marks:
            seen = mixed(seen, i64(marks))
        return seen

    def _share(self, position: Layout, seat: i64) -> float:
        points = [sum(self.rules.parts(position, at)) for at in range(position.seats)]
        best = max(points)
        return 1.0 / points.count(best) if points[seat] == best else 0.0

    def _prospect(self, position: Layout, seat: i64) -> float:
        """The points a seat has and those that its cards promise."""
        rows, suns, _ = self.rules.parts(position, seat)
        worth = float(rows + suns)
        for card in members(i64(position.hands[seat])):
            worth += card_worth(self.rules, card, i64(position.marks[card]))
        return worth
