# mypyc
"""A player's sense for islands and bridges.
Refuses to search: it judges one decision at a time."""

from typing import final

from mypy_extensions import i64

from atoll.core.bits import count, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .free_hand import CHECK, Desk, FreeHandRules, Stroke
from .rules import BRIDGE, DONE, ISLANDS, SKIP, WRITE, Bay, HashiRules, Sheet


@final
class HashiSense(Knowledge[Bay]):
    def __init__(self, rules: HashiRules) -> None:
        self.rules = rules
        self.most = rules.island_points * ISLANDS + sum([high for high, _ in rules.values])

    def sensible(self, position: Bay, seat: i64, chance: Chance) -> i64:
        if position.round == 0:
            return self.rules.pick(position, seat, chance)
        best: i64 = -1
        most = -1.0
        for action in self.rules.legal(position, seat):
            # A little luck settles between equals.
            worth = self._worth(position, seat, action) + 0.001 * float(chance.roll("sensible", 100))
            if worth > most:
                best, most = action, worth
        return best

    def _worth(self, position: Bay, seat: i64, action: i64) -> float:
        sheet = position.sheets[seat]
        if action == SKIP:
            return 0.5
        if action == DONE:
            return 0.4
        if action < SKIP:
            return self._worth_of_number(sheet, action - WRITE, position.number())
        return self._worth_of_bridge(sheet, action - BRIDGE)

    def _worth_of_number(self, sheet: Sheet, island: i64, number: i64) -> float:
        """Better where its bridges still have somewhere to go."""
        missing = number - sheet.bridges(island)
        places = 2 * count(self.rules.chart.touching[island] & ~sheet.shut) - count(
            self.rules.chart.touching[island] & ~sheet.shut & sheet.once
        )
        if missing == 0:
            return 4.0
        if places < missing:
            return 0.2
        flagged = 1.0 if (self.rules.chart.flags >> island) & 1 else 0.0
        return 1.0 + flagged + float(sheet.bridges(island)) / 6.0 - float(places - missing) / 12.0

    def _worth_of_bridge(self, sheet: Sheet, at: i64) -> float:
        """Better where it finishes islands, or comes near to it."""
        first, second = self.rules.chart.pairs[at]
        return 0.5 + self._nearer(sheet, first) + self._nearer(sheet, second)

    def _nearer(self, sheet: Sheet, island: i64) -> float:
        room = (sheet.room >> (3 * island)) & 7
        if not sheet.number(island):
            return 0.1 if room > 1 else -0.5
        return 1.5 if room == 1 else 0.5 / float(room)

    def value(self, position: Bay, seat: i64) -> float:
        points = [sum(self.rules.parts(position, at)) for at in range(position.seats)]
        return self.standing(points, seat, position.waiting == 0)

    def standing(self, points: list[int], seat: i64, over: bool) -> float:
        """How good it is to have so many points beside the others."""
        if len(points) == 1:
            return float(points[0]) / float(max(self.most, 1))
        best = max(points)
        if over:
            return 1.0 / float(points.count(best)) if points[seat] == best else 0.0
        return 0.5 + 0.5 * float(points[seat] - best) / float(max(self.most, 1))

    def sight(self, position: Bay, seat: i64) -> i64:
        seen = mixed(mixed(position.round, position.card), mixed(position.unseen, position.waiting))
        for sheet in position.sheets:
            seen = mixed(mixed(seen, sheet.numbers), mixed(sheet.once, sheet.twice))
            seen = mixed(seen, sheet.left * 2 + (1 if sheet.bridging else 0))
        return seen


@final
class FreeHandSense(Knowledge[Desk]):
    """Draws by the rules, and asks for a check when it sees a mistake."""

    def __init__(self, rules: FreeHandRules) -> None:
        self.rules = rules
        self.strict = HashiSense(rules.strict)

    def sensible(self, position: Desk, seat: i64, chance: Chance) -> i64:
        legal = self.rules.legal(position, seat)
        # What was found is rubbed out while it can be; a mistake is pointed out, one's own too.
        if legal[-1] > CHECK or (legal[-1] == CHECK and self._sees_a_mistake(position)):
            return legal[-1]
        if not position.looking and self.rules.strict.legal(position.bay, seat):
            return self.strict.sensible(position.bay, seat, chance)
        # After careless strokes there may be no way to go on by the rules.
        return self.rules.lapse(position, seat)

    def _sees_a_mistake(self, position: Desk) -> bool:
        for paper in position.papers:
            for mistake in self.rules.mistakes(paper):
                closed = Stroke(paper.strokes[mistake.at]).round < position.round()
                if closed and mistake.islands & ~paper.struck:
                    return True
        return False

    def value(self, position: Desk, seat: i64) -> float:
        points = [sum(self.rules.parts(position, at)) for at in range(position.bay.seats)]
        return self.strict.standing(points, seat, position.bay.waiting == 0)

    def sight(self, position: Desk, seat: i64) -> i64:
        seen = mixed(
            self.strict.sight(position.bay, seat), position.round() * 2 + (1 if position.checked else 0)
        )
        for paper in position.papers:
            seen = mixed(mixed(mixed(seen, paper.rubbed), paper.found), paper.struck)
            for stroke in paper.strokes:
                seen = mixed(seen, i64(stroke))
        return seen

    def weight(self, position: Desk, seat: i64, action: i64) -> float:
        if action >= CHECK:
            return 1.0
        if position.looking or self.rules.strict.check(position.bay, seat, action) is None:
            return self.strict.weight(position.bay, seat, action)
        # A mistake is hardly worth a thought.
        return 0.001
