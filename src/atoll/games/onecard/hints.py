"""What the active player may be told about the dice: how likely each row is, what each choice is worth,
and which is best, with the reason. Refuses to speak where the table plays without hints; the view asks it."""

from atoll.core import Json
from atoll.core.bits import members

from .dice import COLOURS, DICE, counted
from .odds import rolled_chance, row_chance
from .reasons import reasons
from .rules import Layout, OneCardRules
from .worth import Outlook, best_choice


def hints(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    """For who is to roll."""
    odds = {str(card + 1): _odds(rules, layout, card) for card in members(layout.hands[seat])}
    if not layout.rolled:
        return {"odds": odds}
    choices = Outlook(rules).choices(layout, seat)
    best = best_choice(choices)
    names = rules.actions()
    return {
        "odds": odds,
        "choices": {names[action]: round(worth, 2) for action, worth in choices.items()},
        "hint": {"does": names[best], "why": reasons(rules, layout, seat, best)},
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
