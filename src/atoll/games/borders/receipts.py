"""What each trip of a round costs, line by line, on which ways, and whether there was something better.
Refuses to settle anything: the rules have paid already, this only says why."""

from itertools import combinations
from typing import Any

from atoll.core import Json
from atoll.core.bits import members

from .rules import FIELD_NAMES, FORTY, ROUNDS, BordersRules, Tour

# So many of the cheapest ways are shown; a trip across a continent can have hundreds.
SHOWN = 8


def receipts(rules: BordersRules, tour: Tour) -> list[Json]:
    """A receipt for each traveller, the one whose chips lie uppermost first, as at the table."""
    last = {chip // 8: at for at, chip in enumerate(tour.chips)}
    travellers = sorted(last, key=lambda traveller: -last[traveller])
    paid = _paid(rules, tour)
    return [receipt(rules, tour, traveller) | {"paid": paid[traveller]} for traveller in travellers]


def _paid(rules: BordersRules, tour: Tour) -> list[int]:
    """What each traveller paid or received; a purse that was too small paid the first colour first."""
    paid: list[int] = []
    for seat in range(int(tour.seats)):
        left = abs(tour.ledger[seat - int(tour.seats)])
        for colour in range(int(rules.travellers)):
            paid.append(min(left, int(rules.total(tour, seat * rules.travellers + colour))))
            left -= paid[-1]
    return paid


def receipt(rules: BordersRules, tour: Tour, traveller: int) -> Json:
    """What one traveller's trip costs."""
    one, two = rules.visits(tour, traveller)
    fields = int(tour.fields(traveller))
    start, target = tour.start, tour.target
    ways = rules.routes.ways(start, target, one, two, SHOWN + 1) if one >= 0 else []
    traced = tour.traces[traveller]
    cheapest = len(ways[0]) - 1 if ways else 0
    pairs = rules.routes.pairs(start, target, one, two) if one >= 0 else []
    found: Json = {
        "seat": traveller // int(rules.travellers),
        "traveller": traveller % int(rules.travellers),
        "fields": [FIELD_NAMES[field] for field in members(fields)],
        "crossings": len(traced) - 1 if traced else cheapest,
        "cheapest": cheapest,
        "pairs": [[rules.states[state] for state in pair] for pair in pairs],
        "under": int(tour.under(traveller)),
        "stay": fields >> FORTY & 1,
        "total": int(rules.total(tour, traveller)),
        "route": _codes(rules, traced or (ways[0] if ways else [])),
        "routes": [_codes(rules, way) for way in ways[:SHOWN]],
        "more": len(ways) > SHOWN,
        "better": _better(rules, tour, traveller),
    }
    return found | {"lines": lines(rules, tour, found)}


def _codes(rules: BordersRules, way: list[int]) -> list[str]:
    return [rules.spots[place] for place in way]


def lines(rules: BordersRules, tour: Tour, found: Json) -> list[Json]:
    """The receipt as it is read out; the amounts add up to the total."""
    all = [
        _line("cost-crossings", found["crossings"], rules.crossing),
        _line("cost-pairs", len(found["pairs"]), rules.pair),
        _line("cost-stay", found["stay"], rules.stay),
        _line("cost-under", found["under"], -rules.below if tour.round == ROUNDS else rules.below),
    ]
    return [line for line in all if line["number"]]


def _line(id: str, number: int, each: Any) -> Json:
    return {"id": id, "number": number, "amount": number * int(each)}


def _better(rules: BordersRules, tour: Tour, traveller: int) -> Json | None:
    """The best that the traveller's chips could have chosen, each laid at the moment it was laid."""
    final = tour.round == ROUNDS
    own = int(rules.total(tour, traveller))
    choices = [
        (total if not final else -total, fields) for total, fields in open_choices(rules, tour, traveller)
    ]
    least, fields = min(choices, default=(own, []))
    if least >= (-own if final else own):
        return None
    return {"fields": [FIELD_NAMES[field] for field in fields], "total": abs(least)}


def open_choices(rules: BordersRules, tour: Tour, traveller: int) -> list[tuple[int, list[int]]]:
    """What every choice that was open to a traveller would have cost, or in the final brought."""
    moments = [at for at, chip in enumerate(tour.chips) if chip // 8 == traveller]
    heights = [_heights(tour, at) for at in moments]
    taken = _other_fields(rules, tour, traveller)
    final = tour.round == ROUNDS
    found = []
    for fields in combinations(range(8), len(moments)):
        word = sum(1 << field for field in fields)
        if word == taken:  # B-T2
            continue
        under = min(
            sum(height[field] for height, field in zip(heights, order, strict=True))
            for order in (fields, fields[::-1])
        )
        price, below = int(rules.price(tour, word)), int(rules.below) * under
        found.append((max(price - below, 0) if final else price + below, list(fields)))
    return found


def _heights(tour: Tour, moment: int) -> list[int]:
    heights = [0] * 8
    for chip in tour.chips[:moment]:
        heights[chip % 8] += 1
    return heights


def _other_fields(rules: BordersRules, tour: Tour, traveller: int) -> int:
    """Where the chips of the same player's other traveller lie."""
    return int(tour.fields(traveller ^ 1)) if rules.travellers == 2 else 0
