"""How long it takes to find what all choices of a round would cost: 28 pairs of fields for each of six seats.
Refuses shortcuts: each choice is weighed with the chips that lay there when its player placed theirs.

    atoll bench borders"""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from contest import both_ways, measure, serve

import atoll
from atoll.core import Quick
from atoll.core.bits import lowest
from atoll.games.borders.receipts import open_choices

# Milliseconds, pure.
MOST = 2.0
SEATS, ROUND, POSITIONS = 6, 5, 20


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench borders", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how often each way (7)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long each time (0.5)")
    parser.add_argument("--map", default="europe", help="which map (europe)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    game = atoll.game("borders")
    rules: Any = game.rules(game.options.read({"map": args.map}, SEATS))
    if args.serve:
        serve(weighed(rules))
        return 0
    ways = both_ways("all options", [sys.executable, __file__, "--serve", "--map", args.map])
    measure(ways, args.rounds, args.seconds)
    for way in ways:
        print(f"{way.name:20} {1000 / way.speed:8.3f} ms in the best round")
    print("the limit is held" if 1000 / ways[-1].speed <= MOST else f"above the limit: {MOST} ms pure")
    return 0


def weighed(rules: Any) -> Iterator[int]:
    """One round after another."""
    found = [chosen(rules, seed) for seed in range(POSITIONS)]
    while True:
        for position in found:
            for traveller in range(SEATS):
                open_choices(rules, position, traveller)
            yield 1


def chosen(rules: Any, seed: int) -> Any:
    """A round with start and target in which everybody has placed."""
    luck = Quick(seed)
    position = rules.setup(SEATS, luck)
    while position.round < ROUND or len(position.chips) < 2 * SEATS:
        seat = lowest(rules.to_move(position))
        rules.apply(position, seat, rules.pick(position, seat, luck), luck)
    return position


if __name__ == "__main__":
    sys.exit(main())
