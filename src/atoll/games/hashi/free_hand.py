# mypyc
"""The free-hand variant, clauses H-X1 to H-X4: drawing as on paper, where nobody stops a mistake.
Refuses to hold a second rulebook: what is free is what the rules forbid by certain clauses."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, count, members
from atoll.core.chance import Chance
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Position, Rules

from .rules import (
    BONUSES,
    BRIDGE,
    DONE,
    ISLANDS,
    ROUNDS,
    SKIP,
    WRITE,
    WRITE_4,
    Bay,
    Chart,
    HashiRules,
    ranked,
)

# What one may break.  # H-X1
FREE: Final = ("H-A2", "H-A3", "H-B2", "H-B3", "H-B4", "H-B5", "H-B6", "H-B7")

# Actions beyond those of the rules: a check, rubbing out the number of an island, or a bridge between two.
CHECK: Final = BRIDGE + ISLANDS * (ISLANDS - 1) // 2
RUB: Final = CHECK + 1
RUB_BRIDGE: Final = RUB + ISLANDS

# A stroke of the pencil: the round, where (an island, or a pair of islands from PAIRS on), and the number.
ROUND: Final = 4096
WHAT: Final = 8
PAIRS: Final = 32


@final
class Stroke:
    """A stroke taken apart."""

    def __init__(self, word: i64) -> None:
        self.round: i64 = word // ROUND
        self.what: i64 = word % ROUND // WHAT
        self.number: i64 = word % WHAT

    def is_bridge(self) -> bool:
        return self.what >= PAIRS

    def pair(self) -> i64:
        return self.what - PAIRS


@final
class Mistake:
    """A stroke that breaks a clause, and the islands that are to blame."""

    def __init__(self, at: i64, clause: str, islands: i64) -> None:
        self.at = at
        self.clause = clause
        self.islands = islands


@final
class Paper(Position):
    """Everything that was drawn on one board, in order. Sets of strokes are words."""

    def __init__(self) -> None:
        self.strokes: list[int] = []
        self.rubbed: i64 = 0
        # Mistakes that were found and may be rubbed out in this round.
        self.found: i64 = 0
        # Islands.
        self.struck: i64 = 0

    def copy(self) -> "Paper":
        other = Paper()
        other.strokes = self.strokes.copy()
        other.rubbed = self.rubbed
        other.found = self.found
        other.struck = self.struck
        return other


@final
class Desk(Position):
    """The papers, and the bay that they show."""

    def __init__(self, bay: Bay) -> None:
        self.bay = bay
        self.papers: list[Paper] = [Paper() for _ in bay.sheets]
        # Whether somebody has asked for a check in this round.
        self.checked = False
        # After the last card everybody may look once more.
        self.looking = False
        # The rounds in which each bonus was first reached, also by somebody who lost it again.
        self.firsts: list[int] = [0, 0, 0]

    def copy(self) -> "Desk":
        other = Desk(self.bay.copy())
        other.papers = [paper.copy() for paper in self.papers]
        other.checked = self.checked
        other.looking = self.looking
        other.firsts = self.firsts.copy()
        return other

    def round(self) -> i64:
        """The round that is played; the look after the last is one more."""
        return self.bay.round + (1 if self.looking else 0)


@final
class FreeHandRules(Rules[Desk]):
    """`strict` are the rules as they stand, which say what a mistake would be."""

    def __init__(self, chart: Chart, chosen: Chosen) -> None:
        self.chart = chart
        self.strict = HashiRules(chart, chosen)

    def actions(self) -> list[str]:
        rubs = [f"rub {name}" for name in self.chart.names]
        return [*self.chart.actions(), "check", *rubs, *[f"rub {name}" for name in self.chart.pair_names]]

    def longest(self, seats: i64) -> i64:
        # Each round has one check, after which everybody may rub out and be done once more.
        return seats * (1 + ROUNDS * 5) + (ROUNDS + 1) * (1 + seats * 6)

    def setup(self, seats: i64, chance: Chance) -> Desk:
        return Desk(self.strict.setup(seats, chance))

    def to_move(self, position: Desk) -> i64:
        return position.bay.waiting

    def check(self, position: Desk, seat: i64, action: i64) -> Refusal | None:
        early = out_of_turn(int(seat), int(position.bay.waiting))
        if early is not None:
            return early
        if action == CHECK:
            return self._check_asking(position)
        if action > CHECK:
            return self._check_rubbing(position, seat, action)
        if position.looking:
            return None if action == DONE else Refusal("H-R2", "looking")
        refusal = self.strict.check(position.bay, seat, action)
        # What the others could not be drawn after is free, too.
        if refusal is None or refusal.clause in FREE or refusal.reason == "stuck":
            return None
        return refusal

    def _check_asking(self, position: Desk) -> Refusal | None:  # H-X4
        if position.round() < 2:
            return Refusal("H-X4", "early")
        return Refusal("H-X4", "checked") if position.checked else None

    def _check_rubbing(self, position: Desk, seat: i64, action: i64) -> Refusal | None:  # H-X2
        paper = position.papers[seat]
        what = action - RUB if action < RUB_BRIDGE else action - RUB_BRIDGE + PAIRS
        name = self._name(what)
        if what < PAIRS:
            places: tuple[str, ...] = (name,)
        else:
            first, second = self.chart.pairs[what - PAIRS]
            places = (self.chart.names[first], self.chart.names[second])
        at = self._found(paper, what)
        if at < 0:
            return Refusal("H-X2", "unfound", {"what": name}, places)
        return None if self._harmless(paper, at) else Refusal("H-X2", "needed", {"what": name}, places)

    def _name(self, what: i64) -> str:
        """The island or the pair that a stroke was drawn on."""
        return self.chart.names[what] if what < PAIRS else self.chart.pair_names[what - PAIRS]

    def _found(self, paper: Paper, what: i64) -> i64:
        """The last stroke on this island or pair that was found to be a mistake; -1: there is none."""
        for at in range(len(paper.strokes) - 1, -1, -1):
            if paper.found >> at & 1 and Stroke(paper.strokes[at]).what == what:
                return at
        return -1

    def _harmless(self, paper: Paper, at: i64) -> bool:
        """Whether nothing hangs on a stroke: without it, nothing else becomes a mistake."""
        wrong: i64 = 0
        for mistake in self.mistakes(paper):
            wrong |= bit(mistake.at)
        without = paper.copy()
        without.rubbed |= bit(at)
        return all(wrong >> mistake.at & 1 for mistake in self.mistakes(without))

    def mistakes(self, paper: Paper) -> list[Mistake]:
        """The strokes that were mistakes when they were drawn, whether anybody noticed or not."""
        found: list[Mistake] = []
        numbers = [0] * ISLANDS
        bridges = [0] * ISLANDS
        on = [0] * len(self.chart.pairs)
        for at in range(len(paper.strokes)):
            if paper.rubbed >> at & 1:
                continue
            stroke = Stroke(paper.strokes[at])
            if stroke.is_bridge():
                mistake = self._wrong_bridge(at, stroke.pair(), numbers, bridges, on)
                first, second = self.chart.pairs[stroke.pair()]
                bridges[first] += 1
                bridges[second] += 1
                on[stroke.pair()] += 1
            else:
                mistake = self._wrong_number(at, stroke, bridges[stroke.what])
                numbers[stroke.what] = int(stroke.number)
            if mistake is not None:
                found.append(mistake)
        return found

    def _wrong_number(self, at: i64, stroke: Stroke, bridges: i64) -> Mistake | None:
        island = bit(stroke.what)
        if stroke.round and not bridges and self.chart.flags & island:
            return Mistake(at, "H-A2", island)
        return Mistake(at, "H-A3", island) if stroke.number < bridges else None

    def _wrong_bridge(
        self, at: i64, pair: i64, numbers: list[int], bridges: list[int], on: list[int]
    ) -> Mistake | None:
        first, second = self.chart.pairs[pair]
        clause = ""
        islands: i64 = bit(first) | bit(second)
        if pair >= len(self.chart.lines):
            clause = "H-B3"
        elif not numbers[first] and not numbers[second]:
            clause = "H-B2"
        elif on[pair] >= 2:
            clause = "H-B4"
        elif self._crosses(pair, on):
            clause = "H-B5"
        else:
            islands = 0
            for island in (first, second):
                if bridges[island] >= (numbers[island] or 6):
                    clause = clause or ("H-B6" if numbers[island] else "H-B7")
                    islands |= bit(island)
        return Mistake(at, clause, islands) if clause else None

    def _crosses(self, pair: i64, on: list[int]) -> bool:
        crossed = members(self.chart.lines[pair].crossing)
        return any(on[other] > 0 for other in crossed)

    def legal(self, position: Desk, seat: i64) -> list[int]:
        if not position.bay.waiting >> seat & 1:
            return []
        own = self._drawing(position, seat)
        if self._check_asking(position) is None:
            own.append(CHECK)
        return own + self._rubbing(position.papers[seat])

    def _drawing(self, position: Desk, seat: i64) -> list[int]:
        bay = position.bay
        sheet = bay.sheets[seat]
        if position.looking:
            return [DONE]
        if bay.round == 0:
            return self.strict.legal(bay, seat)
        if not sheet.bridging:
            return [WRITE + island for island in range(ISLANDS) if sheet.empty >> island & 1] + [SKIP]
        stop = [DONE] if sheet.left in {0, bay.bridges()} else []
        return stop + ([BRIDGE + pair for pair in range(len(self.chart.pairs))] if sheet.left else [])

    def _rubbing(self, paper: Paper) -> list[int]:
        rubs: set[int] = set()
        for at in range(len(paper.strokes)):
            if paper.found >> at & 1:
                what = Stroke(paper.strokes[at]).what
                if self._harmless(paper, self._found(paper, what)):
                    rubs.add(int(RUB + what if what < PAIRS else RUB_BRIDGE + what - PAIRS))
        return sorted(rubs)

    def pick(self, position: Desk, seat: i64, chance: Chance) -> i64:
        legal = self.legal(position, seat)
        return legal[chance.roll("pick", len(legal))]

    def final(self, position: Desk, seat: i64, action: i64) -> bool:
        # What a check has shown cannot be forgotten.
        return action == CHECK

    def lapse(self, position: Desk, seat: i64) -> i64:
        sheet = position.bay.sheets[seat]
        if position.bay.round > 0 and not sheet.bridging:
            return SKIP
        return i64(self._drawing(position, seat)[0])

    def apply(self, position: Desk, seat: i64, action: i64, chance: Chance) -> None:
        bay = position.bay
        if action < WRITE:  # H-S2
            to = (seat + 1) % bay.seats if self.strict.passed else seat
            self._draw(position, to, action % ISLANDS, 3 if action < WRITE_4 else 4)
            self._finish(position, seat, chance)
        elif action == DONE:
            self._finish(position, seat, chance)
        elif action == CHECK:
            self._look_over(position)
        elif action > CHECK:
            self._rub(position, seat, action)
        elif action < DONE:
            bay.sheets[seat].bridging = True
            if action < SKIP:
                self._draw(position, seat, action - WRITE, bay.number())
        else:
            bay.sheets[seat].left -= 1
            self._draw(position, seat, action - BRIDGE + PAIRS, 0)

    def _draw(self, position: Desk, seat: i64, what: i64, number: i64) -> None:
        position.papers[seat].strokes.append(int(position.bay.round * ROUND + what * WHAT + number))
        self.show(position, seat)

    def _rub(self, position: Desk, seat: i64, action: i64) -> None:
        paper = position.papers[seat]
        at = self._found(paper, action - RUB if action < RUB_BRIDGE else action - RUB_BRIDGE + PAIRS)
        paper.rubbed |= bit(at)
        paper.found ^= bit(at)
        self.show(position, seat)

    def show(self, position: Desk, seat: i64) -> None:
        """Make the bay show what is on a paper."""
        paper, sheet = position.papers[seat], position.bay.sheets[seat]
        numbers, bridges, on = self.drawn(paper)
        self.chart.lay(sheet, numbers, bridges, on)
        # A struck island takes nothing more, and is never finished.  # H-X3
        sheet.finished &= ~paper.struck
        for island in range(ISLANDS):
            if paper.struck >> island & 1:
                sheet.shut |= i64(self.chart.touching[island])

    def drawn(self, paper: Paper) -> tuple[list[int], list[int], list[int]]:
        """What is on a paper: the islands' numbers, the bridges at each, and those between each pair."""
        numbers = [0] * ISLANDS
        bridges = [0] * ISLANDS
        on = [0] * len(self.chart.pairs)
        for at in range(len(paper.strokes)):
            if paper.rubbed >> at & 1:
                continue
            stroke = Stroke(paper.strokes[at])
            if stroke.is_bridge():
                first, second = self.chart.pairs[stroke.pair()]
                bridges[first] += 1
                bridges[second] += 1
                on[stroke.pair()] += 1
            else:
                numbers[stroke.what] = int(stroke.number)
        return numbers, bridges, on

    def _look_over(self, position: Desk) -> None:  # H-X4
        position.checked = True
        round = position.round()
        for seat in range(position.bay.seats):
            paper = position.papers[seat]
            for mistake in self.mistakes(paper):
                drawn_in = Stroke(paper.strokes[mistake.at]).round
                if drawn_in == round or not mistake.islands & ~paper.struck:
                    continue
                if drawn_in == round - 1 and self._harmless(paper, mistake.at):  # H-X2
                    paper.found |= bit(mistake.at)
                else:  # H-X3
                    paper.struck |= mistake.islands
            self.show(position, seat)
            # Who was done and has something to rub out is asked once more.
            if paper.found:
                position.bay.waiting |= bit(seat)

    def _finish(self, position: Desk, seat: i64, chance: Chance) -> None:
        bay = position.bay
        bay.waiting ^= bit(seat)
        if bay.waiting:
            return
        for other in range(bay.seats):
            self._strike(position, other)
        for other in range(bay.seats):
            self._judge(position, other)
        position.checked = False
        if position.looking:
            return
        for sheet in bay.sheets:
            sheet.earlier = sheet.before & sheet.finished
            sheet.before = sheet.finished
        if bay.round < ROUNDS:
            self.strict.turn_over(bay, chance)
        else:
            self._last_look(position)

    def _strike(self, position: Desk, seat: i64) -> None:  # H-X3
        """What was found and not rubbed out by the end of the round stays."""
        paper = position.papers[seat]
        for mistake in self.mistakes(paper):
            if paper.found >> mistake.at & 1:
                paper.struck |= mistake.islands
        paper.found = 0
        self.show(position, seat)

    def _judge(self, position: Desk, seat: i64) -> None:
        """Write a bonus down, or cross it out when its islands do not stand finished any more."""  # H-X3
        sheet = position.bay.sheets[seat]
        red, blue = self.chart.red, self.chart.blue
        sheet.red = self._bonus(position, 0, sheet.red, sheet.finished & red == red)
        sheet.blue = self._bonus(position, 1, sheet.blue, sheet.finished & blue == blue)
        sheet.six = self._bonus(position, 2, sheet.six, count(self.joined(position, seat)) >= 6)

    def _bonus(self, position: Desk, bonus: int, reached: i64, stands: bool) -> i64:
        if not stands:
            return 0
        if reached:
            return reached
        if not position.firsts[bonus]:
            position.firsts[bonus] = int(position.bay.round)
        return position.bay.round

    def joined(self, position: Desk, seat: i64) -> i64:
        """The largest group of finished islands that bridges join, by a dotted line or not."""
        finished = position.bay.sheets[seat].finished
        _, _, on = self.drawn(position.papers[seat])
        joins = [self.chart.pairs[pair] for pair in range(len(on)) if on[pair]]
        largest: i64 = 0
        for island in range(ISLANDS):
            if finished >> island & 1 and not largest >> island & 1:
                group = _group(bit(island), finished, joins)
                if count(group) > count(largest):
                    largest = group
        return largest

    def _last_look(self, position: Desk) -> None:
        position.looking = True
        position.bay.waiting = (1 << position.bay.seats) - 1
        for sheet in position.bay.sheets:
            sheet.left = 0

    def parts(self, position: Desk, seat: i64) -> list[int]:
        """The points of a seat: red, blue, six, and its finished islands."""
        return self.strict.points(position.bay.sheets[seat], self.until(position))

    def until(self, position: Desk) -> list[int]:
        """The last rounds in which the bonuses have their high values, as far as is known."""
        until = [int(self.strict.high_until(position.bay, bonus)) for bonus in range(len(BONUSES))]
        if position.bay.seats == 1 or self.strict.for_everyone:
            return until
        return [
            min(first, last) if first else last for first, last in zip(position.firsts, until, strict=True)
        ]

    def outcome(self, position: Desk) -> Outcome | None:
        if position.bay.waiting:
            return None
        return ranked([self.parts(position, seat) for seat in range(position.bay.seats)])


def _group(group: i64, finished: i64, joins: list[tuple[int, int]]) -> i64:
    """All finished islands that are joined to these."""
    before: i64 = 0
    while group != before:
        before = group
        for first, second in joins:
            ends = bit(first) | bit(second)
            if group & ends and not ends & ~finished:
                group |= ends
    return group
