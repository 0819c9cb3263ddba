"""What everyone may know of the boards and the cards: all but which card is in the box.
Refuses secrets, since there are none; a reader's own part is only what they are asked."""

from typing import Any

from atoll.core import Chance, Json, Step
from atoll.core.bits import as_set, members

from .free_hand import PAIRS, ROUND, WHAT, Desk, FreeHandRules, Stroke
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
    Chart,
    HashiRules,
    Sheet,
    rank,
)

# A table plays by the rules, or free-hand.
AnyRules = HashiRules | FreeHandRules
AnyPosition = Bay | Desk


def strict_of(rules: AnyRules) -> HashiRules:
    """The rules as they stand; free-hand keeps them to know a mistake."""
    return rules.strict if isinstance(rules, FreeHandRules) else rules


def bay_of(position: AnyPosition) -> Bay:
    """The boards and the cards; free-hand, what the papers show."""
    return position.bay if isinstance(position, Desk) else position


def printed(rules: AnyRules) -> Json:
    """The board, the cards and what is scored."""
    strict, chart = strict_of(rules), rules.chart
    return {
        "islands": [{"name": name, "flag": _flag(chart, at)} for at, name in enumerate(chart.names)],
        "lines": [_printed_line(chart, at) for at in range(len(chart.lines))],
        "cards": [_card(card) for card in range(CARDS)],
        # The high value of each bonus and the low one; in solo, the last round of the high one.
        "bonuses": {name: list(values) for name, values in zip(BONUSES, strict.values, strict=True)},
        "deadlines": {"red": SECOND_PILE, "blue": FIRST_PILE, "six": SECOND_PILE},
        "finished": strict.island_points,
        "freehand": isinstance(rules, FreeHandRules),
    }


def _flag(chart: Chart, island: int) -> str | None:
    return "red" if chart.red >> island & 1 else "blue" if chart.blue >> island & 1 else None


def _printed_line(chart: Chart, at: int) -> Json:
    first, second = chart.pairs[at]
    return {
        "name": chart.pair_names[at],
        "first": chart.names[first],
        "second": chart.names[second],
        "crosses": [chart.pair_names[other] for other in members(chart.lines[at].crossing)],
    }


def _card(card: int) -> Json:
    return {"number": card // 3 + 1, "bridges": card % 3 + 1}


def public(rules: AnyRules, position: AnyPosition) -> Json:
    bay, strict = bay_of(position), strict_of(rules)
    seats = range(int(bay.seats))
    unseen, round = int(bay.unseen), int(bay.round)
    until = _until(rules, position)
    scores = [strict.points(sheet, until) for sheet in bay.sheets]
    sheets = [_sheet(rules, position, seat) for seat in seats]
    shown = {
        "round": round,
        "rounds": ROUNDS,
        "stage": _stage(position),
        "card": None if bay.card == NO_CARD else _card(int(bay.card)),
        # The info bar, by the places of the printed cards: those turned over and, in the end, the one in the
        # box.  # H-R3
        "seen": members(((1 << CARDS) - 1) & ~unseen),
        "box": None if bay.waiting else members(unseen)[0],
        "pile": ROUNDS - round,
        # Of the cards not yet seen, how many show each number (1 to 6), and how many each number of bridges.
        "odds": {
            "cards": unseen.bit_count(),
            "numbers": [(unseen >> 3 * number & 7).bit_count() for number in range(6)],
            "bridges": [(unseen >> bridges & 0o111111).bit_count() for bridges in range(3)],
        },
        "waiting": members(bay.waiting),
        "sheets": sheets,
        # What each bonus brings to whoever reaches it in this round.
        "offers": {
            name: high if round <= last else low
            for name, (high, low), last in zip(BONUSES, strict.values, until, strict=True)
        },
        "summary": _summary(strict, position, scores),
        "scores": [dict(zip(PARTS, parts, strict=True)) for parts in scores],
        "standing": [
            {"points": sum(parts), "notes": _notes(bay, sheet, parts)}
            for sheet, parts in zip(sheets, scores, strict=True)
        ],
        "prompt": _prompt(position),
    }
    if isinstance(position, Desk):
        # Whether a check was asked for in this round, and in which rounds each bonus was first reached.
        shown |= {"checked": position.checked, "firsts": list(position.firsts)}
    return shown


def _until(rules: AnyRules, position: AnyPosition) -> list[int]:
    """The last rounds in which the bonuses have their high values."""
    if isinstance(rules, FreeHandRules):
        assert isinstance(position, Desk)
        return rules.until(position)
    return [int(rules.high_until(bay_of(position), bonus)) for bonus in range(len(BONUSES))]


def _stage(position: AnyPosition) -> str:
    bay = bay_of(position)
    if bay.round == 0:
        return "start"
    if not bay.waiting:
        return "over"
    return "look" if isinstance(position, Desk) and position.looking else "play"


def _sheet(rules: AnyRules, position: AnyPosition, seat: int) -> Json:
    """One board, its islands and lines in the order in which they are printed."""
    chart, sheet = rules.chart, bay_of(position).sheets[seat]
    finished = int(sheet.finished)
    shown = {
        "finished": _names(chart, finished),
        # Those that were finished in this round; and free-hand, those that are not finished any more.
        "new": _names(chart, finished & ~sheet.before),
        "lost": _names(chart, int(sheet.before & ~finished)),
        # How far the player is, and how many of the card's bridges are not drawn.
        "stage": _turn(position, seat),
        "left": int(sheet.left),
        # What is missing for the bonuses: flagged islands; and the largest group of finished ones.
        "lacks": {"red": _names(chart, chart.red & ~finished), "blue": _names(chart, chart.blue & ~finished)},
        # The rounds in which the bonuses were reached; 0: not yet.
        "reached": {"red": int(sheet.red), "blue": int(sheet.blue), "six": int(sheet.six)},
    }
    if isinstance(rules, FreeHandRules):
        assert isinstance(position, Desk)
        return {**shown, **_paper(rules, position, seat)}
    return {**shown, **_drawn(rules, sheet)}


def _drawn(rules: HashiRules, sheet: Sheet) -> Json:
    """What is drawn by the rules."""
    once, twice, room = int(sheet.once), int(sheet.twice), int(sheet.room)
    numbers = [int(sheet.numbers) >> low & 7 for low in range(0, 3 * ISLANDS, 3)]
    return {
        "numbers": numbers,
        "bridges": [(number or 6) - (room >> 3 * at & 7) for at, number in enumerate(numbers)],
        "lines": [(once >> at & 1) + (twice >> at & 1) for at in range(len(rules.lines))],
        "joined": _names(rules.chart, rules.joined(sheet)),
        "strays": {},
        "struck": [],
        "found": [],
    }


def _paper(rules: FreeHandRules, desk: Desk, seat: int) -> Json:
    """What is drawn free-hand: more bridges than two on a line, bridges where no line is, mistakes."""
    chart, paper = rules.chart, desk.papers[seat]
    numbers, bridges, on = rules.drawn(paper)
    lines = len(chart.lines)
    return {
        "numbers": numbers,
        "bridges": bridges,
        "lines": on[:lines],
        "joined": _names(chart, rules.joined(desk, seat)),
        # Bridges between islands that no dotted line joins.
        "strays": {chart.pair_names[pair]: on[pair] for pair in range(lines, len(on)) if on[pair]},
        "struck": _names(chart, int(paper.struck)),
        # Mistakes that were found and may be rubbed out, if nothing hangs on them.
        "found": [
            {"what": _stroke_name(chart, paper.strokes[mistake.at]), "clause": mistake.clause}
            for mistake in rules.mistakes(paper)
            if paper.found >> mistake.at & 1
        ],
        "strokes": [_stroke(chart, desk, seat, at) for at in range(len(paper.strokes))],
    }


def _stroke(chart: Chart, desk: Desk, seat: int, at: int) -> Json:
    paper = desk.papers[seat]
    stroke = Stroke(paper.strokes[at])
    return {
        "round": int(stroke.round),
        "what": _stroke_name(chart, paper.strokes[at]),
        "number": int(stroke.number),
        "state": "rubbed" if paper.rubbed >> at & 1 else "found" if paper.found >> at & 1 else "drawn",
    }


def _stroke_name(chart: Chart, word: int) -> str:
    stroke = Stroke(word)
    return chart.pair_names[stroke.pair()] if stroke.is_bridge() else chart.names[stroke.what]


def _names(chart: Chart, islands: int) -> list[str]:
    return [chart.names[at] for at in members(islands)]


def _turn(position: AnyPosition, seat: int) -> str:
    bay = bay_of(position)
    if not bay.waiting >> seat & 1:
        return "done"
    if bay.round == 0:
        return "start"
    if isinstance(position, Desk) and position.looking:
        return "look"
    return "bridge" if bay.sheets[seat].bridging else "write"


def _summary(strict: HashiRules, position: AnyPosition, scores: list[list[int]]) -> Json | None:
    """What the last round that was completed brought to each player."""
    bay = bay_of(position)
    last = ROUNDS if _stage(position) in {"look", "over"} else int(bay.round) - 1
    if last < 1:
        return None
    return {
        "round": last,
        "seats": [_brought(strict, bay, seat, last, scores) for seat in range(len(scores))],
    }


def _brought(strict: HashiRules, bay: Bay, seat: int, last: int, scores: list[list[int]]) -> Json:
    sheet = bay.sheets[seat]
    finished = _names(strict.chart, int(sheet.before & ~sheet.earlier))
    bonuses = {
        name: scores[seat][bonus]
        for bonus, name in enumerate(BONUSES)
        if int(sheet.reached_in(bonus)) == last
    }
    points = strict.island_points * len(finished) + sum(bonuses.values())
    return {"finished": finished, "bonuses": bonuses, "points": points}


def _notes(bay: Bay, sheet: Json, parts: list[int]) -> list[Json]:
    """What a player has and what is still missing; alone and in the end, the title."""
    notes: list[Json] = []
    for bonus, name in enumerate(BONUSES):
        if sheet["reached"][name]:
            notes.append({"id": f"has-{name}", "points": parts[bonus]})
        elif bay.waiting and name == "six":
            largest = len(sheet["joined"])
            notes.append({"id": "lack-six", "islands": max(0, 6 - largest), "joined": largest})
        elif bay.waiting:
            lacks = sheet["lacks"][name]
            notes.append({"id": f"lack-{name}", "islands": lacks, "count": len(lacks)})
    if not bay.waiting and bay.seats == 1:
        notes.append({"id": f"rank-{rank(sum(parts))}"})
    return notes


def _prompt(position: AnyPosition) -> Json:
    bay, stage = bay_of(position), _stage(position)
    if stage != "play":
        return {"id": f"prompt-{stage}"}
    return {"id": "prompt-round", "number": int(bay.number()), "bridges": int(bay.bridges())}


def private(rules: AnyRules, position: AnyPosition, seat: int) -> Json:
    """What this seat is asked, and on whose board it writes now."""
    bay = bay_of(position)
    to = (seat + 1) % int(bay.seats) if bay.round == 0 and strict_of(rules).passed else seat
    own: Json = {"sheet": to}
    if bay.waiting >> seat & 1:
        own["prompt"] = _own_prompt(position, seat, to)
    return own


def _own_prompt(position: AnyPosition, seat: int, to: int) -> Json:
    bay, turn = bay_of(position), _turn(position, seat)
    if turn == "start":
        return {"id": "prompt-you-start"} if to == seat else {"id": "prompt-you-pass", "seat": to}
    if isinstance(position, Desk) and position.papers[seat].found:
        return {"id": "prompt-you-rub"}
    if turn == "look":
        return {"id": "prompt-you-look"}
    if turn == "write":
        return {"id": "prompt-you-write", "number": int(bay.number())}
    left = int(bay.sheets[seat].left)
    if not left:
        return {"id": "prompt-you-done"}
    return {"id": "prompt-you-bridge" if left == bay.bridges() else "prompt-you-more", "bridges": left}


def told(
    rules: AnyRules, before: AnyPosition, step: Step, after: AnyPosition, reader: int | None
) -> list[Json]:
    was, now, chart = bay_of(before), bay_of(after), rules.chart
    lines = [_told_step(chart, before, step)]
    if was.round:
        new = int(now.sheets[step.seat].finished & ~was.sheets[step.seat].finished)
        lines += [_told("told-finish", step.seat, island=name) for name in _names(chart, new)]
    if isinstance(rules, FreeHandRules):
        assert isinstance(before, Desk) and isinstance(after, Desk)
        lines += _told_mistakes(rules, before, after)
        if step.do == "check" and len(lines) == 1:
            lines.append({"id": "told-clean"})
    if not now.waiting or now.round > was.round or _stage(before) != _stage(after):
        lines += _told_round(rules, before, after)
    return lines


def _told(id: str, seat: int, **rest: Any) -> Json:
    return {"id": id, "seat": seat, **rest}


def _told_step(chart: Chart, before: AnyPosition, step: Step) -> Json:
    verb, *words = step.do.split()
    bay = bay_of(before)
    if len(words) == 2:
        return _told("told-start", step.seat, number=int(words[0]), island=words[1])
    if verb == "bridge":
        first, second = words[0].split("-")
        on = 1 + _bridges_on(chart, before, step.seat, words[0])
        return _told("told-bridge", step.seat, first=first, second=second, on=on)
    if verb == "done" and bay.sheets[step.seat].left:
        return _told("told-none", step.seat)
    told = _told(f"told-{verb}", step.seat)
    if verb in {"write", "skip"}:
        told["number"] = int(bay.number())
    if words:
        told["what" if verb == "rub" else "island"] = words[0]
    return told


def _bridges_on(chart: Chart, position: AnyPosition, seat: int, name: str) -> int:
    pair = chart.pair_names.index(name)
    if isinstance(position, Desk):
        paper = position.papers[seat]
        strokes = [stroke for at, stroke in enumerate(paper.strokes) if not paper.rubbed >> at & 1]
        return sum(Stroke(stroke).what == pair + PAIRS for stroke in strokes)
    return int(position.sheets[seat].once) >> pair & 1


def _told_mistakes(rules: FreeHandRules, before: Desk, after: Desk) -> list[Json]:
    """What was found, and what was struck out."""
    lines: list[Json] = []
    for seat, (was, now) in enumerate(zip(before.papers, after.papers, strict=True)):
        for mistake in rules.mistakes(now):
            if now.found & ~was.found & ~was.rubbed & (1 << mistake.at):
                what = _stroke_name(rules.chart, now.strokes[mistake.at])
                lines.append(_told("told-found", seat, what=what, clause=mistake.clause))
        struck = _names(rules.chart, int(now.struck & ~was.struck))
        if struck:
            lines.append(_told("told-struck", seat, islands=struck, count=len(struck)))
    return lines


def _told_round(rules: AnyRules, before: AnyPosition, after: AnyPosition) -> list[Json]:
    """What the end of a round brought, and the next card."""
    was, now = bay_of(before), bay_of(after)
    until = _until(rules, after)
    lines: list[Json] = []
    for seat, (old, new) in enumerate(zip(was.sheets, now.sheets, strict=True)):
        points = strict_of(rules).points(new, until)
        for bonus, name in enumerate(BONUSES):
            if new.reached_in(bonus) and not old.reached_in(bonus):
                lines.append(_told(f"told-{name}", seat, points=points[bonus]))
            elif old.reached_in(bonus) and not new.reached_in(bonus):
                lines.append(_told("told-lost", seat, bonus=name))
    if not now.waiting:
        return [*lines, {"id": "told-box", **_card(members(now.unseen)[0])}]
    if now.round == was.round:
        return [*lines, {"id": "told-look"}]
    return [*lines, {"id": "told-card", "round": int(now.round), **_card(int(now.card))}]


def sample(rules: AnyRules, view: Json, chance: Chance) -> AnyPosition:
    """Everything lies open but the card in the box, and that one is not drawn before the game is over."""
    public = view["public"]
    bay = Bay(len(public["sheets"]))
    bay.round = public["round"]
    bay.unseen = ((1 << CARDS) - 1) & ~as_set(public["seen"])
    if public["card"]:
        bay.turn(3 * (public["card"]["number"] - 1) + public["card"]["bridges"] - 1)
    bay.waiting = as_set(public["waiting"])
    for seat, shown in enumerate(public["sheets"]):
        rules.chart.lay(bay.sheets[seat], shown["numbers"], shown["bridges"], shown["lines"])
        _lay_beside(rules.chart, public, seat, bay.sheets[seat])
    return _desk(rules, bay, public) if isinstance(rules, FreeHandRules) else bay


def _lay_beside(chart: Chart, public: Json, seat: int, sheet: Sheet) -> None:
    """What a board does not show: how far the round is, and how the last ones went."""
    shown = public["sheets"][seat]
    # Who has finished the round has also written or skipped.
    sheet.bridging = public["round"] > 0 and shown["stage"] != "write"
    sheet.left = shown["left"]
    sheet.red, sheet.blue, sheet.six = (shown["reached"][name] for name in BONUSES)
    lost, new = _places(chart, shown["lost"]), _places(chart, shown["new"])
    sheet.before = _places(chart, shown["finished"]) & ~new | lost
    last = public["summary"]["seats"][seat]["finished"] if public["summary"] else []
    sheet.earlier = sheet.before & ~_places(chart, last)


def _desk(rules: FreeHandRules, bay: Bay, public: Json) -> Desk:
    desk = Desk(bay)
    desk.checked = public["checked"]
    desk.looking = public["stage"] in {"look", "over"}
    desk.firsts = list(public["firsts"])
    for seat, shown in enumerate(public["sheets"]):
        paper = desk.papers[seat]
        paper.strokes = [_word(rules.chart, stroke) for stroke in shown["strokes"]]
        states = [stroke["state"] for stroke in shown["strokes"]]
        paper.rubbed = as_set([at for at, state in enumerate(states) if state == "rubbed"])
        paper.found = as_set([at for at, state in enumerate(states) if state == "found"])
        paper.struck = _places(rules.chart, shown["struck"])
        rules.show(desk, seat)
    return desk


def _word(chart: Chart, stroke: Json) -> int:
    """A stroke as the rules keep it."""
    name = stroke["what"]
    what = PAIRS + chart.pair_names.index(name) if "-" in name else chart.names.index(name)
    return int(stroke["round"] * ROUND + what * WHAT + stroke["number"])


def _places(chart: Chart, names: list[str]) -> int:
    return int(as_set([chart.names.index(name) for name in names]))
