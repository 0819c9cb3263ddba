"""Games per second through the laboratory: beside the bare loop for playouts, by level 1, beside catanatron.
Refuses to compare figures of different runs: bare loop, laboratory and catanatron take turns, round by round.
By the clock whatever else this machine does counts too; by the seconds of its processors only the laboratory.

    atoll bench lab
    atoll bench lab --json --rounds 5"""

import argparse
import json
import os
import resource
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from contest import Contestant, measure
from rich.console import Console
from rich.table import Table
from rules import NoPeers, peers

import atoll
from atoll import lab
from atoll.lab.folder import Folder, Whole
from atoll.lab.plan import Plan, plan
from atoll.lab.report import Page

HERE = Path(__file__).parent
CORES = os.cpu_count() or 1

# What the laboratory owes: this share of the bare loop on all cores, and so many games of Hashi alone by
# bots of level 1 in a second, on two cores.
SHARE = 0.70
SHARES = ("share_of_bare", "share_by_the_clock", "share_with_report")
LEVEL_1 = 200 * CORES / 2


@dataclass
class Run:
    """One plan, played in every round: decisions and games a second until the last row was kept, by the clock
    and by the seconds that the processors of all its processes took, and decisions a second until tables and
    report were written too."""

    plan: Plan
    played: list[float] = field(default_factory=list)
    computed: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    finished: list[float] = field(default_factory=list)

    def play(self) -> None:
        with TemporaryDirectory() as name:
            folder = Path(name)
            begun, working = perf_counter(), _computed()
            whole = lab.run(self.plan, folder)
            kept, worked = perf_counter(), _computed()
            _write(self.plan, folder, whole)
            ended = perf_counter()
        decisions = sum(whole.games["decisions"])
        self.played.append(decisions / (kept - begun))
        self.computed.append(CORES * decisions / (worked - working))
        self.games.append(self.plan.games / (kept - begun))
        self.finished.append(decisions / (ended - begun))


def _computed() -> float:
    """The seconds that processors have worked for this process and those that it began and that ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def _write(made: Plan, folder: Path, whole: Whole) -> None:
    found = lab.summary(whole)
    page = Page(found, ["atoll", "lab", made.game], "en", "http://127.0.0.1:8000")
    (folder / "report.html").write_text(page.html(), encoding="utf-8")
    Folder(folder, made).write_tables(whole)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench lab", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often each plays (3)")
    parser.add_argument("--seconds", type=float, default=8.0, metavar="S", help="about how long each run (8)")
    parser.add_argument("--alone", action="store_true", help="without catanatron")
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds < float("inf"):
        parser.error("--rounds is at least 1, and --seconds more than nothing")
    bare = {
        id: Contestant(id, [sys.executable, HERE / "ours.py", id], os.environ) for id in atoll.games.ids()
    }
    others = [] if args.alone else _catanatron()
    runs: dict[str, Run] = {}
    level_1 = Run(plan("hashi", ["level-1"], seats=1, games_each=int(LEVEL_1 * args.seconds)))
    for _ in range(args.rounds):
        measure([*bare.values(), *others], 1, 1.0)
        if not runs:
            runs = {id: Run(_by_chance(id, each.speed * args.seconds)) for id, each in bare.items()}
        for run in [*runs.values(), level_1]:
            run.play()
    found = summary(bare, runs, level_1, others)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        tell(found)
    return 0


def _by_chance(id: str, decisions: float) -> Plan:
    """As many games by chance as take all cores so long: with as many players as the bare loop has."""
    seats = atoll.game(id).meta.seats[1]
    with TemporaryDirectory() as name:
        tried = lab.run(plan(id, ["random"], seats=seats, games_each=100), Path(name), workers=1)
    length = sum(tried.games["decisions"]) / 100
    return plan(id, ["random"], seats=seats, games_each=int(decisions * CORES / length))


def _catanatron() -> list[Contestant]:
    try:
        return [each for each in peers() if each.name == "catanatron"]
    except NoPeers as why:
        print(f"bench: {why}; Atoll is measured alone", file=sys.stderr)
        return []


def summary(
    bare: dict[str, Contestant], runs: dict[str, Run], level_1: Run, others: list[Contestant]
) -> dict[str, Any]:
    """What came out, as plain data; shares and ratios are medians over the rounds."""
    by_game: dict[str, dict[str, Any]] = {
        id: {
            "seats": run.plan.variants[0].seats,
            "games": run.plan.games,
            "bare_decisions_per_second_and_core": round(bare[id].speed),
            "decisions_per_second": round(max(run.played)),
            "games_per_second": round(max(run.games)),
            "share_of_bare": _share(run.computed, bare[id].rounds),
            "share_by_the_clock": _share(run.played, bare[id].rounds),
            "share_with_report": _share(run.finished, bare[id].rounds),
            "times": {
                other.name: median(
                    own / CORES / theirs for own, theirs in zip(run.played, other.rounds, strict=True)
                )
                for other in others
            },
        }
        for id, run in runs.items()
    }
    return {
        "cores": CORES,
        "rounds": len(level_1.played),
        "by_chance": by_game,
        "level_1_hashi_games_per_second": round(max(level_1.games), 1),
        "others": {
            each.name: {
                "decisions_per_second_and_core": round(each.speed),
                "decisions_per_game": _length(each),
            }
            for each in others
        },
        "below_the_floor": [
            f"{id} comes to {100 * each['share_of_bare']:.0f} % of the bare loop, not {100 * SHARE:.0f} %"
            for id, each in by_game.items()
            if each["share_of_bare"] < SHARE
        ]
        + ([f"level 1 plays fewer than {LEVEL_1:.0f} games"] if max(level_1.games) < LEVEL_1 else []),
    }


def _share(run: list[float], bare: list[float]) -> float:
    return round(median(own / (one * CORES) for own, one in zip(run, bare, strict=True)), 3)


def _length(other: Contestant) -> int:
    """How many decisions a game of another engine has, in the mean of fifty."""
    ask = (
        "from itertools import islice; from peers import PEERS; import sys; play, what = PEERS[sys.argv[1]]; "
        "print(round(sum(islice(play(what), 50)) / 50))"
    )
    python = other.command[0]
    said = subprocess.run(
        [python, "-c", ask, other.name], cwd=HERE, capture_output=True, text=True, check=True
    )
    return int(said.stdout)


def tell(found: dict[str, Any]) -> None:
    """The same for reading."""
    table = Table(box=None)
    names = list(found["others"])
    for heading in (
        "by chance",
        "players",
        "games/s",
        "decisions/s",
        "of the bare loop",
        "by the clock",
        "with report",
    ):
        table.add_column(heading, justify="left" if heading == "by chance" else "right")
    for name in names:
        table.add_column(f"times {name}", justify="right")
    for id, each in found["by_chance"].items():
        shares = [f"{100 * each[name]:.0f} %" for name in SHARES]
        times = [f"{each['times'][name]:.3g}" for name in names]
        speeds = [f"{each[name]:,}" for name in ("games_per_second", "decisions_per_second")]
        table.add_row(id, str(each["seats"]), *speeds, *shares, *times)
    console = Console(highlight=False)
    console.print(f"{found['cores']} cores, {found['rounds']} rounds", "", table, "", sep="\n")
    console.print(f"Hashi alone by level 1: {found['level_1_hashi_games_per_second']} games/s")
    for name, each in found["others"].items():
        speed, length = each["decisions_per_second_and_core"], each["decisions_per_game"]
        console.print(
            f"{name}: {speed:,} decisions/s on a core, {length} in a game, {speed / length:.1f} games/s"
        )
    console.print(*(found["below_the_floor"] or ["every floor is held"]), sep="\n")


if __name__ == "__main__":
    sys.exit(main())
