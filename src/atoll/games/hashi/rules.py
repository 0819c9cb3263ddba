# mypyc
"""The rules of Hashi, in the order of RULES.md.
Refuses to know how a board is drawn, and what a decision is good for."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import as_set, bit, count, lowest, members, nth
from atoll.core.chance import Chance
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome, Result, places
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Position, Rules

ISLANDS: Final = 18
# A card's place is three times its number less one, plus its bridges less one.  # H-C1
CARDS: Final = 18
ROUNDS: Final = 17
NO_CARD: Final = -1

# Actions. After the dotted lines come the pairs of islands that none joins, so that each can be asked about.
WRITE_3: Final = 0
WRITE_4: Final = 18
WRITE: Final = 36
SKIP: Final = 54
DONE: Final = 55
BRIDGE: Final = 56

# Three bits for each island: a 6 for all of them.
SIXES: Final = 0o666666666666666666
EVERY: Final = (1 << ISLANDS) - 1

# The bonuses, and what else points are made of.
RED: Final = 0
BLUE: Final = 1
SIX: Final = 2
BONUSES: Final = ("red", "blue", "six")
PARTS: Final = ("red", "blue", "six", "islands")

# In solo the first pile, and the first two, last so many cards.  # H-Z1
FIRST_PILE: Final = 7
SECOND_PILE: Final = 12

# The most points that each of the solo titles but the last goes to.  # H-Z4
RANKS: Final = (40, 42, 44, 46, 48, 50, 51, 53, 55, 57, 59)


@final
class Line:
    """A dotted line between two islands. Sets of lines and of islands are words."""

    def __init__(self, at: i64, first: i64, second: i64, touching: list[int], crossing: i64) -> None:
        self.bit: i64 = bit(at)
        self.first: i64 = bit(first)
        self.second: i64 = bit(second)
        self.ends: i64 = self.first | self.second
        # Where the islands' three bits begin, and a one in both.
        self.low: i64 = 3 * first
        self.high: i64 = 3 * second
        self.both: i64 = bit(self.low) | bit(self.high)
        # The lines at the one island, those at the other, and those that cross this one.
        self.near: i64 = touching[first]
        self.far: i64 = touching[second]
        self.crossing: i64 = crossing


@final
class Sheet(Position):
    """One player's board, and how far that player is in the round."""

    def __init__(self) -> None:
        # Three bits for each island: its number (0: empty), and how many more bridges it takes.
        self.numbers: i64 = 0
        self.room: i64 = SIXES
        # Islands.
        self.empty: i64 = EVERY
        self.finished: i64 = 0
        # Lines: with a bridge, with two, with a number at an end, and those that take no bridge any more.
        self.once: i64 = 0
        self.twice: i64 = 0
        self.reached: i64 = 0
        self.shut: i64 = 0
        # Whether the number is written or skipped, and how many of the card's bridges are not drawn.
        self.bridging: bool = False
        self.left: i64 = 0
        # The islands that were finished when this round began, and when the one before began.
        self.before: i64 = 0
        self.earlier: i64 = 0
        # The rounds in which the bonuses were reached.
        self.red: i64 = 0
        self.blue: i64 = 0
        self.six: i64 = 0

    def copy(self) -> "Sheet":
        other = Sheet()
        other.numbers = self.numbers
        other.room = self.room
        other.empty = self.empty
        other.finished = self.finished
        other.once = self.once
        other.twice = self.twice
        other.reached = self.reached
        other.shut = self.shut
        other.bridging = self.bridging
        other.left = self.left
        other.before = self.before
        other.earlier = self.earlier
        other.red = self.red
        other.blue = self.blue
        other.six = self.six
        return other

    def number(self, island: i64) -> i64:
        return (self.numbers >> (3 * island)) & 7

    def bridges(self, island: i64) -> i64:
        """How many bridges reach an island."""
        number = self.number(island)
        return (number if number else 6) - ((self.room >> (3 * island)) & 7)

    def reached_in(self, bonus: i64) -> i64:
        """The round in which a bonus was reached; 0: not yet."""
        if bonus == RED:
            return self.red
        return self.blue if bonus == BLUE else self.six

    def open(self) -> i64:
        """The lines that can take a bridge."""
        return self.reached & ~self.shut


@final
class Bay(Position):
    """All boards, the open card, and the cards that were not turned over yet: those of the pile and the one
    in the box, which nobody can tell from them."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.round: i64 = 0
        self.card: i64 = NO_CARD
        # What the card shows, since it is asked at every decision.
        self._number: i64 = 0
        self._bridges: i64 = 0
        self.unseen: i64 = (1 << CARDS) - 1
        # The seats that have not finished this round.
        self.waiting: i64 = (1 << seats) - 1
        self.sheets: list[Sheet] = [Sheet() for _ in range(seats)]

    def copy(self) -> "Bay":
        other = Bay(0)
        other.seats = self.seats
        other.round = self.round
        other.turn(self.card)
        other.unseen = self.unseen
        other.waiting = self.waiting
        other.sheets = [sheet.copy() for sheet in self.sheets]
        return other

    def turn(self, card: i64) -> None:
        """Lay a card open."""
        self.card = card
        if card != NO_CARD:
            self._number = card // 3 + 1
            self._bridges = card % 3 + 1

    def number(self) -> i64:
        """The number on the open card."""
        return self._number

    def bridges(self) -> i64:
        """The bridges on the open card."""
        return self._bridges


@final
class Chart:
    """A printed board. `names` and `flags` are the islands' in the order of the board, `lines` are pairs of
    islands by their places, and `crossings` the lines that cross each."""

    def __init__(
        self,
        names: list[str],
        flags: list[str],
        lines: list[tuple[int, int]],
        crossings: list[list[int]],
    ) -> None:
        self.names = names
        self.red: i64 = as_set([island for island in range(ISLANDS) if flags[island] == "red"])
        self.blue: i64 = as_set([island for island in range(ISLANDS) if flags[island] == "blue"])
        self.flags: i64 = self.red | self.blue
        # All pairs of islands, since one may ask for a bridge between any two: the dotted lines first.
        self.pairs = lines + [
            (first, second)
            for first in range(ISLANDS)
            for second in range(first + 1, ISLANDS)
            if (first, second) not in lines
        ]
        self.pair_names = [f"{names[first]}-{names[second]}" for first, second in self.pairs]
        # The lines at each island.
        self.touching = [
            int(as_set([at for at, pair in enumerate(lines) if island in pair])) for island in range(ISLANDS)
        ]
        self.lines = [
            Line(at, first, second, self.touching, as_set(crossings[at]))
            for at, (first, second) in enumerate(lines)
        ]

    def actions(self) -> list[str]:
        starts = [f"write {number} {name}" for number in (3, 4) for name in self.names]
        writes = [f"write {name}" for name in self.names]
        return [*starts, *writes, "skip", "done", *[f"bridge {name}" for name in self.pair_names]]

    def lay(self, sheet: Sheet, numbers: list[int], bridges: list[int], lines: list[int]) -> None:
        """Make a board show these numbers and bridges (at the islands, and on the lines), however they came
        there; what is more than the rules allow leaves no room."""
        sheet.numbers = sheet.room = sheet.once = sheet.twice = sheet.reached = sheet.shut = 0
        sheet.empty, sheet.finished = EVERY, 0
        for at, line in enumerate(self.lines):
            if lines[at] > 0:
                sheet.once |= line.bit
                sheet.shut |= line.crossing
            if lines[at] > 1:
                sheet.twice |= line.bit
                sheet.shut |= line.bit
        for island in range(ISLANDS):
            number, reaching = numbers[island], bridges[island]
            room = (number if number else 6) - reaching
            sheet.numbers |= i64(number) << (3 * island)
            if room > 0:
                sheet.room |= i64(room) << (3 * island)
            else:
                sheet.shut |= i64(self.touching[island])
            if number:
                sheet.empty ^= bit(island)
                sheet.reached |= i64(self.touching[island])
                if room == 0:
                    sheet.finished |= bit(island)


@final
class HashiRules(Rules[Bay]):
    def __init__(self, chart: Chart, chosen: Chosen) -> None:
        self.chart = chart
        self.lines = chart.lines
        self.passed = chosen["start"] == "passed"
        self.for_everyone = chosen["bonus"] == "everyone"
        # The high value of each bonus, and the low one.
        self.values = [(int(chosen[name]), int(chosen[f"{name}-later"])) for name in BONUSES]
        self.island_points = int(chosen["finished"])

    def actions(self) -> list[str]:
        return self.chart.actions()

    def longest(self, seats: i64) -> i64:
        return seats * (1 + ROUNDS * 5)

    def setup(self, seats: i64, chance: Chance) -> Bay:  # H-S1
        return Bay(seats)

    def to_move(self, position: Bay) -> i64:  # H-R1
        return position.waiting

    def check(self, position: Bay, seat: i64, action: i64) -> Refusal | None:
        early = out_of_turn(int(seat), int(position.waiting))
        if early is not None:
            return early
        if position.round == 0:
            return self._check_start(action)
        if action < WRITE:
            return Refusal("H-S2", "started")
        sheet = position.sheets[seat]
        if not sheet.bridging:
            return self._check_write(position, sheet, action)
        return self._check_bridge(position, sheet, action)

    def _check_start(self, action: i64) -> Refusal | None:  # H-S2
        if action >= WRITE:
            return Refusal("H-S2", "starting")
        island = int(action % ISLANDS)
        if (self.chart.flags >> island) & 1:
            return self._refusal("H-S2", "flag", island)
        return None

    def _check_write(self, position: Bay, sheet: Sheet, action: i64) -> Refusal | None:
        if action == SKIP:
            return None
        if action > SKIP:
            return Refusal("H-R1", "early", {"number": int(position.number())})
        island = int(action - WRITE)
        number, bridges = position.number(), sheet.bridges(island)
        if not (sheet.empty >> island) & 1:
            return self._refusal("H-A1", "taken", island, number=int(sheet.number(island)))
        if (self.chart.flags >> island) & 1 and bridges == 0:
            return self._refusal("H-A2", "unreached", island, number=int(number))
        if number < bridges:
            return self._refusal("H-A3", "small", island, number=int(number), bridges=int(bridges))
        return None

    def _check_bridge(self, position: Bay, sheet: Sheet, action: i64) -> Refusal | None:
        wanted, left = int(position.bridges()), int(sheet.left)
        if action <= SKIP:
            return Refusal("H-R1", "late", {"left": left})
        if action == DONE:
            fewer = 0 < left < wanted
            return Refusal("H-B1", "fewer", {"bridges": wanted, "left": left}) if fewer else None
        if left == 0:
            return Refusal("H-B1", "more", {"bridges": wanted})
        first, second = self.chart.pairs[action - BRIDGE]
        if action >= BRIDGE + len(self.lines):
            return self._refusal("H-B3", "unmarked", first, second)
        return self._check_line(sheet, action - BRIDGE) or self._check_rest(position, sheet, action - BRIDGE)

    def _check_line(self, sheet: Sheet, at: i64) -> Refusal | None:
        """What forbids a bridge here, whatever the card shows."""
        line = self.lines[at]
        first, second = self.chart.pairs[at]
        if not sheet.reached & line.bit:
            return self._refusal("H-B2", "empty", first, second)
        if sheet.twice & line.bit:
            return self._refusal("H-B4", "two", first, second)
        crossed = sheet.once & line.crossing
        if crossed:
            other = self.chart.pair_names[lowest(crossed)]
            return Refusal("H-B5", "crossing", {"line": self.chart.pair_names[at], "other": other}, (other,))
        for island in (first, second):
            if not (sheet.room >> (3 * island)) & 7:
                number = int(sheet.number(island))
                clause, reason = ("H-B6", "finished") if number else ("H-B7", "six")
                return self._refusal(clause, reason, island, number=number)
        return None

    def _check_rest(self, position: Bay, sheet: Sheet, at: i64) -> Refusal | None:
        """Whether the bridges that the card still asks for would fit after this one."""
        if self._leads_on(sheet.open(), sheet.room, sheet.once, self.lines[at], sheet.left - 1):
            return None
        name = self.chart.pair_names[at]
        return Refusal(
            "H-B1",
            "stuck",
            {"line": name, "bridges": int(position.bridges()), "left": int(sheet.left)},
            (name,),
        )

    def _refusal(self, clause: str, reason: str, *islands: int, **numbers: int) -> Refusal:
        """A refusal that points at one island, or at the two that somebody wanted to join."""
        names = [self.chart.names[island] for island in islands]
        data: dict[str, str | int] = dict(zip(("island", "other"), names, strict=False))
        data.update(numbers)
        return Refusal(clause, reason, data, tuple(names))

    def legal(self, position: Bay, seat: i64) -> list[int]:
        if not (position.waiting >> seat) & 1:
            return []
        if position.round == 0:
            plain = members(EVERY & ~self.chart.flags)
            return [WRITE_3 + island for island in plain] + [WRITE_4 + island for island in plain]
        sheet = position.sheets[seat]
        if not sheet.bridging:
            number = position.number()
            return [
                WRITE + island for island in members(sheet.empty) if self.takes(sheet, island, number)
            ] + [SKIP]
        stop = [DONE] if sheet.left in (0, position.bridges()) else []
        return stop + [BRIDGE + line for line in members(self.drawable(sheet))]

    def takes(self, sheet: Sheet, island: i64, number: i64) -> bool:
        """Whether an empty island may get this number."""
        room = (sheet.room >> (3 * island)) & 7
        if room + number < 6:  # H-A3
            return False
        return room < 6 or not (self.chart.flags >> island) & 1  # H-A2

    def drawable(self, sheet: Sheet) -> i64:
        """The lines that may get the next bridge: afterwards the card's others still fit."""  # H-B1
        open = sheet.open() if sheet.left else 0
        drawable: i64 = 0
        rest = open
        while rest:
            line = self.lines[lowest(rest)]
            if self._leads_on(open, sheet.room, sheet.once, line, sheet.left - 1):
                drawable |= line.bit
            rest ^= line.bit
        return drawable

    def _leads_on(self, open: i64, room: i64, once: i64, line: Line, more: i64) -> bool:
        """Whether so many bridges fit on the open lines after one on this line."""
        if more == 0:
            return True
        open &= ~self._shuts(room, once, line)
        if more == 1 or open == 0:
            return open != 0
        room -= line.both
        once |= line.bit
        # In whichever order bridges are drawn, the same ones fit: what failed once need not be tried again.
        while open:
            next = self.lines[lowest(open)]
            if self._leads_on(open, room, once, next, more - 1):
                return True
            open ^= next.bit
        return False

    def _shuts(self, room: i64, once: i64, line: Line) -> i64:
        """The lines that take no bridge any more after one on this line."""
        shut = line.crossing | (line.bit & once)  # H-B5, H-B4
        if (room >> line.low) & 7 == 1:  # H-B6, H-B7
            shut |= line.near
        if (room >> line.high) & 7 == 1:
            shut |= line.far
        return shut

    def pick(self, position: Bay, seat: i64, chance: Chance) -> i64:
        if position.round == 0:
            plain = EVERY & ~self.chart.flags
            number: i64 = WRITE_3 if chance.roll("pick", 2) == 0 else WRITE_4
            return number + nth(plain, chance.roll("pick", count(plain)))
        sheet = position.sheets[seat]
        if sheet.bridging:
            return self._pick_line(position, sheet, chance)
        # Any island, until one may be written on: so each of those is as likely as skipping.
        islands = sheet.empty
        while True:
            at = chance.roll("pick", count(islands) + 1)
            if at == 0:
                return SKIP
            island = nth(islands, at - 1)
            if self.takes(sheet, island, position.number()):
                return WRITE + island
            islands ^= bit(island)

    def _pick_line(self, position: Bay, sheet: Sheet, chance: Chance) -> i64:
        if sheet.left == 0:
            return DONE
        stop: i64 = 1 if sheet.left == position.bridges() else 0
        open = sheet.open()
        lines = open
        while True:
            at = chance.roll("pick", count(lines) + stop)
            if at < stop:
                return DONE
            place = nth(lines, at - stop)
            line = self.lines[place]
            if self._leads_on(open, sheet.room, sheet.once, line, sheet.left - 1):
                return BRIDGE + place
            lines ^= line.bit

    def lapse(self, position: Bay, seat: i64) -> i64:
        sheet = position.sheets[seat]
        if position.round > 0 and not sheet.bridging:
            return SKIP
        return i64(self.legal(position, seat)[0])

    def apply(self, position: Bay, seat: i64, action: i64, chance: Chance) -> None:
        if action < WRITE:  # H-S2
            to = (seat + 1) % position.seats if self.passed else seat
            self.write(position.sheets[to], action % ISLANDS, 3 if action < WRITE_4 else 4)
            self._finish(position, seat, chance)
        elif action == DONE:
            self._finish(position, seat, chance)
        elif action < DONE:
            sheet = position.sheets[seat]
            sheet.bridging = True
            if action < SKIP:
                self.write(sheet, action - WRITE, position.number())
        else:
            self.draw(position.sheets[seat], self.lines[action - BRIDGE])

    def write(self, sheet: Sheet, island: i64, number: i64) -> None:  # H-A1
        own = bit(island)
        lines = i64(self.chart.touching[island])
        sheet.empty ^= own
        sheet.reached |= lines
        sheet.numbers |= number << (3 * island)
        sheet.room -= (6 - number) << (3 * island)
        if not (sheet.room >> (3 * island)) & 7:  # H-F1
            sheet.finished |= own
            sheet.shut |= lines

    def draw(self, sheet: Sheet, line: Line) -> None:
        sheet.left -= 1
        sheet.shut |= self._shuts(sheet.room, sheet.once, line)
        sheet.twice |= sheet.once & line.bit
        sheet.once |= line.bit
        sheet.room -= line.both
        if not (sheet.room >> line.low) & 7:  # H-F1
            sheet.finished |= line.first & ~sheet.empty
        if not (sheet.room >> line.high) & 7:
            sheet.finished |= line.second & ~sheet.empty

    def _finish(self, position: Bay, seat: i64, chance: Chance) -> None:
        position.waiting ^= bit(seat)
        if position.waiting:
            return
        for sheet in position.sheets:
            if sheet.finished != sheet.before:
                self._judge(sheet, position.round)
            sheet.earlier = sheet.before
            sheet.before = sheet.finished
        if position.round < ROUNDS:  # H-R2
            self.turn_over(position, chance)

    def _judge(self, sheet: Sheet, round: i64) -> None:  # H-P4
        finished = sheet.finished
        if not sheet.red and finished & self.chart.red == self.chart.red:  # H-P1
            sheet.red = round
        if not sheet.blue and finished & self.chart.blue == self.chart.blue:  # H-P2
            sheet.blue = round
        if not sheet.six and count(finished) >= 6 and count(self.joined(sheet)) >= 6:  # H-P3
            sheet.six = round

    def turn_over(self, position: Bay, chance: Chance) -> None:
        # The card in the box is the one that is left in the end.  # H-S3
        position.turn(chance.draw("card", position.unseen))
        position.unseen ^= bit(position.card)
        position.round += 1
        position.waiting = (1 << position.seats) - 1
        for sheet in position.sheets:
            sheet.bridging = False
            sheet.left = position.bridges()

    def joined(self, sheet: Sheet) -> i64:
        """The largest group of finished islands that bridges join, with no other island in between."""
        largest: i64 = 0
        apart = sheet.finished
        joins = self._joins(sheet)
        while apart:
            group = apart & -apart
            before: i64 = 0
            while group != before:
                before = group
                lines = joins
                while lines:
                    line = self.lines[lowest(lines)]
                    lines ^= line.bit
                    if group & line.ends:
                        group |= line.ends
                        joins ^= line.bit
            if count(group) > count(largest):
                largest = group
            apart &= ~group
        return largest

    def _joins(self, sheet: Sheet) -> i64:
        """The lines with a bridge between two finished islands."""
        joins: i64 = 0
        lines = sheet.once
        while lines:
            line = self.lines[lowest(lines)]
            lines ^= line.bit
            if not line.ends & ~sheet.finished:
                joins |= line.bit
        return joins

    def parts(self, position: Bay, seat: i64) -> list[int]:
        """The points of a seat: red, blue, six, and its finished islands."""
        until = [int(self.high_until(position, bonus)) for bonus in range(3)]
        return self.points(position.sheets[seat], until)

    def points(self, sheet: Sheet, until: list[int]) -> list[int]:
        """What a board scores; bonuses have their high value until these rounds."""
        points: list[int] = []
        for bonus, (high, low) in enumerate(self.values):
            reached = int(sheet.reached_in(bonus))
            points.append(0 if reached == 0 else high if reached <= until[bonus] else low)
        points.append(self.island_points * int(count(sheet.finished)))  # H-P5
        return points

    def high_until(self, position: Bay, bonus: i64) -> i64:
        """The last round in which a bonus has its high value, as far as is known."""
        if position.seats == 1:  # H-Z2, H-Z3
            return FIRST_PILE if bonus == BLUE else SECOND_PILE
        first: i64 = ROUNDS
        if not self.for_everyone:  # H-P1, H-P2, H-P3
            for sheet in position.sheets:
                reached = sheet.reached_in(bonus)
                if 0 < reached < first:
                    first = reached
        return first

    def outcome(self, position: Bay) -> Outcome | None:
        if position.waiting:
            return None
        return ranked([self.parts(position, seat) for seat in range(position.seats)])


def ranked(parts: list[list[int]]) -> Outcome:
    """The outcome for the parts of everybody's points; who played alone hears the title."""  # H-P5
    points = [sum(own) for own in parts]
    results = [
        Result(total, place, tuple(zip(PARTS, own, strict=True)))
        for own, total, place in zip(parts, points, places(points), strict=True)
    ]
    return Outcome("end-cards" if len(parts) > 1 else f"end-rank-{rank(points[0])}", tuple(results))


def rank(points: int) -> int:
    """Which of the twelve titles the points give, from 1."""  # H-Z4
    return 1 + sum(points > most for most in RANKS)
