# mypyc
"""Games played on from a position with everybody's own sense, and what an action is worth by them.
Refuses to remember: each playout begins anew, and the same seed gives the same luck to all it compares."""

from typing import Any, final

from mypy_extensions import i64

from atoll.core.bits import count, nth
from atoll.core.chance import Chance, Quick
from atoll.core.knowledge import Knowledge
from atoll.core.rules import Position, Rules


@final
class Playouts:
    """Everyone does what the game calls sensible, for so many decisions; then the game is asked who stands
    how. Short ones tell more than long ones, which bury a decision under the luck that comes after it."""

    def __init__(self, rules: Rules[Any], knowledge: Knowledge[Any], seats: i64, ahead: i64) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.seats = seats
        self.ahead = ahead

    def play_on(self, position: Position, chance: Chance) -> None:
        """The position is used up."""
        for _ in range(self.ahead):
            movers = self.rules.to_move(position)
            if not movers:
                return
            number = count(movers)
            seat = nth(movers, 0 if number == 1 else chance.roll("seat", number))
            self.rules.apply(position, seat, self.knowledge.sensible(position, seat, chance), chance)

    def standings(self, position: Position, seed: i64, games: i64) -> list[float]:
        """What each seat can expect of a position, from 0 (lost) to 1 (won)."""
        sums = [0.0] * int(self.seats)
        for game in range(games):
            after = position.copy()
            self.play_on(after, Quick(seed + game))
            for seat in range(self.seats):
                sums[seat] += self.knowledge.value(after, seat)
        return [each / float(games) for each in sums]

    def after(self, position: Position, seat: i64, action: i64, seed: i64) -> list[float]:
        """What one playout after an action, with new luck, brings each seat; the position stays as it is."""
        played = position.copy()
        chance = Quick(seed)
        self.rules.apply(played, seat, action, chance)
        self.play_on(played, chance)
        return [self.knowledge.value(played, other) for other in range(self.seats)]
