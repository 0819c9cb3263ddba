"""What everyone may know of the boards and the cards: all but which card is in the box.
Refuses secrets, since there are none; a reader's own part is only what they are asked."""

from typing import Any

from atoll.core import Chance, Json, Step
from atoll.core.bits import as_set, members

from .rules import (
    BONUSES,
    CARDS,
    FIRST_PILE,
    ISLANDS,
    NO_CARD,
    PARTS,
    ROUNDS,
    SECOND_PILE,
    Bay,
    HashiRules,
    Sheet,
)

# The most points that each title but the last goes to.  # H-Z4
RANKS = (40, 42, 44, 46, 48, 50, 51, 53, 55, 57, 59)


def printed(rules: HashiRules) -> Json:
    """The board, the cards and what is scored."""
    return {
        "islands": [{"name": name, "flag": _flag(rules, at)} for at, name in enumerate(rules.names)],
        "lines": [_printed_line(rules, at) for at in range(len(rules.lines))],
        "cards": [_card(card) for card in range(CARDS)],
        # The high value of each bonus and the low one; in solo, the last round of the high one.
        "bonuses": {name: list(values) for name, values in zip(BONUSES, rules.values, strict=True)},
        "deadlines": {"red": SECOND_PILE, "blue": FIRST_PILE, "six": SECOND_PILE},
        "finished": rules.island_points,
        "freehand": False,
    }


def _flag(rules: HashiRules, island: int) -> str | None:
    return "red" if rules.red >> island & 1 else "blue" if rules.blue >> island & 1 else None


def _printed_line(rules: HashiRules, at: int) -> Json:
    first, second = rules.pairs[at]
    return {
        "name": rules.pair_name((first, second)),
        "first": rules.names[first],
        "second": rules.names[second],
        "crosses": [rules.pair_name(rules.pairs[other]) for other in members(rules.lines[at].crossing)],
    }


def _card(card: int) -> Json:
    return {"number": card // 3 + 1, "bridges": card % 3 + 1}


def public(rules: HashiRules, bay: Bay) -> Json:
    seats = range(int(bay.seats))
    unseen = int(bay.unseen)
    scores = [rules.parts(bay, seat) for seat in seats]
    sheets = [_sheet(rules, bay, seat) for seat in seats]
    return {
        "round": int(bay.round),
        "rounds": ROUNDS,
        "stage": "start" if bay.round == 0 else "play" if bay.waiting else "over",
        "card": None if bay.card == NO_CARD else _card(int(bay.card)),
        # The info bar, by the places of the printed cards: those turned over and, in the end, the one in the
        # box.  # H-R3
        "seen": members(((1 << CARDS) - 1) & ~unseen),
        "box": None if bay.waiting else members(unseen)[0],
        "pile": ROUNDS - int(bay.round),
        # Of the cards not yet seen, how many show each number (1 to 6), and how many each number of bridges.
        "odds": {
            "cards": unseen.bit_count(),
            "numbers": [(unseen >> 3 * number & 7).bit_count() for number in range(6)],
            "bridges": [(unseen >> bridges & 0o111111).bit_count() for bridges in range(3)],
        },
        "waiting": members(bay.waiting),
        "sheets": sheets,
        # What each bonus brings to whoever reaches it in this round.
        "offers": {name: _offer(rules, bay, bonus) for bonus, name in enumerate(BONUSES)},
        "summary": _summary(rules, bay),
        "scores": [dict(zip(PARTS, parts, strict=True)) for parts in scores],
        "standing": [
            {"points": sum(parts), "notes": _notes(bay, sheet, parts)}
            for sheet, parts in zip(sheets, scores, strict=True)
        ],
        "prompt": _prompt(bay),
    }


def _sheet(rules: HashiRules, bay: Bay, seat: int) -> Json:
    """One board, its islands and lines in the order in which they are printed."""
    sheet = bay.sheets[seat]
    once, twice, room = int(sheet.once), int(sheet.twice), int(sheet.room)
    finished = int(sheet.finished)
    numbers = [int(sheet.numbers) >> low & 7 for low in range(0, 3 * ISLANDS, 3)]
    return {
        "numbers": numbers,
        "bridges": [(number or 6) - (room >> 3 * at & 7) for at, number in enumerate(numbers)],
        "lines": [(once >> at & 1) + (twice >> at & 1) for at in range(len(rules.lines))],
        "finished": _names(rules, finished),
        # Those that were finished in this round.
        "new": _names(rules, finished & ~sheet.before),
        "struck": [],
        # How far the player is, and how many of the card's bridges are not drawn.
        "stage": _stage(bay, seat),
        "left": int(sheet.left),
        # What is missing for the bonuses: flagged islands; and the largest group of finished ones.
        "lacks": {"red": _names(rules, rules.red & ~finished), "blue": _names(rules, rules.blue & ~finished)},
        "joined": _names(rules, rules.joined(sheet)),
        # The rounds in which the bonuses were reached; 0: not yet.
        "reached": {"red": int(sheet.red), "blue": int(sheet.blue), "six": int(sheet.six)},
    }


def _names(rules: HashiRules, islands: int) -> list[str]:
    return [name for at, name in enumerate(rules.names) if islands >> at & 1] if islands else []


def _stage(bay: Bay, seat: int) -> str:
    if not bay.waiting >> seat & 1:
        return "done"
    if bay.round == 0:
        return "start"
    return "bridge" if bay.sheets[seat].bridging else "write"


def _offer(rules: HashiRules, bay: Bay, bonus: int) -> int:
    high, low = rules.values[bonus]
    return high if bay.round <= rules.high_until(bay, bonus) else low


def _summary(rules: HashiRules, bay: Bay) -> Json | None:
    """What the last round that was completed brought to each player."""
    last = int(bay.round) - 1 if bay.waiting else ROUNDS
    if last < 1:
        return None
    return {"round": last, "seats": [_brought(rules, bay, seat, last) for seat in range(int(bay.seats))]}


def _brought(rules: HashiRules, bay: Bay, seat: int, last: int) -> Json:
    sheet = bay.sheets[seat]
    finished = _names(rules, int(sheet.before & ~sheet.earlier))
    parts = rules.parts(bay, seat)
    bonuses = {
        name: parts[bonus] for bonus, name in enumerate(BONUSES) if int(sheet.reached_in(bonus)) == last
    }
    points = rules.island_points * len(finished) + sum(bonuses.values())
    return {"finished": finished, "bonuses": bonuses, "points": points}


def _notes(bay: Bay, sheet: Json, parts: list[int]) -> list[Json]:
    """What a player has and what is still missing; alone and in the end, the title."""
    notes: list[Json] = []
    for bonus, name in enumerate(BONUSES):
        if sheet["reached"][name]:
            notes.append({"id": f"has-{name}", "points": parts[bonus]})
        elif bay.waiting and name == "six":
            largest = len(sheet["joined"])
            notes.append({"id": "lack-six", "islands": 6 - largest, "joined": largest})
        elif bay.waiting:
            notes.append(
                {"id": f"lack-{name}", "islands": sheet["lacks"][name], "count": len(sheet["lacks"][name])}
            )
    if not bay.waiting and bay.seats == 1:
        notes.append({"id": f"rank-{rank(sum(parts))}"})
    return notes


def rank(points: int) -> int:
    """Which of the twelve titles the points give, from 1."""
    return 1 + sum(points > most for most in RANKS)


def _prompt(bay: Bay) -> Json:
    if not bay.waiting:
        return {"id": "prompt-over"}
    if bay.round == 0:
        return {"id": "prompt-start"}
    return {"id": "prompt-round", "number": int(bay.number()), "bridges": int(bay.bridges())}


def private(rules: HashiRules, bay: Bay, seat: int) -> Json:
    """What this seat is asked, and on whose board it writes now."""
    to = (seat + 1) % int(bay.seats) if bay.round == 0 and rules.passed else seat
    own: Json = {"sheet": to}
    if bay.waiting >> seat & 1:
        own["prompt"] = _own_prompt(bay, seat, to)
    return own


def _own_prompt(bay: Bay, seat: int, to: int) -> Json:
    stage, left = _stage(bay, seat), int(bay.sheets[seat].left)
    if stage == "start":
        return {"id": "prompt-you-start"} if to == seat else {"id": "prompt-you-pass", "seat": to}
    if stage == "write":
        return {"id": "prompt-you-write", "number": int(bay.number())}
    if not left:
        return {"id": "prompt-you-done"}
    id = "prompt-you-bridge" if left == bay.bridges() else "prompt-you-more"
    return {"id": id, "bridges": left}


def told(rules: HashiRules, before: Bay, step: Step, after: Bay, reader: int | None) -> list[Json]:
    verb, *words = step.do.split()
    if before.round == 0:
        lines = [_told("told-start", step.seat, number=int(words[0]), island=words[1])]
        return lines + _told_round(rules, before, after)
    sheet = before.sheets[step.seat]
    number, bridges = int(before.number()), int(before.bridges())
    if verb == "write":
        lines = [_told("told-write", step.seat, number=number, island=words[0])]
    elif verb == "skip":
        lines = [_told("told-skip", step.seat, number=number)]
    elif verb == "done":
        lines = [_told("told-none" if sheet.left else "told-done", step.seat, bridges=bridges)]
    else:
        first, second = words[0].split("-")
        at = next(at for at, pair in enumerate(rules.pairs) if rules.pair_name(pair) == words[0])
        on = 1 + (int(sheet.once) >> at & 1)
        lines = [_told("told-bridge", step.seat, first=first, second=second, on=on)]
    new = int(after.sheets[step.seat].finished & ~sheet.finished)
    lines += [_told("told-finish", step.seat, island=name) for name in _names(rules, new)]
    return lines + _told_round(rules, before, after)


def _told(id: str, seat: int, **rest: Any) -> Json:
    return {"id": id, "seat": seat, **rest}


def _told_round(rules: HashiRules, before: Bay, after: Bay) -> list[Json]:
    """What the end of a round brought, and the next card."""
    if after.waiting and before.round == after.round:
        return []
    lines: list[Json] = []
    for seat, (was, now) in enumerate(zip(before.sheets, after.sheets, strict=True)):
        parts = rules.parts(after, seat)
        for bonus, name in enumerate(BONUSES):
            if now.reached_in(bonus) and not was.reached_in(bonus):
                lines.append(_told(f"told-{name}", seat, points=parts[bonus]))
    if not after.waiting:
        return [*lines, {"id": "told-box", **_card(members(after.unseen)[0])}]
    return [*lines, {"id": "told-card", "round": int(after.round), **_card(int(after.card))}]


def sample(rules: HashiRules, view: Json, chance: Chance) -> Bay:
    """Everything lies open but the card in the box, and that one is not drawn before the game is over."""
    public = view["public"]
    bay = Bay(len(public["sheets"]))
    bay.round = public["round"]
    bay.unseen = ((1 << CARDS) - 1) & ~as_set(public["seen"])
    if public["card"]:
        bay.card = 3 * (public["card"]["number"] - 1) + public["card"]["bridges"] - 1
    bay.waiting = as_set(public["waiting"])
    for seat, shown in enumerate(public["sheets"]):
        sheet = bay.sheets[seat]
        _lay(rules, sheet, shown)
        # Who has finished the round has also written or skipped.
        sheet.bridging = bay.round > 0 and shown["stage"] != "write"
        if public["summary"]:
            last = _places(rules, public["summary"]["seats"][seat]["finished"])
            sheet.earlier = sheet.before & ~last
    return bay


def _lay(rules: HashiRules, sheet: Sheet, shown: Json) -> None:
    """The board as it is shown, and what follows from it."""
    for at, bridges in enumerate(shown["lines"]):
        line = rules.lines[at]
        if bridges:
            sheet.once |= line.bit
            sheet.shut |= line.crossing
        if bridges == 2:
            sheet.twice |= line.bit
            sheet.shut |= line.bit
    sheet.room = 0
    for island, (number, bridges) in enumerate(zip(shown["numbers"], shown["bridges"], strict=True)):
        room = (number or 6) - bridges
        sheet.numbers |= number << 3 * island
        sheet.room |= room << 3 * island
        if number:
            sheet.empty ^= 1 << island
            sheet.reached |= rules.touching[island]
        if not room:
            sheet.shut |= rules.touching[island]
    sheet.finished = _places(rules, shown["finished"])
    sheet.before = sheet.finished & ~_places(rules, shown["new"])
    sheet.left = shown["left"]
    sheet.red, sheet.blue, sheet.six = (shown["reached"][name] for name in BONUSES)


def _places(rules: HashiRules, names: list[str]) -> int:
    return int(as_set([rules.names.index(name) for name in names]))
