"""`atoll review`: a finished game looked at again, decision by decision, luck and skill apart.
Refuses to think itself: `atoll.bots.review` does, and this prints what it finds as it finds it."""

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

import atoll
from atoll import front_door
from atoll.bots.review import Care, Reviewed, Summary, review, summary
from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.keeping import by_seat
from atoll.cli.terminal.screen import Screen
from atoll.cli.terminal.words import add_language, player, words
from atoll.core import Record, replay_record

ABOUT = """Look at a finished game again: what each decision was worth beside the best one a search finds, how
everyone's chances of winning went, what luck did, and where the game turned. A decision is weighed by what
its player could know; it is called doubtful or a mistake only when that is no accident of the thinking."""

EXAMPLES = """examples:
  atoll review game.json              every decision that was doubtful or worse, and the sum
  atoll review game.json --all        every decision
  atoll review game.json --trials 800 think four times as long about each
  atoll review game.json --json       everything, as a list of steps and a summary"""

MARKS = {"forced": " ", "good": "·", "doubtful": "?", "mistake": "??"}
BARS = "▁▂▃▄▅▆▇█"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "review",
        help="look at a finished game again: mistakes, luck and skill",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the record")
    parser.add_argument("--all", action="store_true", help="show the good decisions too")
    parser.add_argument(
        "--trials", type=int, default=Care().trials, metavar="N", help="how much to think (%(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.trials < 1:
        raise Mistake(f"--trials is at least 1, not {args.trials}")
    record = front_door.opened(Path(args.file))
    game = atoll.game(record.game)
    texts = words(game, args.lang)
    match = replay_record(game, record, texts.refusal)
    outcome = match.outcome()
    if outcome is None:
        raise Mistake(f"{args.file} holds a game that is not over: atoll play {args.file} goes on with it")
    screen = Screen(texts, by_seat(record, "names") or [player(texts, s) for s in range(record.seats)])
    found = []
    for step in review(game, record, Care(trials=args.trials), words=texts.refusal):
        found.append(step)
        if not args.json and (args.all or step.mark in {"doubtful", "mistake"}):
            _tell(screen, step)
    whole = summary(record.seats, outcome.winners(), found)
    if args.json:
        print(_json(record, found, whole))
    else:
        _sum_up(screen, found, whole)
    return 0


def _tell(screen: Screen, step: Reviewed) -> None:
    name, mark = screen.names[step.seat], MARKS[step.mark]
    screen.plain(f"{step.step:>4} {mark:2} {name}: {screen.texts.action(step.do)}")
    if step.lost:
        screen.plain("        " + _better(screen, step), "dim")


def _better(screen: Screen, step: Reviewed) -> str:
    percent = round(100 * step.lost)
    better = screen.words({"id": "review-better", "does": step.best, "percent": percent})
    return " ".join([better, *map(screen.words, step.why)])


def _sum_up(screen: Screen, steps: list[Reviewed], whole: Summary) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for id in ("", "review-chances", "review-luck", "review-lost", "review-doubtful", "review-mistakes"):
        table.add_column(
            Text(screen.words({"id": id}) if id else "", "dim"), justify="right" if id[7:] else "left"
        )
    for seat, name in enumerate(screen.names):
        marks = whole.marks[seat]
        table.add_row(
            Text(name, "bold"),
            Text(_curve([step.chances[seat] for step in steps])),
            Text(f"{100 * whole.luck[seat]:+.0f}"),
            Text(f"{100 * whole.lost[seat]:.0f}"),
            Text(str(marks["doubtful"])),
            Text(str(marks["mistake"])),
        )
    screen.console.print()
    screen.console.print(table)
    if whole.turning is not None:
        screen.say("review-turning", step=whole.turning)


def _curve(chances: list[float]) -> str:
    """Chances over the game as a row of at most forty bars."""
    width = min(40, len(chances))
    picked = [chances[at * len(chances) // width] for at in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def _json(record: Record, steps: list[Reviewed], whole: Summary) -> str:
    told: dict[str, Any] = {"game": record.game, "steps": steps, "summary": whole}
    return json.dumps(msgspec.to_builtins(told), ensure_ascii=False, indent=1)
