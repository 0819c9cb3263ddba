"""What the active player may be told about the dice: how likely each row is, what each choice is worth,
and which is best, with the reason. Refuses to speak where the table plays without hints; the view asks it."""

from atoll.core import Json
from atoll.core.bits import members

from .dice import COLOURS, HANDFULS, colours, counted
from .odds import fresh_chance, row_chance
from .rules import STOP, Layout, OneCardRules
from .worth import best_choice, best_gain, choices_worth, gain


def hints(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    """For who is to roll."""
    odds = {str(card + 1): _odds(rules, layout, card) for card in members(layout.hands[seat])}
    if not layout.rolled:
        return {"odds": odds}
    choices = choices_worth(rules, layout, seat)
    names = rules.actions()
    return {
        "odds": odds,
        "choices": {names[action]: round(worth, 2) for action, worth in choices.items()},
        "hint": _hint(rules, layout, seat, best_choice(choices)),
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
    return row_chance(room, counted(layout.dice, colour), left) if layout.rolled else fresh_chance(room, left)


def _hint(rules: OneCardRules, layout: Layout, seat: int, best: int) -> Json:
    hand = members(layout.hands[seat])
    if best == STOP:
        if not best_gain(rules, layout, seat, layout.dice):
            return {"id": "hint-stop-empty"}
        card = max(hand, key=lambda card: gain(rules, layout, card, layout.dice))
        return {"id": "hint-stop", "card": card + 1}
    # The row that these dice bring nearest to its end says why they stay.
    kept = HANDFULS[best]
    left = int(rules.rolls - layout.rolled)
    rows = [
        (row_chance(room, counted(kept, colour), left), card, colour)
        for card in hand
        for colour in range(len(COLOURS))
        if (room := counted(rules.boxes[card] - layout.marks[card], colour))
        and (counted(kept, colour) or not kept)
    ]
    chance, card, colour = max(rows, default=(0.0, 0, 0))
    hint: Json = {"id": "hint-keep", "dice": colours(kept)} if kept else {"id": "hint-roll"}
    if chance:
        hint["id"] += "-row"
        hint |= {"card": card + 1, "colour": COLOURS[colour], "percent": round(100 * chance)}
    return hint
