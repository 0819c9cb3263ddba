"""The island in letters, for the terminal and for tests: the citadel above, the sea below.
Refuses colour: what stands where is written out."""

from atoll.core import Json

from .rules import InsulaRules

SIGNS = {"ease": "☼", "meadow": "✿", "danger": "▲"}
WIDE = 7


def sketch(rules: InsulaRules, view: Json) -> str:
    public = view["public"]
    lines = [_sky(public), *_map(rules, public), *_people(view), *_own(view)]
    return "\n".join(line.rstrip() for line in lines)


def _sky(public: Json) -> str:
    """The moon on its way, and what lies above the citadel."""
    moon = public["moon"]
    track = "".join("☾" if at == moon["at"] else "·" for at in range(moon["fields"]))
    above = f"   above the citadel: {public['white']}" if public["white"] else ""
    return f"round {public['round']}   {track}   Kingosh {public['kingosh']}{above}"


def _map(rules: InsulaRules, public: Json) -> list[str]:
    fields = {(field["row"], field["column"]): field for field in public["fields"]}
    columns = [column for _, column in fields]
    across = range(min(columns) - 1, max(columns) + 2)
    lines = []
    for row in range(int(rules.distance), -1, -1):
        cells = [_cell(rules, public, fields.get((row, column))) for column in across]
        lines += ["".join(part) for part in zip(*cells, strict=True)]
    return [*lines, "~" * (WIDE * len(across))]


def _cell(rules: InsulaRules, public: Json, field: Json | None) -> list[str]:
    """Five lines of seven letters: edges with their spikes (x red, ^ black), kind, guards, adventurers."""
    if field is None:
        return [" " * WIDE] * 5
    here = "".join(
        str(seat + 1)
        for seat, adventurer in enumerate(public["adventurers"])
        if adventurer["place"] == field["place"]
    )
    edge = {name: _spikes(field, name) for name in ("up", "right", "down", "left")}
    name = SIGNS.get(field["kind"]) or {"beach": "BEACH", "citadel": "KING"}[field["kind"]]
    strength = sum(_strength(rules, guard) for guard in field["guards"])
    guards = f"{'!' * len(field['guards'])}{strength}" if field["guards"] else ""
    return [
        f"+--{edge['up'] or '-'}--+",
        f"|{name:^5}|",
        f"{edge['left'] or '|'}{guards:^5}{edge['right'] or '|'}",
        f"|{here:^5}|",
        f"+--{edge['down'] or '-'}--+",
    ]


def _spikes(field: Json, edge: str) -> str:
    if edge in field["red"]:
        return "x"
    return "^" if edge in field["black"] else ""


def _strength(rules: InsulaRules, name: str) -> int:
    numbers = rules.numbers
    return int(rules.box.guards[numbers.texts.index(f"guard {name}") - numbers.guard].strength)


def _people(view: Json) -> list[str]:
    public = view["public"]
    lines = []
    for seat, adventurer in enumerate(public["adventurers"]):
        energies = "●" * adventurer["vitality"] + "○" * adventurer["fatigue"]
        fighting = f" in battle {adventurer['battle']}" if adventurer["battle"] else ""
        cursed = [slot for slot, curse in adventurer["slots"].items() if curse]
        blocked = f"  cursed: {', '.join(cursed)}" if cursed else ""
        marks = ("▸" if seat == public["turn"] else " ") + ("⚔" if seat == public["token"] else " ")
        lines.append(
            f"{marks}{seat + 1} at {adventurer['place']:8} {energies}{fighting}"
            f"  flowers {adventurer['flowers']}  wheel {adventurer['wheel']}{blocked}"
        )
    return lines


def _own(view: Json) -> list[str]:
    own = view["private"]
    lines = []
    if own.get("hand"):
        lines.append(f"hand: {', '.join(own['hand'])}")
    laid = [f"{slot} {curse}" for slot, curse in own.get("slots", {}).items() if curse]
    if laid:
        lines.append(f"curses: {', '.join(laid)}")
    if own.get("laying"):
        lines.append(f"to be laid: {own['laying']}")
    return lines
