# mypyc
"""What a card is worth to its owner in points to come, and what the best use of a result adds to it.
Refuses to look at dice to come: odds.py does."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import count, lowest, mixed

from .dice import FULL, HANDFULS, NUMBER, counted, filled, fitting, present, total
from .odds import kept_worth
from .rules import STOP, Layout, OneCardRules

# How much of a row's boxes and its sun counts, by the boxes that are still empty. These numbers and the next
# came out of players with slightly different ones that met each other some fifty thousand times.
_PROGRESS: Final = [1.0, 0.69, 0.5, 0.33, 0.21, 0.15, 0.11]
# What it is worth to be a card nearer to the end, with a fresh card to mark.
_NEXT: Final = 7.0
# So many cards and hands as they are marked are remembered, four to eight kilobytes each.
_REMEMBERED: Final = 1000


def card_worth(rules: OneCardRules, card: i64, marks: i64) -> float:
    """What a card is worth with these marks."""
    boxes = i64(rules.boxes[card])
    suns = i64(rules.suns[card])
    room = boxes - marks
    complete = present(boxes) & ~present(room)
    if count(complete) >= 3:
        shining = count(complete & suns)
        bonus = rules.suns_bonus if shining == 2 else rules.sun_bonus * shining
        return float(total(boxes & filled(complete)) + bonus) + _NEXT
    worth = 0.0
    for colour in range(6):
        length = counted(boxes, colour)
        if length:
            full = float(length)
            if counted(suns, colour):
                full += float(rules.sun_bonus)
            worth += full * _PROGRESS[counted(room, colour)]
    return worth


def gain(rules: OneCardRules, layout: Layout, card: i64, dice: i64) -> float:
    """What a card gains when it takes these dice."""
    marks = i64(layout.marks[card])
    taken = fitting(i64(rules.boxes[card]) - marks, dice)
    return card_worth(rules, card, marks + taken) - card_worth(rules, card, marks) if taken else 0.0


@final
class Outlook:
    """What results and choices are worth to a seat. It remembers what it worked out for each card, and for
    each hand with so many rolls to come: a search comes back to the same ones again and again."""

    def __init__(self, rules: OneCardRules) -> None:
        self.rules = rules
        self.gains: dict[int, list[float]] = {}
        self.kept: dict[int, list[float]] = {}

    def results(self, layout: Layout, seat: i64) -> list[float]:
        """What each full handful, in its order, is worth to a seat, which may also pass."""
        best = [0.0] * (len(HANDFULS) - FULL)
        hand = i64(layout.hands[seat])
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            gains = self._gains(card, i64(layout.marks[card]))
            for number in range(len(best)):
                best[number] = max(best[number], gains[number])
        return best

    def _gains(self, card: i64, marks: i64) -> list[float]:
        key = int(marks * 32 + card)
        known = self.gains.get(key)
        if known is not None:
            return known
        if len(self.gains) >= _REMEMBERED:
            self.gains.clear()
        room = i64(self.rules.boxes[card]) - marks
        before = card_worth(self.rules, card, marks)
        gains: list[float] = []
        for number in range(FULL, len(HANDFULS)):
            taken = fitting(room, i64(HANDFULS[number]))
            gains.append(card_worth(self.rules, card, marks + taken) - before if taken else 0.0)
        self.gains[key] = gains
        return gains

    def choices(self, layout: Layout, seat: i64) -> dict[int, float]:
        """What every choice of a seat that has rolled is worth to it: to keep some dice, or to stop."""
        worth = self._kept(layout, seat)
        choices = {action: worth[action] for action in self.rules.legal(layout, seat)}
        choices[STOP] = worth[NUMBER[int(layout.dice)]]
        return choices

    def _kept(self, layout: Layout, seat: i64) -> list[float]:
        left = self.rules.rolls - layout.rolled
        key = mixed(left, i64(layout.hands[seat]))
        hand = i64(layout.hands[seat])
        while hand:
            key = mixed(key, i64(layout.marks[lowest(hand)]))
            hand &= hand - 1
        known = self.kept.get(key)
        if known is not None:
            return known
        if len(self.kept) >= _REMEMBERED:
            self.kept.clear()
        worth = kept_worth(self.results(layout, seat), left)
        self.kept[key] = worth
        return worth


def best_choice(choices: dict[int, float]) -> int:
    """The one worth most; of equals, the one that leaves less to luck."""
    best = -1
    for action, worth in choices.items():
        if best < 0 or worth >= choices[best]:
            best = action
    return best
