"""`atoll lab`: thousands of games between bots, variants side by side, tables and a page of what came out.
Refuses to compute; it reads the flags, shows the progress and says where things lie."""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atoll import games, lab, texts
from atoll.bots.own import OwnError
from atoll.cli.main import Commands, Mistake
from atoll.lab.folder import Folder, place
from atoll.lab.plan import Plan, PlanError, plan
from atoll.lab.report import Page
from atoll.lab.sets import beside_ours, contents, folders, name_folders, saved
from atoll.lab.tally import Found, is_certain

ABOUT = """Play thousands of games between bots and say what came out: who wins by seat and by bot, with
intervals, how long games are, what is never used, and what a variant changes on the same luck.

  atoll lab hashi --bots random --games 10000
  atoll lab insula --bots greedy --seats 3 --vary distance=4,5,6,7 --vary countdown=yes,no
  atoll lab onecard --bots level-2,greedy --games 400 --out two-bots
  atoll lab insula --content mine/ --watch

A run that was stopped goes on when it is called again with the same words. The folder then holds report.html,
summary.json, games.csv, use.csv, decisions.csv (with --detail), and the same as Parquet where the extra
atoll[lab] is installed."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "lab",
        help="play games by the thousand and compare variants",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="the game: atoll games lists them")
    parser.add_argument(
        "--bots", default="greedy", metavar="A,B", help="who plays, seat by seat (default greedy)"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each variant (default 1000)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: as many as bots are named)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="for all variants"
    )
    parser.add_argument("--preset", help="a named set of options, for all variants")
    parser.add_argument(
        "--content",
        action="append",
        default=[],
        metavar="FOLDER",
        help="play with this content set (atoll content GAME --copy FOLDER makes one), or with one of the "
        "game's own, by its name; two of them: compare",
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=A,B",
        help="compare these values; also seats=2,3 and preset=all; several of them: every combination",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed deals the same luck")
    parser.add_argument(
        "--time", type=float, default=1.0, metavar="S", help="what a decision may take (default 1)"
    )
    parser.add_argument("--detail", action="store_true", help="a row for each decision too")
    parser.add_argument(
        "--measure", action="append", default=[], metavar="FILE.py:CLASS", help="a measure of your own"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to keep it (default lab/GAME)")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (default: one a core)")
    parser.add_argument("--dask", metavar="tcp://HOST:PORT", help="play on a Dask cluster")
    parser.add_argument(
        "--watch",
        action="store_true",
        help="compare again whenever a file of the content sets is saved; one set alone with the game's own",
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON and nothing else")
    parser.add_argument("--lang", default=None, choices=texts.LANGUAGES, help="of the page")
    parser.add_argument(
        "--server", default="http://127.0.0.1:8000", metavar="URL", help="where the page's links open tables"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        name_folders(args.game, folders(args.game, args.content))
        if args.watch:
            return _watch(args)
        made = _plan(args)
        folder = args.out or place(Path("lab", args.game), made)
        _once(args, made, folder)
    except (PlanError, OwnError) as error:
        raise Mistake(str(error)) from None
    return 0


def _watch(args: argparse.Namespace) -> int:
    """The same run in a process of its own whenever a file was saved: a game reads its content once."""
    watched = folders(args.game, args.content)
    if not watched:
        raise Mistake("--watch watches the folders of --content: name one")
    again = [word for word in sys.argv[1:] if word != "--watch"]
    ours = [name for name in beside_ours(args.game, args.content) if name not in args.content]
    against = [word for name in ours for word in ("--content", name)]
    for files in saved(watched):
        print(f"== {', '.join(path.name for path in files)}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "atoll", "lab", *against, *again[1:], "--out", folder]
            subprocess.run(command, check=False)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    if args.workers is not None and args.workers < 1:
        raise Mistake(f"--workers is at least 1, not {args.workers}")
    return plan(
        args.game,
        _words(args.bots),
        seats=args.seats,
        options=dict(_pairs("--option", args.option)),
        preset=args.preset,
        vary=[
            *contents(args.game, args.content),
            *((name, _words(values)) for name, values in _pairs("--vary", args.vary)),
        ],
        games_each=args.games,
        seed=args.seed,
        time=args.time,
        detail=args.detail,
        measures=args.measure,
        folders=folders(args.game, args.content),
    )


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _pairs(flag: str, given: list[str]) -> Iterator[tuple[str, str]]:
    for text in given:
        name, is_there, value = text.partition("=")
        if not is_there or not name or not value:
            raise Mistake(f"{flag} takes NAME=VALUE, not {text!r}")
        yield name, value


def _once(args: argparse.Namespace, made: Plan, folder: Path) -> None:
    with _progress(quiet=args.json) as progress:
        task = progress.add_task(games.game(made.game).meta.title, total=None)
        try:
            whole = lab.run(
                made,
                folder,
                workers=args.workers,
                dask=args.dask,
                progress=lambda played, of: progress.update(task, completed=played, total=of),
            )
        except KeyboardInterrupt:
            print(f"\nwhat was played is kept in {folder}; the same words go on from there", file=sys.stderr)
            raise
    found = lab.summary(whole)
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    (folder / "summary.json").write_text(text, encoding="utf-8")
    command = ["atoll", *sys.argv[1:]] if sys.argv[1:2] == ["lab"] else ["atoll", "lab", made.game]
    language = args.lang or texts.spoken_here()
    page = Page(found, command, language, args.server)
    (folder / "report.html").write_text(page.html(), encoding="utf-8")
    Folder(folder, made).write_tables(whole)
    if args.json:
        print(text, end="")
    else:
        _tell(found, folder)


def _progress(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet or not sys.stderr.isatty(),
    )


def _tell(found: dict[str, Any], folder: Path) -> None:
    for variant in found["variants"]:
        seats = "  ".join(
            f"seat {seat} {share['value']:.1%}" for seat, share in enumerate(variant["wins_by_seat"], 1)
        )
        length = variant["measures"]["decisions"]["mean"]
        nobody = variant["nobody_won"]["value"]
        lost = f"  nobody {nobody:.1%}" if nobody else ""
        print(
            f"{variant['name']}: {variant['played']} games, {length:.1f} decisions each; wins: {seats}{lost}"
        )
        if len(variant["wins_by_bot"]) > 1:
            shares = variant["wins_by_bot"].items()
            print("  by bot: " + "  ".join(f"{name} {_interval(share)}" for name, share in shares))
    for difference in found["differences"]:
        print(f"{difference['variant']} against {difference['against']}:")
        certain = [each for each in difference["measures"].items() if is_certain(each[1])]
        for name, each in sorted(certain, key=lambda named: -abs(named[1]["size"])):
            low, high, size = each["low"], each["high"], abs(each["size"])
            print(f"  {name} {each['difference']:+.2f} ({low:+.2f} to {high:+.2f}), size {size:.2f}")
        if not certain:
            print("  nothing that is certain after so many games")
    print(f"The report: {shlex.quote(str(folder / 'report.html'))}")


def _interval(share: Found) -> str:
    return f"{share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%})"
