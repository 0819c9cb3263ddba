"""`atoll verify`: checks the deal of a finished game, from the seed that its record tells and the hash that
was shown at the start. Refuses to take a server's word for it: every draw is made again."""

import argparse
from pathlib import Path

import atoll
from atoll import front_door
from atoll.cli.main import Commands
from atoll.cli.terminal.words import add_language, words
from atoll.table.verify import Verified, verify

ABOUT = """Check the deal of a finished game. At the start everybody is shown the SHA-256 of the seed that the
luck of the game is made from; when it is over, the record tells the seed. This command holds the seed
against the hash, replays the game, makes every draw again from the seed, and compares. The exit code is 0
when all of it fits, and 1 when something does not."""

EXAMPLES = """examples:
  atoll verify game.json
  atoll verify game.json --hash 7902699be42c8a8e…    with the hash that you wrote down at the start"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the deal of a finished game",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    parser.add_argument("--hash", metavar="HASH", help="the hash of the seed as it was shown at the start")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = front_door.opened(Path(args.file))
    game = atoll.game(record.game)
    found = verify(game, record, args.hash)
    rigged = record.notes.get("rigged") is True
    print(words(game, args.lang).say(_message(found, rigged)))
    return 0 if found.fits else 1


def _message(found: Verified, rigged: bool) -> dict[str, object]:
    if found.fits:
        return {"id": "verify-fits", "draws": found.draws, "hash": found.seed_hash}
    if found.label is None:
        return {"id": "verify-hash", "given": found.seed, "hash": found.seed_hash}
    return {"id": "verify-rigged" if rigged else "verify-draw", "step": found.step, "label": found.label}
