# mypyc
"""The rules of All on One Card, in the order of RULES.md.
Refuses to know who may see what, and what a roll is good for."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import count, lowest, members, nth
from atoll.core.chance import Chance
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome, Result, places
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Position, Rules

from .dice import COLOURS, DICE, HANDFULS, NUMBER, colours, counted, filled, fitting, present, total

# What is being done.
CHOOSING: Final = 0  # everyone chooses three of five cards
ROLLING: Final = 1
MARKING: Final = 2
DRAWING: Final = 3  # who scored a card chooses the next among the open ones
OVER: Final = 4

# Actions: the number of a handful is to keep it and to roll the rest; to keep none is just to roll.
ROLL: Final = 0
STOP: Final = 210
PASS: Final = 211
MARK: Final = 212
TAKE: Final = 242

CARDS: Final = 30
DEALT: Final = 5
OPEN: Final = 3
# So many rounds without a mark end the game.  # O-E4
QUIET: Final = 3


@final
class Layout(Position):
    """Where the cards lie, what is marked on them, and the dice. Sets of cards and seats are words;
    marks and dice are words of dice.py."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.start: i64 = 0
        self.turn: i64 = 0
        self.stage: i64 = ROLLING
        self.dice: i64 = 0
        self.rolled: i64 = 0
        # Who may still use the result, or choose a card; from the active player on.
        self.waiting: i64 = 0
        self.quiet: i64 = 0
        self.pile: i64 = (1 << CARDS) - 1
        self.open: i64 = 0
        self.dealt: list[int] = [0] * int(seats)
        self.hands: list[int] = [0] * int(seats)
        self.scored: list[int] = [0] * int(seats)
        self.marks: list[int] = [0] * CARDS

    def copy(self) -> "Layout":
        other = Layout(self.seats)
        other.start = self.start
        other.turn = self.turn
        other.stage = self.stage
        other.dice = self.dice
        other.rolled = self.rolled
        other.waiting = self.waiting
        other.quiet = self.quiet
        other.pile = self.pile
        other.open = self.open
        other.dealt = self.dealt.copy()
        other.hands = self.hands.copy()
        other.scored = self.scored.copy()
        other.marks = self.marks.copy()
        return other

    def active(self) -> i64:
        return (self.start + self.turn) % self.seats


@final
class OneCardRules(Rules[Layout]):
    """`boxes` and `suns` are the printed cards: the boxes of each row, and the highest bit of each colour
    whose row has a sun."""

    def __init__(self, boxes: list[int], suns: list[int], chosen: Chosen) -> None:
        self.boxes = boxes
        self.suns = suns
        self.advanced = chosen["variant"] == "advanced"
        self.goal: i64 = int(chosen["goal"])
        self.rolls: i64 = int(chosen["rolls"])
        self.sun_bonus: i64 = int(chosen["sun"])
        self.suns_bonus: i64 = int(chosen["suns"])
        self.hints = bool(chosen["hints"])
        self.hand: i64 = 3 if self.advanced else 2  # O-V1

    def actions(self) -> list[str]:
        keeps = ["keep " + " ".join(colours(word)) for word in HANDFULS[1:STOP]]
        marks = [f"mark {card + 1}" for card in range(CARDS)]
        takes = [f"take {card + 1}" for card in range(CARDS)]
        return ["roll", *keeps, "stop", "pass", *marks, *takes]

    def longest(self, seats: i64) -> i64:
        # Every marking fills a box of some card, and between two lie less than QUIET rounds.
        turns = (CARDS * 20 + 1) * QUIET * seats
        return self.hand * seats + turns * (self.rolls + 2 * seats)

    def setup(self, seats: i64, chance: Chance) -> Layout:
        position = Layout(seats)
        position.start = chance.roll("start", seats)  # O-S1
        for seat in range(seats):
            if self.advanced:  # O-V1
                for _ in range(DEALT):
                    position.dealt[seat] |= int(self._drawn(position, chance))
            else:
                for _ in range(self.hand):
                    position.hands[seat] |= int(self._drawn(position, chance))
        if self.advanced:
            position.stage = CHOOSING
            position.waiting = (1 << seats) - 1
        return position

    def _drawn(self, position: Layout, chance: Chance) -> i64:
        card = chance.draw("card", position.pile)
        position.pile ^= 1 << card
        return 1 << card

    def to_move(self, position: Layout) -> i64:
        stage = position.stage
        if stage == ROLLING:
            return 1 << position.active()
        if stage in (MARKING, DRAWING):
            return 1 << self._next(position)
        return position.waiting if stage == CHOOSING else 0  # O-V3: all at the same time

    def _next(self, position: Layout) -> i64:
        """The first of those who wait, in turn order from the active player."""  # O-T2, O-K2
        active = position.active()
        later = position.waiting >> active
        return active + lowest(later) if later else lowest(position.waiting)

    def check(self, position: Layout, seat: i64, action: i64) -> Refusal | None:
        early = out_of_turn(int(seat), int(self.to_move(position)))
        if early is not None:
            return early
        if position.stage == ROLLING:
            return self._check_dice(position, action)
        if position.stage == MARKING:
            return self._check_mark(position, seat, action)
        return self._check_take(position, seat, action)

    def _check_dice(self, position: Layout, action: i64) -> Refusal | None:
        if action > STOP:
            return Refusal("O-T1", "rolling")
        if position.rolled == 0:
            return None if action == ROLL else Refusal("O-T1", "unrolled")
        if action < STOP:
            kept = i64(HANDFULS[action])
            for colour in range(len(COLOURS)):
                if counted(kept, colour) > counted(position.dice, colour):
                    return Refusal(
                        "O-T1",
                        "lacking",
                        {
                            "colour": COLOURS[colour],
                            "kept": int(counted(kept, colour)),
                            "number": int(counted(position.dice, colour)),
                        },
                        ("dice",),
                    )
        return None

    def _check_mark(self, position: Layout, seat: i64, action: i64) -> Refusal | None:
        if action < PASS:
            return Refusal("O-T1", "stands")
        if action == PASS:  # O-M4
            return None
        if action >= TAKE:
            return Refusal("O-K2", "marking")
        card = action - MARK
        if not (position.hands[seat] >> int(card)) & 1:
            reason = "scored" if (self._all_scored(position) >> card) & 1 else "foreign"
            clause = "O-K2" if reason == "scored" else "O-M1"
            return Refusal(clause, reason, {"card": int(card + 1)}, (str(card + 1),))
        if not self.taken(position, card):
            return Refusal("O-M3", "nothing", {"card": int(card + 1)}, (str(card + 1),))
        return None

    def _check_take(self, position: Layout, seat: i64, action: i64) -> Refusal | None:
        choosing = position.stage == CHOOSING
        if action < TAKE:
            return Refusal("O-V1" if choosing else "O-V2", "choosing")
        card = int(action - TAKE)
        if choosing and not (position.dealt[seat] >> card) & 1:
            return Refusal("O-V1", "undealt", {"card": card + 1}, (str(card + 1),))
        if not choosing and not (position.open >> card) & 1:
            return Refusal("O-V2", "covered", {"card": card + 1}, (str(card + 1),))
        return None

    def _all_scored(self, position: Layout) -> i64:
        scored: i64 = 0
        for cards in position.scored:
            scored |= i64(cards)
        return scored

    def legal(self, position: Layout, seat: i64) -> list[int]:
        if not (self.to_move(position) >> seat) & 1:
            return []
        if position.stage == CHOOSING:
            return [TAKE + card for card in members(i64(position.dealt[seat]))]
        if position.stage == DRAWING:
            return [TAKE + card for card in members(position.open)]
        if position.stage == MARKING:
            return [PASS] + [MARK + card for card in members(self.useful(position, seat))]
        if position.rolled == 0:
            return [ROLL]
        parts = [NUMBER[int(self._part(position.dice, at))] for at in range(self._parts(position.dice))]
        # The last part is all five dice: nothing is left to roll.
        return [*sorted(parts[:-1]), STOP]

    def _parts(self, dice: i64) -> i64:
        """How many different handfuls can be taken from the dice; all and none count."""
        parts: i64 = 1
        while dice:
            parts *= (dice & 15) + 1
            dice >>= 4
        return parts

    def _part(self, dice: i64, at: i64) -> i64:
        """One of these handfuls; the last is all the dice."""
        part: i64 = 0
        shift: i64 = 0
        while at:
            ways = ((dice >> shift) & 15) + 1
            part |= (at % ways) << shift
            at //= ways
            shift += 4
        return part

    def pick(self, position: Layout, seat: i64, chance: Chance) -> i64:
        stage = position.stage
        if stage == ROLLING:
            if position.rolled == 0:
                return ROLL
            part = self._part(position.dice, chance.roll("pick", self._parts(position.dice)))
            return STOP if part == position.dice else i64(NUMBER[int(part)])
        if stage == MARKING:
            useful = self.useful(position, seat)
            at = chance.roll("pick", count(useful) + 1)
            return MARK + nth(useful, at - 1) if at else i64(PASS)
        cards = i64(position.dealt[seat]) if stage == CHOOSING else position.open
        return TAKE + nth(cards, chance.roll("pick", count(cards)))

    def lapse(self, position: Layout, seat: i64) -> i64:
        if position.stage == ROLLING:
            return ROLL if position.rolled == 0 else i64(STOP)
        return i64(self.legal(position, seat)[0])

    def apply(self, position: Layout, seat: i64, action: i64, chance: Chance) -> None:
        stage = position.stage
        if stage == ROLLING:
            if action != STOP:
                self._roll(position, i64(HANDFULS[action]), chance)
            if action == STOP or position.rolled == self.rolls:
                self._stand(position, chance)
        elif stage == MARKING:
            if action != PASS:
                self._mark(position, seat, action - MARK)
            position.waiting ^= 1 << seat
            if not position.waiting:
                self._end_turn(position, chance)
        elif stage == DRAWING:
            self._take_open(position, seat, action - TAKE, chance)
        else:
            self._choose(position, seat, action - TAKE, chance)

    def _choose(self, position: Layout, seat: i64, card: i64, chance: Chance) -> None:  # O-V1, O-V3
        position.dealt[seat] ^= 1 << int(card)
        position.hands[seat] |= 1 << int(card)
        if count(i64(position.hands[seat])) < self.hand:
            return
        position.waiting ^= 1 << seat
        if position.waiting:
            return
        for other in range(position.seats):
            position.pile |= i64(position.dealt[other])
            position.dealt[other] = 0
        for _ in range(OPEN):  # O-V2
            position.open |= self._drawn(position, chance)
        position.stage = ROLLING

    def _roll(self, position: Layout, kept: i64, chance: Chance) -> None:  # O-T1
        for _ in range(DICE - total(kept)):
            kept += 1 << (4 * chance.roll("die", 6))
        position.dice = kept
        position.rolled += 1

    def _stand(self, position: Layout, chance: Chance) -> None:  # O-T2
        position.stage = MARKING
        position.quiet += 1
        # Nobody is asked whose cards take nothing.
        for seat in range(position.seats):
            if self.useful(position, seat):
                position.waiting |= 1 << seat
        if not position.waiting:
            self._end_turn(position, chance)

    def useful(self, position: Layout, seat: i64) -> i64:
        """The cards of a seat that take something of the dice."""
        useful: i64 = 0
        hand = i64(position.hands[seat])
        while hand:
            card = hand & -hand
            if self.taken(position, lowest(hand)):
                useful |= card
            hand ^= card
        return useful

    def taken(self, position: Layout, card: i64) -> i64:
        """The dice that a card takes: all of a colour, if its row has room for all of them."""  # O-M3, O-M4
        return fitting(i64(self.boxes[card]) - i64(position.marks[card]), position.dice)

    def _mark(self, position: Layout, seat: i64, card: i64) -> None:
        # Rows fill from the left, so the number of marks says which boxes are marked.  # O-M1, O-M2
        position.marks[card] = int(i64(position.marks[card]) + self.taken(position, card))
        position.quiet = 0
        if count(self.complete(position, card)) >= 3:  # O-K1
            position.hands[seat] ^= 1 << int(card)
            position.scored[seat] |= 1 << int(card)

    def complete(self, position: Layout, card: i64) -> i64:
        """The highest bit of each colour whose row is complete."""
        boxes = i64(self.boxes[card])
        return present(boxes) & ~present(boxes - i64(position.marks[card]))

    def rows_worth(self, position: Layout, card: i64) -> i64:
        """The boxes of the complete rows."""
        return total(i64(self.boxes[card]) & filled(self.complete(position, card)))

    def suns_worth(self, position: Layout, card: i64) -> i64:  # O-K1
        shining = count(self.complete(position, card) & i64(self.suns[card]))
        return self.suns_bonus if shining == 2 else self.sun_bonus * shining

    def _end_turn(self, position: Layout, chance: Chance) -> None:
        if self._reached(position) or position.quiet == QUIET * position.seats:  # O-E1, O-E4
            position.stage = OVER
            return
        position.waiting = self._short(position)
        if self.advanced and position.waiting:  # O-V2
            position.stage = DRAWING
            return
        while position.waiting:  # O-K2
            seat = self._next(position)
            position.waiting ^= 1 << seat
            position.hands[seat] |= int(self._drawn(position, chance))
        self._next_turn(position)

    def _reached(self, position: Layout) -> bool:
        return any(count(i64(cards)) >= self.goal for cards in position.scored)

    def _short(self, position: Layout) -> i64:
        """The seats that have a card too few."""
        short: i64 = 0
        for seat in range(position.seats):
            if count(i64(position.hands[seat])) < self.hand:
                short |= 1 << seat
        return short

    def _take_open(self, position: Layout, seat: i64, card: i64, chance: Chance) -> None:  # O-V2
        position.open ^= 1 << card
        position.hands[seat] |= 1 << int(card)
        position.open |= self._drawn(position, chance)
        position.waiting ^= 1 << seat
        if not position.waiting:
            self._next_turn(position)

    def _next_turn(self, position: Layout) -> None:  # O-T3
        position.turn += 1
        position.dice = 0
        position.rolled = 0
        position.stage = ROLLING

    def parts(self, position: Layout, seat: i64) -> tuple[i64, i64, i64]:
        """The points of a seat: the rows of its scored cards, their suns, and the rows of the others."""
        rows: i64 = 0
        suns: i64 = 0
        for card in members(i64(position.scored[seat])):
            rows += self.rows_worth(position, card)
            suns += self.suns_worth(position, card)
        unscored: i64 = 0
        for card in members(i64(position.hands[seat])):  # O-E2
            unscored += self.rows_worth(position, card)
        return rows, suns, unscored

    def outcome(self, position: Layout) -> Outcome | None:  # O-E3
        if position.stage != OVER:
            return None
        parts = [self.parts(position, seat) for seat in range(position.seats)]
        points = [int(rows + suns + unscored) for rows, suns, unscored in parts]
        results = tuple(
            Result(won, place, (("rows", int(rows)), ("suns", int(suns)), ("unscored", int(unscored))))
            for won, place, (rows, suns, unscored) in zip(points, places(points), parts, strict=True)
        )
        return Outcome("end-goal" if self._reached(position) else "end-quiet", results)
