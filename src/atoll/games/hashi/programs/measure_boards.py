"""`python -m atoll.games.hashi.programs.measure_boards` prints what our boards are like: the best play of so
many shuffles, by the exact solver, beside what the greedy bot and chance score on the same cards.
Refuses to choose: it measures what is there."""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any, TextIO

from atoll.core import Game, Position, Quick, Rigged
from atoll.games.hashi import GAME
from atoll.games.hashi.content import BOARDS, board, sides

from .best_play import best_play

Player = Callable[[Position], int]
# A side as it was drawn, and a shuffle: its points, and whether it is proven that there are no more.
Task = tuple[str, str, int]
Kept = dict[Task, tuple[int, bool]]

HASHI: Game[Any, Any] = GAME


def main() -> int:
    parser = argparse.ArgumentParser(prog="measure_boards", description=__doc__)
    parser.add_argument("--shuffles", type=_positive, default=200, metavar="N", help="how many (200)")
    parser.add_argument(
        "--effort", type=float, default=120, help="for each total that is tried, about in seconds (120)"
    )
    parser.add_argument("--workers", type=_positive, default=1, metavar="N", help="how many cores (1)")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="what was found; goes on from what is there"
    )
    parser.add_argument("sides", nargs="*", default=list(sides()), help="which boards (all)")
    args = parser.parse_args()
    for unknown in sorted({*args.sides} - {*sides()}):
        parser.error(f"there is no side {unknown}: choose from {', '.join(sides())}")
    if args.keep and (args.keep.is_dir() or not args.keep.parent.is_dir()):
        parser.error(f"{args.keep} cannot be written: there is no such folder, or it is one")
    try:
        kept = read_kept(args.keep) if args.keep and args.keep.exists() else {}
    except ValueError as error:
        parser.error(str(error))
    tasks = [(side, drawn_as(side), number) for side in args.sides for number in range(args.shuffles)]
    with args.keep.open("a", encoding="utf-8") if args.keep else nullcontext() as file:
        kept |= found([task for task in tasks if task not in kept], args.effort, args.workers, file)
    sys.stdout.write(
        "| side | lines | crossings | shuffles | best play, mean | 60 reached | proven | greedy | random |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    for side in args.sides:
        sys.stdout.write(row(side, [kept[task] for task in tasks if task[0] == side]) + "\n")
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is none; at least 1")
    return number


def drawn_as(side: str) -> str:
    """What tells a side from what it was before it was drawn anew."""
    return sha256((BOARDS / f"{side}.toml").read_bytes()).hexdigest()[:12]


def read_kept(path: Path) -> Kept:
    """What earlier runs have found, one line for each shuffle."""
    kept: Kept = {}
    for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            side, drawn, number, points, proven = json.loads(line)
        except (ValueError, TypeError):
            raise ValueError(f"{path}, line {at}: not a result: {line[:60]!r}") from None
        kept[side, drawn, number] = points, proven
    return kept


def found(tasks: list[Task], effort: float, workers: int, file: TextIO | None) -> Kept:
    """The best play of these, each written down as soon as it is known."""
    kept: Kept = {}
    for done, (task, points, proven) in enumerate(_solved(tasks, effort, workers), 1):
        kept[task] = points, proven
        if file:
            file.write(json.dumps([*task, points, proven]) + "\n")
            file.flush()
        sys.stderr.write(f"\r{done} of {len(tasks)} ")
    sys.stderr.write("\n" if tasks else "")
    return kept


def _solved(tasks: list[Task], effort: float, workers: int) -> Iterator[tuple[Task, int, bool]]:
    efforts = [effort] * len(tasks)
    if workers == 1:
        yield from map(_solve, tasks, efforts)
    else:
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(_solve, tasks, efforts)


def _solve(task: Task, effort: float) -> tuple[Task, int, bool]:
    best = best_play(board(task[0]), cards(task[2]), effort=effort)
    return task, best.points, best.proven


def row(side: str, results: list[tuple[int, bool]]) -> str:
    """One line of the table."""
    printed, shuffles = board(side), len(results)
    points = Counter(most for most, _ in results)
    return (
        f"| {side} | {len(printed.lines)} | {sum(map(len, printed.crossings)) // 2} | {shuffles} "
        f"| {fmean(points.elements()):.2f} | {points[60] / shuffles:.1%} "
        f"| {sum(proven for _, proven in results) / shuffles:.1%} "
        f"| {fmean(greedy(side, shuffles)):.1f} | {fmean(at_random(side, shuffles)):.1f} |"
    )


def cards(shuffle: int) -> list[int]:
    """The order of the 17 cards of a shuffle."""
    return random.Random(shuffle).sample(range(18), 17)


def greedy(side: str, shuffles: int) -> list[int]:
    """What the sensible play of a moment scores on these shuffles."""
    sense = HASHI.knowledge(HASHI.rules(HASHI.options.read({"side": side}, 1)))
    return [
        _score(side, number, lambda position: sense.sensible(position, 0, Quick(1)))
        for number in range(shuffles)
    ]


def at_random(side: str, shuffles: int) -> list[int]:
    """What chance scores on these shuffles."""
    rules, luck = HASHI.rules(HASHI.options.read({"side": side}, 1)), Quick(1)
    return [
        _score(side, number, lambda position: rules.pick(position, 0, luck)) for number in range(shuffles)
    ]


def _score(side: str, shuffle: int, player: Player) -> int:
    rules = HASHI.rules(HASHI.options.read({"side": side}, 1))
    luck = Rigged({"card": cards(shuffle)}, Quick(shuffle))
    position = rules.setup(1, luck)
    while rules.to_move(position):
        rules.apply(position, 0, player(position), luck)
    outcome = rules.outcome(position)
    assert outcome is not None, "nobody is to move and there is no outcome"
    return int(outcome.results[0].points)


if __name__ == "__main__":
    sys.exit(main())
