"""What the active player may be told about the dice: how likely each row is, what each choice is worth,
and which is best, with the reason. Refuses to speak where the table plays without hints; the view asks it."""

from atoll.core import Json
from atoll.core.bits import members

from .dice import COLOURS, DICE, HANDFULS, colours, counted, total
from .odds import rolled_chance, row_chance
from .rules import STOP, Layout, OneCardRules
from .worth import best_choice, best_gain, choices_worth, gain


def hints(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    """For who is to roll."""
    odds = {str(card + 1): _odds(rules, layout, card) for card in members(layout.hands[seat])}
    if not layout.rolled:
        return {"odds": odds}
    choices = choices_worth(rules, layout, seat)
    best = best_choice(choices)
    names = rules.actions()
    return {
        "odds": odds,
        "choices": {names[action]: round(worth, 2) for action, worth in choices.items()},
        "hint": {"does": names[best], "why": _why(rules, layout, seat, best)},
    }


def _odds(rules: OneCardRules, layout: Layout, card: int) -> list[float]:
    """For each row from the top, how likely it is to be completed this turn by who plays for nothing else."""
    return [
        round(_chance(rules, layout, card, colour), 3)
        for colour in range(len(COLOURS))
        if counted(rules.boxes[card], colour)
    ]


def _chance(rules: OneCardRules, layout: Layout, card: int, colour: int) -> float:
    room = counted(rules.boxes[card] - layout.marks[card], colour)
    if not room:
        return 1.0
    left = rules.rolls - layout.rolled
    if layout.rolled:
        return row_chance(room, counted(layout.dice, colour), left)
    return rolled_chance(room, 0, DICE, left)


def _why(rules: OneCardRules, layout: Layout, seat: int, best: int) -> Json:
    if best == STOP:
        if not best_gain(rules, layout, seat, layout.dice):
            return {"id": "board-hint-stop"}
        hand = members(layout.hands[seat])
        card = max(hand, key=lambda card: gain(rules, layout, card, layout.dice))
        return {"id": "board-hint-use", "card": card + 1}
    kept = HANDFULS[best]
    chance, card, colour = _nearest_row(rules, layout, seat, kept)
    why: Json = {"id": "board-hint-keep", "dice": colours(kept)} if kept else {"id": "board-hint-roll"}
    if chance:
        why["id"] += "-row"
        why |= {"card": card + 1, "colour": COLOURS[colour], "percent": round(100 * chance)}
    return why


def _nearest_row(rules: OneCardRules, layout: Layout, seat: int, kept: int) -> tuple[float, int, int]:
    """The row that these dice bring nearest to its end says why they stay: its chance, card and colour.
    Of equally near ones, it is the longest."""
    left = int(rules.rolls - layout.rolled)
    rows = [
        (
            rolled_chance(room, counted(kept, colour), DICE - total(kept), left),
            counted(rules.boxes[card], colour),
            card,
            colour,
        )
        for card in members(layout.hands[seat])
        for colour in range(len(COLOURS))
        if (room := counted(rules.boxes[card] - layout.marks[card], colour))
        and (counted(kept, colour) or not kept)
    ]
    chance, _, card, colour = max(rows, default=(0.0, 0, 0, 0))
    return chance, card, colour
