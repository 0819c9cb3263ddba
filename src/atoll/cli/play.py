"""`atoll play`: a game at the terminal, against bots, from hand to hand, or to watch.
Refuses to play it: it finds out who plays what, and a sitting does the rest."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import atoll
from atoll import bots, front_door, games
from atoll.bots import own
from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.asking import Asking
from atoll.cli.terminal.keeping import by_seat, keep, with_notes
from atoll.cli.terminal.screen import Screen
from atoll.cli.terminal.sitting import Left, Sitting
from atoll.cli.terminal.words import add_language, bot_words, option_words, player, words
from atoll.core import Live, Match, Quick

ABOUT = """Play a game at the terminal: against bots, from hand to hand on one keyboard, or just watch.

Answer with the number of an action or with its text; words may be cut short, and Tab completes them.
What is not allowed is refused with the clause of the rules, and nothing has happened. `help` tells what
else can be entered: why, undo, rules, record, quit."""

EXAMPLES = """examples:
  atoll play hashi                          you and one bot
  atoll play hashi --bots greedy,level-4    you and two bots
  atoll play hashi --seats 3                three people, one keyboard
  atoll play hashi --seats 3 --bots 5       two people and a bot of level 5
  atoll play hashi --watch --bots 2,greedy  only bots
  atoll play hashi --record evening.json    kept, also when you leave (or press Ctrl-C) ...
  atoll play evening.json                   ... and taken up again"""

FREE_BOT = "level-2"


# What is written down beside a game: names and bots by seat, the seed, a word about it.
Notes = dict[str, Any]


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play at the terminal, against bots or from hand to hand",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game", metavar="GAME", help="a game (atoll games lists them), or the file of one to go on with"
    )
    parser.add_argument("--seats", type=_players, metavar="N", help="how many play, bots included")
    parser.add_argument(
        "--bots",
        metavar="BOTS",
        help="which bots play along, at the last seats: "
        + ", ".join(bots.names())
        + "; 3 is level-3, FILE.py:CLASS one of your own",
    )
    parser.add_argument("--watch", action="store_true", help="only bots play")
    parser.add_argument(
        "--names", metavar="NAMES", help="what the players are called, from the first seat on"
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of options")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option; as often as you like"
    )
    parser.add_argument("--seed", metavar="SEED", help="the same seed deals the same luck")
    parser.add_argument(
        "--time", type=float, default=2.0, metavar="SECONDS", help="how long a bot may think (%(default)s)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--about", metavar="TEXT", help="a note that is kept with the record")
    add_language(parser)
    parser.set_defaults(run=run)


def _players(given: str) -> int:
    if not (given.isascii() and given.isdecimal() and int(given[:9]) > 0):
        raise argparse.ArgumentTypeError(f"{given!r} is no number of players")
    return int(given[:9])


def run(args: argparse.Namespace) -> int:
    if not args.time > 0:
        raise Mistake(f"--time is more than nothing, not {args.time:g}")
    going_on = args.game not in games.ids() and _is_file(args.game)
    match, notes = _taken_up(args) if going_on else _begun(args)
    file = Path(args.game) if going_on and args.record is None else args.record
    try:
        _sit(match, notes, file, args)
    except own.OwnError as error:
        raise Mistake(str(error)) from None
    return 0


def _is_file(given: str) -> bool:
    return Path(given).exists() or "/" in given or given.endswith(".json")


def _begun(args: argparse.Namespace) -> tuple[Match, Notes]:
    """A new game, and what is noted with its record."""
    game = atoll.game(args.game)
    _must_be_free(args.record)
    least, most = game.meta.seats
    line_up = _line_up(args, args.seats, ["", *[FREE_BOT] * (max(2, least) - 1)][:most])
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    options = _options(args.option)
    match = atoll.play(args.game, len(line_up), options, preset=args.preset, seed=seed, language=args.lang)
    about = {"about": args.about} if args.about else {}
    return match, {**about, "names": _names(args, match, line_up), "bots": line_up, "seed": seed}


def _must_be_free(file: Path | None) -> None:
    if file is not None and file.exists():
        raise Mistake(f"{file} is there already: go on with it (atoll play {file}) or choose another name")


def _taken_up(args: argparse.Namespace) -> tuple[Match, Notes]:
    """The game of a record, and its notes, with the line-up that these or the flags tell."""
    for flag in ("preset", "option", "seed"):
        if getattr(args, flag):
            raise Mistake(f"--{flag} is for a new game; {args.game} was begun with its own")
    _must_be_free(args.record)
    record = front_door.opened(Path(args.game))
    match = front_door.replay(record, language=args.lang)
    free = by_seat(record, "bots")
    if not free or not set(free) <= {"", *bots.names()}:
        free = [""] * match.seats
    line_up = _line_up(args, match.seats, free)
    if len(line_up) != match.seats:
        raise Mistake(f"{args.game} is a game for {match.seats}, not {len(line_up)}")
    if isinstance(record.notes.get("seed"), str):
        # Luck goes on as if the game had never been left.
        luck = Live(record.notes["seed"])
        luck.skip([*match.dealt, *(draw for step in match.steps for draw in step.drew)])
        match.chance = luck
    called = [] if args.names else by_seat(record, "names")
    about = {"about": args.about} if args.about else {}
    return match, {**record.notes, **about, "names": called or _names(args, match, line_up), "bots": line_up}


def _line_up(args: argparse.Namespace, seats: int | None, free: list[str]) -> list[str]:
    """The bot at each seat, or nothing for a person; `free` when no flag tells."""
    named = [_bot(name.strip()) for name in args.bots.split(",")] if args.bots else []
    if args.watch:
        line_up = named or [FREE_BOT] * (seats or max(2, len(free)))
        if seats not in {None, len(line_up)}:
            raise Mistake(f"--watch with {len(line_up)} bots is for {len(line_up)} seats, not {seats}")
        return line_up
    if not named:
        return [""] * args.seats if args.seats else free
    persons = 1 if seats is None else seats - len(named)
    if persons < 1:
        raise Mistake(f"{len(named)} bots at {seats} seats leave none for you: more --seats, or --watch")
    return [*[""] * persons, *named]


def _bot(name: str) -> str:
    if own.is_own(name):
        try:
            own.bot_class(name)
        except own.OwnError as error:
            raise Mistake(str(error)) from None
        return name
    known = f"level-{name}" if name.isdecimal() else name
    if known not in bots.names():
        raise Mistake(f"there is no bot {name!r}; the bots are: {', '.join(bots.names())}")
    return known


def _names(args: argparse.Namespace, match: Match, line_up: Sequence[str]) -> list[str]:
    given = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(given) > len(line_up):
        raise Mistake(f"--names has {len(given)} names for {len(line_up)} players")
    spoken = words(match.game, args.lang)
    return [
        given[seat] if seat < len(given) and given[seat] else player(spoken, seat, bot)
        for seat, bot in enumerate(line_up)
    ]


def _options(given: Sequence[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in given]
    for name, equals, _ in pairs:
        if not equals or not name:
            raise Mistake(f"--option takes NAME=VALUE, not {name!r}")
    return {name.strip(): value.strip() for name, _, value in pairs}


def _sit(match: Match, notes: Notes, file: Path | None, args: argparse.Namespace) -> None:
    spoken, line_up = words(match.game, args.lang), notes["bots"]
    screen = Screen(spoken, notes["names"])
    title = spoken.say({"id": "title"})
    # Luck of the bots' own: it has nothing to do with that of the table.
    thinking = Quick(len(match.steps))
    players = [
        own.bot(name, match.game, match.rules, thinking.roll("bot", 2**31)) if name else None
        for name in line_up
    ]

    def kept(played: Match) -> None:
        if file is not None:
            keep(file, with_notes(played, notes))

    def save(played: Match, name: str) -> None:
        path = Path(name) if name else file
        if path is None:
            return screen.say("play-record-where")
        if path != file and path.exists():
            return screen.say("play-record-taken", file=str(path))
        try:
            keep(path, with_notes(played, notes))
        except OSError as error:
            return screen.say("play-record-failed", file=str(path), error=str(error.strerror))
        return screen.say("play-record-kept", file=str(path))

    sitting = Sitting(match, players, screen, Asking(), title=title, time=args.time, kept=kept, save=save)
    kept(match)
    _introduce(screen, match, line_up)
    try:
        sitting.play()
    except Left:
        screen.say("play-left")
    except KeyboardInterrupt:
        screen.plain("")
        raise
    finally:
        kept(sitting.match)
        if file is not None:
            screen.say("play-record-kept", file=str(file))


def _introduce(screen: Screen, match: Match, line_up: Sequence[str]) -> None:
    """Who plays, and which options are not as usual."""
    spoken = screen.texts
    players = [
        f"{name} ({bot_words(spoken, bot)})" if bot else name
        for name, bot in zip(screen.names, line_up, strict=True)
    ]
    usual = match.game.options.read({}, match.seats)
    chosen = [
        option_words(spoken, name, value) for name, value in match.options.items() if value != usual[name]
    ]
    screen.plain(" · ".join([spoken.say({"id": "title"}), spoken.join(players), *chosen]), "bold")
    if "" in line_up:
        screen.say("play-hint")
