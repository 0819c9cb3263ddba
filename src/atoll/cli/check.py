"""`atoll check`: whether a game holds everything that a game must hold.
Refuses to explain a property; its name, a sentence and a record of the game say what is wrong."""

import argparse
from pathlib import Path

import atoll
from atoll import conformance
from atoll.cli.main import Commands, Mistake

ABOUT = """Hold a game, ours or yours, against everything that a game must hold: what may be done and what is
refused agree, it ends, it replays without its seed, nobody is shown a secret, each clause has a test and a
text in every language, and more of that kind. The exit code is 1 when something is wrong."""

EXAMPLES = """examples:
  atoll check hashi                 16 games, at tables of every kind
  atoll check hashi --games 200     more of them
  atoll check hashi --out found     a record for each finding: atoll replay found/NAME.json"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="check that a game holds what every game must",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game (atoll games lists them)")
    parser.add_argument("--games", type=int, default=16, metavar="N", help="how many are played (16)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed, the same games (1)")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep a record for each finding there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = atoll.game(args.game)
    if args.games < 1:
        raise Mistake(f"--games is at least 1, not {args.games}")
    found = conformance.check(game, games=args.games, seed=args.seed)
    for finding in found:
        print(finding)
        if args.out and finding.record is not None:
            args.out.mkdir(parents=True, exist_ok=True)
            (args.out / f"{finding.property}.json").write_text(finding.text(), encoding="utf-8")
    if not found:
        print(f"{game.meta.title} holds everything, in {args.games} games")
    return 1 if found else 0
