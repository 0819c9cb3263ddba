"""What everyone sees: the ring, the chips, the purses, and after the evaluation the receipts.
Refuses to show the map, and what a trip costs, while players choose."""

from typing import Any

from atoll.core import Chance, Json, Step
from atoll.core.bits import as_set, count, members

from .atlas import open_map
from .receipts import receipts
from .rules import (
    CHOOSING,
    COLOURS,
    DEALING,
    FIELD_NAMES,
    FORTY,
    OPENING,
    OVER,
    ROUNDS,
    TRACING,
    BordersRules,
    Tour,
)

STAGES = {DEALING: "dealing", OPENING: "opening", CHOOSING: "choosing", TRACING: "tracing", OVER: "over"}


def printed(rules: BordersRules) -> Json:
    """The map and its cards, the prices, and what was agreed."""
    return {
        **open_map(rules.map).printed(),
        "fields": FIELD_NAMES,
        "travellers": int(rules.travellers),
        "open": rules.open,
        "trace": rules.trace,
        "prices": {
            "crossing": int(rules.crossing),
            "pair": int(rules.pair),
            "under": int(rules.below),
            "stay": int(rules.stay),
        },
        "income": [int(rules.paid_in(round)) for round in range(1, ROUNDS + 1)],
    }


def public(rules: BordersRules, tour: Tour) -> Json:
    seats = int(tour.seats)
    settled = tour.round > 0 and tour.stage in {DEALING, OVER}
    return {
        "round": max(1, int(tour.round)),
        "rounds": ROUNDS,
        # How many rounds were dealt; `round` says 1 before the first deal, too.
        "dealt": int(tour.round),
        "part": part(int(tour.round)),
        "stage": STAGES[int(tour.stage)],
        "dealer": int(tour.dealer),
        "offer": [rules.states[state] for state in tour.offer],
        "start": rules.states[int(tour.start)] if tour.start >= 0 else None,
        "target": rules.states[int(tour.target)] if tour.target >= 0 else None,
        # In the order of their arrival, so that each lies on those before it at the same field.  # B-P3
        "chips": [_chip(rules, chip) for chip in tour.chips],
        "waiting": members(tour.waiting),
        "purses": list(tour.purses),
        "paid": [tour.ledger[seat::seats] for seat in range(seats)],
        "pile": int(count(tour.pile)),
        "aside": [rules.states[state] for state in members(tour.aside)],
        "map": rules.open or tour.stage not in {OPENING, CHOOSING},  # B-D3
        "traces": [[rules.spots[place] for place in trace] for trace in tour.traces],
        "receipts": receipts(rules, tour) if settled else [],
        "lesson": _lesson(rules, tour),
        "standing": [_standing(rules, tour, seat) for seat in range(seats)],
        "prompt": _prompt(rules, tour),
    }


def private(rules: BordersRules, tour: Tour, seat: int) -> Json:
    return {"prompt": _own_prompt(rules, tour, seat)} if rules.to_move(tour) >> seat & 1 else {}


def part(round: int) -> int:
    """Which part of the game a round belongs to; 4 is the final."""  # B-G1
    return (max(1, round) + 1) // 2


def _chip(rules: BordersRules, chip: int) -> Json:
    seat, traveller = divmod(chip // 8, int(rules.travellers))
    return {"field": FIELD_NAMES[chip % 8], "seat": seat, "traveller": traveller}


def _lesson(rules: BordersRules, tour: Tour) -> Json | None:
    """What is new in the part that begins with the next deal."""  # B-F2
    begins = tour.stage == DEALING and tour.round % 2 == 0
    return {"id": f"lesson-{part(int(tour.round) + 1)}"} if rules.lessons and begins else None


def _standing(rules: BordersRules, tour: Tour, seat: int) -> Json:
    notes = []
    if tour.stage == CHOOSING and tour.waiting >> seat & 1:
        notes.append({"id": "lack-chips", "chips": _to_place(rules, tour, seat)})
    return {"points": tour.purses[seat], "notes": notes}


def _to_place(rules: BordersRules, tour: Tour, seat: int) -> int:
    travellers = int(rules.travellers)
    placed = sum(chip // 8 // travellers == seat for chip in tour.chips)
    return int(rules.each(tour)) * travellers - placed


def _prompt(rules: BordersRules, tour: Tour) -> Json:
    if tour.stage == OVER:
        return {"id": "prompt-over"}
    if tour.stage in {DEALING, OPENING}:
        id = "prompt-deal" if tour.stage == DEALING else "prompt-open"
        return {"id": id, "seat": int(tour.dealer)}
    return {"id": "prompt-choose" if tour.stage == CHOOSING else "prompt-trace"}


def _own_prompt(rules: BordersRules, tour: Tour, seat: int) -> Json:
    if tour.stage == DEALING:
        return {"id": "prompt-you-deal", "round": int(tour.round) + 1}
    if tour.stage == OPENING:
        return {"id": "prompt-you-open"}
    ends = {"start": _called(rules, int(tour.start))}
    if tour.target >= 0:
        ends["target"] = _called(rules, int(tour.target))
    if tour.stage == TRACING:
        return _prompt_trace(rules, tour, seat, ends)
    aim = "final" if tour.round == ROUNDS else "through" if tour.target >= 0 else "from"
    return {"id": f"prompt-you-{aim}", "chips": _to_place(rules, tour, seat), **ends}


def _prompt_trace(rules: BordersRules, tour: Tour, seat: int, ends: Json) -> Json:
    traveller = rules.walking(tour, seat)
    visits = [_called(rules, int(state)) for state in rules.visits(tour, traveller) if state >= 0]
    id = "prompt-you-trace-through" if tour.target >= 0 else "prompt-you-trace"
    return {"id": id, "traveller": COLOURS[traveller % int(rules.travellers)], "states": visits, **ends}


def _called(rules: BordersRules, state: int) -> str:
    return open_map(rules.map).called(rules.states[state])


def told(rules: BordersRules, before: Tour, step: Step, after: Tour, reader: int | None) -> list[Json]:
    verb, *words = step.do.split()
    if verb == "deal":
        return _told_deal(rules, before, step, after)
    if verb == "open":
        middle = [_called(rules, int(state)) for state in (after.start, after.target) if state >= 0]
        return [{"id": "told-middle" if len(middle) == 2 else "told-start", "states": middle}]
    if verb == "go":
        lines = [{"id": "told-go", "seat": step.seat, "place": open_map(rules.map).called(words[0])}]
    else:
        field = FIELD_NAMES.index(words[0])
        lines = [_told_chip(before, _called(rules, before.offer[field]) if field < FORTY else None, step)]
    if after.stage == TRACING and before.stage == CHOOSING:
        lines.append({"id": "told-map"})
    if after.stage in {DEALING, OVER}:
        lines += [_told_trip(rules, after, receipt) for receipt in receipts(rules, after)]
    return lines


def _told_deal(rules: BordersRules, before: Tour, step: Step, after: Tour) -> list[Json]:
    lines: list[Json] = []
    if income := int(rules.paid_in(after.round)):
        lines.append({"id": "told-income", "amount": income})
    if after.round > 1 and not after.aside:
        lines.append({"id": "told-shuffle"})
    offer = [_called(rules, state) for state in after.offer]
    return [*lines, {"id": "told-deal", "seat": step.seat, "states": offer}]


def _told_chip(before: Tour, state: str | None, step: Step) -> Json:
    verb, field = step.do.split()
    under = int(before.height(FIELD_NAMES.index(field)))
    line: Json = {"id": "told-chip", "seat": step.seat, "field": field, "under": under}
    if verb in COLOURS:
        line |= {"id": "told-chip-of", "traveller": verb}
    return line | ({"state": state} if state else {"id": line["id"].replace("chip", "stay")})


def _told_trip(rules: BordersRules, after: Tour, receipt: Json) -> Json:
    line: Json = {name: receipt[name] for name in ("seat", "crossings")}
    line["route"] = [open_map(rules.map).called(place) for place in receipt["route"]]
    line |= {"amount": receipt["paid"], "field": receipt["fields"]}
    if after.round == ROUNDS:
        return line | {"id": "told-won"}
    short = receipt["paid"] < receipt["total"]
    return line | {"id": "told-short" if short else "told-paid", "total": receipt["total"]}


def sample(rules: BordersRules, view: Json, chance: Chance) -> Tour:
    """Everything lies open but the order of the pile, which there is not."""
    public: dict[str, Any] = view["public"]
    seats, travellers = len(public["purses"]), int(rules.travellers)
    numbers = {code: number for number, code in enumerate(rules.states)}
    tour = Tour(seats, travellers, rules.cards)
    tour.round = public["dealt"]
    tour.dealer = public["dealer"]
    tour.stage = next(stage for stage, name in STAGES.items() if name == public["stage"])
    tour.offer = [numbers[code] for code in public["offer"]]
    tour.start = numbers.get(public["start"], -1)
    tour.target = numbers.get(public["target"], -1)
    tour.aside = as_set([numbers[code] for code in public["aside"]])
    lying = {*tour.offer, int(tour.start), int(tour.target)} - {-1}
    tour.pile = rules.cards & ~tour.aside & ~as_set(sorted(lying))
    tour.waiting = as_set(public["waiting"])
    tour.chips = [
        FIELD_NAMES.index(chip["field"]) + 8 * (chip["seat"] * travellers + chip["traveller"])
        for chip in public["chips"]
    ]
    tour.traces = [[rules.spots.index(place) for place in trace] for trace in public["traces"]]
    tour.purses = list(public["purses"])
    tour.ledger = [paid for row in zip(*public["paid"], strict=True) for paid in row]
    return tour
