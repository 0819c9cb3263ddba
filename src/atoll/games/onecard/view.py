"""What a player may know: everything but the cards that are just being chosen, and what they are told.
Refuses to hand out the layout: every field is named here."""

from typing import Any

from atoll.core import Chance, Json, Step
from atoll.core.bits import as_set, count, lowest, members, nth

from .dice import COLOURS, colours, counted, handful
from .hints import hints
from .rules import CHOOSING, DEALT, DRAWING, MARKING, OVER, QUIET, ROLLING, Layout, OneCardRules

STAGES = {CHOOSING: "choosing", ROLLING: "rolling", MARKING: "marking", DRAWING: "drawing", OVER: "over"}


def printed(rules: OneCardRules) -> Json:
    """The cards, and what they are played for."""
    return {
        "colours": list(COLOURS),
        "cards": [printed_rows(rules, card) for card in range(len(rules.boxes))],
        "goal": int(rules.goal),
        "hand": int(rules.hand),
        "rolls": int(rules.rolls),
        "sun": int(rules.sun_bonus),
        "suns": int(rules.suns_bonus),
        "advanced": rules.advanced,
        "hints": rules.hints,
    }


def printed_rows(rules: OneCardRules, card: int) -> list[Json]:
    """The rows of a card from the top."""
    return [
        {"colour": name, "boxes": boxes, "sun": bool(rules.suns[card] >> 4 * colour & 8)}
        for colour, name in enumerate(COLOURS)
        if (boxes := rules.boxes[card] >> 4 * colour & 15)
    ]


def public(rules: OneCardRules, layout: Layout) -> Json:
    choosing = layout.stage == CHOOSING
    seats = range(int(layout.seats))
    return {
        "round": 1 + int(layout.turn // layout.seats),
        "rounds": 0,
        "stage": STAGES[int(layout.stage)],
        "start": int(layout.start),
        "turn": int(layout.turn),
        "active": int(layout.active()),
        "dice": colours(int(layout.dice)),
        "rolled": int(layout.rolled),
        "waiting": members(layout.waiting),
        "quiet": int(layout.quiet),
        "pile": int(count(layout.pile)),
        "open": [card + 1 for card in members(layout.open)],
        # While cards are chosen, only how many.  # O-V3
        "chosen": [int(count(hand)) if choosing else 0 for hand in layout.hands],
        "hands": [[] if choosing else _cards(rules, layout, layout.hands[seat]) for seat in seats],
        "scored": [_scored(rules, layout, layout.scored[seat]) for seat in seats],
        "previews": _previews(rules, layout, seats) if rules.hints else {},
        "standing": [_standing(rules, layout, seat) for seat in seats],
        "prompt": _prompt(rules, layout),
    }


def private(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    own: Json = {}
    if layout.stage == CHOOSING:
        own["dealt"] = [card + 1 for card in members(layout.dealt[seat])]
        own["taken"] = [card + 1 for card in members(layout.hands[seat])]
    own["previews"] = _previews(rules, layout, [seat])
    if rules.to_move(layout) >> seat & 1:
        own["prompt"] = _own_prompt(rules, layout, seat)
        if rules.hints and layout.stage == ROLLING:
            own |= hints(rules, layout, seat)
    return own


def _cards(rules: OneCardRules, layout: Layout, cards: int) -> list[Json]:
    return [{"card": card + 1, "marks": _by_row(rules, card, layout.marks[card])} for card in members(cards)]


def _scored(rules: OneCardRules, layout: Layout, cards: int) -> list[Json]:
    return [
        {
            "card": card + 1,
            "marks": _by_row(rules, card, layout.marks[card]),
            "rows": int(rules.rows_worth(layout, card)),
            "suns": int(rules.suns_worth(layout, card)),
        }
        for card in members(cards)
    ]


def _by_row(rules: OneCardRules, card: int, word: int) -> list[int]:
    """What a word counts for each row of a card, from the top."""
    return [word >> 4 * colour & 15 for colour in range(6) if counted(rules.boxes[card], colour)]


def _previews(rules: OneCardRules, layout: Layout, seats: list[int] | range) -> Json:
    """What the dice, as they lie, would do to each card of these seats."""
    if not layout.dice or layout.stage not in {ROLLING, MARKING}:
        return {}
    return {
        str(card + 1): _preview(rules, layout, seat, card)
        for seat in seats
        for card in members(layout.hands[seat])
        if layout.stage == ROLLING or layout.waiting >> seat & 1
    }


def _preview(rules: OneCardRules, layout: Layout, seat: int, card: int) -> Json:
    taken = int(rules.taken(layout, card))
    after = layout.copy()
    after.marks[card] += taken
    rows = rules.complete(after, card)
    new = rows & ~rules.complete(layout, card)
    scores = int(count(rows)) >= 3
    return {
        "seat": seat,
        "takes": _by_row(rules, card, taken),
        "lost": colours(int(layout.dice) - taken),
        "rows": [name for colour, name in enumerate(COLOURS) if new >> 4 * colour & 8],
        "points": int(rules.rows_worth(after, card) + rules.suns_worth(after, card)) if scores else 0,
    }


def _standing(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    notes = []
    if layout.stage != OVER:
        notes.append({"id": "lack-cards", "cards": int(rules.goal - count(layout.scored[seat]))})
    points = 0 if layout.stage == CHOOSING else sum(map(int, rules.parts(layout, seat)))
    return {"points": points, "notes": notes}


def _prompt(rules: OneCardRules, layout: Layout) -> Json:
    if layout.stage == OVER:
        return {"id": "prompt-over"}
    if layout.stage == CHOOSING:
        return {"id": "prompt-choose"}
    seat = int(lowest(rules.to_move(layout)))
    if layout.stage == ROLLING and layout.rolled:
        return {"id": "prompt-keep", "seat": seat, "rolls": int(rules.rolls - layout.rolled)}
    ids = {ROLLING: "prompt-roll", MARKING: "prompt-mark", DRAWING: "prompt-take"}
    return {"id": ids[int(layout.stage)], "seat": seat}


def _own_prompt(rules: OneCardRules, layout: Layout, seat: int) -> Json:
    if layout.stage == CHOOSING:
        return {"id": "prompt-you-choose", "cards": int(rules.hand - count(layout.hands[seat]))}
    prompt = _prompt(rules, layout)
    return {**prompt, "id": prompt["id"].replace("prompt-", "prompt-you-")}


def told(rules: OneCardRules, before: Layout, step: Step, after: Layout, reader: int | None) -> list[Json]:
    verb, *words = step.do.split()
    if before.stage == CHOOSING:
        return _told_choice(before, after, step.seat, reader, int(words[0]))
    if before.stage == DRAWING:
        return [{"id": "told-take", "seat": step.seat, "card": int(words[0])}, *_told_open(step)]
    lines: list[Json] = []
    if before.stage == MARKING:
        lines = _told_mark(rules, before, after, step) if verb == "mark" else [_told("told-pass", step.seat)]
    elif verb == "stop":
        lines = [_told("told-stop", step.seat)]
    else:
        lines = [_told_roll(before, step, words)]
    if before.stage == ROLLING and (after.stage != ROLLING or after.turn != before.turn):
        lines += _told_useless(rules, before, after, step)
    return lines + _told_quiet(before, after) + _told_draws(before, after, step)


def _told(id: str, seat: int, **rest: Any) -> Json:
    return {"id": id, "seat": seat, **rest}


def _told_choice(before: Layout, after: Layout, seat: int, reader: int | None, card: int) -> list[Json]:
    lines = [
        _told("told-take", seat, card=card)
        if reader == seat
        else _told("told-choose", seat, cards=int(count(after.hands[seat])))
    ]
    if after.stage != CHOOSING:  # O-V3
        lines += [
            _told("told-cards", other, cards=[card + 1 for card in members(after.hands[other])])
            for other in range(int(after.seats))
        ]
        lines.append({"id": "told-open", "cards": [card + 1 for card in members(after.open)]})
    return lines


def _told_roll(before: Layout, step: Step, kept: list[str]) -> Json:
    dice = [COLOURS[value] for label, value in step.drew if label == "die"]
    if not before.rolled:
        return _told("told-roll", step.seat, dice=dice)
    if not kept:
        return _told("told-again", step.seat, dice=dice)
    return _told("told-keep", step.seat, kept=kept, dice=dice)


def _told_useless(rules: OneCardRules, before: Layout, after: Layout, step: Step) -> list[Json]:
    """Who cannot use the result that stands now, in turn order."""
    waiting = after.waiting if after.stage == MARKING else 0
    order = [(int(before.active()) + later) % int(before.seats) for later in range(int(before.seats))]
    useless = [seat for seat in order if not waiting >> seat & 1]
    if len(useless) == len(order):
        return [{"id": "told-nobody"}]
    return [_told("told-nothing", seat) for seat in useless]


def _told_mark(rules: OneCardRules, before: Layout, after: Layout, step: Step) -> list[Json]:
    card = int(step.do.split()[1]) - 1
    taken = colours(after.marks[card] - before.marks[card])
    lines = [_told("told-mark", step.seat, card=card + 1, boxes=len(taken), dice=taken)]
    new = rules.complete(after, card) & ~rules.complete(before, card)
    for colour in range(len(COLOURS)):
        if new >> 4 * colour & 8:
            points = int(counted(rules.boxes[card], colour))
            lines.append(_told("told-row", step.seat, card=card + 1, colour=COLOURS[colour], points=points))
    if after.scored[step.seat] >> card & 1:
        rows, suns = int(rules.rows_worth(after, card)), int(rules.suns_worth(after, card))
        lines.append(_told("told-score", step.seat, card=card + 1, points=rows + suns, rows=rows, suns=suns))
    return lines


def _told_quiet(before: Layout, after: Layout) -> list[Json]:
    """That the last round in which somebody must mark begins."""  # O-E4
    last = after.turn != before.turn and after.quiet == (QUIET - 1) * after.seats
    return [{"id": "told-quiet", "rounds": QUIET - 1}] if last else []


def _told_draws(before: Layout, after: Layout, step: Step) -> list[Json]:
    cards = [value for label, value in step.drew if label == "card"]
    owners = [
        next(seat for seat in range(int(after.seats)) if after.hands[seat] >> card & 1) for card in cards
    ]
    return [_told("told-draw", seat, card=card + 1) for seat, card in zip(owners, cards, strict=True)]


def _told_open(step: Step) -> list[Json]:
    cards = [value + 1 for label, value in step.drew if label == "card"]
    return [{"id": "told-open", "cards": cards}] if cards else []


def sample(rules: OneCardRules, view: Json, chance: Chance) -> Layout:
    """Everything lies open but the cards that others choose from: those are dealt from what is unseen."""
    public = view["public"]
    layout = Layout(len(public["hands"]))
    layout.start, layout.turn = public["start"], public["turn"]
    layout.stage = next(stage for stage, name in STAGES.items() if name == public["stage"])
    layout.dice = handful([COLOURS.index(name) for name in public["dice"]])
    layout.rolled, layout.quiet = public["rolled"], public["quiet"]
    layout.waiting = as_set(public["waiting"])
    layout.open = as_set([card - 1 for card in public["open"]])
    for seat, (hand, scored) in enumerate(zip(public["hands"], public["scored"], strict=True)):
        layout.hands[seat] = int(_lay(rules, layout, hand))
        layout.scored[seat] = int(_lay(rules, layout, scored))
        layout.pile &= ~(layout.hands[seat] | layout.scored[seat])
    layout.pile &= ~layout.open
    if layout.stage == CHOOSING:
        _deal(rules, layout, view, chance)
    return layout


def _lay(rules: OneCardRules, layout: Layout, cards: list[Json]) -> int:
    for shown in cards:
        card = shown["card"] - 1
        rows = [colour for colour in range(6) if counted(rules.boxes[card], colour)]
        layout.marks[card] = sum(
            marks << 4 * colour for colour, marks in zip(rows, shown["marks"], strict=True)
        )
    return int(as_set([shown["card"] - 1 for shown in cards]))


def _deal(rules: OneCardRules, layout: Layout, view: Json, chance: Chance) -> None:
    own = view["private"] if view["seat"] is not None else {"dealt": [], "taken": []}
    layout.pile &= ~as_set([card - 1 for card in own["dealt"] + own["taken"]])
    for seat, chosen in enumerate(view["public"]["chosen"]):
        if seat == view["seat"]:
            layout.dealt[seat] = int(as_set([card - 1 for card in own["dealt"]]))
            layout.hands[seat] = int(as_set([card - 1 for card in own["taken"]]))
            continue
        for at in range(DEALT):
            card = 1 << nth(layout.pile, chance.roll("sampled", count(layout.pile)))
            layout.pile ^= card
            if at < chosen:
                layout.hands[seat] |= card
            else:
                layout.dealt[seat] |= card
