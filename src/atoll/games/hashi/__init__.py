"""Hashi: the room of the game, its modules under one roof.
Refuses rules of its own."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from atoll.core import Chosen, Game, Json, Knowledge, Meta

from .bot import FreeHandSense, HashiSense
from .content import Board, board
from .free_hand import FreeHandRules
from .options import OPTIONS
from .reasons import reasons
from .rules import BONUSES, FIRST_PILE, SECOND_PILE, Chart, HashiRules
from .sketch import sketch
from .view import AnyPosition, AnyRules, bay_of, printed, private, public, sample, strict_of, told


def rules(chosen: Chosen) -> AnyRules:
    return rules_on(board(str(chosen["side"])), chosen)


def rules_on(side: Board, chosen: Chosen) -> AnyRules:
    """The rules on any board, also on one that is not ours."""
    chart = Chart(
        [island.name for island in side.islands],
        [island.flag for island in side.islands],
        [(line.first, line.second) for line in side.lines],
        [list(crossing) for crossing in side.crossings],
    )
    return FreeHandRules(chart, chosen) if chosen["freehand"] else HashiRules(chart, chosen)


def knowledge(rules: AnyRules) -> Knowledge[Any]:
    return FreeHandSense(rules) if isinstance(rules, FreeHandRules) else HashiSense(rules)


def census(rules: AnyRules, position: AnyPosition) -> Mapping[str, int]:
    bay = bay_of(position)
    return {"cards": int(bay.unseen).bit_count() + int(bay.round), "boards": len(bay.sheets)}


def recount(rules: AnyRules, position: AnyPosition) -> list[int]:
    """Bridge by bridge, as at the table; only the rounds in which a bonus was reached are as written down."""
    shown = public(rules, position)
    return [
        strict_of(rules).island_points * len(_finished(rules.chart, sheet))
        + sum(_bonus(rules, shown, sheet, bonus) for bonus in range(len(BONUSES)))
        for sheet in shown["sheets"]
    ]


def _finished(chart: Chart, sheet: Json) -> list[str]:
    on = {**dict(zip(chart.pair_names, sheet["lines"], strict=False)), **sheet["strays"]}
    bridges = Counter(island for name, number in on.items() for island in name.split("-") * number)
    written = zip(chart.names, sheet["numbers"], strict=True)
    return [name for name, number in written if 0 < number == bridges[name] and name not in sheet["struck"]]


def _bonus(rules: AnyRules, shown: Json, sheet: Json, bonus: int) -> int:
    name, strict = BONUSES[bonus], strict_of(rules)
    own = sheet["reached"][name]
    if not own:
        return 0
    if len(shown["sheets"]) == 1:
        high = own <= (FIRST_PILE if name == "blue" else SECOND_PILE)
    else:
        reached = [other["reached"][name] for other in shown["sheets"] if other["reached"][name]]
        first = shown["firsts"][bonus] if "firsts" in shown else min(reached)
        high = strict.for_everyone or own == first
    return strict.values[bonus][0 if high else 1]


GAME = Game(
    meta=Meta(
        id="hashi",
        title="Hashi",
        designer="Jeffrey D. Allers",
        seats=(1, 4),
        minutes=(15, 25),
        rules_version="1",
        rulebook="RULES.md",
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
    knowledge=knowledge,
    reasons=reasons,
    room=Path(__file__).parent,
)
