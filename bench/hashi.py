"""Random games of Hashi alone, per second and core, beside the same rules by hand in C++: what reading costs.
And what a view costs in plain Python, at a table of four. Refuses to compare different rules: a thousand
games have to come to the same in both.

    atoll bench hashi"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contest import Contestant, measure, serve

import atoll
from atoll.cli.main import Parser
from atoll.core import Quick
from atoll.core.bits import lowest, members
from atoll.core.playout import play_games

SOURCE = Path(__file__).parent / "hashi" / "random_games.cpp"

FLOOR = 150_000
SHARE = 0.4
TOGETHER = 64
# A view, in millionths of a second.
VIEW = 100


def main() -> int:
    parser = Parser(
        prog="atoll bench hashi", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="how often each plays (15)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long each time (0.5)")
    parser.add_argument("--side", default="A", help="which board (A)")
    parser.add_argument("--serve", choices=["games", "views"], help=argparse.SUPPRESS)
    args = parser.parse_args()
    game = atoll.game("hashi")
    rules: Any = game.rules(game.options.read({"side": args.side}, 1))
    if args.serve:
        serve(games(rules) if args.serve == "games" else views(game, rules))
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        board, program = Path(scratch, "board"), Path(scratch, "random_games")
        board.write_text(written(rules))
        subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", SOURCE, "-o", program], check=True)
        ours, theirs = came_to(rules), _said(program, board, "check")
        if ours != theirs:
            print(f"bench: a thousand games come to {ours} here, and to {theirs} in C++", file=sys.stderr)
            return 1
        command = [sys.executable, __file__, "--side", args.side, "--serve"]
        atoll_plays = Contestant(f"Atoll, {atoll.RULES}", [*command, "games"], os.environ)
        by_hand = Contestant("C++", [program, board], os.environ)
        shown = Contestant("views, pure", [*command, "views"], {**os.environ, "ATOLL_PURE": "1"})
        measure([atoll_plays, by_hand, shown], args.rounds, args.seconds)
    ratio, view = atoll_plays.ratio(by_hand), 1e6 / shown.speed
    for each in (atoll_plays, by_hand):
        print(f"{each.name:16} {each.speed:>11,.0f} games a second in the best round")
    print(f"{ratio:.2f} of C++ in the median round; a thousand games come to {ours} in both")
    print(f"{view:.0f} µs for what one of four players may know, in plain Python")
    held = atoll_plays.speed >= FLOOR and ratio >= SHARE and view < VIEW
    print("every floor is held" if held else _below(ratio, view))
    return 0


def _below(ratio: float, view: float) -> str:
    here = f"here {ratio:.2f} and {view:.0f}"
    return f"below a floor: {FLOOR:,} games a second, {SHARE} of C++, a view in {VIEW} µs ({here})"


def _said(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def games(rules: Any) -> Iterator[int]:
    """So many games between two looks at the clock."""
    luck = Quick(1)
    while True:
        play_games(rules, 1, TOGETHER, luck)
        yield TOGETHER


def views(game: Any, rules: Any) -> Iterator[int]:
    """A view after every decision of one game by four."""
    luck, positions = Quick(1), []
    position = rules.setup(4, luck)
    while waiting := rules.to_move(position):
        seat = lowest(waiting)
        rules.apply(position, seat, rules.pick(position, seat, luck), luck)
        positions.append(position.copy())
    while True:
        for each in positions:
            game.public(rules, each)
            game.private(rules, each, 0)
        yield len(positions)


def came_to(rules: Any) -> str:
    """The points and the decisions of a thousand random games."""
    luck, points, decisions = Quick(1), 0, 0
    for _ in range(1000):
        position = rules.setup(1, luck)
        while rules.to_move(position):
            rules.apply(position, 0, rules.pick(position, 0, luck), luck)
            decisions += 1
        points += sum(rules.parts(position, 0))
    return f"{points} points, {decisions} decisions"


def written(rules: Any) -> str:
    """The board as the program in C++ reads it."""
    chart = rules.chart
    lines = [
        f"{first} {second} {sum(1 << other for other in members(line.crossing))}"
        for (first, second), line in zip(chart.pairs, chart.lines, strict=False)
    ]
    return "\n".join([f"{int(chart.red)} {int(chart.blue)} {len(lines)}", *lines]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
