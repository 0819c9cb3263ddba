# mypyc
"""What happens to an adventurer, whatever the reason: energies go, flowers and curses come, a throw, a guard.
Refuses to ask anybody: what must be decided is noted as owed, and `settle` says who is to decide first."""

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest
from atoll.core.chance import Chance

from .box import BEACH, CITADEL, Box
from .island import (
    OWING,
    TAKING,
    Adventurer,
    Island,
    column,
    field_of,
    put_guard,
    row,
    slide,
    take_guard,
)

# With fewer guards the bag is not filled again.  # I-F3
BAG = 3


def lose(player: Adventurer, energies: i64) -> i64:
    """As many as there are; how many that was."""  # I-C3
    lost = energies if energies < player.vitality else player.vitality
    player.vitality -= lost
    player.fatigue += lost
    return lost


def recover(player: Adventurer, energies: i64) -> None:  # I-A1
    back = energies if energies < player.fatigue else player.fatigue
    player.fatigue -= back
    player.vitality += back


def gain(island: Island, player: Adventurer) -> i64:
    """An extra energy, while the supply lasts; how many that was."""  # I-B7
    if not island.supply:
        return 0
    island.supply -= 1
    player.vitality += 1
    return 1


def draw_flower(box: Box, island: Island, seat: i64, chance: Chance) -> i64:
    """One from the pile, if any is left; how many that was."""  # I-A3
    if not island.flowers:
        island.flowers = island.flower_discards
        island.flower_discards = 0
        if not island.flowers:
            return 0
    card = chance.draw("flower", island.flowers)
    island.flowers ^= bit(card)
    player = island.players[seat]
    player.hand |= bit(card)
    if count(player.hand) > box.hand:
        island.owing |= bit(seat)
    return 1


def discard_flower(island: Island, seat: i64, card: i64) -> None:
    island.players[seat].hand ^= bit(card)
    island.flower_discards |= bit(card)


def be_cursed(island: Island, seat: i64, times: i64) -> None:  # I-C1
    if times:
        island.players[seat].due_curses += times
        island.owing |= bit(seat)


def owe_flowers(island: Island, seat: i64, number: i64) -> None:
    """So many flowers of the own choice are to be discarded, or all there are."""
    player = island.players[seat]
    held = count(player.hand)
    player.due_flowers = number if number < held else held
    if player.due_flowers:
        island.owing |= bit(seat)


def throw_down(island: Island, seat: i64, fields: i64) -> None:  # I-B8, I-B10
    player = island.players[seat]
    while fields and player.field != BEACH:
        player.field = slide(island, player.field)
        fields -= 1


def call_guard(island: Island, field: i64) -> None:
    """A guard is to appear on a field."""  # I-A7, I-F1
    if field not in (BEACH, CITADEL):
        island.calls = (island.calls << 8) | (field + 1)


def settle(box: Box, island: Island, chance: Chance) -> bool:
    """Let everything happen that nobody need decide; whether somebody is to decide now."""
    return (island.calls != 0 and guards_appear(island, chance)) or (
        island.owing != 0 and _who_owes(box, island, chance)
    )


def guards_appear(island: Island, chance: Chance) -> bool:
    """Draw the guards that were called; whether somebody must first choose one for the bag."""
    while island.calls:
        if not island.bag and refill(island):
            return True
        field = (island.calls & 255) - 1
        island.calls >>= 8
        if island.bag:
            guard = chance.draw("guard", island.bag)
            island.bag ^= bit(guard)
            put_guard(island, guard, field)
    return False


def refill(island: Island) -> bool:
    """The bag is filled again; whether the holder of the die must choose."""  # I-F3
    island.bag |= island.beaten
    island.beaten = 0
    while count(island.bag) < BAG and island.guarded:
        nearest = nearest_guards(island)
        if count(nearest) > 1:
            island.stage = TAKING
            return True
        take_guard(island, lowest(nearest))
        island.bag |= nearest
    return False


def nearest_guards(island: Island) -> i64:
    """The guards on the island that are fewest steps from the beach."""
    nearest: i64 = 0
    least: i64 = 1 << 20
    fields = island.guarded
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        aside = column(island, field)
        steps = row(island, field) + (aside if aside > 0 else -aside)
        if steps < least:
            least = steps
            nearest = 0
        if steps == least:
            nearest |= i64(island.guards[field])
    return nearest


def take_up(island: Island, guard: i64) -> None:
    """A guard goes from the island into the bag."""
    assert field_of(island, guard) >= 0
    take_guard(island, guard)
    island.bag |= bit(guard)


def _who_owes(box: Box, island: Island, chance: Chance) -> bool:
    """Whether somebody has to discard flowers or lay a curse; the first from the active player on."""
    later: i64 = 0
    while island.owing and later < island.seats:
        seat = (island.turn + later) % island.seats
        later += 1
        if not (island.owing >> seat) & 1:
            continue
        if _owes(box, island, seat, chance):
            island.stage = OWING
            return True
        island.owing ^= bit(seat)
    return False


def _owes(box: Box, island: Island, seat: i64, chance: Chance) -> bool:
    player = island.players[seat]
    if player.held or must_discard(box, player):
        return True
    while player.due_curses:
        player.due_curses -= 1
        if not player.free_slots():  # I-C1
            throw_down(island, seat, 1)
        else:
            _draw_curse(island, player, chance)
            if player.held:
                return True
    return False


def must_discard(box: Box, player: Adventurer) -> bool:
    return player.due_flowers > 0 or count(player.hand) > box.hand


def _draw_curse(island: Island, player: Adventurer, chance: Chance) -> None:
    if not island.curses:  # I-C2
        island.curses = island.curse_discards
        island.curse_discards = 0
        if not island.curses:
            return
    card = chance.draw("curse", island.curses)
    island.curses ^= bit(card)
    player.held = card + 1
