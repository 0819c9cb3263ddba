"""The boards in letters, for the terminal and for tests: `(3)` is an island, `[3]` a finished one, `{3}` one
that is struck out. Refuses colour and words: flags are letters, the info bar is drawn."""

from atoll.core import Json

from .rules import Chart
from .view import AnyRules

ACROSS, DOWN = 6, 2
# Nothing, a bridge, two; and what happens free-hand.
LEVEL, UPRIGHT = "·─═≡", ":│║┃"
SIDE_BY_SIDE = 2


def sketch(rules: AnyRules, view: Json) -> str:
    public = view["public"]
    boards = [_board(rules.chart, public, seat) for seat in range(len(public["sheets"]))]
    rows = [boards[at : at + SIDE_BY_SIDE] for at in range(0, len(boards), SIDE_BY_SIDE)]
    return "\n\n".join([_info_bar(public), *map(_beside, rows), *_free_hand(public)])


def _free_hand(public: Json) -> list[str]:
    """By player: bridges where no dotted line is, and mistakes that may be rubbed out."""
    lines = []
    for seat, sheet in enumerate(public["sheets"], 1):
        strays = [f"+ {name}" for name, bridges in sheet["strays"].items() for _ in range(bridges)]
        found = [f"! {mistake['what']} {mistake['clause']}" for mistake in sheet["found"]]
        if strays or found:
            lines.append(f"{seat:>3}  {'  '.join([*strays, *found])}")
    return ["\n".join(lines)] if lines else []


def _info_bar(public: Json) -> str:
    """The cards: `x` was turned over, `O` lies open, `?` went into the box."""
    card = public["card"]
    open = 3 * (card["number"] - 1) + card["bridges"] - 1 if card else -1
    marks = ["O" if at == open else "x" if at in public["seen"] else "-" for at in range(18)]
    if public["box"] is not None:
        marks[public["box"]] = "?"
    lines = ["       " + "   ".join("123456")]
    lines += [f"  {'═' * bridges:<3}  " + "   ".join(marks[bridges - 1 :: 3]) for bridges in (1, 2, 3)]
    return "\n".join(lines)


def _beside(boards: list[list[str]]) -> str:
    width = max(len(line) for board in boards for line in board) + 4
    return "\n".join(
        "".join(line.ljust(width) for line in lines).rstrip() for lines in zip(*boards, strict=True)
    )


def _board(chart: Chart, public: Json, seat: int) -> list[str]:
    sheet = public["sheets"][seat]
    columns = sorted({name[0] for name in chart.names})
    rows = sorted({int(name[1:]) for name in chart.names})
    places = [(columns.index(name[0]) * ACROSS, rows.index(int(name[1:])) * DOWN) for name in chart.names]
    drawn = [[" "] * (len(columns) * ACROSS) for _ in range((len(rows) - 1) * DOWN + 1)]
    # Lines without a bridge first, so that a bridge runs over those that it crosses.
    for bridges, at in sorted(zip(sheet["lines"], range(len(chart.lines)), strict=True)):
        first, second = chart.pairs[at]
        _draw_line(drawn, places[first], places[second], min(bridges, 3))
    for at, (x, y) in enumerate(places):
        letters = _island(chart, sheet, at)
        drawn[y][x : x + len(letters)] = letters
    heading = f"{seat + 1:>3}  " + "".join(f" {column}".ljust(ACROSS) for column in columns)
    margin = [str(rows[y // DOWN]) if y % DOWN == 0 else "" for y in range(len(drawn))]
    return [heading, *(f"{left:>3}  {''.join(line)}" for left, line in zip(margin, drawn, strict=True))]


def _draw_line(drawn: list[list[str]], start: tuple[int, int], end: tuple[int, int], bridges: int) -> None:
    if start[1] == end[1]:
        for x in range(start[0] + 3, end[0]):
            drawn[start[1]][x] = LEVEL[bridges] if bridges or x % 2 else " "
    else:
        for y in range(start[1] + 1, end[1]):
            drawn[y][start[0] + 1] = UPRIGHT[bridges]


def _island(chart: Chart, sheet: Json, at: int) -> list[str]:
    name = chart.names[at]
    left, right = "[]" if name in sheet["finished"] else "{}" if name in sheet["struck"] else "()"
    flag = "r" if chart.red >> at & 1 else "b" if chart.blue >> at & 1 else ""
    return [left, str(sheet["numbers"][at] or " "), right, *flag]
