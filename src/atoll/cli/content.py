"""`atoll content`: the boards, cards and maps that a game is played with, and a copy of them to work on.
Refuses to judge them: they are read when they are played with."""

import argparse
import shutil
from pathlib import Path

import atoll
from atoll.cli.main import Commands, Mistake

ABOUT = """List the files that a game's boards, cards or maps are written in, or copy them into a folder of
your own. `atoll lab GAME --content FOLDER` then plays with what you made of them, where the game takes
content sets."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "content",
        help="the files of a game's boards, cards and maps, and a copy to work on",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game: atoll games lists them")
    parser.add_argument("--copy", type=Path, metavar="FOLDER", help="copy them there; it must not exist yet")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    room = atoll.game(args.game).room
    files = sorted(room.glob("content/**/*.toml")) or sorted(room.glob("maps/*.toml"))
    if not files:
        raise Mistake(f"{args.game} has no content in files of its own")
    if args.copy is None:
        print("\n".join(map(str, files)))
        return 0
    if args.copy.exists():
        raise Mistake(f"{args.copy} is there already; choose another name, or delete it first")
    args.copy.mkdir(parents=True)
    for file in files:
        shutil.copy(file, args.copy)
    print(f"{len(files)} files are now in {args.copy}")
    return 0
