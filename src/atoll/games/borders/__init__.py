"""Without Borders: the room of the game, its modules under one roof.
Refuses rules of its own."""

from pathlib import Path

from atoll.core import Chosen, Game, Meta
from atoll.core.bits import count

from .atlas import open_map
from .bot import BordersSense
from .knowing import believed, pause
from .options import OPTIONS
from .planner import ask, maps
from .reasons import reasons
from .rules import ROUNDS, BordersRules, Tour
from .sketch import sketch
from .view import printed, private, public, sample, told


def rules(chosen: Chosen) -> BordersRules:
    map = open_map(str(chosen["map"]))
    return BordersRules(map.name, map.routes, list(map.states), list(map.places), chosen)


def census(rules: BordersRules, tour: Tour) -> dict[str, int]:
    lying = len(tour.offer) + (tour.start >= 0) + (tour.target >= 0)
    return {"cards": int(count(tour.pile) + count(tour.aside)) + lying}


def recount(rules: BordersRules, tour: Tour) -> list[int]:
    """The incomes and what was paid or received, as a cashier would add them up."""
    income = sum(int(rules.paid_in(round)) for round in range(1, ROUNDS + 1))
    seats = int(tour.seats)
    return [income + sum(tour.ledger[seat::seats]) for seat in range(seats)]


GAME = Game(
    meta=Meta(
        id="borders",
        title="Without Borders",
        designer="Vlaada Chvátil",
        seats=(2, 6),
        minutes=(20, 30),
        rules_version="1",
        rulebook="RULES.md",
        together=True,
        race=True,
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
    knowledge=BordersSense,
    room=Path(__file__).parent,
    reasons=reasons,
    believed=believed,
    pause=pause,
    questions={"maps": maps, "trip": ask},
)
