"""What the rows say: shares of wins by seat and by bot, lengths, points, use, and how variants differ, each
with an interval of 95 %. Refuses to draw and to explain; the report does."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, median, pstdev, stdev
from typing import Any

from atoll.lab.folder import Whole
from atoll.lab.play import Table

SURE = 1.96
# A histogram has at most so many columns.
COLUMNS = 30


# A number with what it is certain to lie between, as JSON.
Found = dict[str, float]


def share(won: float, of: int) -> Found:
    """So much of so many, with Wilson's interval, which keeps within 0 and 1 for few and extreme results too.

    >>> {name: round(value, 2) for name, value in share(5, 10).items()}
    {'of': 10, 'value': 0.5, 'low': 0.24, 'high': 0.76}
    """
    if not of:
        return {"of": 0, "value": 0.0, "low": 0.0, "high": 1.0}
    part = won / of
    square = SURE * SURE / of
    middle = (part + square / 2) / (1 + square)
    give = SURE * math.sqrt(part * (1 - part) / of + square / (4 * of)) / (1 + square)
    return {"of": of, "value": part, "low": max(0.0, middle - give), "high": min(1.0, middle + give)}


def mean(values: Sequence[float]) -> Found:
    """The mean of many values with its interval, and how they spread.

    >>> mean([1.0, 2.0, 3.0])["mean"], round(mean([1.0, 2.0, 3.0])["low"], 2)
    (2.0, 0.87)
    """
    middle = fmean(values)
    give = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {
        "mean": middle,
        "low": middle - give,
        "high": middle + give,
        "median": median(values),
        "spread": pstdev(values),
        "least": min(values),
        "most": max(values),
    }


def summary(whole: Whole) -> dict[str, Any]:
    """Everything the report shows, as JSON."""
    plan = whole.plan
    rows = _rows_by_variant(whole.games)
    variants = [
        {
            "name": variant.name,
            "seats": variant.seats,
            "options": dict(variant.options),
            **_variant(rows.get(variant.name, []), variant.seats),
            "watched": whole.watched[at],
            "use": _use(whole.use[at], whole.watched[at]),
        }
        for at, variant in enumerate(plan.variants)
    ]
    return {
        "game": plan.game,
        "rules": plan.rules,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "variants": variants,
        "differences": [
            _difference(rows[plan.variants[0].name], rows[other.name], other.name)
            for other in plan.variants[1:]
            if rows.get(other.name) and rows.get(plan.variants[0].name)
        ],
    }


Row = dict[str, Any]


def _rows_by_variant(table: Table) -> dict[str, list[Row]]:
    rows: dict[str, list[Row]] = defaultdict(list)
    for values in zip(*table.values(), strict=True):
        row = dict(zip(table, values, strict=True))
        rows[row["variant"]].append(row)
    return rows


def _variant(rows: list[Row], seats: int) -> dict[str, Any]:
    numbers = range(1, seats + 1)
    wins = [_wins(row, seats) for row in rows]
    by_bot: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[float]] = defaultdict(list)
    for row, won in zip(rows, wins, strict=True):
        for seat in numbers:
            by_bot[row[f"bot_{seat}"]].append(won[seat - 1])
            points[row[f"bot_{seat}"]].append(row[f"points_{seat}"])
    nobody = sum(not any(won) for won in wins)
    return {
        "played": len(rows),
        "wins_by_seat": [share(sum(won[seat] for won in wins), len(rows)) for seat in range(seats)],
        "wins_by_bot": {name: share(sum(won), len(won)) for name, won in by_bot.items()},
        "nobody_won": share(nobody, len(rows)),
        "ends": {reason: share(number, len(rows)) for reason, number in _counted(rows, "reason")},
        "points": {name: {**mean(scored), "histogram": histogram(scored)} for name, scored in points.items()},
        "winning_margin": mean(_margins(rows, seats)) if rows and seats > 1 else None,
        "measures": _measures(rows),
    }


def _wins(row: Row, seats: int) -> list[float]:
    """What each seat made of a game: a shared win is worth its share."""
    first = [row[f"place_{seat}"] == 1 for seat in range(1, seats + 1)]
    return [1 / sum(first) if won else 0.0 for won in first]


def _margins(rows: list[Row], seats: int) -> list[float]:
    scored = [sorted((row[f"points_{seat}"] for seat in range(1, seats + 1)), reverse=True) for row in rows]
    return [points[0] - points[1] for points in scored]


def _counted(rows: list[Row], column: str) -> Iterable[tuple[str, int]]:
    return Counter(row[column] for row in rows).most_common()


_NOT_MEASURED = ("variant", "game", "reason")


def _measures(rows: list[Row]) -> dict[str, dict[str, Any]]:
    """Every column of numbers that is not a seat's own."""
    names = dict.fromkeys(name for row in rows[:1000] for name in row)
    found = {}
    for name in names:
        if name in _NOT_MEASURED or name.split("_")[0] in {"bot", "points", "place"}:
            continue
        values = [row[name] for row in rows if isinstance(row[name], int | float)]
        if values:
            found[name] = {**mean(values), "of": len(values), "histogram": histogram(values)}
    return found


def histogram(values: Sequence[float]) -> list[tuple[float, float, int]]:
    """How many values lie from one number to below the next; whole numbers keep whole columns.

    >>> histogram([1, 1, 2, 4])
    [(1, 2, 2), (2, 3, 1), (3, 4, 0), (4, 5, 1)]
    """
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width: float = max(1, math.ceil((high - low + 1) / COLUMNS)) if whole else (high - low) / COLUMNS or 1.0
    counts = Counter(int((value - low) / width) for value in values)
    last = max(counts)
    return [(low + at * width, low + (at + 1) * width, counts[at]) for at in range(last + 1)]


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


def _difference(base: list[Row], other: list[Row], name: str) -> dict[str, Any]:
    """How the games of a variant differ from those of the first, deal by deal where both played it."""
    compared = {}
    for column, value in _compared(base[0]).items():
        if column not in _compared(other[0]):
            continue
        pairs = [
            (first, second)
            for first, second in (
                (value(left), value(right)) for left, right in zip(base, other, strict=False)
            )
            if first is not None and second is not None
        ]
        if len(pairs) > 1:
            compared[column] = paired(pairs)
    return {"variant": name, "against": base[0]["variant"], "measures": compared}


def paired(pairs: Sequence[tuple[float, float]]) -> Found:
    """The mean difference with its interval, and its size in units of the spread (Cohen's d).

    >>> found = paired([(1.0, 2.0), (2.0, 4.0), (3.0, 3.0)])
    >>> found["difference"], round(found["size"], 2)
    (1.0, 1.22)
    """
    differences = [second - first for first, second in pairs]
    middle = fmean(differences)
    give = SURE * stdev(differences) / math.sqrt(len(differences))
    first, second = zip(*pairs, strict=True)
    spread = math.sqrt((pstdev(first) ** 2 + pstdev(second) ** 2) / 2)
    size = middle / spread if spread else 0.0
    return {"difference": middle, "low": middle - give, "high": middle + give, "size": size}


def _compared(row: Row) -> dict[str, Any]:
    """What of a game can be held against another: its measures, the best result, whether anybody won."""
    names = [
        name
        for name, value in row.items()
        if isinstance(value, int | float)
        and name not in _NOT_MEASURED
        and name.split("_")[0] not in {"points", "place"}
    ]
    readers: dict[str, Any] = {name: (lambda each, name=name: each.get(name)) for name in names}
    readers["best_points"] = lambda each: max(_of_seats(each, "points"))
    readers["nobody_won"] = lambda each: float(1 not in _of_seats(each, "place"))
    readers["first_seat_won"] = lambda each: float(each["place_1"] == 1)
    return readers


def _of_seats(row: Row, what: str) -> list[int]:
    """What each seat has of this; a game with fewer seats than another leaves the later ones empty."""
    return [value for name, value in row.items() if name.startswith(f"{what}_") and value is not None]
