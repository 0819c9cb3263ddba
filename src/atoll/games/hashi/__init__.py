"""Hashi: the room of the game, its modules under one roof.
Refuses rules of its own."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from atoll.core import Chosen, Game, Meta

from .bot import HashiSense
from .content import Board, board
from .options import OPTIONS
from .rules import BONUSES, ISLANDS, Bay, HashiRules, Sheet
from .sketch import sketch
from .view import printed, private, public, sample, told


def rules(chosen: Chosen) -> HashiRules:
    return rules_on(board(str(chosen["side"])), chosen)


def rules_on(side: Board, chosen: Chosen) -> HashiRules:
    """The rules on any board, also on one that is not ours."""
    return HashiRules(
        [island.name for island in side.islands],
        [island.flag for island in side.islands],
        [(line.first, line.second) for line in side.lines],
        [list(crossing) for crossing in side.crossings],
        chosen,
    )


def census(rules: HashiRules, bay: Bay) -> Mapping[str, int]:
    return {"cards": int(bay.unseen).bit_count() + int(bay.round), "boards": len(bay.sheets)}


def recount(rules: HashiRules, bay: Bay) -> list[int]:
    """Bridge by bridge, as at the table; only the rounds in which a bonus was reached are as written down."""
    return [
        rules.island_points * len(_finished(rules, sheet))
        + sum(_bonus(rules, bay, sheet, bonus) for bonus in range(3))
        for sheet in bay.sheets
    ]


def _finished(rules: HashiRules, sheet: Sheet) -> set[int]:
    bridges = Counter(
        island
        for at in range(len(rules.lines))
        for island in rules.pairs[at]
        for _ in range(int(sheet.once >> at & 1) + int(sheet.twice >> at & 1))
    )
    return {island for island in range(ISLANDS) if 0 < sheet.number(island) == bridges[island]}


def _bonus(rules: HashiRules, bay: Bay, sheet: Sheet, bonus: int) -> int:
    reached = [int(other.reached_in(bonus)) for other in bay.sheets if other.reached_in(bonus)]
    own = int(sheet.reached_in(bonus))
    if not own:
        return 0
    if len(bay.sheets) == 1:
        first = own <= (7 if BONUSES[bonus] == "blue" else 12)
    else:
        first = rules.for_everyone or own == min(reached)
    return rules.values[bonus][0 if first else 1]


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
    knowledge=HashiSense,
    room=Path(__file__).parent,
)
