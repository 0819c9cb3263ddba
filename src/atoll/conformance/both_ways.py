"""Plays the same games by the compiled and by the pure rules, in two processes, and compares what came out.
Refuses to explain a difference: it names the first game that has one.

    python -m atoll.conformance.both_ways --games 1000"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import atoll
from atoll import compiled
from atoll.conformance.tables import tables
from atoll.core import Chosen, Game, Quick, digest
from atoll.core.bits import members

# Positions are laid open in Python, which takes most of the time; so often they are compared.
EVERY = 8


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m atoll.conformance.both_ways", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of each game (default 1000)")
    parser.add_argument("--one-way", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one_way:
        for line in played(args.games):
            sys.stdout.write(line + "\n")
        return 0
    why = compiled.why_pure()
    if why:
        sys.stderr.write(f"there is nothing to compare, the rules are pure: {why}\n")
        return 2
    return compare(args.games)


def compare(games: int) -> int:
    """Both ways at the same time; 1 when a game differs."""
    command = [sys.executable, "-m", "atoll.conformance.both_ways", "--one-way", "--games", str(games)]
    ways = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "ATOLL_PURE": pure})
        for pure in ("0", "1")
    ]
    # Read at the same time: whoever is not read waits.
    with ThreadPoolExecutor() as readers:
        fast, plain = readers.map(lambda way: way.communicate()[0].splitlines(), ways)
    if any(way.returncode for way in ways):
        sys.stderr.write("one of the two ways did not finish (see above)\n")
        return 1
    wrong = difference(fast, plain)
    if wrong:
        sys.stderr.write(wrong + "\n")
        return 1
    sys.stdout.write(f"{len(fast) - 1} games are the same compiled and pure\n")
    return 0


def difference(fast: list[str], plain: list[str]) -> str:
    """The first game that the two ways do not tell alike, in words; empty when there is none."""
    if fast[0] != "compiled" or plain[0] != "pure":
        return f"one way should be compiled and one pure; they are {fast[0]} and {plain[0]}"
    for one, other in zip(fast[1:], plain[1:], strict=True):
        if one != other:
            return f"this game differs:\n  compiled: {one}\n  pure:     {other}"
    return ""


def played(games: int) -> Iterator[str]:
    """How the rules run, then a line for each game: which it is, and a digest of all that happened in it."""
    yield atoll.RULES
    for id in atoll.games.ids():
        game = atoll.game(id)
        for number, (seats, chosen) in enumerate(tables(game, games)):
            yield f"{id} {number}: {seats} seats, {json.dumps(chosen)}: {course(game, seats, chosen, number)}"


def course(game: Game[Any, Any], seats: int, chosen: Chosen, seed: int) -> str:
    """One random game: everything that may be done, what is done, and what a search would be told."""
    rules, luck = game.rules(chosen), Quick(seed)
    knowledge = game.knowledge(rules)
    position = rules.setup(seats, luck)
    happened = hashlib.sha256()
    decisions = 0
    while movers := members(rules.to_move(position)):
        seat = movers[int(luck.roll("seat", len(movers)))]
        # Half of the games are played with sense, since chance alone does not get everywhere.
        pick = knowledge.sensible if seed % 2 else rules.pick
        action = int(pick(position, seat, luck))
        happened.update(f"{seat} {action} {rules.legal(position, seat)}\n".encode())
        if decisions % EVERY == 0:
            sense = int(knowledge.sight(position, seat)), knowledge.value(position, seat)
            happened.update(f"{digest(position)} {sense}\n".encode())
            position = position.copy()
        rules.apply(position, seat, action, luck)
        decisions += 1
    happened.update(f"{digest(position)} {rules.outcome(position)}".encode())
    return happened.hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
