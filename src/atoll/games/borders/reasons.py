"""What a chip or a step is good for, in messages for hints: the trip that it makes, and what that costs.
Refuses to search: of the second chip it takes what is best now."""

from typing import Any

from atoll.core import Json
from atoll.core.bits import members

from .atlas import open_map
from .receipts import lines
from .rules import CHIP, CHOOSING, FIELDS, FORTY, ROUNDS, TRACING, BordersRules, Tour


def reasons(rules: BordersRules, tour: Tour, seat: int, action: int) -> list[Json]:
    if tour.stage == TRACING and action >= rules.go:
        return [{"id": "why-way", "number": _left(rules, tour, seat, action - int(rules.go))}]
    if tour.stage != CHOOSING or action < CHIP:
        return []
    traveller = seat * int(rules.travellers) + (action - CHIP) // FIELDS
    fields = int(tour.fields(traveller)) | 1 << (action - CHIP) % FIELDS
    if len(members(fields)) < rules.each(tour):
        fields = _with_partner(rules, tour, traveller, fields)
    return _trip(rules, tour, traveller, fields)


def _left(rules: BordersRules, tour: Tour, seat: int, place: int) -> int:
    """How many borders are left from a place, at least."""
    after = tour.copy()
    traveller = int(rules.walking(tour, seat))
    after.traces[traveller].append(place)
    one, two = rules.left(after, traveller, place)
    return int(rules.routes.onward(place, tour.target, one, two))


def _with_partner(rules: BordersRules, tour: Tour, traveller: int, fields: int) -> int:
    sign = -1 if tour.round == ROUNDS else 1
    wholes = [fields | 1 << other for other in range(FIELDS) if not fields >> other & 1]
    return min(wholes, key=lambda whole: sign * _total(rules, tour, traveller, whole))


def _total(rules: BordersRules, tour: Tour, traveller: int, fields: int) -> int:
    below = int(rules.below) * _under(tour, traveller, fields)
    price = int(rules.price(tour, fields))
    return max(price - below, 0) if tour.round == ROUNDS else price + below


def _under(tour: Tour, traveller: int, fields: int) -> int:
    """The chips under those that lie already, and under those that would be laid now."""
    new = members(fields & ~int(tour.fields(traveller)))
    return int(tour.under(traveller)) + sum(int(tour.height(field)) for field in new)


def _trip(rules: BordersRules, tour: Tour, traveller: int, fields: int) -> list[Json]:
    visits = [tour.offer[field] for field in members(fields & ~(1 << FORTY))]
    one, two = [*visits, -1, -1][:2]
    pairs = rules.routes.pairs(tour.start, tour.target, one, two) if visits else []
    found: dict[str, Any] = {
        "crossings": int(rules.routes.crossings(tour.start, tour.target, one, two)) if visits else 0,
        "pairs": pairs,
        "stay": fields >> FORTY & 1,
        "under": _under(tour, traveller, fields),
    }
    total = _total(rules, tour, traveller, fields)
    if not visits:
        return [{"id": "why-stay", "amount": total}, *lines(rules, tour, found)]
    id = "why-worth" if tour.round == ROUNDS else "why-trip"
    map = open_map(rules.map)
    states = [map.called(rules.states[state]) for state in visits]
    return [{"id": id, "states": states, "amount": total}, *lines(rules, tour, found)]
