"""Plays one batch of a plan and returns it as columns: a row a game, and a row a decision when asked for.
Refuses to know where it runs: in this process, in a worker beside it, or on another machine."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, repeat
from typing import Any

from atoll import games, texts
from atoll.bots import own
from atoll.bots.arena import play
from atoll.core import Match, Outcome, Position, Rules, Step
from atoll.core.options import Value
from atoll.lab.chance_games import play_by_chance
from atoll.lab.measures import Branching, Columns, Leads, Measure, Rounds, Use, own_measure
from atoll.lab.plan import Batch, Plan

Table = dict[str, list[Any]]


@dataclass(frozen=True, slots=True)
class Part:
    """What a batch brought: columns of games and of decisions, and how often each thing was used."""

    games: Table
    decisions: Table = field(default_factory=dict)
    # Of the games that were watched: what was offered, taken and told of, each with its number.
    use: dict[str, dict[str, int]] = field(default_factory=dict)
    watched: int = 0


class Rows(Measure):
    """What all measures say of a game, in one row; with every decision in a row of its own if asked for."""

    def __init__(self, measures: Sequence[Measure], detail: bool) -> None:
        self.measures = measures
        self.detail = detail
        self.games: list[Columns] = []
        self.decisions: list[Columns] = []

    def started(self, match: Match) -> None:
        for measure in self.measures:
            measure.started(match)

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        for measure in self.measures:
            measure.stepped(match, before, step)
        if self.detail:
            self.decisions.append(self._decision(match, before, step))

    def ended(self, match: Match, outcome: Outcome) -> Columns:
        row: Columns = {"decisions": len(match.steps), "reason": outcome.reason}
        for seat, result in enumerate(outcome.results, 1):
            row[f"points_{seat}"] = result.points
            row[f"place_{seat}"] = result.place
        for measure in self.measures:
            row.update(measure.ended(match, outcome))
        self.games.append(row)
        return row

    def _decision(self, match: Match, before: Position, step: Step) -> Columns:
        standing = match.view()["public"]["standing"]
        return {
            "game": len(self.games),
            "step": len(match.steps),
            "seat": step.seat + 1,
            "action": step.do,
            "choices": len(match.rules.legal(before, step.seat)),
            **{f"points_{seat}": each["points"] for seat, each in enumerate(standing, 1)},
        }


def play_batch(plan: Plan, batch: Batch) -> Part:
    """All games of a batch."""
    end = batch.first + batch.games
    turn = max(batch.first, min(plan.watched(), end))
    part = _watch(plan, batch.variant, range(batch.first, turn))
    games = joined([part.games, _by_chance(plan, batch.variant, range(turn, end))])
    return Part(games, part.decisions, part.use, part.watched)


def joined(tables: Sequence[Table]) -> Table:
    """Tables one below the other; where one lacks a column, nothing stands there."""
    filled = [table for table in tables if table]
    names = dict.fromkeys(name for table in filled for name in table)
    sizes = [len(next(iter(table.values()))) for table in filled]
    return {
        name: list(
            chain.from_iterable(
                table.get(name) or repeat(None, size) for table, size in zip(filled, sizes, strict=True)
            )
        )
        for name in names
    }


def _watch(plan: Plan, at: int, numbers: range) -> Part:
    """Games that are looked at step by step."""
    if not numbers:
        return Part({})
    room, variant = games.game(plan.game), plan.variants[at]
    use = Use(room, _names(plan.game))
    rows = Rows([Leads(), Branching(), Rounds(), use, *map(own_measure, plan.measures)], plan.detail)
    line_ups = [plan.line_up(variant, number) for number in numbers]
    for line_up, deal in zip(line_ups, plan.deals(variant, numbers), strict=True):
        play(
            room,
            line_up,
            deal,
            options=variant.options,
            time=plan.time,
            onlookers=[rows],
            invite=own.bot,
        )
    whole = [
        {"variant": at, "game": number, **_line_up(line_up), **row}
        for number, line_up, row in zip(numbers, line_ups, rows.games, strict=True)
    ]
    decisions = [{"variant": at, **row, "game": numbers[int(row["game"])]} for row in rows.decisions]
    return Part(_columns(whole), _columns(decisions), use.counted(), len(numbers))


def _by_chance(plan: Plan, at: int, numbers: range) -> Table:
    """Games by chance that nobody looks at: only their ends are kept."""
    if not numbers:
        return {}
    variant = plan.variants[at]
    seats = variant.seats
    rules = _rules(plan.game, tuple(variant.options.items()))
    ends = play_by_chance(rules, seats, plan.deals(variant, numbers))
    table: Table = {"variant": [at] * len(numbers), "game": list(numbers)}
    table |= {f"bot_{seat}": ["random"] * len(numbers) for seat in range(1, seats + 1)}
    table |= {"decisions": ends.decisions, "reason": ends.reasons}
    for seat in range(seats):
        table[f"points_{seat + 1}"] = ends.points[seat::seats]
        table[f"place_{seat + 1}"] = ends.places[seat::seats]
    return table


def _line_up(names: Sequence[str]) -> Columns:
    return {f"bot_{seat}": name for seat, name in enumerate(names, 1)}


def _columns(rows: Sequence[Columns]) -> Table:
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name) for row in rows] for name in names}


@cache
def _rules(game: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any]:
    rules: Rules[Any] = games.game(game).rules(dict(options))
    return rules


@cache
def _names(game: str) -> frozenset[str]:
    """What the game has names for: cards, places, flowers."""
    ids = texts.of(games.game(game)).ids
    return frozenset(id.removeprefix("name-") for id in ids if id.startswith("name-"))
