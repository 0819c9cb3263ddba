"""How Insula is balanced: many games between the project's bots, held against the targets of its design.
Refuses to tune anything: it plays, counts, and writes down what came out.

    atoll bench insula --out docs/insula-balance.md
    atoll bench insula --games 60 --quick 200"""

import argparse
import json
import math
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles

from atoll import games, texts
from atoll.bots.arena import play
from atoll.cli.main import Parser
from atoll.core import Chance, Json, Match, Outcome, Position, Quick, Step
from atoll.core.bits import members
from atoll.games.insula.content import content
from atoll.games.insula.island import Island
from atoll.games.insula.rules import END_REASONS, InsulaRules

GAME = games.game("insula")
# A decision takes what its trials need: no clock cuts it off, so that the same seed plays the same games.
PATIENCE = 600.0

SWITCHES: list[tuple[str, Mapping[str, object], Mapping[str, object], str]] = [
    ("countdown off", {"countdown": True}, {"countdown": False}, "less"),
    ("rest beside a guard", {"beside": False}, {"beside": True}, "less"),
    ("distance 4 instead of 5", {"distance": 5}, {"distance": 4}, "less"),
    ("distance 6 instead of 5", {"distance": 5}, {"distance": 6}, "more"),
    ("distance 7 instead of 5", {"distance": 5}, {"distance": 7}, "more"),
    ("along instead of against", {"order": "against"}, {"order": "along"}, "either"),
]


@dataclass(frozen=True)
class Played:
    """What is counted of a game; turn 0 is who began."""

    reason: str
    rounds: int
    decisions: int
    wins: list[float]
    drawn: list[str]
    used: list[str]


class Watch:
    """Notes which cards came to somebody and which were played."""

    def __init__(self) -> None:
        self.drawn: set[str] = set()
        self.used: set[str] = set()
        self.played: Played | None = None

    def started(self, match: Match) -> None:
        self.look(match)

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        verb, *words = step.do.split()
        if verb == "play":
            self.used.add(words[0])
        elif verb == "curse":
            own = GAME.private(match.rules, before, step.seat)
            self.used.add(own["slots"][words[0]])
        self.look(match)

    def look(self, match: Match) -> None:
        for seat in range(match.seats):
            own = GAME.private(match.rules, match.position, seat)
            self.drawn.update(own["hand"])
            self.drawn.update(curse for curse in (*own["slots"].values(), own["laying"]) if curse)

    def ended(self, match: Match, outcome: Outcome) -> None:
        public: Json = match.view()["public"]
        wins = _by_turn(outcome, match.seats, public["start"])
        self.played = Played(
            outcome.reason, public["round"], len(match.steps), wins, sorted(self.drawn), sorted(self.used)
        )


class Labelled(Chance):
    """Quick luck, of its own for each label: what one variant draws does not shift what another gets."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.labels: dict[str, Quick] = {}

    def roll(self, label: str, ways: int) -> int:
        if label not in self.labels:
            self.labels[label] = Quick(self.seed * 8191 + int.from_bytes(label.encode()[:6], "big"))
        return int(self.labels[label].roll(label, ways))


class Tally:
    """The cards that came to somebody, and those that were played, read off the island itself."""

    def __init__(self, rules: InsulaRules) -> None:
        self.rules = rules
        self.box = rules.box
        self.flowers = self.curses = self.used_flowers = self.used_curses = 0

    def look(self, island: Island) -> None:
        for player in island.players:
            self.flowers |= int(player.hand)
            for curse in (*(player.curse_on(slot) for slot in range(3)), player.held):
                self.curses |= 1 << int(curse) >> 1

    def played(self, island: Island, seat: int, action: int) -> None:
        numbers = self.rules.numbers
        if numbers.play <= action < numbers.refrain:
            self.used_flowers |= self.box.flower_cards[action - numbers.play]
        elif numbers.curse <= action < numbers.play:
            self.used_curses |= 1 << int(island.players[seat].curse_on(action - numbers.curse)) - 1

    def names(self, flowers: int, curses: int) -> list[str]:
        of = content(self.rules.content)
        found = {of.flowers[self.box.flower_kind[card]].id for card in members(flowers)}
        return sorted(found | {of.curses[self.box.curse_kind[card]].id for card in members(curses)})


def swift(seats: int, options: Mapping[str, object], seed: int) -> Played:
    """One game in which everybody does what the sense calls best, on the island itself: quick."""
    rules = GAME.rules(GAME.options.read(options, seats))
    sense, chance, order = GAME.knowledge(rules), Labelled(seed), Quick(seed)
    island, tally, decisions = rules.setup(seats, chance), Tally(rules), 0
    while movers := members(rules.to_move(island)):
        seat = movers[order.roll("first", len(movers))] if len(movers) > 1 else movers[0]
        tally.look(island)
        action = sense.sensible(island, seat, order)
        tally.played(island, seat, action)
        rules.apply(island, seat, action, chance)
        decisions += 1
    outcome = rules.outcome(island)
    assert outcome is not None
    return Played(
        END_REASONS[island.end],
        min(1 + int(island.turns // seats), int(rules.box.rounds)),
        decisions,
        _by_turn(outcome, seats, int(island.start)),
        tally.names(tally.flowers, tally.curses),
        tally.names(tally.used_flowers, tally.used_curses),
    )


def _by_turn(outcome: Outcome, seats: int, start: int) -> list[float]:
    """What each place in the turn order has won."""
    winners = outcome.winners()
    wins = [0.0] * seats
    for seat in winners:
        wins[(seat - start) % seats] = 1 / len(winners)
    return wins


def one(job: tuple[str, int, Mapping[str, object], int]) -> Played:
    """One game of a bot against itself."""
    name, seats, options, seed = job
    if name == "greedy":
        return swift(seats, options, seed)
    watch = Watch()
    play(GAME, [name] * seats, seed, options=options, time=PATIENCE, onlookers=[watch])
    assert watch.played is not None
    return watch.played


class Table:
    """Plays samples in worker processes and tells how far it is."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers)

    def sample(self, bot: str, seats: int, number: int, **options: object) -> list[Played]:
        jobs = [(bot, seats, options, seed) for seed in range(number)]
        told = f"{bot}, {seats} players {json.dumps(options) if options else ''}"
        found = []
        for at, played in enumerate(self.pool.map(one, jobs, chunksize=max(1, number // 100)), 1):
            found.append(played)
            if at % max(1, number // 10) == 0:
                sys.stderr.write(f"\r{told}: {at} of {number}   ")
                sys.stderr.flush()
        sys.stderr.write("\n")
        return found


def share(part: float, of: int) -> tuple[float, float, float]:
    """A share with Wilson's interval of 95 %."""
    value, square = part / of, 1.96**2 / of
    middle = (value + square / 2) / (1 + square)
    give = 1.96 * math.sqrt(value * (1 - value) / of + square / (4 * of)) / (1 + square)
    return value, max(0.0, middle - give), min(1.0, middle + give)


def percent(found: tuple[float, float, float]) -> str:
    value, low, high = found
    return f"{100 * value:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def island(sample: Sequence[Played]) -> tuple[float, float, float]:
    """How often the island wins."""
    return share(sum(played.reason != "end-kingosh" for played in sample), len(sample))


def rounds(sample: Sequence[Played]) -> str:
    lengths = [played.rounds for played in sample]
    tenths = quantiles(lengths, n=10)
    return f"{fmean(lengths):.1f} ({tenths[0]:.0f} to {tenths[8]:.0f})"


def fitting(sample: Sequence[Played]) -> str:
    """How many games last as long as they are meant to."""
    return f"{100 * sum(8 <= played.rounds <= 16 for played in sample) / len(sample):.0f} %"


def turns(sample: Sequence[Played]) -> list[float]:
    """What each place in the turn order won of all that was won, times the number of players."""
    seats = len(sample[0].wins)
    won = [sum(played.wins[turn] for played in sample) for turn in range(seats)]
    return [seats * part / max(1e-9, sum(won)) for part in won]


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def heading(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def by_players(samples: Mapping[tuple[str, int], Sequence[Played]]) -> list[str]:
    lines = heading(
        "players",
        "bot",
        "games",
        "the island wins",
        "rounds",
        "of 8 to 16 rounds",
        "decisions",
        "share of wins by turn order",
    )
    for (bot, seats), sample in samples.items():
        decisions = f"{fmean(played.decisions for played in sample):.0f}"
        shares = " ".join(f"{times:.2f}" for times in turns(sample)) if seats > 1 else ""
        length = (rounds(sample), fitting(sample), decisions)
        lines.append(row(seats, bot, len(sample), percent(island(sample)), *length, shares))
    return lines


def by_card(samples: Sequence[Sequence[Played]], names: Sequence[str]) -> list[str]:
    lines = heading("card", "colour", *names)
    printed = GAME.printed(GAME.rules(GAME.options.read({}, 3)))
    words = texts.of(GAME, "en")
    for card in [*printed["flowers"], *printed["curses"]]:
        cells = [_use(sample, card["id"]) for sample in samples]
        lines.append(row(words.say({"id": f"name-{card['id']}"}), card["colour"], *cells))
    return lines


def _use(sample: Sequence[Played], card: str) -> str:
    drawn = [played for played in sample if card in played.drawn]
    if not drawn:
        return "never drawn"
    return percent(share(sum(card in played.used for played in drawn), len(drawn)))


def by_switch(table: Table, bot: str, number: int) -> list[str]:
    lines = heading("switch", "expected", "the island wins before", "after", "the same deals, changed")
    for name, before, after, expected in SWITCHES:
        one = table.sample(bot, 3, number, **before)
        two = table.sample(bot, 3, number, **after)
        lines.append(row(name, expected, percent(island(one)), percent(island(two)), changed(one, two)))
    return lines


def changed(before: Sequence[Played], after: Sequence[Played]) -> str:
    """The mean difference, deal by deal, with its interval."""
    lost = [
        (two.reason != "end-kingosh") - (one.reason != "end-kingosh")
        for one, two in zip(before, after, strict=True)
    ]
    middle = fmean(lost)
    give = 1.96 * math.sqrt(fmean((each - middle) ** 2 for each in lost) / len(lost))
    return f"{100 * middle:+.0f} points (±{100 * give:.0f})"


def report(table: Table, bot: str, number: int, quick: int) -> str:
    samples = {(bot, 3): table.sample(bot, 3, number)}
    for seats in (1, 2, 4, 5):
        samples[bot, seats] = table.sample(bot, seats, max(20, number // 3))
    for seats in (1, 2, 3, 4, 5):
        samples["greedy", seats] = table.sample("greedy", seats, quick)
    three, plain = samples[bot, 3], samples["greedy", 3]
    ends = Counter(played.reason for played in three)
    words = texts.of(GAME, "en")
    told = ", ".join(
        f"{words.say({'id': reason})} ({100 * times / len(three):.0f} %)"
        for reason, times in ends.most_common()
    )
    lines = [
        "## Players",
        "",
        *by_players(samples),
        "",
        f"With three of {bot}: {told}.",
        "",
        "## Cards",
        "",
        "Three players: of the games in which somebody drew the card, the share in which it was played.",
        "",
        *by_card([three, plain], [bot, "greedy"]),
        "",
        "## Switches",
        "",
        "Three players, on the same deals.",
        "",
        *by_switch(table, "greedy", quick),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = Parser(
        prog="atoll bench insula", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="level-3", help="the bot that thinks (level-3)")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="of it with three players (300)")
    parser.add_argument("--quick", type=int, default=3000, metavar="N", help="of the greedy bot (3000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--out", type=Path, help="put it into this report, below its own words")
    args = parser.parse_args()
    found = report(Table(args.workers), args.bot, args.games, args.quick)
    if args.out is None:
        print(found, end="")
    else:
        head, mark, _ = args.out.read_text(encoding="utf-8").partition(MARK)
        args.out.write_text(head + mark + "\n\n" + found, encoding="utf-8")
    return 0


MARK = "<!-- measured -->"

if __name__ == "__main__":
    sys.exit(main())
