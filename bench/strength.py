"""How near each level of the bots comes to what is possible, game by game, where that can be worked out.
Refuses the clock: level 5 is given a number of trials, so that the same games come out on any machine.

    atoll bench strength hashi --games 200
    atoll bench strength insula --bots greedy,level-3 --keep strength --table

hashi: points alone on side A, against 59.68, the mean of the exact best play for who knows the cards
(docs/hashi-boards.md). onecard: dice kept or stopped with, against the exact best of the turn. borders: the
rounds in which every chip went with the best trip open, against a greedy bot. insula: games won alone.

A run that was stopped goes on when it is called again with the same words."""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from trials import PATIENCE, bot

from atoll import games
from atoll.bots.arena import play
from atoll.core import Live, Match, Outcome, Position, Rigged, Step
from atoll.games.borders.bot import BordersSense
from atoll.games.borders.rules import CHIP, CHOOSING, BordersRules, Tour
from atoll.games.hashi.programs.measure_boards import cards
from atoll.games.onecard.rules import ROLLING, STOP, Layout, OneCardRules
from atoll.games.onecard.worth import Outlook

BOTS = ("random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5@1000")
# The mean of the best play on side A.
BEST = 59.68
# Points of a turn below which two choices are equally good.
EQUAL = 1e-6


class Line(msgspec.Struct):
    """A game as it is kept: who played it with which luck, and what came out, as numbers."""

    name: str
    seed: int
    found: list[float]


def hashi(name: str, seed: int) -> list[float]:
    """The points."""
    room = games.game("hashi")
    match = Match(room, 1, {"side": "A"}, Rigged({"card": cards(seed)}, Live(str(seed))))
    player = bot(name, room, match.rules, seed)
    while match.to_move():
        match.do(0, player.decide(match.view(0), match.legal(0), PATIENCE))
    outcome = match.outcome()
    assert outcome is not None, "nobody is to move and there is no outcome"
    return [float(outcome.results[0].points)]


def insula(name: str, seed: int) -> list[float]:
    """Whether Kingosh was beaten."""
    outcome = play(games.game("insula"), [name], seed, time=PATIENCE, invite=bot).outcome
    return [float(0 in outcome.winners())]


@dataclass
class Turns:
    """Notes what each choice with dice gave away against the best one, in points."""

    given: list[float] = field(default_factory=list)
    outlook: Outlook | None = None

    def started(self, match: Match) -> None:
        assert isinstance(match.rules, OneCardRules)
        self.outlook = Outlook(match.rules)

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        assert isinstance(before, Layout) and self.outlook is not None
        if step.seat == 0 and before.stage == ROLLING and before.rolled:
            choices = self.outlook.choices(before, 0)
            if len(choices) > 1:
                done = match.numbers[step.do]
                self.given.append(max(choices.values()) - choices.get(done, choices[STOP]))

    def ended(self, match: Match, outcome: Outcome) -> None: ...


def onecard(name: str, seed: int) -> list[float]:
    """For each choice with dice, what it gave away."""
    turns = Turns()
    play(games.game("onecard"), [name, "greedy"], seed, time=PATIENCE, invite=bot, onlookers=[turns])
    return turns.given


@dataclass
class Rounds:
    """Notes for each round whether every chip went where the best trip was open."""

    best: dict[int, bool] = field(default_factory=dict)
    sense: BordersSense | None = None

    def started(self, match: Match) -> None:
        assert isinstance(match.rules, BordersRules)
        self.sense = BordersSense(match.rules)

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        assert isinstance(before, Tour) and self.sense is not None
        action = match.numbers[step.do]
        if step.seat == 0 and before.stage == CHOOSING and action >= CHIP:
            open = [each for each in match.rules.legal(before, 0) if each >= CHIP]
            least = min(self.sense.loss(before, 0, each) for each in open)
            found = self.sense.loss(before, 0, action) == least
            self.best[int(before.round)] = self.best.get(int(before.round), True) and found

    def ended(self, match: Match, outcome: Outcome) -> None: ...


def borders(name: str, seed: int) -> list[float]:
    """For each round, whether the best open choice was found."""
    rounds = Rounds()
    play(games.game("borders"), [name, "greedy"], seed, time=PATIENCE, invite=bot, onlookers=[rounds])
    return [float(found) for found in rounds.best.values()]


MEASURED: dict[str, Callable[[str, int], list[float]]] = {
    "hashi": hashi,
    "onecard": onecard,
    "borders": borders,
    "insula": insula,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=MEASURED)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each bot (200)")
    parser.add_argument("--bots", default=",".join(BOTS), metavar="A,B", help="(%(default)s)")
    parser.add_argument(
        "--keep", type=Path, default=Path("strength"), metavar="FOLDER", help="where games are kept"
    )
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--table", action="store_true", help="play no more, show what there is")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    file, bots = args.keep / f"{args.game}.jsonl", args.bots.split(",")
    if not args.table:
        run(args.game, bots, args.games, file, args.cores)
    print(table(args.game, bots, lines(file)))
    return 0


def run(game: str, bots: list[str], number: int, file: Path, cores: int) -> None:
    """Play what is missing, all bots in turn; each game is written down when it is over."""
    there = {(line.name, line.seed) for line in lines(file)}
    missing = [(name, seed) for seed in range(number) for name in bots if (name, seed) not in there]
    with ProcessPoolExecutor(cores) as pool, file.open("a", encoding="utf-8") as kept:
        for done in as_completed([pool.submit(one, game, name, seed) for name, seed in missing]):
            kept.write(done.result() + "\n")
            kept.flush()


def one(game: str, name: str, seed: int) -> str:
    return msgspec.json.encode(Line(name, seed, MEASURED[game](name, seed))).decode()


def lines(file: Path) -> list[Line]:
    texts = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(text, type=Line) for text in texts]


def table(game: str, bots: list[str], kept: list[Line]) -> str:
    """What came out, as it stands in the docs."""
    headings = {
        "hashi": "| bot | shuffles | mean points | of the best play |",
        "onecard": "| bot | choices with dice | the best | given away a choice, points |",
        "borders": "| bot | rounds | with the best choice |",
        "insula": "| bot | games | won |",
    }
    rows = [headings[game], "| --- " * (headings[game].count("|") - 1) + "|"]
    for name in bots:
        games_of = [line.found for line in kept if line.name == name]
        found = [number for game_of in games_of for number in game_of]
        if found:
            rows.append(f"| {name} | {len(found)} | {_told(game, found)} |")
    return "\n".join(rows)


def _told(game: str, found: list[float]) -> str:
    mean, give = fmean(found), 1.96 * (stdev(found) if len(found) > 1 else 0.0) / sqrt(len(found))
    if game == "hashi":
        return f"{mean:.1f} ±{give:.1f} | {mean / BEST:.1%} ±{give / BEST:.1%}"
    if game == "onecard":
        return f"{fmean(each < EQUAL for each in found):.0%} | {mean:.3f} ±{give:.3f}"
    return f"{mean:.0%} ±{give:.0%}"


if __name__ == "__main__":
    raise SystemExit(main())
