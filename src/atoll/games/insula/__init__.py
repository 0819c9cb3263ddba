"""Insula: the room of the game, its modules under one roof.
Refuses rules of its own."""

from pathlib import Path

from atoll.core import Chosen, Game, Meta
from atoll.core.bits import count

from .actions import Actions
from .bot import InsulaSense
from .content import content
from .island import COMMITTING, KINGOSH, Adventurer, Island
from .options import OPTIONS
from .reasons import reasons
from .rules import InsulaRules
from .sample import sample
from .sketch import sketch
from .told import told
from .view import printed, private, public


def rules(chosen: Chosen) -> InsulaRules:
    of = content(str(chosen["content"]))
    flowers = [card.id for card in of.flowers]
    return InsulaRules(of.box, Actions(flowers, [*of.guards], of.box.energies + of.box.supply), chosen)


def census(rules: InsulaRules, island: Island) -> dict[str, int]:
    """Tiles, guards, flowers, curses and energies, wherever they lie."""
    players = island.players
    blooms = sum(player.bloom > 0 for player in players)
    laid = sum(3 - int(player.free_slots()) + (player.held > 0) for player in players)
    piles = (island.flowers, island.flower_discards, *(player.hand for player in players))
    energies = sum(int(player.vitality + player.fatigue + _in_battle(island, player)) for player in players)
    return {
        "tiles": int(count(island.near | island.far | island.laid)),
        "guards": int(count(island.bag | island.beaten)) + sum(int(count(word)) for word in island.guards),
        "flowers": sum(int(count(pile)) for pile in piles) + blooms + (0 < island.playing < 65),
        "curses": int(count(island.curses | island.curse_discards))
        + laid
        + (island.white > 0)
        + (island.playing > 64),
        "energies": energies + int(island.supply),
    }


def _in_battle(island: Island, player: Adventurer) -> int:
    # While they are chosen in secret, energies still lie in vitality.
    return 0 if island.stage == COMMITTING else int(player.put)


def recount(rules: InsulaRules, island: Island) -> list[int]:
    """How far up each stands, and what who beat Kingosh brought there."""
    return [
        island.cells[player.field] // 256
        + (int(player.brought + player.bonus) if island.end == KINGOSH and player.fought == 1 else 0)
        for player in island.players
    ]


GAME = Game(
    meta=Meta(
        id="insula",
        title="Insula",
        designer="Radim Jurda",
        seats=(1, 5),
        minutes=(30, 60),
        rules_version="2",
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
    knowledge=InsulaSense,
    reasons=reasons,
    room=Path(__file__).parent,
)
