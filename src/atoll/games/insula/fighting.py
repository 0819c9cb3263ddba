# mypyc
"""How an adventurer judges the battles at hand and the one to come: what to put in, which flower, whether
Kingosh can fall and whether there is time. Refuses to judge anything but battles."""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.core.bits import count, lowest

from .battles import (
    EACH,
    FELLOWS,
    HARVEST,
    REROLL,
    SAVE,
    SPARE,
    STRENGTH,
    WEAKEN,
    own_bonus,
    power,
    resistance,
    sword_counts,
)
from .box import CITADEL, Box
from .island import NO_PLEDGE, Adventurer, Island, at_field, row
from .odds import ENERGY, FREE_WAY, draw_chance, penalty_worth, reward_worth, win_chance, worth_putting
from .rules import InsulaRules

# What an unknown flower in a hand is taken to bring against Kingosh.
UNSEEN: Final = 0.5
# Of each six rolls, four move the moon.
ROLLS_PER_MOON: Final = 1.5
# What it is worth to win the game, beside other battles.
VICTORY: Final = 8.0
# What a flower is worth in a battle that is likely the last.
LAST: Final = 0.5


def phases_left(rules: InsulaRules, island: Island) -> float:
    """About how many battles there will be until the night is over."""
    rounds = float(rules.box.rounds * island.seats - island.turns) / float(island.seats)
    if not rules.countdown:
        return rounds
    moons = float(i64(rules.box.moon[island.seats - 1]) - island.moon)
    return min(rounds, moons * ROLLS_PER_MOON)


def late(rules: InsulaRules, island: Island) -> bool:
    """Whether one should not wait for anybody any more."""
    return phases_left(rules, island) < 4.0


def strongest_bloom(box: Box, player: Adventurer, number: i64) -> i64:
    """The most that a flower in this hand adds where so many fight."""
    most: i64 = 0
    cards = player.hand & ~box.yellow
    while cards:
        kind = i64(box.flower_kind[lowest(cards)])
        cards &= cards - 1
        adds = strengthens(box, kind, number)
        most = max(most, adds)
    return most


def strengthens(box: Box, kind: i64, number: i64) -> i64:
    return i64(box.powers[kind * EACH + STRENGTH]) + i64(box.powers[kind * EACH + FELLOWS]) * (number - 1)


def might(box: Box, island: Island, other: i64, seat: i64) -> float:
    """What somebody could bring into a battle now, as far as `seat` knows."""
    player = island.players[other]
    if other == seat:
        return float(player.vitality + strongest_bloom(box, player, 2))
    return float(player.vitality) + UNSEEN * float(min(2, count(player.hand)))


def near_citadel(island: Island, player: Adventurer) -> bool:
    """Whether somebody is in the citadel or one step from it."""
    if player.field == CITADEL:
        return True
    place = i64(island.cells[player.field]) - i64(island.cells[CITADEL])
    return place in (-256, -1, 1) and not (island.guarded >> player.field) & 1


def kingosh_can_fall(rules: InsulaRules, island: Island, seat: i64) -> bool:
    """Whether those who are there or nearly there could beat him together."""
    together = 0.0
    for other in range(island.seats):
        if near_citadel(island, island.players[other]):
            together += might(rules.box, island, other, seat)
    return together > float(i64(rules.box.kingosh[island.seats - 1]))


def is_prepared(rules: InsulaRules, island: Island, seat: i64) -> bool:
    """Whether all together, rested and with what they hold, would be enough against Kingosh."""
    together = 0.0
    for other in range(island.seats):
        together += might(rules.box, island, other, seat) + float(island.players[other].fatigue)
    return together > float(i64(rules.box.kingosh[island.seats - 1])) + 1.0


def fight_worth(rules: InsulaRules, island: Island, player: Adventurer, field: i64, spent: i64) -> float:
    """What the battle on a field of guards promises to somebody there, who spends so many energies before."""
    box = rules.box
    number = count(at_field(island, field))
    most = player.vitality - spent
    if player.field == field:
        most -= player.vitality
    else:
        number += 1
    for other in island.players:
        if other.field == field:
            most += other.vitality
    strength = resistance(box, island, field, number, 0)
    win = win_chance(most, strength, sword_counts(box, island, field), 0)
    lose = 1.0 - draw_chance(0) - win
    return win * reward_worth(box, island, field) - lose * penalty_worth(box, island, player, field)


def expected(box: Box, island: Island, seat: i64, strength: i64) -> i64:
    """What the others on a seat's field will put in: what they pledged, else a fair share."""
    player = island.players[seat]
    number = count(at_field(island, player.field))
    brought: i64 = 0
    for other in range(island.seats):
        rival = island.players[other]
        if other == seat or rival.field != player.field:
            continue
        share = rival.pledge if rival.pledge != NO_PLEDGE else (strength + 1) // number
        brought += share if share < rival.vitality else rival.vitality
    return brought


def energies(rules: InsulaRules, island: Island, seat: i64, keeping: list[float]) -> i64:
    """How many energies to put in."""
    box = rules.box
    player = island.players[seat]
    number = count(at_field(island, player.field))
    strength = resistance(box, island, player.field, number, 0)
    if player.field != CITADEL:
        return _with_or_without_flower(box, island, seat, expected(box, island, seat, strength), keeping)
    # Against Kingosh it is all or nothing: who brings most wins.
    together = 2.0 if sword_counts(box, island, CITADEL) else 0.0
    for other in range(island.seats):
        if island.players[other].field == CITADEL:
            together += might(box, island, other, seat)
    return player.vitality if together > float(strength) else 0


def _with_or_without_flower(box: Box, island: Island, seat: i64, others: i64, keeping: list[float]) -> i64:
    """The energies that pay best, alone or beside a red flower from the hand."""
    player = island.players[seat]
    number = count(at_field(island, player.field))
    best, most = worth_putting(box, island, player, number, others)
    cards = player.hand & ~box.yellow
    while cards:
        kind = i64(box.flower_kind[lowest(cards)])
        cards &= cards - 1
        adds = strengthens(box, kind, number) + i64(box.powers[kind * EACH + WEAKEN])
        put, worth = worth_putting(box, island, player, number, others + adds)
        if worth - keeping[kind] > most:
            best = put
            most = worth - keeping[kind]
    return best


def best_bloom(box: Box, island: Island, seat: i64, keeping: list[float]) -> i64:
    """The kind of red flower that is worth more here than in the hand; the number of kinds for none."""
    player = island.players[seat]
    best: i64 = len(box.flower_cards)
    most = 0.15
    cards = player.hand & ~box.yellow
    while cards:
        kind = i64(box.flower_kind[lowest(cards)])
        cards &= cards - 1
        worth = _bloom_worth(box, island, player, kind) - 0.5 * keeping[kind]
        if worth > most:
            most = worth
            best = kind
    return best


def _rerolls(box: Box, island: Island) -> i64:
    """How many may have the die rolled again."""
    rerolls: i64 = 0
    for other in island.players:
        if power(box, other, REROLL):
            rerolls += 1
    return rerolls


def bloom_chances(box: Box, island: Island, player: Adventurer, kind: i64) -> tuple[float, float]:
    """How likely the battle of a player is won without another flower, and with one of this kind."""
    field = player.field
    number = count(at_field(island, field))
    total: i64 = 0
    weakened: i64 = 0
    for other in island.players:
        if other.field == field:
            total += other.put + own_bonus(box, other, number)
            weakened += power(box, other, WEAKEN)
    sword = sword_counts(box, island, field)
    rerolls = _rerolls(box, island)
    before = win_chance(total, resistance(box, island, field, number, weakened), sword, rerolls)
    weakened += i64(box.powers[kind * EACH + WEAKEN])
    again: i64 = 1 if i64(box.powers[kind * EACH + REROLL]) else 0
    strength = resistance(box, island, field, number, weakened)
    return before, win_chance(total + strengthens(box, kind, number), strength, sword, rerolls + again)


def _bloom_worth(box: Box, island: Island, player: Adventurer, kind: i64) -> float:
    """What a red flower changes for who plays it, by the exact odds before and after."""
    field = player.field
    adds = strengthens(box, kind, count(at_field(island, field)))
    before, after = bloom_chances(box, island, player, kind)
    rerolls = _rerolls(box, island)
    again: i64 = 1 if i64(box.powers[kind * EACH + REROLL]) else 0
    penalty = penalty_worth(box, island, player, field)
    lost = 1.0 - draw_chance(rerolls + again) - after
    worth = penalty * lost if i64(box.powers[kind * EACH + SPARE]) else 0.0
    if field == CITADEL:
        # Who wins needs no flower any more.
        return worth + VICTORY * (after - before) + after * (0.4 * float(adds) + LAST)
    reward = reward_worth(box, island, field)
    worth += (after - before) * (reward + penalty)
    times = i64(box.powers[kind * EACH + HARVEST])
    if times > 1:
        worth += after * float(times - 1) * (reward - FREE_WAY)
    saved = i64(box.powers[kind * EACH + SAVE])
    return worth + ENERGY * float(saved if saved < player.put else player.put)


def team(rules: InsulaRules, island: Island) -> float:
    """How likely somebody beats Kingosh before the night is over, by what all together can still bring."""
    left = phases_left(rules, island)
    top = row(island, CITADEL)
    together = 0.0
    for player in island.players:
        steps = float(top - row(island, player.field))
        in_time = 1.0 / (1.0 + exp(0.9 * (steps + 1.0 - left)))
        together += in_time * (float(player.vitality + player.fatigue) + UNSEEN * float(count(player.hand)))
    strength = float(i64(rules.box.kingosh[island.seats - 1]))
    ready = 1.0 / (1.0 + exp(-0.35 * (together - strength - 2.0)))
    return ready * (1.0 - exp(-0.25 * left))
