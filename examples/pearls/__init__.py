"""Pearls: a game of a few lines that shows how a game is built.
Refuses to be more than an example."""

from pathlib import Path

from atoll.core import Game, Meta, Number, Options
from atoll.core.bits import count

from .bot import PearlSense
from .rules import Bay, PearlRules
from .view import private, public, sample, sketch, told


def census(rules: PearlRules, bay: Bay) -> dict[str, int]:
    return {"pearls": int(count(bay.bag)) + sum(int(count(hand)) for hand in bay.hands)}


def recount(rules: PearlRules, bay: Bay) -> list[int]:
    sums = [sum(pearl for pearl in range(1, 13) if hand >> pearl & 1) for hand in bay.hands]
    return [points if points <= rules.air else 0 for points in sums]


GAME = Game(
    meta=Meta(
        id="pearls",
        title="Pearls",
        designer="the makers of Atoll",
        seats=(2, 4),
        minutes=(2, 5),
        rules_version="1",
        rulebook="RULES.md",
        secrets=True,
    ),
    options=Options((Number("air", 10, 30, 20),), presets={"shallow": {"air": 12}}),
    rules=lambda chosen: PearlRules(int(chosen["air"])),
    printed=lambda rules: {"pearls": list(range(1, 13))},
    public=public,
    private=private,
    told=told,
    sample=sample,
    sketch=sketch,
    census=census,
    recount=recount,
    knowledge=PearlSense,
    room=Path(__file__).parent,
)
