# mypyc
"""What a card is worth to its owner in points to come, and what the best use of a result adds to it.
Refuses to look at dice to come: odds.py does."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import count, lowest

from .dice import FULL, HANDFULS, NUMBER, counted, filled, fitting, present, total
from .odds import kept_worth
from .rules import STOP, Layout, OneCardRules

# How much of a row's boxes counts, by the boxes that are still empty.
_PROGRESS: Final = [1.0, 0.6, 0.46, 0.34, 0.25, 0.17, 0.1]
# How much of a sun counts on a row that is not the third complete one yet.
_SHINE: Final = 0.8
# What it is worth to be a card nearer to the end, with a fresh card to mark.
_NEXT: Final = 8.0


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
                full += float(rules.sun_bonus) * _SHINE
            worth += full * _PROGRESS[counted(room, colour)]
    return worth


def gain(rules: OneCardRules, layout: Layout, card: i64, dice: i64) -> float:
    """What a card gains when it takes these dice."""
    marks = i64(layout.marks[card])
    taken = fitting(i64(rules.boxes[card]) - marks, dice)
    return card_worth(rules, card, marks + taken) - card_worth(rules, card, marks) if taken else 0.0


def best_gain(rules: OneCardRules, layout: Layout, seat: i64, dice: i64) -> float:
    """What these dice are worth to a seat, which may also pass."""
    best = 0.0
    hand = i64(layout.hands[seat])
    while hand:
        best = max(best, gain(rules, layout, lowest(hand), dice))
        hand &= hand - 1
    return best


def choices_worth(rules: OneCardRules, layout: Layout, seat: i64) -> dict[int, float]:
    """What every choice of a seat that has rolled is worth to it: to keep some dice, or to stop."""
    results = [best_gain(rules, layout, seat, i64(word)) for word in HANDFULS[FULL:]]
    worth = kept_worth(results, rules.rolls - layout.rolled)
    choices = {action: worth[action] for action in rules.legal(layout, seat)}
    choices[STOP] = worth[NUMBER[int(layout.dice)]]
    return choices


def best_choice(choices: dict[int, float]) -> int:
    """The one worth most; of equals, the one that leaves less to luck."""
    best = -1
    for action, worth in choices.items():
        if best < 0 or worth >= choices[best]:
            best = action
    return best
