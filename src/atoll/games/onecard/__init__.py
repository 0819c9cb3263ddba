"""All on One Card: the room of the game, its modules under one roof.
Refuses rules of its own."""

from pathlib import Path

from atoll.core import Chosen, Game, Meta
from atoll.core.bits import count, members

from .bot import OneCardSense
from .content import deck
from .dice import handful
from .options import OPTIONS
from .reasons import reasons
from .rules import Layout, OneCardRules
from .sketch import sketch
from .view import printed, private, public, sample, told


def rules(chosen: Chosen) -> OneCardRules:
    cards = deck()
    boxes = [handful([colour for colour, boxes in card.rows.items() for _ in range(boxes)]) for card in cards]
    return OneCardRules(boxes, [8 * handful(list(card.suns)) for card in cards], chosen)


def census(rules: OneCardRules, layout: Layout) -> dict[str, int]:
    places = [layout.pile, layout.open, *layout.dealt, *layout.hands, *layout.scored]
    return {"cards": sum(int(count(cards)) for cards in places)}


def recount(rules: OneCardRules, layout: Layout) -> list[int]:
    return [
        sum(_points(rules, layout, card, scored=True) for card in members(layout.scored[seat]))
        + sum(_points(rules, layout, card, scored=False) for card in members(layout.hands[seat]))
        for seat in range(int(layout.seats))
    ]


def _points(rules: OneCardRules, layout: Layout, card: int, scored: bool) -> int:
    """Counted from the printed rows, as at the table."""
    printed = deck()[card]
    complete = [
        colour for colour, boxes in printed.rows.items() if layout.marks[card] >> 4 * colour & 15 == boxes
    ]
    shining = len(set(complete) & set(printed.suns))
    bonus = [0, int(rules.sun_bonus), int(rules.suns_bonus)][shining] if scored else 0
    return sum(printed.rows[colour] for colour in complete) + bonus


GAME = Game(
    meta=Meta(
        id="onecard",
        title="All on One Card",
        designer="Steffen Benndorf",
        seats=(2, 4),
        minutes=(15, 25),
        rules_version="1",
        rulebook="RULES.md",
        secrets=True,
        together=True,
    ),
    options=OPTIONS,
    rules=rules,
    printed=printed,
    public=public,
    private=private,
    told=told,
    sample=sample,
    sketch=sketch,
    census=census,
    recount=recount,
    knowledge=OneCardSense,
    room=Path(__file__).parent,
    reasons=reasons,
)
