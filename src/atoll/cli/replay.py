"""`atoll replay`: opens a record and plays it again by the rules, step by step if one wants.
Refuses to show what does not fit: the first thing that differs is told in a sentence."""

import argparse
from pathlib import Path
from typing import Any

import atoll
from atoll import front_door
from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.keeping import by_seat
from atoll.cli.terminal.screen import Screen
from atoll.cli.terminal.words import add_language, player, words
from atoll.core import Game, Match, Record, replay_steps

ABOUT = """Open a record of a game (of a table, of `atoll play --record`, a crash file) and play it again:
every decision is judged by the rules, every draw held against what is written. Then the position is
shown as it lay on the table, with the log in words, and the result."""

EXAMPLES = """examples:
  atoll replay game.json              the log, the last position, the result
  atoll replay game.json --step 12    the position after step 12 (0 is the set-up)
  atoll replay game.json --steps      the position after every step
  atoll replay game.json --seat 2     as player 2 saw it; otherwise as everybody did

A record that was begun here goes on with: atoll play game.json"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="open a record and play it again",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the record")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--step", type=int, metavar="N", help="stop after this step")
    which.add_argument("--steps", action="store_true", help="show the position after every step")
    parser.add_argument("--seat", type=int, metavar="N", help="what this player knew (the first is 1)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    record = front_door.opened(Path(args.file))
    game = atoll.game(record.game)
    if args.step is not None and not 0 <= args.step <= len(record.steps):
        raise Mistake(f"{args.file} has the steps 0 to {len(record.steps)}, not {args.step}")
    if args.seat is not None and not 1 <= args.seat <= record.seats:
        raise Mistake(f"{args.file} has the players 1 to {record.seats}, not {args.seat}")
    texts = words(game, args.lang)
    names = by_seat(record, "names") or [player(texts, seat) for seat in range(record.seats)]
    screen = Screen(texts, names)
    match = _replayed(screen, game, record, args)
    if args.step is not None:
        return 0
    outcome = match.outcome()
    if outcome is None:
        screen.say("replay-open", steps=len(record.steps))
    else:
        screen.ended(outcome)
    return 0


def _replayed(screen: Screen, game: Game[Any, Any], record: Record, args: argparse.Namespace) -> Match:
    """The match at the last step that was asked for, with everything shown on the way to it."""
    title = screen.words({"id": "title"})
    if isinstance(record.notes.get("about"), str):
        screen.plain(record.notes["about"], "italic")
    reader = None if args.seat is None else args.seat - 1
    before = None
    for at, match in enumerate(
        replay_steps(game, record, lambda refusal: screen.texts.refusal(refusal, screen.names))
    ):
        if before is not None:
            for line in game.told(match.rules, before, match.steps[-1], match.position, reader):
                screen.plain(f"{at:>4}  {screen.words(line)}")
        before = match.position
        if args.steps:
            screen.turn(match, match.view(reader), title)
        if at == args.step:
            break
    if not args.steps:
        screen.turn(match, match.view(reader), title)
    return match
