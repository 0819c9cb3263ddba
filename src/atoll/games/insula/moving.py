# mypyc
"""Steps over the island: what hinders them, and what they lead to.
Refuses to know why somebody moves."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import bit
from atoll.core.chance import Chance

from .box import CITADEL, DANGER, DOWN, FIRST_TILE, UP, Box
from .happenings import be_cursed, call_guard
from .island import Island, beyond, lay, neighbour, row, spikes, ways
from .laws import SPIKES, law

# What hinders a step.
FREE: Final = 0
GUARD: Final = 1
SEA: Final = 2
RED: Final = 3
NO_TILES: Final = 4
SUMMIT: Final = 5


def hindrance(box: Box, island: Island, field: i64, direction: i64, free: bool) -> i64:
    """What keeps an adventurer from that step; `free` is one whom guards do not hold."""  # I-A5
    if direction == UP and not free and (island.guarded >> field) & 1:
        return GUARD
    target = neighbour(island, field, direction)
    if target >= 0:
        return RED if spikes(box, island, target, direction ^ 2) == 2 else FREE
    if direction == DOWN and row(island, field) == 0:
        return SEA
    if direction == UP and row(island, field) == row(island, CITADEL):  # I-F1
        return SUMMIT
    return FREE if island.near | island.far else NO_TILES


def open_steps(box: Box, island: Island, field: i64, free: bool) -> i64:
    """The directions in which a step is possible."""
    steps: i64 = 0
    for direction in range(4):
        if hindrance(box, island, field, direction, free) == FREE:
            steps |= bit(direction)
    return steps


def step(box: Box, island: Island, seat: i64, direction: i64, chance: Chance) -> None:
    """An adventurer moves one field."""
    player = island.players[seat]
    target = neighbour(island, player.field, direction)
    if target < 0:
        target = _explore(box, island, beyond(i64(island.cells[player.field]), direction), chance)
    elif spikes(box, island, target, direction ^ 2) == 1:  # I-A6, I-A8
        be_cursed(island, seat, 1 + law(box, island.white, SPIKES))
    player.field = target


def _explore(box: Box, island: Island, place: i64, chance: Chance) -> i64:
    """Draw a tile and lay it there, always the same way up."""  # I-A7
    pile = next_pile(island)
    field = island.next if island.next else chance.draw("tile", pile)
    island.next = 0
    island.knows = 0
    if (island.near >> field) & 1:
        island.near ^= bit(field)
    else:
        island.far ^= bit(field)
    lay(island, field, place)
    if box.tiles[field].kind == DANGER:
        call_guard(island, field)
    if not next_pile(island):
        island.way = ways(box, island)
    return field


def next_pile(island: Island) -> i64:
    """The tiles of which the next one comes."""  # I-S3
    return island.near if island.near else island.far


def turn_tile(box: Box, island: Island, field: i64) -> None:
    """Turn a tile half round."""
    island.turned ^= bit(field)
    if not next_pile(island):
        island.way = ways(box, island)


def is_tile(field: i64) -> bool:
    return field >= FIRST_TILE
