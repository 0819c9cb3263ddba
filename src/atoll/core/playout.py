# mypyc
"""The project's own loop for random games: for speed, for the fuzzer, for bots' last resort.
Refuses to look at anything but the verbs."""

from typing import TypeVar

from mypy_extensions import i64

from atoll.core.bits import count, nth
from atoll.core.chance import Chance
from atoll.core.rules import Position, Rules

P = TypeVar("P", bound=Position)


def play_out(rules: Rules[P], position: P, chance: Chance) -> int:
    """Play at random until the game is over; the number of decisions it took."""
    decisions = 0
    while True:
        movers = rules.to_move(position)
        if not movers:
            return decisions
        # One mover is the common case; of several, each is as likely to be the next to decide.
        seats = count(movers)
        seat = nth(movers, 0 if seats == 1 else chance.roll("seat", seats))
        rules.apply(position, seat, rules.pick(position, seat, chance), chance)
        decisions += 1


def play_games(rules: Rules[P], seats: i64, games: i64, chance: Chance) -> int:
    """Play so many random games from the set-up on; the number of decisions they took together."""
    decisions = 0
    while games > 0:
        decisions += play_out(rules, rules.setup(seats, chance), chance)
        games -= 1
    return decisions
