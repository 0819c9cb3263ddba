"""Random decisions per second per core: every game, compiled and pure, beside published engines.
Refuses to compare figures of different runs: all play in turn in one, and what counts is the ratio.

    atoll bench rules
    atoll bench rules --json --rounds 15"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from contest import Contestant, both_ways, measure
from rich.console import Console
from rich.table import Table

import atoll
from atoll import compiled
from atoll.cli.main import Parser

HERE = Path(__file__).parent
ENVIRONMENT = HERE / ".venv"

FLOOR = 1_000_000
# Pure rules are to be so many times as fast as these.
TIMES = 3
PURE_AGAINST = ("PettingZoo connect_four", "catanatron")


class NoPeers(Exception):
    """The published engines cannot be had here; the message says why."""


def main() -> int:
    parser = Parser(
        prog="atoll bench rules", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how often each plays (7)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="how long each time (0.5)")
    parser.add_argument("--alone", action="store_true", help="without the published engines")
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds < float("inf"):
        parser.error("--rounds is at least 1, and --seconds more than nothing")
    ours, theirs = own(), []
    if not args.alone:
        try:
            theirs = peers()
        except NoPeers as why:
            print(f"bench: {why}; Atoll is measured alone", file=sys.stderr)
    measure([*ours, *theirs], args.rounds, args.seconds)
    found = summary(ours, theirs)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        machine = found["machine"]
        console = Console(highlight=False)
        console.print(
            f"{machine['processor']}, Python {machine['python']}, one core", "", table(found), "", sep="\n"
        )
        console.print(*(found["below_the_floor"] or ["every floor is held"]), sep="\n")
    return 0


def own() -> list[Contestant]:
    """Every game, compiled where it can be, and pure."""
    if why := compiled.why_pure():
        print(f"bench: only pure rules are measured: {why}", file=sys.stderr)
    found = [
        each for id in atoll.games.ids() for each in both_ways(id, [sys.executable, HERE / "ours.py", id])
    ]
    return sorted(found, key=lambda each: each.name.endswith("pure"))


def peers() -> list[Contestant]:
    """The published engines, installed on demand into an environment of their own."""
    python = _installed()
    listed = subprocess.run(
        [python, "-c", "from peers import PEERS; print(*PEERS, sep='\\n')"],
        cwd=HERE,
        capture_output=True,
        text=True,
        check=True,
    )
    command = [python, HERE / "peers.py"]
    return [Contestant(name, [*command, name], os.environ) for name in listed.stdout.splitlines()]


def _installed() -> Path:
    python, stamp, wanted = ENVIRONMENT / "bin" / "python", ENVIRONMENT / "peers.txt", HERE / "peers.txt"
    if stamp.exists() and stamp.read_text() == wanted.read_text():
        return python
    print("bench: installing the engines to compare with, into bench/.venv", file=sys.stderr)
    try:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
        pip: list[str | Path] = [python, "-m", "pip", "install", "-qq", "--no-input", "-r", wanted]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPeers(f"there can be no environment for the engines to compare with: {error}") from None
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["pip gave no reason"])[-1]
        raise NoPeers(f"the engines to compare with cannot be installed: {why}")
    stamp.write_text(wanted.read_text())
    return python


def summary(ours: list[Contestant], theirs: list[Contestant]) -> dict[str, Any]:
    """What came out, as plain data."""
    return {
        "machine": {"cores": os.cpu_count(), "processor": _processor(), "python": platform.python_version()},
        "rounds": len(ours[0].rounds),
        "decisions_per_second": {each.name: round(each.speed) for each in [*ours, *theirs]},
        "every_round": {each.name: [round(speed) for speed in each.rounds] for each in [*ours, *theirs]},
        "ratios": {each.name: {peer.name: each.ratio(peer) for peer in theirs} for each in ours},
        "below_the_floor": _below(ours, theirs),
    }


def _below(ours: list[Contestant], theirs: list[Contestant]) -> list[str]:
    """What is slower than we promise, in words."""
    below = []
    for each in ours:
        if each.name.endswith("compiled") and each.speed < FLOOR:
            below.append(f"{each.name} is below {FLOOR:,} decisions/s")
        for peer in theirs:
            if each.name.endswith("pure") and peer.name in PURE_AGAINST and each.ratio(peer) < TIMES:
                below.append(f"{each.name} is not {TIMES} times as fast as {peer.name}")
    return below


def table(found: dict[str, Any]) -> Table:
    """The same for reading."""
    speeds, ratios = found["decisions_per_second"], found["ratios"]
    theirs = [name for name in speeds if name not in ratios]
    table = Table(box=None)
    table.add_column("in the best round", no_wrap=True)
    table.add_column("decisions/s", justify="right", no_wrap=True)
    letters = {peer: chr(ord("A") + at) for at, peer in enumerate(theirs)}
    for letter in letters.values():
        table.add_column(f"times {letter}", justify="right")
    for name, speed in speeds.items():
        times = [f"{ratios[name][peer]:.3g}" for peer in theirs] if name in ratios else []
        label = f"{letters[name]} {name}" if name in letters else name
        table.add_row(label, f"{speed:,}", *times)
    return table


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


if __name__ == "__main__":
    sys.exit(main())
