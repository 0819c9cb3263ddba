"""`atoll fuzz`: random games at random tables, with input of every kind, until something breaks.
Refuses to lose what it found: the game that shows it is kept as a record."""

import argparse
import secrets
from pathlib import Path

from rich.console import Console

import atoll
from atoll import conformance
from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.keeping import keep

ABOUT = """Play a game at random, with options, decisions and nonsense of every kind, and hold every position
against what a game must hold. The first thing that is wrong is told, and the game up to there is kept in a
file that `atoll replay` opens and `atoll play` takes up. The exit code is then 1."""

EXAMPLES = """examples:
  atoll fuzz hashi                    ten seconds of it
  atoll fuzz hashi --seconds 3600     an hour
  atoll fuzz hashi --games 500        so many games
  atoll fuzz hashi --seed 12 --games 500   the same again: the seed is told at the end"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "fuzz",
        help="play a game at random until something breaks",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game (atoll games lists them)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, default=10.0, metavar="S", help="how long (10)")
    budget.add_argument("--games", type=int, metavar="N", help="how many games instead")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same games (new each time)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to keep what broke (GAME-crash-SEED.json)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = atoll.game(args.game)
    if args.games is not None and args.games < 1:
        raise Mistake(f"--games is at least 1, not {args.games}")
    if not 0 < args.seconds < float("inf"):
        raise Mistake(f"--seconds is more than nothing, not {args.seconds:g}")
    seed = secrets.randbelow(10**6) if args.seed is None else args.seed
    with Console(stderr=True).status("") as status:
        fuzzed = conformance.fuzz(
            game,
            seconds=args.seconds,
            games=args.games,
            seed=seed,
            told=lambda games, decisions: status.update(f"{games} games, {decisions} decisions"),
        )
    print(f"{fuzzed.games} games, {fuzzed.decisions} decisions (seed {seed}): ", end="")
    if fuzzed.finding is None:
        print("nothing broke")
        return 0
    print(fuzzed.finding)
    if fuzzed.finding.record is not None:
        file = args.out or Path(f"{game.meta.id}-crash-{seed}.json")
        keep(file, fuzzed.finding.text())
        print(f"The game up to there: atoll replay {file}")
    return 1
