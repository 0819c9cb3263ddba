"""How long it takes to weigh every way to keep five dice, exactly, with two more rolls to come.
Refuses to remember: each time all is worked out anew, as for a player whose cards have just changed.

    atoll bench onecard"""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from contest import both_ways, measure, serve

import atoll
from atoll.core import Quick
from atoll.core.bits import lowest
from atoll.games.onecard.dice import handful
from atoll.games.onecard.rules import ROLLING
from atoll.games.onecard.worth import Outlook

# Milliseconds, compiled.
MOST = 5.0
POSITIONS, DECISIONS = 50, 30


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench onecard", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how often each way (7)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long each time (0.5)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    game = atoll.game("onecard")
    rules: Any = game.rules(game.options.read({}, 2))
    if args.serve:
        serve(weighed(rules))
        return 0
    ways = both_ways("all keeps", [sys.executable, __file__, "--serve"])
    measure(ways, args.rounds, args.seconds)
    for way in ways:
        print(f"{way.name:20} {1000 / way.speed:8.3f} ms in the best round")
    held = 1000 / ways[0].speed <= MOST
    print("the limit is held" if held else f"above the limit: {MOST} ms")
    return 0


def weighed(rules: Any) -> Iterator[int]:
    """One evaluation after another, in positions from the middle of games."""
    found = positions(rules)
    while True:
        for position in found:
            Outlook(rules).choices(position, int(position.active()))
            yield 1


def positions(rules: Any) -> list[Any]:
    """Some way into games, rolled once, and all five dice different: 32 ways to keep some of them."""
    luck = Quick(1)
    found: list[Any] = []
    while len(found) < POSITIONS:
        position, decided = rules.setup(2, luck), 0
        while decided < DECISIONS or position.stage != ROLLING:
            seat = lowest(rules.to_move(position))
            rules.apply(position, seat, rules.pick(position, seat, luck), luck)
            decided += 1
        position.dice, position.rolled = handful([0, 1, 2, 3, 4]), 1
        found.append(position)
    return found


if __name__ == "__main__":
    sys.exit(main())
