# mypyc
"""What yellow flowers and blue curses do: verbs that any card can be made of, each told here and only here.
Refuses to know the cards: a card is a row of effects, done one after the other.

A new verb is a row of WRITTEN, what it does in `_happen` (to a person) or `choose` (where one chooses), and a
text `effect-<verb>`."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import bit, count, nth
from atoll.core.chance import Chance

from .box import BEACH, CITADEL, OTHERS, RIVAL, YOU, Box, Effect
from .happenings import be_cursed, call_guard, draw_flower, lose, owe_flowers, recover, throw_down
from .island import TARGETING, Adventurer, Island, field_of, neighbour, put_guard, take_guard
from .moving import is_tile, next_pile, open_steps, step, turn_tile

# Verbs that happen to persons: to you, to a rival of your choice, to all others, or to all.
RECOVER: Final = 1  # so many energies from fatigue to vitality
LOSE: Final = 2  # so many energies from vitality to fatigue
DRAW: Final = 3  # so many flowers
CURSE: Final = 4  # is cursed so many times
FALL: Final = 5  # is thrown so many fields down
SUMMON: Final = 6  # so many guards appear on the field
DISCARD: Final = 7  # so many flowers
ROB: Final = 8  # so many flowers, drawn blindly, go to you
SWAP: Final = 9  # changes places with you
# Verbs of your own, with something to choose or not.
GIVE: Final = 10  # a curse of yours goes to a rival, who lays it
STEP: Final = 11  # a step that guards cannot hinder
LIFT: Final = 12  # a curse of yours is discarded
SCOUT: Final = 13  # look at so many tiles, and choose the one that comes next
LEAD: Final = 14  # a guard on your field or beside it moves one field
TURN: Final = 15  # your tile or one beside it is turned half round
MOON: Final = 16  # the moon goes back so many fields
# Each verb as it is written, in the order of its number: whom it may concern (places in WHOM), and the most
# that its own number may be.
ANYBODY: Final = [0, 1, 2, 3]
WRITTEN: Final[dict[str, tuple[list[int], int]]] = {
    "recover": (ANYBODY, 9),
    "lose": (ANYBODY, 9),
    "draw": (ANYBODY, 5),
    "curse": (ANYBODY, 3),
    "fall": (ANYBODY, 7),
    "summon": (ANYBODY, 1),
    "discard": (ANYBODY, 5),
    "rob": ([1, 2], 5),
    "swap": ([1], 1),
    "give": ([1], 1),
    "step": ([0], 1),
    "lift": ([0], 1),
    "scout": ([0], 3),
    "lead": ([0], 1),
    "turn": ([0], 1),
    "moon": ([0], 5),
}
VERBS: Final = ["", *WRITTEN]

# What may be chosen for a card, as places in one word: a seat, a direction or the own field, a slot, one of
# the tiles that are looked at, a guard.
SEAT: Final = 0
TOWARD: Final = 5
HERE: Final = 4
SLOT: Final = 10
NEXT: Final = 13
GUARD: Final = 16


def possible(box: Box, island: Island, seat: i64, start: i64) -> bool:
    """Whether a card can do anything: at least one of its effects needs no choice or has something to choose
    from."""
    while True:
        effect = box.effects[start]
        if effect.verb == 0:
            return False
        if not asks(effect) or choices(box, island, seat, effect, 0):
            return True
        start += 1


def asks(effect: Effect) -> bool:
    """Whether an effect needs a choice."""
    return effect.whom == RIVAL or (effect.verb > SWAP and effect.verb != MOON)


def run(box: Box, island: Island, chance: Chance) -> bool:
    """Go on with the card that is being played; whether its player must choose something now."""
    seat = island.turn
    while not island.owing and not island.calls:
        effect = box.effects[island.step]
        if effect.verb == 0:
            island.step = 0
            return False
        if asks(effect):
            if effect.verb == SCOUT and not island.looked:
                look(island, effect.number, chance)
            if choices(box, island, seat, effect, island.chosen):
                island.stage = TARGETING
                return True
        else:
            _all_of_them(box, island, effect, chance)
        island.step += 1
    return False


def _all_of_them(box: Box, island: Island, effect: Effect, chance: Chance) -> None:
    if effect.verb == MOON:
        island.moon = island.moon - effect.number if effect.number < island.moon else 0
    elif effect.whom == YOU:
        _happen(box, island, effect, island.turn, chance)
    else:
        for later in range(island.seats):
            seat = (island.turn + later) % island.seats
            if seat != island.turn or effect.whom != OTHERS:
                _happen(box, island, effect, seat, chance)


def _happen(box: Box, island: Island, effect: Effect, seat: i64, chance: Chance) -> None:
    """What a verb does to one person."""
    verb = effect.verb
    number = effect.number
    player = island.players[seat]
    if verb == RECOVER:
        recover(player, number)
    elif verb == LOSE:
        lose(player, number)
    elif verb == DRAW:
        for _ in range(number):
            draw_flower(box, island, seat, chance)
    elif verb == CURSE:
        be_cursed(island, seat, number)
    elif verb == FALL:
        throw_down(island, seat, number)
    elif verb == SUMMON:
        call_guard(island, player.field)
    elif verb == DISCARD:
        owe_flowers(island, seat, number)
    elif verb == ROB:
        _rob(box, island, player, number, chance)
    elif verb == SWAP:
        own = island.players[island.turn]
        own.field, player.field = player.field, own.field


def _rob(box: Box, island: Island, victim: Adventurer, number: i64, chance: Chance) -> None:
    thief = island.players[island.turn]
    while number and victim.hand:
        card = chance.draw("robbed", victim.hand)
        victim.hand ^= bit(card)
        thief.hand |= bit(card)
        number -= 1
    if count(thief.hand) > box.hand:  # I-A3
        island.owing |= bit(island.turn)


def look(island: Island, number: i64, chance: Chance) -> None:
    """The uppermost tiles are looked at; the one that somebody chose before is among them."""
    island.looked = bit(island.next) if island.next else 0
    while count(island.looked) < number:
        near = island.near & ~island.looked
        pile = near if near else island.far & ~island.looked
        if not pile:
            return
        island.looked |= bit(chance.draw("scouted", pile))


def choices(box: Box, island: Island, seat: i64, effect: Effect, chosen: i64) -> i64:
    """What can be chosen for an effect, after what was chosen for it before."""
    verb = effect.verb
    player = island.players[seat]
    found: i64 = 0
    if verb == GIVE:
        found = _giving(island, seat, chosen)
    elif effect.whom == RIVAL:
        found = _rivals(island, seat, verb) << SEAT
    elif verb == STEP:
        found = open_steps(box, island, player.field, True) << TOWARD
    elif verb == LIFT:
        found = _cursed_slots(player) << SLOT
    elif verb == SCOUT:
        found = _tiles_in_sight(island) << NEXT
    elif verb == LEAD:
        led = field_of(island, chosen - 1) if chosen else i64(BEACH)
        found = _leads(island, led) << TOWARD if chosen else _led(island, player.field) << GUARD
    elif verb == TURN:
        found = _turnable(island, player.field) << TOWARD
    return found


def _tiles_in_sight(island: Island) -> i64:
    """One for each tile that is looked at; before that, whether there is one."""
    if island.looked:
        return bit(count(island.looked)) - 1
    return 1 if next_pile(island) else 0


def _rivals(island: Island, seat: i64, verb: i64) -> i64:
    """The rivals to whom this can happen."""
    rivals: i64 = 0
    own = island.players[seat]
    for other in range(island.seats):
        player = island.players[other]
        if other == seat:
            continue
        if (verb == ROB and not player.hand) or (verb == DISCARD and not player.hand):
            continue
        if (verb == SWAP and player.field == own.field) or (verb == FALL and player.field == BEACH):
            continue
        if verb == SUMMON and player.field in (BEACH, CITADEL):
            continue
        rivals |= bit(other)
    return rivals


def _giving(island: Island, seat: i64, chosen: i64) -> i64:
    takers: i64 = 0
    for other in range(island.seats):
        if other != seat and island.players[other].free_slots():
            takers |= bit(other)
    if not takers:
        return 0
    return takers << SEAT if chosen else _cursed_slots(island.players[seat]) << SLOT


def _cursed_slots(player: Adventurer) -> i64:
    slots: i64 = 0
    for slot in range(3):
        if player.curse_on(slot):
            slots |= bit(slot)
    return slots


def _led(island: Island, field: i64) -> i64:
    """The guards on a field and beside it that can go somewhere."""
    guards: i64 = 0
    if _leads(island, field):
        guards |= i64(island.guards[field])
    for direction in range(4):
        beside = neighbour(island, field, direction)
        if beside >= 0 and island.guards[beside] and _leads(island, beside):
            guards |= i64(island.guards[beside])
    return guards


def _leads(island: Island, field: i64) -> i64:
    """Where a guard can go from a field: to a tile beside it; spikes do not hinder it."""  # I-F1
    steps: i64 = 0
    for direction in range(4):
        if is_tile(neighbour(island, field, direction)):
            steps |= bit(direction)
    return steps


def _turnable(island: Island, field: i64) -> i64:
    tiles: i64 = 1 << HERE if is_tile(field) else 0
    for direction in range(4):
        if is_tile(neighbour(island, field, direction)):
            tiles |= bit(direction)
    return tiles


def choose(box: Box, island: Island, choice: i64, chance: Chance) -> None:
    """The player of a card has chosen."""
    effect = box.effects[island.step]
    verb = effect.verb
    own = island.players[island.turn]
    if verb == GIVE:
        if not island.chosen:
            island.chosen = choice - SLOT + 1
            return
        slot = island.chosen - 1
        island.players[choice - SEAT].held = own.curse_on(slot)
        own.set_curse(slot, 0)
        island.owing |= bit(choice - SEAT)
    elif effect.whom == RIVAL:
        _happen(box, island, effect, choice - SEAT, chance)
    elif verb == STEP:
        step(box, island, island.turn, choice - TOWARD, chance)
    elif verb == LIFT:
        island.curse_discards |= bit(own.curse_on(choice - SLOT) - 1)
        own.set_curse(choice - SLOT, 0)
    elif verb == SCOUT:
        island.next = nth(island.looked, choice - NEXT)
        island.knows = bit(island.turn)
        island.looked = 0
    elif verb == LEAD:
        if not island.chosen:
            island.chosen = choice - GUARD + 1
            return
        guard = island.chosen - 1
        target = neighbour(island, field_of(island, guard), choice - TOWARD)
        take_guard(island, guard)
        put_guard(island, guard, target)
    else:
        here = choice == TOWARD + HERE
        turn_tile(box, island, own.field if here else neighbour(island, own.field, choice - TOWARD))
    island.chosen = 0
    island.step += 1
