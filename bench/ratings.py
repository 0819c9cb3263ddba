"""How much stronger each level of the bots is than the one below: many games of two, with seats rotated.
Refuses the clock: level 5 is given a number of trials, so that the same games come out on any machine.

    atoll bench ratings hashi --games 400 --keep ratings
    atoll bench ratings hashi --keep ratings --table

Where a game may beat all who play it (Insula), a bot plays it alone, and the game is the other player.

A run that was stopped goes on when it is called again with the same words."""

import argparse
import math
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from pathlib import Path

import msgspec
from trials import PATIENCE, bot

from atoll import games
from atoll.bots.arena import Played, play
from atoll.bots.ratings import duels, rate
from atoll.core import Outcome, Result

# How many trials level 5 has for a decision: less than a second allows, so that one can wait for them.
TRIALS = {"hashi": 1000, "onecard": 1000, "borders": 5000, "insula": 2000}
# The game itself, where it is who one plays against.
ITSELF = "the game"
ALONE = {"insula"}

Pair = tuple[str, str]


class Line(msgspec.Struct):
    """A game as it is kept: which one of which pair, who sat where, and who came how far."""

    pair: Pair
    game: int
    line_up: Pair
    places: list[int]


def pairs(game: str, trials: int | None) -> list[Pair]:
    """Neighbours, weakest first; and the anchors beside those who are about as strong."""
    best = f"level-5@{trials or TRIALS.get(game, 1000)}"
    ranked = ["random", "level-1", "level-2", "level-3", "level-4", best]
    if game in ALONE:
        # Who nearly always beats the game is told from the next one at a table of two.
        return [*((ITSELF, name) for name in ["greedy", *ranked[:4]]), *pairwise(ranked[3:])]
    return [*pairwise(ranked), ("greedy", "level-2"), ("level-3", "greedy")]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench ratings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each pair (400)")
    parser.add_argument("--trials", type=int, metavar="N", help="of level 5 for a decision")
    parser.add_argument("--only", metavar="A,B", help="this pair alone")
    parser.add_argument(
        "--keep", type=Path, default=Path("ratings"), metavar="FOLDER", help="where games are kept"
    )
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--table", action="store_true", help="play no more, show what there is")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    file = args.keep / f"{args.game}.jsonl"
    wanted = pairs(args.game, args.trials)
    if args.only:
        weak, _, strong = args.only.partition(",")
        wanted = [(weak, strong)]
    if not args.table:
        run(args.game, wanted, args.games, file, args.cores)
    print(table(file, wanted))
    return 0


def run(game: str, wanted: list[Pair], number: int, file: Path, cores: int) -> None:
    """Play what is missing, all pairs in turn; each game is written down when it is over."""
    there = {(line.pair, line.game) for line in lines(file)}
    missing = [(pair, at) for at in range(number) for pair in wanted if (pair, at) not in there]
    with ProcessPoolExecutor(cores) as pool, file.open("a", encoding="utf-8") as kept:
        for done in as_completed([pool.submit(one, game, pair, at) for pair, at in missing]):
            kept.write(done.result() + "\n")
            kept.flush()


def one(game: str, pair: Pair, at: int) -> str:
    """One game; two in a row have the same luck, with seats swapped."""
    weak, strong = pair
    if weak == ITSELF:
        outcome = play(games.game(game), [strong], at, time=PATIENCE, invite=bot).outcome
        return written(pair, at, pair, [2, 1] if outcome.winners() else [1, 2])
    line_up = (weak, strong) if at % 2 == 0 else (strong, weak)
    outcome = play(games.game(game), line_up, at // 2, time=PATIENCE, invite=bot).outcome
    return written(pair, at, line_up, [result.place for result in outcome.results])


def written(pair: Pair, at: int, line_up: Pair, places: list[int]) -> str:
    return msgspec.json.encode(Line(pair, at, line_up, places)).decode()


def lines(file: Path) -> list[Line]:
    texts = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(text, type=Line) for text in texts]


def table(file: Path, wanted: list[Pair]) -> str:
    """Ratings, and what each pair came to, as they stand in the docs."""
    played = [_played(line) for line in lines(file)]
    scored = duels(played)
    rows = ["| bot | rating | games |", "| --- | --- | --- |"]
    anchor = ITSELF if any(ITSELF in pair for pair in wanted) else "random"
    for rated in rate(scored, anchor=anchor):
        give = "" if rated.name == anchor else f" ±{rated.give:.0f}"
        rows.append(f"| {rated.name} | {rated.points:.0f}{give} | {rated.games} |")
    rows += [
        "",
        "| pair | games | the second scores | rating points between |",
        "| --- | --- | --- | --- |",
    ]
    for weak, strong in wanted:
        won, lost = scored.get((strong, weak), 0.0), scored.get((weak, strong), 0.0)
        if won + lost:
            low, high = interval(won, won + lost)
            share = won / (won + lost)
            rows.append(
                f"| {weak}, {strong} | {won + lost:.0f} | {share:.0%} ({low:.0%} to {high:.0%}) "
                f"| {points(share):.0f} ({points(low):.0f} to {points(high):.0f}) |"
            )
    return "\n".join(rows)


def _played(line: Line) -> Played:
    outcome = Outcome("kept", tuple(Result(0, place) for place in line.places))
    return Played(line.line_up, line.game // 2, outcome, 0, ())


def interval(won: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z2 = 1.96**2
    middle = (won + z2 / 2) / (games + z2)
    half = 1.96 / (games + z2) * math.sqrt(won * (games - won) / games + z2 / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def points(share: float) -> float:
    """The difference in rating at which the stronger one scores this share."""
    share = min(0.999, max(0.001, share))
    return 400 * math.log10(share / (1 - share))


if __name__ == "__main__":
    raise SystemExit(main())
