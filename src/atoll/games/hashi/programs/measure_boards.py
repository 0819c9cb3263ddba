"""`python -m atoll.games.hashi.programs.measure_boards` prints what our boards are like: the best play of so
many shuffles, by the exact solver, beside what the greedy bot and chance score on the same cards.
Refuses to choose: it measures what is there."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable
from statistics import fmean
from typing import Any

from atoll.core import Game, Position, Quick, Rigged
from atoll.games.hashi import GAME
from atoll.games.hashi.content import board, sides

from .best_play import best_play

Player = Callable[[Position], int]

HASHI: Game[Any, Any] = GAME


def main() -> int:
    parser = argparse.ArgumentParser(prog="measure_boards", description=__doc__)
    parser.add_argument("--shuffles", type=int, default=200, metavar="N", help="how many (200)")
    parser.add_argument("--seconds", type=float, default=120, help="for each total that is tried (120)")
    parser.add_argument("sides", nargs="*", default=list(sides()), help="which boards (all)")
    args = parser.parse_args()
    sys.stdout.write(
        "| side | lines | crossings | shuffles | best play, mean | 60 reached | proven | greedy | random |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    for side in args.sides:
        sys.stdout.write(row(side, args.shuffles, args.seconds) + "\n")
    return 0


def row(side: str, shuffles: int, seconds: float) -> str:
    """One line of the table."""
    printed = board(side)
    found = []
    for number in range(shuffles):
        found.append(best_play(printed, cards(number), seconds=seconds))
        sys.stderr.write(f"\rside {side}: {number + 1} of {shuffles} ")
    sys.stderr.write("\n")
    points = Counter(best.points for best in found)
    return (
        f"| {side} | {len(printed.lines)} | {sum(map(len, printed.crossings)) // 2} | {shuffles} "
        f"| {fmean(points.elements()):.2f} | {points[60] / shuffles:.0%} "
        f"| {sum(best.proven for best in found) / shuffles:.0%} "
        f"| {fmean(greedy(side, shuffles)):.1f} | {fmean(at_random(side, shuffles)):.1f} |"
    )


def cards(shuffle: int) -> list[int]:
    """The order of the 17 cards of a shuffle."""
    return random.Random(shuffle).sample(range(18), 17)


def greedy(side: str, shuffles: int) -> list[int]:
    """What the sensible play of a moment scores on these shuffles."""
    sense = HASHI.knowledge(HASHI.rules(HASHI.options.read({"side": side}, 1)))
    return [
        _score(side, number, lambda position: sense.sensible(position, 0, Quick(1)))
        for number in range(shuffles)
    ]


def at_random(side: str, shuffles: int) -> list[int]:
    """What chance scores on these shuffles."""
    rules, luck = HASHI.rules(HASHI.options.read({"side": side}, 1)), Quick(1)
    return [
        _score(side, number, lambda position: rules.pick(position, 0, luck)) for number in range(shuffles)
    ]


def _score(side: str, shuffle: int, player: Player) -> int:
    rules = HASHI.rules(HASHI.options.read({"side": side}, 1))
    luck = Rigged({"card": cards(shuffle)}, Quick(shuffle))
    position = rules.setup(1, luck)
    while rules.to_move(position):
        rules.apply(position, 0, player(position), luck)
    outcome = rules.outcome(position)
    assert outcome is not None, "nobody is to move and there is no outcome"
    return int(outcome.results[0].points)


if __name__ == "__main__":
    sys.exit(main())
