# mypyc
"""Battles: who fights where, what red flowers and traits bring, the die, rewards and penalties.
Refuses to ask anybody: rules.py collects the energies and the flowers first.

A new power of red flowers is a word in POWERS, what it does where `power` is asked, and a text
`effect-<power>`; a new trait of guards a word in TRAITS, the same for `trait`, and a text `trait-<trait>`."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest
from atoll.core.chance import Chance

from .box import BEACH, CITADEL, Box
from .happenings import be_cursed, draw_flower, gain, lose, owe_flowers, throw_down
from .island import (
    CURSES,
    DISCARDS,
    DRAINED,
    DRAWN,
    FLOWERS,
    KINGOSH,
    LOST,
    MIDNIGHT,
    NO_PLEDGE,
    NONE,
    OVER,
    STARS,
    STEPS,
    THROWN,
    WON,
    Adventurer,
    Island,
    at_field,
    take_guard,
)
from .laws import GUARDS, REWARDS, SWORDLESS, law

STRENGTH: Final = 0  # so much more
FELLOWS: Final = 1  # so much more for each other adventurer on the field
SPARE: Final = 2  # no penalty
HARVEST: Final = 3  # the reward counts so many times
REROLL: Final = 4  # a shield is rolled again
WEAKEN: Final = 5  # the guards on the field are so much weaker together
BETRAY: Final = 6  # the bonus of the others' flowers on the field is yours
SAVE: Final = 7  # so many of the own energies come back to vitality
POWERS: Final = ["strength", "fellows", "spare", "harvest", "reroll", "weaken", "betray", "save"]
EACH: Final = 8

SWORDPROOF: Final = 1  # the sword brings nothing against it
WARY: Final = 2  # so much stronger for each adventurer on its field after the first
DRAIN: Final = 3  # who loses to it loses so many energies
NIGHTLY: Final = 4  # so much stronger once the moon has gone half its way
TRAITS: Final = ["", "swordproof", "wary", "drain", "nightly"]

SHIELD: Final = 1
SWORD: Final = 6
SWORD_BONUS: Final = 2


def battlefields(island: Island) -> i64:
    """The fields with an adventurer and somebody to fight."""  # I-B1
    fields: i64 = 0
    for player in island.players:
        fields |= bit(player.field)
    return fields & (island.guarded | (1 << CITADEL))


def fighters(island: Island) -> i64:
    """The seats that are in a battle."""
    fields = battlefields(island)
    seats: i64 = 0
    for seat in range(island.seats):
        if (fields >> island.players[seat].field) & 1:
            seats |= bit(seat)
    return seats


def prepare(island: Island) -> None:
    """What the last battle left is cleared away."""
    island.die = 0
    for player in island.players:
        player.pledge = NO_PLEDGE
        player.pledges = 0
        player.put = 0
        player.result = NONE
        player.fought = BEACH
        player.brought = 0
        player.bonus = 0
        player.total = 0
        player.against = 0
        player.foes = 0
        player.spoils = 0


def reveal(island: Island) -> None:
    """All energies are shown together and lie in the battle field now."""  # I-B3
    for player in island.players:
        player.vitality -= player.put


def power(box: Box, player: Adventurer, which: i64) -> i64:
    """What the red flower that a player has shown brings; 0 without it."""
    if player.bloom == 0:
        return 0
    kind = i64(box.flower_kind[player.bloom - 1])
    return i64(box.powers[kind * EACH + which])


def trait(box: Box, island: Island, field: i64, which: i64) -> i64:
    """The numbers of this trait, of all guards on a field together."""
    found: i64 = 0
    guards = i64(island.guards[field])
    while guards:
        guard = box.guards[lowest(guards)]
        guards &= guards - 1
        if guard.trait == which:
            found += guard.number
    return found


def resistance(box: Box, island: Island, field: i64, adventurers: i64, weakened: i64) -> i64:
    """What the adventurers on a field have to exceed."""  # I-B6
    if field == CITADEL:  # I-F2
        return i64(box.kingosh[island.seats - 1])
    strength: i64 = -weakened
    guards = i64(island.guards[field])
    while guards:
        guard = box.guards[lowest(guards)]
        guards &= guards - 1
        strength += guard.strength + law(box, island.white, GUARDS)
        if guard.trait == WARY:
            strength += guard.number * (adventurers - 1)
        elif guard.trait == NIGHTLY and 2 * island.moon >= i64(box.moon[island.seats - 1]) - 1:
            strength += guard.number
    return strength if strength > 0 else 0


def sword_counts(box: Box, island: Island, field: i64) -> bool:
    """Whether the sword brings its bonus on a field."""  # I-B5
    if law(box, island.white, SWORDLESS):
        return False
    return field == CITADEL or trait(box, island, field, SWORDPROOF) == 0


def own_bonus(box: Box, player: Adventurer, adventurers: i64) -> i64:
    """What an adventurer's own flower adds."""
    return power(box, player, STRENGTH) + power(box, player, FELLOWS) * (adventurers - 1)


def fight(box: Box, island: Island, countdown: bool, chance: Chance) -> None:
    """The die is rolled, and all battles are decided at the same time."""
    _roll(box, island, chance)
    fields = battlefields(island)
    if island.die == SHIELD:
        for player in island.players:
            if (fields >> player.field) & 1:
                _draw(island, player)
    else:
        remaining = fields
        while remaining:
            _decide(box, island, lowest(remaining))
            remaining &= remaining - 1
        if (fields >> CITADEL) & 1 and _kingosh_is_beaten(island):  # I-E1
            island.end = KINGOSH
            island.stage = OVER
            return
    if countdown and SHIELD < island.die < SWORD and _moon_moves(box, island):  # I-E3
        return
    for later in range(island.seats):
        _consequences(box, island, (island.turn + later) % island.seats, chance)
    _clear(island)


def _roll(box: Box, island: Island, chance: Chance) -> None:  # I-B5
    island.die = 1 + chance.roll("die", 6)
    for player in island.players:
        if island.die == SHIELD and power(box, player, REROLL):
            island.die = 1 + chance.roll("die", 6)


def _draw(island: Island, player: Adventurer) -> None:
    """The smaller half goes to fatigue, the rest back to vitality."""  # I-B5
    player.result = DRAWN
    player.fought = player.field
    player.foes = i64(island.guards[player.field])
    player.brought = player.put
    player.fatigue += player.put // 2
    player.vitality += player.put - player.put // 2
    player.put = 0


def _decide(box: Box, island: Island, field: i64) -> None:
    """How the battle on a field goes: everyone there notes it."""  # I-B6
    seats = at_field(island, field)
    number = count(seats)
    total: i64 = SWORD_BONUS if island.die == SWORD and sword_counts(box, island, field) else 0
    bonuses: i64 = 0
    weakened: i64 = 0
    traitor: i64 = -1
    for later in range(island.seats):
        seat = (island.turn + later) % island.seats
        if not (seats >> seat) & 1:
            continue
        player = island.players[seat]
        player.brought = player.put
        player.bonus = own_bonus(box, player, number)
        total += player.brought + player.bonus
        bonuses += player.bonus
        weakened += power(box, player, WEAKEN)
        if traitor < 0 and power(box, player, BETRAY):
            traitor = seat
    strength = resistance(box, island, field, number, weakened)
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        player = island.players[seat]
        if traitor >= 0:
            player.bonus = bonuses if seat == traitor else 0
        player.fought = field
        player.foes = i64(island.guards[field])
        player.total = total
        player.against = strength
        player.result = WON if total > strength else LOST


def _kingosh_is_beaten(island: Island) -> bool:
    return any(player.field == CITADEL and player.result == WON for player in island.players)


def _moon_moves(box: Box, island: Island) -> bool:
    """Whether that was midnight."""  # I-E3
    if island.moon == i64(box.moon[island.seats - 1]) - 1:
        island.end = MIDNIGHT
        island.stage = OVER
        return True
    island.moon += 1
    return False


def _consequences(box: Box, island: Island, seat: i64, chance: Chance) -> None:
    """Reward or penalty of one adventurer, and where the energies go."""
    player = island.players[seat]
    if player.result == NONE:
        return
    saved = power(box, player, SAVE)
    saved = min(saved, player.put)
    player.vitality += saved
    player.fatigue += player.put - saved  # I-B9
    player.put = 0
    if player.result == WON:
        _reward(box, island, seat, chance)
    elif player.result == LOST:
        _penalty(box, island, seat)


def _reward(box: Box, island: Island, seat: i64, chance: Chance) -> None:  # I-B7
    player = island.players[seat]
    steps: i64 = 0
    guards = i64(island.guards[player.fought])
    while guards:
        steps += box.guards[lowest(guards)].reward
        guards &= guards - 1
    steps *= _times(power(box, player, HARVEST)) * _times(law(box, island.white, REWARDS))
    player.note(STEPS, steps)
    while steps:
        steps -= 1
        player.wheel = (player.wheel + 1) % box.wheel
        if (box.wheel_flowers >> player.wheel) & 1:
            player.note(FLOWERS, draw_flower(box, island, seat, chance))
        if (box.stars >> player.wheel) & 1:
            player.note(STARS, gain(island, player))


def _times(number: i64) -> i64:
    return number if number else 1


def _penalty(box: Box, island: Island, seat: i64) -> None:  # I-B8
    player = island.players[seat]
    player.note(DRAINED, lose(player, trait(box, island, player.fought, DRAIN)))
    if power(box, player, SPARE):
        return
    flowers: i64 = 0
    curses: i64 = 0
    if player.fought == CITADEL:
        flowers = box.kingosh_flowers
        curses = box.kingosh_curses
    guards = i64(island.guards[player.fought])
    while guards:
        guard = box.guards[lowest(guards)]
        guards &= guards - 1
        flowers += guard.flowers
        curses += guard.curses
    # The flower that was shown is not in the hand any more.
    if count(player.hand) < flowers or player.free_slots() < curses:
        throw_down(island, seat, 1)
        player.note(THROWN, 1)
        return
    player.note(DISCARDS, flowers)
    player.note(CURSES, curses)
    owe_flowers(island, seat, flowers)
    be_cursed(island, seat, curses)


def _clear(island: Island) -> None:
    """Beaten guards leave the island, red flowers are discarded."""  # I-B7, I-B9
    for player in island.players:
        if player.result == WON:
            guards = i64(island.guards[player.fought])
            while guards:
                guard = lowest(guards)
                guards &= guards - 1
                take_guard(island, guard)
                island.beaten |= bit(guard)
        if player.bloom:
            island.flower_discards |= bit(player.bloom - 1)
            player.bloom = 0
