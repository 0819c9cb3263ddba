"""What an action gains and what it costs, in messages, for hints and reviews.
Refuses to choose: it tells of the action that it is given."""

from atoll.core import Json
from atoll.core.bits import count, members

from .dice import COLOURS, DICE, HANDFULS, colours, counted, total
from .odds import rolled_chance
from .rules import MARK, PASS, ROLLING, STOP, TAKE, Layout, OneCardRules
from .worth import Outlook, gain


def reasons(rules: OneCardRules, layout: Layout, seat: int, action: int) -> list[Json]:
    """What speaks for an action of a seat that is to move, or against it."""
    if layout.stage == ROLLING:
        return _of_dice(rules, layout, seat, action) if layout.rolled else []
    if action == PASS:
        return [{"id": "why-pass"}]
    return _of_mark(rules, layout, action - MARK) if action < TAKE else _of_card(rules, action - TAKE)


def _of_dice(rules: OneCardRules, layout: Layout, seat: int, action: int) -> list[Json]:
    choices = Outlook(rules).choices(layout, seat)
    stop = choices.pop(STOP)
    if action == STOP:
        hand = members(layout.hands[seat])
        card = max(hand, key=lambda card: gain(rules, layout, card, layout.dice))
        use = _of_mark(rules, layout, card) if stop > 0 else [{"id": "why-no-use"}]
        return use + _weighed("why-stop", stop - max(choices.values()))
    weighed = _weighed("why-roll", choices[action] - stop)
    chance, card, colour = _nearest_row(rules, layout, seat, HANDFULS[action])
    if not chance:
        return weighed
    row = {"id": "why-row", "card": card + 1, "colour": COLOURS[colour], "percent": round(100 * chance)}
    return [row, *weighed]


def _weighed(id: str, worth: float) -> list[Json]:
    """How many points better it is than the other way, or worse; nothing when it is neither."""
    points = round(abs(worth), 1)
    if not points:
        return []
    # Whole numbers are said without a tenth.
    said = int(points) if points == int(points) else points
    return [{"id": id if worth > 0 else f"{id}-not", "points": said}]


def _nearest_row(rules: OneCardRules, layout: Layout, seat: int, kept: int) -> tuple[float, int, int]:
    """The row that these dice bring nearest to its end says why they stay: its chance, card and colour.
    Of equally near ones, it is the longest."""
    left = int(rules.rolls - layout.rolled)
    rows = [
        (
            rolled_chance(room, counted(kept, colour), DICE - total(kept), left),
            counted(rules.boxes[card], colour),
            card,
            colour,
        )
        for card in members(layout.hands[seat])
        for colour in range(len(COLOURS))
        if (room := counted(rules.boxes[card] - layout.marks[card], colour))
        and (counted(kept, colour) or not kept)
    ]
    chance, _, card, colour = max(rows, default=(0.0, 0, 0, 0))
    return chance, card, colour


def _of_mark(rules: OneCardRules, layout: Layout, card: int) -> list[Json]:
    after = layout.copy()
    taken = int(rules.taken(layout, card))
    after.marks[card] += taken
    complete = rules.complete(after, card)
    rows = colours(int(complete & ~rules.complete(layout, card)) >> 3)
    points = int(rules.rows_worth(after, card) + rules.suns_worth(after, card))
    lost = colours(int(layout.dice) - taken)
    told: list[Json] = [{"id": "why-mark", "card": card + 1, "boxes": int(total(taken))}]
    if rows:
        told.append({"id": "why-full", "rows": rows, "number": len(rows)})
    if count(complete) >= 3:
        told.append({"id": "why-score", "points": points})
    if lost:
        told.append({"id": "why-lost", "dice": lost})
    return told


def _of_card(rules: OneCardRules, card: int) -> list[Json]:
    boxes = [int(counted(rules.boxes[card], colour)) for colour in range(len(COLOURS))]
    shining = sum(length for colour, length in enumerate(boxes) if rules.suns[card] >> 4 * colour & 8)
    short = sum(0 < length <= 3 for length in boxes)
    return [{"id": "why-short", "number": short}, {"id": "why-suns", "boxes": shining}]
