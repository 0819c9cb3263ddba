"""A table for the tests: tiles, guards, cards and energies laid out as a clause needs them.
Refuses rules of its own: everything is played through the door."""

import tomllib
from collections.abc import Sequence

from atoll.core import Live, Match, Refused, Rigged, Step
from atoll.games.insula import GAME
from atoll.games.insula.box import SLOTS
from atoll.games.insula.content import OURS, content
from atoll.games.insula.island import Adventurer, Island, cell, lay, place, put_guard

OF = content("midnight")
FLOWERS = [card.id for card in OF.flowers]
CURSES = [card.id for card in OF.curses]


def _written() -> list[str]:
    tiles = tomllib.loads((OURS / "midnight" / "tiles.toml").read_text(encoding="utf-8"))
    return [" ".join(tile.split()) for pile in ("beach", "citadel") for tile in tiles[pile]]


TILES = _written()


class Table:
    """A game that has just been set up; seat 0 begins. What is laid out is the position's own, and what is
    drawn comes in the order of `luck`."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        self.otherwise = Live("insula")
        self.match = Match(GAME, seats, options, Rigged({"start": [0]}, self.otherwise))

    @property
    def island(self) -> Island:
        position = self.match.position
        assert isinstance(position, Island)
        return position

    def player(self, seat: int) -> Adventurer:
        return self.island.players[seat]

    # Laying out

    def tile(self, at: str, printed: str) -> int:
        """Lay a tile that looks like this at a place; its field."""
        written = " ".join(printed.split())
        field = next(
            number + 2
            for number, tile in enumerate(TILES)
            if tile == written and not self.island.laid >> (number + 2) & 1
        )
        self.island.near &= ~(1 << field)
        self.island.far &= ~(1 << field)
        lay(self.island, field, _cell(at))
        return field

    def guard(self, name: str, at: str) -> None:
        guard = OF.guards.index(name)
        self.island.bag &= ~(1 << guard)
        self.island.beaten &= ~(1 << guard)
        put_guard(self.island, guard, self.field(at))

    def stand(self, seat: int, at: str) -> None:
        self.player(seat).field = self.field(at)

    def field(self, at: str) -> int:
        """The field at a place."""
        fields = [field for field in range(len(self.island.cells)) if self.island.laid >> field & 1]
        return next(field for field in fields if place(self.island, field) == at)

    def hand(self, seat: int, *names: str) -> None:
        """Flowers in a hand, beside those that are there."""
        for name in names:
            cards = self.island.flowers & OF.box.flower_cards[FLOWERS.index(name)]
            card = cards & -cards
            assert card, f"no {name} is left in the pile"
            self.island.flowers ^= card
            self.player(seat).hand |= card

    def curse(self, seat: int, slot: str, name: str) -> None:
        """A curse on a slot."""
        self.player(seat).set_curse(SLOTS.index(slot), 1 + self._curse(name))

    def white(self, name: str) -> None:
        """A curse above the citadel."""
        self.island.white = 1 + self._curse(name)

    def _curse(self, name: str) -> int:
        cards = self.island.curses & OF.box.curse_cards[CURSES.index(name)]
        card = cards & -cards
        assert card, f"no {name} is left in the pile"
        self.island.curses ^= card
        return int(card).bit_length() - 1

    def energies(self, seat: int, vitality: int, fatigue: int | None = None) -> None:
        """So many in vitality, the rest of six in fatigue."""
        player = self.player(seat)
        player.vitality = vitality
        player.fatigue = max(0, 6 - vitality) if fatigue is None else fatigue

    def luck(self, **drawn: Sequence[int | str]) -> None:
        """What is drawn next, by label: numbers as on the die, cards and guards by name, tiles as printed."""
        arranged = {label: self._numbers(label, values) for label, values in drawn.items()}
        self.match.chance = Rigged(arranged, self.otherwise)

    def _numbers(self, label: str, values: Sequence[int | str]) -> list[int]:
        numbers: list[int] = []
        for value in values:
            if label == "die":
                numbers.append(int(value) - 1)
            elif label == "guard":
                numbers.append(OF.guards.index(str(value)))
            elif label in {"tile", "scouted"}:
                taken = set(numbers)
                numbers.append(
                    next(at + 2 for at, tile in enumerate(TILES) if tile == value and at + 2 not in taken)
                )
            else:
                kinds = OF.box.curse_kind if label == "curse" else OF.box.flower_kind
                names = CURSES if label == "curse" else FLOWERS
                taken = set(numbers)
                numbers.append(
                    next(
                        card
                        for card, kind in enumerate(kinds)
                        if names[kind] == value and card not in taken and self._lies(label, card)
                    )
                )
        return numbers

    def _lies(self, label: str, card: int) -> bool:
        pile = self.island.curses if label == "curse" else self.island.flowers
        return label == "robbed" or bool(pile >> card & 1)

    # Playing

    def do(self, seat: int, *actions: str) -> Step:
        """Decisions of one seat, one after the other."""
        for action in actions:
            step = self.match.do(seat, action)
        return step

    def end_turns(self, *seats: int) -> None:
        for seat in seats:
            self.do(seat, "end")

    def legal(self, seat: int) -> list[str]:
        return self.match.legal(seat)

    def may(self, seat: int, verb: str) -> list[str]:
        """What this seat may do with a verb: the words after it."""
        return [action.partition(" ")[2] for action in self.legal(seat) if action.split()[0] == verb]

    def refused(self, seat: int, action: str) -> str:
        """Clause and reason of a refusal."""
        refusal = self.match.why_not(seat, action)
        assert refusal is not None, f"{action} is allowed"
        try:
            self.match.do(seat, action)
        except Refused:
            return f"{refusal.clause} {refusal.reason}"
        raise AssertionError(f"{action} was refused and done")

    # Looking

    def at(self, seat: int) -> str:
        return place(self.island, self.player(seat).field)

    def held(self, seat: int) -> list[str]:
        """The names in a hand."""
        return list(self.match.view(seat)["private"]["hand"])

    def slots(self, seat: int) -> dict[str, str | None]:
        return dict(self.match.view(seat)["private"]["slots"])

    def guards_at(self, at: str) -> list[str]:
        word = self.island.guards[self.field(at)]
        return [name for guard, name in enumerate(OF.guards) if word >> guard & 1]

    def spent(self, seat: int) -> tuple[int, int]:
        """Vitality and fatigue."""
        return int(self.player(seat).vitality), int(self.player(seat).fatigue)

    def fight(self, *, die: int, put: dict[int, int], **luck: Sequence[int | str]) -> None:
        """From the end of the turns before it to its die: the energies put in by seat, and no flowers."""
        self.to_battle(die=die, **luck)
        self.commit(put)
        while self.match.position.stage == 5:
            self.do(self.match.to_move()[0], "pass")

    def to_battle(self, **luck: Sequence[int | str] | int) -> None:
        """End turns until energies are put in."""
        drawn = {label: [value] if isinstance(value, int) else value for label, value in luck.items()}
        self.luck(**drawn)
        while self.match.position.stage == 0 and self.match.position.part != 1:
            self.do(self.match.to_move()[0], "end")

    def commit(self, put: dict[int, int]) -> None:
        for seat, number in put.items():
            self.do(seat, f"put {number}")


def _cell(at: str) -> int:
    row, side, aside = int(at[0]), at[1], int(at[2:] or 0)
    return int(cell(row, -aside if side == "w" else aside))
