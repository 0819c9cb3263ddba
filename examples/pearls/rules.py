# mypyc
"""The rules of Pearls, in the order of RULES.md.
Refuses to know who may see what: that is the view's."""

from typing import final

from mypy_extensions import i64

from atoll.core.bits import count, members
from atoll.core.chance import Chance
from atoll.core.outcome import Outcome, Result, places
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Position, Rules

DIVE: i64 = 0
SURFACE: i64 = 1


@final
class Bay(Position):
    """Pearls are bits: bit 4 is the pearl worth 4."""

    def __init__(self, seats: i64, bag: i64) -> None:
        self.seats = seats
        self.bag = bag
        self.hands: list[int] = [0] * int(seats)
        self.under: i64 = (1 << seats) - 1
        self.turn: i64 = 0

    def copy(self) -> "Bay":
        other = Bay(self.seats, self.bag)
        other.hands = self.hands.copy()
        other.under = self.under
        other.turn = self.turn
        return other


@final
class PearlRules(Rules[Bay]):
    def __init__(self, air: i64) -> None:
        self.air = air

    def actions(self) -> list[str]:
        return ["dive", "surface"]

    def longest(self, seats: i64) -> i64:
        return 12 + seats

    def setup(self, seats: i64, chance: Chance) -> Bay:  # P-1
        return Bay(seats, 0b1_1111_1111_1110)

    def to_move(self, position: Bay) -> i64:  # P-2
        return 1 << position.turn if position.under else 0

    def check(self, position: Bay, seat: i64, action: i64) -> Refusal | None:
        early = out_of_turn(int(seat), int(self.to_move(position)))
        if early is None and action == DIVE and not self._may_dive(position, seat):
            return Refusal("P-3", data={"air": int(self.air)})
        return early

    def legal(self, position: Bay, seat: i64) -> list[int]:
        if not (self.to_move(position) >> seat) & 1:
            return []
        return [0, 1] if self._may_dive(position, seat) else [1]

    def apply(self, position: Bay, seat: i64, action: i64, chance: Chance) -> None:
        if action == DIVE:
            pearl = chance.draw("pearl", position.bag)
            position.bag ^= 1 << pearl
            position.hands[seat] |= int(1 << pearl)
        else:
            position.under ^= 1 << seat
        if position.under:  # P-2: who has surfaced is passed over
            position.turn = (position.turn + 1) % position.seats
            while not (position.under >> position.turn) & 1:
                position.turn = (position.turn + 1) % position.seats

    def outcome(self, position: Bay) -> Outcome | None:  # P-4
        if position.under:
            return None
        points = [self.worth(hand) for hand in position.hands]
        ranks = places(points)
        return Outcome("end-surfaced", tuple(map(Result, points, ranks)))

    def worth(self, hand: int) -> int:
        total = sum(members(i64(hand)))
        return total if total <= int(self.air) else 0

    def _may_dive(self, position: Bay, seat: i64) -> bool:  # P-3
        return count(position.bag) > 0 and sum(members(i64(position.hands[seat]))) <= int(self.air)
