# mypyc
"""The island as it lies on the table and the adventurers on it: places, cards, energies, the moon.
Refuses to know what may be done; it can be copied, and it grows."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, lowest
from atoll.core.rules import Position

from .box import BEACH, CITADEL, DOWN, RIGHT, UP, Box

# What is being decided.
ACTING: Final = 0  # an action, or to end the turn
TARGETING: Final = 1  # what a card is played on
OWING: Final = 2  # where a curse is laid, what is discarded
TAKING: Final = 3  # which guard goes back into the bag  # I-F3
COMMITTING: Final = 4  # energies, in secret
BLOOMING: Final = 5  # a red flower, or none
OVER: Final = 6

# Where the turn stands.
BEFORE: Final = 0
BATTLE: Final = 1
AFTER: Final = 2  # the second pair of actions of who holds the battle token

# How a battle went.
NONE: Final = 0
WON: Final = 1
LOST: Final = 2
DRAWN: Final = 3

# How it ended.
KINGOSH: Final = 1
LOST_WAY: Final = 2
MIDNIGHT: Final = 3
DAWN: Final = 4

# What a battle may bring or cost, in the order of their places in `Adventurer.spoils`.
STEPS: Final = 0
FLOWERS: Final = 1
STARS: Final = 2
DISCARDS: Final = 3
CURSES: Final = 4
DRAINED: Final = 5
THROWN: Final = 6
SPOILS: Final = ["steps", "flowers", "stars", "discards", "curses", "drained", "thrown"]

NO_PLEDGE: Final = -1

_ACROSS: Final = 256
_MIDDLE: Final = 128


@final
class Adventurer(Position):
    """One player's things."""

    def __init__(self, energies: i64) -> None:
        self.field: i64 = BEACH
        self.vitality: i64 = energies
        self.fatigue: i64 = 0
        self.wheel: i64 = 0
        # A set of flower cards.
        self.hand: i64 = 0
        # Eight bits for each slot: 0, or the curse on it and 1.
        self.slots: i64 = 0
        # A curse in the hand, to be laid on a slot: 0, or the card and 1.
        self.held: i64 = 0
        self.due_curses: i64 = 0
        self.due_flowers: i64 = 0
        # The battle: what was pledged and how often, energies put in, the red flower (0, or its card and 1).
        self.pledge: i64 = NO_PLEDGE
        self.pledges: i64 = 0
        self.put: i64 = 0
        self.bloom: i64 = 0
        # The last battle: how it went, where, what was put in, the own bonus, all together against what.
        self.result: i64 = NONE
        self.fought: i64 = BEACH
        self.brought: i64 = 0
        self.bonus: i64 = 0
        self.total: i64 = 0
        self.against: i64 = 0
        # The guards there, and what the battle brought or cost (SPOILS), eight bits each.
        self.foes: i64 = 0
        self.spoils: i64 = 0

    def copy(self) -> "Adventurer":
        other = Adventurer(self.vitality)
        other.field = self.field
        other.fatigue = self.fatigue
        other.wheel = self.wheel
        other.hand = self.hand
        other.slots = self.slots
        other.held = self.held
        other.due_curses = self.due_curses
        other.due_flowers = self.due_flowers
        other.pledge = self.pledge
        other.pledges = self.pledges
        other.put = self.put
        other.bloom = self.bloom
        other.result = self.result
        other.fought = self.fought
        other.brought = self.brought
        other.bonus = self.bonus
        other.total = self.total
        other.against = self.against
        other.foes = self.foes
        other.spoils = self.spoils
        return other

    def note(self, spoil: i64, number: i64) -> None:
        """Something that the last battle brought or cost, for who asks later."""
        self.spoils += number << (8 * spoil)

    def curse_on(self, slot: i64) -> i64:
        """0, or the curse on a slot of the action table and 1."""
        return (self.slots >> (8 * slot)) & 255

    def set_curse(self, slot: i64, curse: i64) -> None:
        """Lay a curse (its card and 1) on a slot, or free it (0)."""
        self.slots = self.slots & ~(255 << (8 * slot)) | (curse << (8 * slot))

    def free_slots(self) -> i64:
        """How many slots hold no curse."""
        free: i64 = 0
        for slot in range(3):
            if self.curse_on(slot) == 0:
                free += 1
        return free


@final
class Island(Position):
    """Everything on the table. Sets of fields, cards, guards and seats are words."""

    def __init__(self, seats: i64, fields: i64) -> None:
        self.seats = seats
        self.players: list[Adventurer] = []
        # Where each field lies (row and column in one number), its four neighbours, and its guards.
        self.cells: list[int] = [0] * int(fields)
        self.links: list[int] = [0] * int(fields)
        self.guards: list[int] = [0] * int(fields)
        self.laid: i64 = 0
        self.guarded: i64 = 0
        self.turned: i64 = 0
        self.near: i64 = 0
        self.far: i64 = 0
        # The tile that comes next, if somebody chose it (0, or its field), and the set of seats that know it.
        self.next: i64 = 0
        self.knows: i64 = 0
        # The tiles that are being looked at.
        self.looked: i64 = 0
        # When no tile is left: the fields from which a way leads to the citadel.
        self.way: i64 = 0
        self.bag: i64 = 0
        self.beaten: i64 = 0
        self.flowers: i64 = 0
        self.flower_discards: i64 = 0
        self.curses: i64 = 0
        self.curse_discards: i64 = 0
        self.white: i64 = 0
        self.supply: i64 = 0
        self.moon: i64 = 0
        self.stage: i64 = ACTING
        # Who began, who holds the battle token or the die, whose turn it is, and how many turns there were.
        self.start: i64 = 0
        self.token: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.part: i64 = BEFORE
        # The actions taken of this pair: 1 rest, 2 flower, 4 move, 8 curse.
        self.done: i64 = 0
        # The card that is being played (0; a flower and 1; a curse and 65), the effect it has come to, and
        # what was chosen for that effect so far (0, or a number and 1).
        self.playing: i64 = 0
        self.step: i64 = 0
        self.chosen: i64 = 0
        # Who owes a decision on curses or discards; the fields where guards must still appear, packed.
        self.owing: i64 = 0
        self.calls: i64 = 0
        # In a battle: who has still to choose.
        self.waiting: i64 = 0
        self.die: i64 = 0
        self.end: i64 = 0
        # The last decision, if all may know it: its action and 1, or 0; and whose it was.
        self.last: i64 = 0
        self.actor: i64 = 0

    def copy(self) -> "Island":
        other = Island(self.seats, 0)
        other.players = [player.copy() for player in self.players]
        other.cells = self.cells.copy()
        other.links = self.links.copy()
        other.guards = self.guards.copy()
        other.laid = self.laid
        other.guarded = self.guarded
        other.turned = self.turned
        other.near = self.near
        other.far = self.far
        other.next = self.next
        other.knows = self.knows
        other.looked = self.looked
        other.way = self.way
        other.bag = self.bag
        other.beaten = self.beaten
        other.flowers = self.flowers
        other.flower_discards = self.flower_discards
        other.curses = self.curses
        other.curse_discards = self.curse_discards
        other.white = self.white
        other.supply = self.supply
        other.moon = self.moon
        other.stage = self.stage
        other.start = self.start
        other.token = self.token
        other.turn = self.turn
        other.turns = self.turns
        other.part = self.part
        other.done = self.done
        other.playing = self.playing
        other.step = self.step
        other.chosen = self.chosen
        other.owing = self.owing
        other.calls = self.calls
        other.waiting = self.waiting
        other.die = self.die
        other.end = self.end
        other.last = self.last
        other.actor = self.actor
        return other


def cell(row: i64, column: i64) -> i64:
    """A place in one number; the column of the beach is 0."""
    return row * _ACROSS + column + _MIDDLE


def row(island: Island, field: i64) -> i64:
    """How far up a field lies; the beach is in row 0."""
    return i64(island.cells[field]) >> 8


def column(island: Island, field: i64) -> i64:
    """How far to the right of the beach a field lies."""
    return (i64(island.cells[field]) & 255) - _MIDDLE


def place_of(at: i64) -> str:
    """The name of a place: its row, and how far west or east of the beach it lies: 3m, 3w2, 3e1."""
    aside = (at & 255) - _MIDDLE
    if aside == 0:
        return f"{int(at >> 8)}m"
    return f"{int(at >> 8)}w{int(-aside)}" if aside < 0 else f"{int(at >> 8)}e{int(aside)}"


def place(island: Island, field: i64) -> str:
    """The name of the place where a field lies."""
    if field == BEACH:
        return "beach"
    return "citadel" if field == CITADEL else place_of(i64(island.cells[field]))


def beyond(at: i64, direction: i64) -> i64:
    """The cell next to a cell."""
    if direction == UP:
        return at + _ACROSS
    if direction == DOWN:
        return at - _ACROSS
    return at + 1 if direction == RIGHT else at - 1


def neighbour(island: Island, field: i64, direction: i64) -> i64:
    """The field next to a field; -1 where nothing lies yet."""
    return ((i64(island.links[field]) >> (8 * direction)) & 255) - 1


def lay(island: Island, field: i64, at: i64) -> None:
    """A field comes to lie, and is linked with those beside it."""
    for direction in range(4):
        there = beyond(at, direction)
        others = island.laid
        while others:
            other = lowest(others)
            others &= others - 1
            if i64(island.cells[other]) == there:
                island.links[field] |= int((other + 1) << (8 * direction))
                island.links[other] |= int((field + 1) << (8 * (direction ^ 2)))
    island.cells[field] = int(at)
    island.laid |= bit(field)


def slide(island: Island, field: i64) -> i64:
    """Where one lands who is thrown one field down: the next field below, else the beach."""  # I-B10
    below = neighbour(island, field, DOWN)
    if below >= 0:
        return below
    found: i64 = BEACH
    highest: i64 = -1
    own = row(island, field)
    others = island.laid
    while others:
        other = lowest(others)
        others &= others - 1
        if column(island, other) == column(island, field) and highest < row(island, other) < own:
            highest = row(island, other)
            found = other
    return found


def spikes(box: Box, island: Island, field: i64, edge: i64) -> i64:
    """What sits on an edge of a field as it lies now: 0 nothing, 1 black, 2 red spikes."""
    tile = box.tiles[field]
    if (island.turned >> field) & 1:
        edge ^= 2
    if (tile.red >> edge) & 1:
        return 2
    return (tile.black >> edge) & 1


def ways(box: Box, island: Island) -> i64:
    """The fields from which the citadel can be reached, guards aside."""  # I-E2
    reached: i64 = 1 << CITADEL
    fresh = reached
    while fresh:
        field = lowest(fresh)
        fresh &= fresh - 1
        for direction in range(4):
            other = neighbour(island, field, direction)
            # From `other` one enters `field` across the edge between them.
            if other >= 0 and not (reached >> other) & 1 and spikes(box, island, field, direction) != 2:
                reached |= bit(other)
                fresh |= bit(other)
    return reached


def at_field(island: Island, field: i64) -> i64:
    """The set of adventurers on a field."""
    there: i64 = 0
    for seat in range(island.seats):
        if island.players[seat].field == field:
            there |= bit(seat)
    return there


def put_guard(island: Island, guard: i64, field: i64) -> None:
    """A guard comes to stand on a field."""
    island.guards[field] |= int(bit(guard))
    island.guarded |= bit(field)


def take_guard(island: Island, guard: i64) -> None:
    """A guard leaves the island."""
    field = field_of(island, guard)
    island.guards[field] ^= int(bit(guard))
    if not island.guards[field]:
        island.guarded ^= bit(field)


def field_of(island: Island, guard: i64) -> i64:
    """Where a guard stands; -1 when it is not on the island."""
    fields = island.guarded
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        if (i64(island.guards[field]) >> guard) & 1:
            return field
    return -1
