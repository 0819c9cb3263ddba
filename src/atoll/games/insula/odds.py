# mypyc
"""How a battle would go: exact odds over the faces of the die, and the energies that are worth putting in.
Refuses to guess at secrets: what the others bring is given, from a pledge or as a fair share."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import count, lowest

from .battles import DRAIN, SWORD_BONUS, resistance, sword_counts, trait
from .box import CITADEL, Box
from .island import Adventurer, Island
from .laws import REWARDS, law

# What things are worth, in units of a card or a curse.
ENERGY: Final = 0.32
STEP: Final = 0.3
FLOWER: Final = 0.7
CURSE: Final = 0.9
THROWN: Final = 1.3
FREE_WAY: Final = 1.2


def win_chance(total: i64, strength: i64, sword: bool, rerolls: i64) -> float:
    """How likely the adventurers on a field win with so much in all."""
    better = total + SWORD_BONUS if sword else total
    faces = (4.0 if total > strength else 0.0) + (1.0 if better > strength else 0.0)
    # A shield that is rolled again gives every other face its chance again.
    tries = 1.0
    shield = 1.0
    for _ in range(rerolls):
        shield /= 6.0
        tries += shield
    return faces / 6.0 * tries


def draw_chance(rerolls: i64) -> float:
    """How likely all battles end in a draw."""
    shield = 1.0 / 6.0
    for _ in range(rerolls):
        shield /= 6.0
    return shield


def reward_worth(box: Box, island: Island, field: i64) -> float:
    """What beating the guards on a field is worth to each winner."""
    steps: i64 = 0
    guards = i64(island.guards[field])
    while guards:
        steps += box.guards[lowest(guards)].reward
        guards &= guards - 1
    times = law(box, island.white, REWARDS)
    return FREE_WAY + STEP * float(steps * times if times else steps)


def penalty_worth(box: Box, island: Island, player: Adventurer, field: i64) -> float:
    """What losing on a field costs somebody."""
    flowers: i64 = 0
    curses: i64 = 0
    if field == CITADEL:
        flowers = box.kingosh_flowers
        curses = box.kingosh_curses
    guards = i64(island.guards[field])
    while guards:
        guard = box.guards[lowest(guards)]
        guards &= guards - 1
        flowers += guard.flowers
        curses += guard.curses
    drained = ENERGY * float(trait(box, island, field, DRAIN))
    if count(player.hand) < flowers or player.free_slots() < curses:
        return THROWN + drained
    return FLOWER * float(flowers) + CURSE * float(curses) + drained


def worth_putting(
    box: Box, island: Island, player: Adventurer, number: i64, others: i64
) -> tuple[i64, float]:
    """How many energies pay best on a field of guards where `number` fight and the others bring so much,
    and how much they pay."""
    strength = resistance(box, island, player.field, number, 0)
    sword = sword_counts(box, island, player.field)
    reward = reward_worth(box, island, player.field)
    penalty = penalty_worth(box, island, player, player.field)
    best: i64 = 0
    most = -1000.0
    for put in range(player.vitality + 1):
        win = win_chance(put + others, strength, sword, 0)
        lose = 1.0 - draw_chance(0) - win
        # In a draw half of it comes back.
        worth = win * reward - lose * penalty - ENERGY * (1.0 - draw_chance(0) / 2.0) * float(put)
        if worth > most:
            most = worth
            best = put
    return best, most
