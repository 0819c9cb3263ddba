"""Atoll's server beside boardgame.io and Colyseus on the same machine in the same run: tables of four seats,
each move pushed to all of them. Refuses to count what else the machine does: moves are counted for each
second that the server itself had a core, and only ratios of the same round are compared.

    cd bench/server && npm install && cd ../.. && python bench/server/run.py [--tables 200] [--alone]"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
# Stands in a command for the port that is free then.
PORT = "PORT"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Contestant:
    """A server and its players, and what each round gave."""

    name: str
    server: list[str]
    players: list[str]
    rounds: list[dict[str, float]] = field(default_factory=list)

    def speed(self, round: int) -> float:
        return self.rounds[round]["a second of its core"]


def contestants(folder: Path) -> list[Contestant]:
    atoll = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--lang", "en", "--port", PORT]
    colyseus, boardgameio = _node("colyseus.mjs"), _node("boardgameio.mjs")
    return [
        Contestant("atoll", [*atoll, "--data", str(folder / "atoll")], ["atoll"]),
        Contestant("colyseus, patches", [*colyseus, "patches"], ["colyseus", "patches"]),
        Contestant("colyseus, whole", [*colyseus, "whole"], ["colyseus", "whole"]),
        Contestant("boardgame.io, memory", [*boardgameio, "memory"], ["boardgameio"]),
        Contestant("boardgame.io, files", [*boardgameio, "files", str(folder / "flat")], ["boardgameio"]),
    ]


def _node(file: str) -> list[str]:
    return [shutil.which("node") or "node", str(HERE / file), PORT]


def cpu(process: int) -> float:
    """The seconds that a process and all its threads have had a core."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """What a process holds in memory, in kB."""
    line = next(
        line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS")
    )
    return float(line.split()[1])


def free_port() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    told = process.stdout.readline().strip()
    if not told:
        raise RuntimeError(f"{process.args!r} ended (see above)")
    return told


@dataclass
class Running:
    """A server and its players, all connected; and what the server holds in memory, in kB: before anybody
    came, and now."""

    server: subprocess.Popen[str]
    players: subprocess.Popen[str]
    empty: float
    full: float

    def round(self, seconds: float, rate: int = 0) -> dict[str, float]:
        """Play for so long, as quickly as it goes or at so many moves a second."""
        assert self.players.stdin is not None
        self.players.stdin.write(f"{seconds} {rate}\n")
        self.players.stdin.flush()
        line(self.players)
        begun = cpu(self.server.pid)
        told = json.loads(line(self.players))
        used = max(cpu(self.server.pid) - begun, 1 / TICKS)
        return {
            "a second": told["moves"] / told["seconds"],
            "a second of its core": told["moves"] / used,
            "core": used / told["seconds"],
            "p50 ms": told["p50"],
            "p99 ms": told["p99"],
        }


@contextmanager
def set_up(contestant: Contestant, number: int) -> Iterator[Running]:
    """A server with so many tables, or whatever its players count."""
    port = free_port()
    environment = {**os.environ, "ATOLL_LIMITS": "no", "ATOLL_PAUSE": "0"}
    command = [port if word == PORT else word for word in contestant.server]
    kind, *more = contestant.players
    load = ["node", str(HERE / "load.mjs"), kind, f"http://127.0.0.1:{port}", str(number), *more]
    with running(command, env=environment) as server:
        line(server)
        empty = memory(server.pid)
        with running(load) as players:
            line(players)
            yield Running(server, players, empty, memory(server.pid))


def play(contestant: Contestant, tables: int, seconds: float, rounds: int) -> Generator[None, None, None]:
    """Set everything up; then one round at each step."""
    with set_up(contestant, tables) as running:
        held = (running.full - running.empty) / tables
        for _ in range(rounds):
            contestant.rounds.append({**running.round(seconds), "kB a table": held})
            yield


def contest(folder: Path, given: argparse.Namespace) -> None:
    """All of them in turn, round after round."""
    measured = [each for each in contestants(folder) if given.only in each.name]
    games = [play(each, given.tables, given.seconds, given.rounds) for each in measured]
    for _ in range(given.rounds):
        for game in games:
            next(game)
    for game in games:
        game.close()
    ours = measured[0]
    for each in measured:
        best = max(each.rounds, key=lambda one: one["a second of its core"])
        ratio = median(ours.speed(at) / each.speed(at) for at in range(given.rounds))
        told = "  ".join(f"{value:,.2f} {name}" for name, value in best.items())
        print(f"{each.name:22} {told}  {ours.name} is {ratio:.2f} times as fast")


def alone(folder: Path, given: argparse.Namespace) -> None:
    """What Atoll promises by itself: a lone player's wait, half load, memory."""
    atoll, *_ = contestants(folder)
    with set_up(replace(atoll, players=["atoll", "1"]), 1) as running:
        told = running.round(given.seconds)
        print(f"a lone player waits {told['p50 ms']:.2f} ms, p99 {told['p99 ms']:.2f} ms")
        # What is loaded once for all tables is there by now, and is told apart.
        print(f"a server with one table holds {memory(running.server.pid) / 1024:.0f} MB")
        once = memory(running.server.pid) - running.empty
    with set_up(atoll, given.tables) as running:
        held = (running.full - running.empty - once) / (given.tables - 1)
        print(f"each further table of four connected seats holds {held:.0f} kB")
        full = running.round(given.seconds)
        half = running.round(given.seconds, int(full["a second"] / 2))
        print(f"full load: {full['a second']:,.0f} moves a second, p99 {full['p99 ms']:.1f} ms")
        print(f"half load: {half['a second']:,.0f} moves a second, p99 {half['p99 ms']:.1f} ms")
        played = (memory(running.server.pid) - running.empty - once) / (given.tables - 1)
        print(f"after that a table holds {played:.0f} kB")
    with set_up(replace(atoll, players=["watchers"]), given.idle) as running:
        print(f"{given.idle:,} idle sockets: the server holds {memory(running.server.pid) / 1024:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="contestants whose name holds this word")
    parser.add_argument("--alone", action="store_true", help="only what Atoll promises by itself")
    parser.add_argument("--idle", type=int, default=5_000, help="how many sockets are idle then")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        (alone if given.alone else contest)(Path(folder), given)


if __name__ == "__main__":
    main()
