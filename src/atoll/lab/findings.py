"""What the rows say: shares of wins by seat and by bot, lengths, points, use, and how variants differ, each
with an interval of 95 %. Refuses to draw and to explain; the report does."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from atoll.lab.folder import Whole
from atoll.lab.play import Table
from atoll.lab.tally import Tally, paired, share


def summary(whole: Whole) -> dict[str, Any]:
    """Everything the report shows, as JSON."""
    plan = whole.plan
    return {
        "game": plan.game,
        "rules": plan.rules,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "variants": [
            {
                "name": variant.name,
                "chosen": dict(variant.chosen),
                "seats": variant.seats,
                "options": dict(variant.options),
                **_variant(whole.by_variant[at], variant.seats),
                "watched": whole.watched[at],
                "use": _use(whole.use[at], whole.watched[at]),
            }
            for at, variant in enumerate(plan.variants)
        ],
        "differences": [
            {
                "variant": variant.name,
                "against": plan.variants[0].name,
                "measures": _difference(whole.by_variant[0], table),
            }
            for variant, table in list(zip(plan.variants, whole.by_variant, strict=True))[1:]
            if table and whole.by_variant[0]
        ],
    }


def _variant(table: Table, seats: int) -> dict[str, Any]:
    played = len(table.get("reason", ()))
    by_seat, by_bot, nobody = _wins(table, seats) if played else ([0.0] * seats, {}, 0)
    return {
        "played": played,
        "wins_by_seat": [share(won, played) for won in by_seat],
        "wins_by_bot": {bot: share(won, of) for bot, (won, of) in by_bot.items()},
        "nobody_won": share(nobody, played),
        "ends": {
            reason: share(often, played) for reason, often in Counter(table.get("reason", ())).most_common()
        },
        "points": {bot: _described(points) for bot, points in _by_bot(table).items()},
        "winning_margin": _described(_margins(table)) if played and seats > 1 else None,
        "measures": {name: _described(values) for name, values in _measured(table)},
    }


def _described(values: Iterable[float]) -> dict[str, Any]:
    tally = Tally(values)
    return {**tally.found(), "histogram": tally.histogram()}


def _wins(table: Table, seats: int) -> tuple[list[float], dict[str, tuple[float, int]], int]:
    """What each seat and each bot made of the games, a shared win being worth its share; and how often nobody
    won. Games that ended alike are counted together."""
    by_seat = [0.0] * seats
    by_bot: dict[str, tuple[float, int]] = {}
    nobody = 0
    line_ups, places = (
        zip(*_of_seats(table, "bot"), strict=True),
        zip(*_of_seats(table, "place"), strict=True),
    )
    for (line_up, ranks), often in Counter(zip(line_ups, places, strict=True)).items():
        first = ranks.count(1)
        nobody += often * (not first)
        for seat, (bot, rank) in enumerate(zip(line_up, ranks, strict=True)):
            won = often / first if rank == 1 else 0.0
            by_seat[seat] += won
            before, of = by_bot.get(bot, (0.0, 0))
            by_bot[bot] = (before + won, of + often)
    return by_seat, by_bot, nobody


def _by_bot(table: Table) -> dict[str, list[float]]:
    """The points of each bot, wherever it sat."""
    points: dict[str, list[float]] = defaultdict(list)
    for bots, scored in zip(_of_seats(table, "bot"), _of_seats(table, "points"), strict=True):
        if len(set(bots)) == 1:
            points[bots[0]] += scored
            continue
        for bot, own in zip(bots, scored, strict=True):
            points[bot].append(own)
    return points


def _margins(table: Table) -> Iterator[float]:
    for points in zip(*_of_seats(table, "points"), strict=True):
        first, second, *_ = sorted(points, reverse=True)
        yield first - second


def _of_seats(table: Table, what: str) -> list[list[Any]]:
    """The columns of this, seat by seat."""
    return [column for name, column in table.items() if name.startswith(f"{what}_")]


_NOT_MEASURED = {"variant", "game", "reason"}


def _measured(table: Table) -> Iterator[tuple[str, list[float]]]:
    """Every column of numbers that is not a seat's own, without the games that it was not measured in."""
    for name, column in table.items():
        if name in _NOT_MEASURED or name.split("_")[0] in {"bot", "points", "place"}:
            continue
        values = [value for value in column if isinstance(value, int | float)]
        if values:
            yield name, values


def _use(use: dict[str, Counter[str]], watched: int) -> dict[str, Any]:
    """What was offered how often and taken how often, by verb; and what was never taken."""
    offered, taken = use.get("offered", Counter()), use.get("taken", Counter())
    verbs: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for action, number in offered.items():
        verbs[action.split()[0]][0] += number
    for action, number in taken.items():
        verbs[action.split()[0]][1] += number
    return {
        "verbs": {verb: {"offered": given, "taken": done} for verb, (given, done) in sorted(verbs.items())},
        "never_taken": sorted(action for action in offered if action not in taken),
        "actions": {
            action: {"offered": number, "taken": taken[action]} for action, number in offered.items()
        },
        "told": {name: number / max(1, watched) for name, number in use.get("told", Counter()).most_common()},
    }


def _difference(base: Table, other: Table) -> dict[str, Any]:
    """How the games of a variant differ from those of the first, deal by deal where both played it."""
    theirs = dict(_compared(other))
    compared = {}
    for name, column in _compared(base):
        pairs = [
            (one, two)
            for one, two in zip(column, theirs.get(name, ()), strict=False)
            if one is not None and two is not None
        ]
        if len(pairs) > 1:
            compared[name] = paired(*zip(*pairs, strict=True))
    return compared


def _compared(table: Table) -> Iterator[tuple[str, Iterable[Any]]]:
    """What of games can be held against others: their measures, the best result, who won."""
    names = [name for name, _ in _measured(table)]
    for name in names:
        yield name, table[name]
    yield "best_points", map(max, zip(*_of_seats(table, "points"), strict=True))
    yield "nobody_won", (float(1 not in places) for places in zip(*_of_seats(table, "place"), strict=True))
    yield "first_seat_won", (float(place == 1) for place in table["place_1"])
