# mypyc
"""A player's sense for islands and bridges: how likely each island is still to be finished, and what that is
worth. Refuses to search: it judges one decision at a time."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest, mixed
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge

from .free_hand import CHECK, Desk, FreeHandRules, Stroke
from .rules import (
    BLUE,
    BRIDGE,
    FIRST_PILE,
    ISLANDS,
    RED,
    ROUNDS,
    SECOND_PILE,
    SIX,
    SKIP,
    WRITE,
    WRITE_4,
    Bay,
    HashiRules,
    Sheet,
)

# Cells of the table of odds, for each number of rounds left: an island by its missing bridges, an empty one
# by those that reach it; and by how many could still arrive.
CELLS: Final = 128
EMPTY: Final = 64
# What each bridge that is missing costs: there are hardly more bridges than all numbers need.
PRESSING: Final = 0.2


@final
class HashiSense(Knowledge[Bay]):
    def __init__(self, rules: HashiRules) -> None:
        self.rules = rules
        self.lines = rules.lines
        self.odds = [_odds(left, cell) for left in range(ROUNDS + 1) for cell in range(CELLS)]
        self.every: i64 = bit(len(rules.lines)) - 1
        self.most = rules.island_points * ISLANDS + sum([max(high, low) for high, low in rules.values])

    def ways(self, sheet: Sheet) -> i64:
        """For each island, three bits: how many more bridges could arrive there, at most 7."""
        ways: i64 = 0
        lines = self.every & ~sheet.shut
        while lines:
            line = self.lines[lowest(lines)]
            lines ^= line.bit
            spare: i64 = 1 if sheet.once & line.bit else 2
            low = (sheet.room >> line.low) & 7
            high = (sheet.room >> line.high) & 7
            ways += _more(ways, line.low, high if high < spare else spare)
            ways += _more(ways, line.high, low if low < spare else spare)
        return ways

    def cell(self, sheet: Sheet, ways: i64, island: i64) -> i64:
        shift = 3 * island
        room = (sheet.room >> shift) & 7
        way = (ways >> shift) & 7
        if (sheet.empty >> island) & 1:
            return EMPTY + (6 - room) * 8 + way
        return room * 8 + way

    def prospect(self, position: Bay, sheet: Sheet, numbers: i64, draws: i64) -> float:
        """The points that a board will probably have, with so many rounds left to write and to draw in."""
        ways = self.ways(sheet)
        empty = count(sheet.empty)
        # There may be fewer numbers to come than islands to write them on.
        filled = 1.0 if numbers >= empty else float(numbers) / float(empty)
        past: i64 = ROUNDS - draws
        early = max(FIRST_PILE - past, 0)
        middle = max(SECOND_PILE - past, 0)
        chart = self.rules.chart
        worth = 0.0
        missing: i64 = 0
        reds = 1.0
        reds_soon = 1.0
        blues = 1.0
        blues_soon = 1.0
        for island in range(ISLANDS):
            if (sheet.finished >> island) & 1:
                worth += 1.0
                continue
            cell = self.cell(sheet, ways, island)
            chance = self.odds[draws * CELLS + cell]
            if cell < EMPTY:
                missing += cell // 8
            else:
                chance = self.odds[numbers * CELLS + cell] * filled
            worth += chance
            if (chart.red >> island) & 1:
                reds *= chance
                reds_soon *= self.odds[middle * CELLS + cell]
            elif (chart.blue >> island) & 1:
                blues *= chance
                blues_soon *= self.odds[early * CELLS + cell]
        points = worth * float(self.rules.island_points) - PRESSING * float(missing)
        points += self._bonus(position, RED, sheet.red, reds, reds_soon)
        points += self._bonus(position, BLUE, sheet.blue, blues, blues_soon)
        return points + self._six(position, sheet, worth, draws)

    def _bonus(self, position: Bay, bonus: i64, reached: i64, chance: float, soon: float) -> float:
        high, low = self.rules.values[bonus]
        if reached:
            return float(high if reached <= self.rules.high_until(position, bonus) else low)
        if position.round > self.rules.high_until(position, bonus):
            return low * chance
        return low * chance + (high - low) * soon

    def _six(self, position: Bay, sheet: Sheet, worth: float, left: i64) -> float:
        if sheet.six:
            return self._bonus(position, SIX, sheet.six, 1.0, 1.0)
        joined = float(count(self.rules.joined(sheet)))
        chance = min(1.0, joined / 6.0) * 0.5 + 0.5 * min(1.0, max(0.0, (worth - 6.0) / 8.0))
        soon = chance * min(1.0, float(max(SECOND_PILE - ROUNDS + left, 0)) / 6.0 + joined / 6.0 - 0.5)
        return self._bonus(position, SIX, 0, chance, max(0.0, soon))

    def sensible(self, position: Bay, seat: i64, chance: Chance) -> i64:
        tried = Sheet()
        best: i64 = -1
        most = -1000.0
        for action in self.rules.legal(position, seat):
            # A little luck settles between equals.
            worth = self._worth(position, seat, action, tried) + float(chance.roll("whim", 64)) / 6400.0
            if worth > most:
                best, most = action, worth
        return best

    def weight(self, position: Bay, seat: i64, action: i64) -> float:
        """More, the more points an action promises beyond those that are promised without it."""
        on = self._on(position, seat)
        sheet = position.sheets[on]
        left = ROUNDS - position.round
        draws: i64 = left if sheet.bridging or position.round == 0 else left + 1
        without = self.prospect(position, sheet, left, draws) * (1.0 if on == seat else -1.0)
        return exp(max(-4.0, min(4.0, self._worth(position, seat, action, Sheet()) - without)))

    def _on(self, position: Bay, seat: i64) -> i64:
        """Whose board this seat writes on."""
        return (seat + 1) % position.seats if position.round == 0 and self.rules.passed else seat

    def _worth(self, position: Bay, seat: i64, action: i64, tried: Sheet) -> float:
        """The points that a board promises after an action; `tried` is used to try it out."""
        on = self._on(position, seat)
        _set(tried, position.sheets[on])
        left = ROUNDS - position.round
        if action < WRITE:
            self.rules.write(tried, action % ISLANDS, 3 if action < WRITE_4 else 4)
            worth = self.prospect(position, tried, left, left)
            # What goes to a neighbour is the better the worse it is.
            return worth if on == seat else -worth
        if action < SKIP:
            self.rules.write(tried, action - WRITE, position.number())
        elif action >= BRIDGE:
            self.rules.draw(tried, self.lines[action - BRIDGE])
        return self.prospect(position, tried, left, left + 1 if action <= SKIP else left)

    def value(self, position: Bay, seat: i64) -> float:
        if not position.waiting:
            made = [float(sum(self.rules.parts(position, at))) for at in range(position.seats)]
            return self.standing(made, seat, True)
        points: list[float] = []
        for at in range(position.seats):
            sheet = position.sheets[at]
            numbers: i64 = ROUNDS - position.round
            draws: i64 = numbers
            if position.round and (position.waiting >> at) & 1:
                if not sheet.bridging:
                    numbers += 1
                if sheet.left:
                    draws += 1
            points.append(self.prospect(position, sheet, numbers, draws))
        return self.standing(points, seat, False)

    def standing(self, points: list[float], seat: i64, over: bool) -> float:
        """How good it is to have so many points beside the others."""
        if len(points) == 1:
            return min(1.0, points[0] / float(max(self.most, 1)))
        best = max(points)
        if over:
            return 1.0 / float(points.count(best)) if points[seat] == best else 0.0
        others = max([points[at] for at in range(len(points)) if at != seat])
        return max(0.0, min(1.0, 0.5 + (points[seat] - others) / 40.0))

    def sight(self, position: Bay, seat: i64) -> i64:
        seen = mixed(mixed(position.round, position.card), mixed(position.unseen, position.waiting))
        for sheet in position.sheets:
            seen = mixed(mixed(seen, sheet.numbers), mixed(sheet.once, sheet.twice))
            seen = mixed(seen, sheet.left * 2 + (1 if sheet.bridging else 0))
        return seen


def _more(ways: i64, shift: i64, more: i64) -> i64:
    """What is to be added, so that no island has more than 7."""
    if more == 2 and (ways >> shift) & 7 == 6:
        more = 1
    return more << shift


def _odds(left: int, cell: int) -> float:
    """How likely an island is to be finished, as seen in many games: the number of rounds left counts against
    the bridges that are missing, or for an empty island against all that may still happen to it."""
    reach, ways = cell % EMPTY // 8, cell % 8
    if cell >= EMPTY:
        return min(0.97, 0.12 * ways + 0.28 * min(reach, 3)) * (1.0 - exp(-left / 4.0))
    if ways < reach or reach == 0:
        return 0.0
    return (0.9 if ways == reach else 1.0) * (1.0 - exp(-0.6 * left / reach))


def _set(tried: Sheet, sheet: Sheet) -> None:
    """Make a board like another, for trying something out."""
    tried.numbers = sheet.numbers
    tried.room = sheet.room
    tried.empty = sheet.empty
    tried.finished = sheet.finished
    tried.once = sheet.once
    tried.twice = sheet.twice
    tried.reached = sheet.reached
    tried.shut = sheet.shut
    tried.left = sheet.left
    tried.red = sheet.red
    tried.blue = sheet.blue
    tried.six = sheet.six


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
        if position.bay.waiting:
            return self.strict.value(position.bay, seat)
        points = [float(sum(self.rules.parts(position, at))) for at in range(position.bay.seats)]
        return self.strict.standing(points, seat, True)

    def sight(self, position: Desk, seat: i64) -> i64:
        seen = mixed(self.strict.sight(position.bay, seat), position.round())
        seen = mixed(seen, 1 if position.checked else 0)
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
