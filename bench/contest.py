"""A contestant is a process that plays for so long as it is told and says how many decisions it took.
Refuses to play while another does: contestants take turns, round after round, and only their ratios count."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import process_time


def serve(games: Iterator[int]) -> None:
    """Be a contestant: a line with seconds comes in, a line with decisions a second goes out. They are the
    seconds of this process on its core, so that others on the machine disturb as little as can be."""
    next(games)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        decisions, begun = 0, process_time()
        until = begun + float(line)
        while (now := process_time()) < until:
            decisions += next(games)
        sys.stdout.write(f"{decisions / (now - begun)}\n")
        sys.stdout.flush()


@dataclass
class Contestant:
    """One who is measured, and what each round gave."""

    name: str
    command: list[str | Path]
    environment: Mapping[str, str]
    rounds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Decisions a second, in the round that was disturbed least."""
        return max(self.rounds)

    def ratio(self, other: "Contestant") -> float:
        """How many times as fast as another one, in the median of the rounds."""
        return median(own / theirs for own, theirs in zip(self.rounds, other.rounds, strict=True))


def both_ways(name: str, command: list[str | Path]) -> list[Contestant]:
    """The same command twice: with compiled rules, where there are any, and with pure ones."""
    # Contestants of other houses import this module too, and have no Atoll.
    from atoll import compiled  # noqa: PLC0415

    ways = {"pure": "1"} if compiled.why_pure() else {"compiled": "0", "pure": "1"}
    return [
        Contestant(f"{name} {way}", command, {**os.environ, "ATOLL_PURE": pure}) for way, pure in ways.items()
    ]


def measure(contestants: list[Contestant], rounds: int, seconds: float) -> None:
    """Let them play in turn, so many rounds, so long in each."""
    running = [
        subprocess.Popen(
            each.command, env=each.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for each in contestants
    ]
    try:
        for each, process in zip(contestants, running, strict=True):
            if _line(process) != "ready":
                raise RuntimeError(f"{each.name} cannot be measured (see above)")
        for _ in range(rounds):
            for each, process in zip(contestants, running, strict=True):
                assert process.stdin is not None
                process.stdin.write(f"{seconds}\n")
                process.stdin.flush()
                each.rounds.append(float(_line(process)))
    finally:
        for process in running:
            process.kill()
            process.communicate()


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()
