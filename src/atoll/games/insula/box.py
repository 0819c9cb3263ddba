# mypyc
"""What lies in the box, as numbers and sets: tiles, guards, flowers, curses and what they do.
Refuses to read files and to check anything: content.py does both."""

from typing import Final, final

from mypy_extensions import i64

# Directions, and the edges of a tile.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ["up", "right", "down", "left"]

# The slots of the own action table.  # I-S1
REST: Final = 0
FLOWER: Final = 1
MOVE: Final = 2
SLOTS: Final = ["rest", "flower", "move"]

EASE: Final = 0
MEADOW: Final = 1
DANGER: Final = 2
KINDS: Final = ["ease", "meadow", "danger"]

# Two fields lie there from the start; the others are tiles, in the order of their file.
BEACH: Final = 0
CITADEL: Final = 1
FIRST_TILE: Final = 2

# Whom a verb concerns.
YOU: Final = 0
RIVAL: Final = 1
OTHERS: Final = 2
ALL: Final = 3
WHOM: Final = ["you", "rival", "others", "all"]


@final
class Effect:
    """One thing that a card does: a verb, whom it concerns, how much."""

    def __init__(self, verb: i64, whom: i64, number: i64) -> None:
        self.verb = verb
        self.whom = whom
        self.number = number


@final
class Tile:
    """What is printed on a tile; spikes are sets of edges."""

    def __init__(self, kind: i64, red: i64, black: i64) -> None:
        self.kind = kind
        self.red = red
        self.black = black


@final
class Guard:
    """What is printed on a guard."""

    def __init__(
        self, strength: i64, reward: i64, *, flowers: i64, curses: i64, trait: i64, number: i64
    ) -> None:
        self.strength = strength
        self.reward = reward
        self.flowers = flowers
        self.curses = curses
        self.trait = trait
        self.number = number


@final
class Box:
    """All components of a content set. Cards of the same kind follow each other: card numbers are bits of a
    set, and so are the numbers of fields."""

    def __init__(self) -> None:
        # Field 0 is the beach, field 1 the citadel; both without spikes.
        self.tiles: list[Tile] = []
        self.near: i64 = 0
        self.far: i64 = 0
        self.guards: list[Guard] = []
        # For each kind of flower its cards; for each card its kind. Yellow kinds come first.
        self.flower_cards: list[int] = []
        self.flower_kind: list[int] = []
        self.yellow_kinds: i64 = 0
        self.yellow: i64 = 0
        # Where the effects of a yellow kind begin, and the powers of a red one.
        self.flower_start: list[int] = []
        self.powers: list[int] = []
        self.curse_cards: list[int] = []
        self.curse_kind: list[int] = []
        self.blue_kinds: i64 = 0
        self.curse_start: list[int] = []
        self.laws: list[int] = []
        # All effects one after the other; each card's end with the verb 0, and so does the list begin.
        self.effects: list[Effect] = [Effect(0, 0, 0)]
        # What is left in the box when one plays alone, and when nobody counts the hours.
        self.rival_flowers: i64 = 0
        self.rival_curses: i64 = 0
        self.moon_flowers: i64 = 0
        self.moon_curses: i64 = 0
        self.kingosh: list[int] = []
        self.kingosh_flowers: i64 = 0
        self.kingosh_curses: i64 = 0
        self.wheel: i64 = 0
        self.stars: i64 = 0
        self.wheel_flowers: i64 = 0
        self.moon: list[int] = []
        self.rounds: i64 = 0
        self.energies: i64 = 0
        self.hand: i64 = 0
        self.supply: i64 = 0
