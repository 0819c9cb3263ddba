"""A table for the tests: a board of the tests' own, what is drawn on it, and cards as a clause needs them.
Refuses rules of its own: what is tested is played through the door."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from atoll.core import Json, Live, Match, Rigged
from atoll.games.hashi import GAME, rules_on
from atoll.games.hashi.content import read_board
from atoll.games.hashi.rules import Bay, HashiRules

# Islands with two, three and four lines, one line that crosses two others, and all flags.
BOARD = read_board(
    "T",
    '''board = """
    a   b   c   d   e
1   o...o...o.......o
    :   :   :       :
2   o...+...+.......o
    :   :   :       :
3   b...o...r...r...o
    :   :       :   :
4   o...o.......r...o
    :   :           :
5   r...b...........b
"""''',
)


def card(number: int, bridges: int) -> int:
    """A card as the rules draw it."""
    return 3 * (number - 1) + bridges - 1


def table(
    seats: int = 1,
    cards: Sequence[tuple[int, int]] = (),
    *,
    starts: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Match:
    """A game on the tests' board: the cards come in this order, and the first numbers are written."""
    drawn = [card(number, bridges) for number, bridges in cards]
    match = Match(
        replace(GAME, rules=lambda chosen: rules_on(BOARD, chosen)),
        seats,
        options,
        Rigged({"card": drawn}, Live("a table")),
    )
    for seat, start in enumerate(starts):
        match.do(seat, start)
    return match


def do(match: Match, *actions: str, seat: int = 0) -> None:
    for action in actions:
        match.do(seat, action)


def bay(match: Match) -> Bay:
    assert isinstance(match.position, Bay)
    return match.position


def printed(match: Match) -> HashiRules:
    """The rules, for what they know of the board."""
    assert isinstance(match.rules, HashiRules)
    return match.rules


def told(match: Match, seat: int, action: str) -> list[Json]:
    """What everybody is told of this, which is done."""
    before = bay(match).copy()
    step = match.do(seat, action)
    return match.game.told(match.rules, before, step, match.position, None)


def refused(match: Match, seat: int, action: str) -> str:
    """The clause and the reason with which this is refused."""
    refusal = match.why_not(seat, action)
    assert refusal is not None, f"{action} is allowed"
    return f"{refusal.clause}.{refusal.reason}"


def sheet(match: Match, seat: int = 0) -> Json:
    shown: Json = match.view()["public"]["sheets"][seat]
    return shown


def drawn(match: Match, numbers: Mapping[str, int], bridges: str = "", seat: int = 0) -> None:
    """Numbers and then bridges that are on a board already."""
    rules, sheet = printed(match), bay(match).sheets[seat]
    left = sheet.left
    for island, number in numbers.items():
        rules.write(sheet, rules.chart.names.index(island), number)
    for line in bridges.split():
        rules.draw(sheet, rules.lines[rules.chart.pair_names.index(line)])
    sheet.left = left


def over(match: Match, *, seat: int | None = None) -> None:
    """Everybody to move, or one seat, leaves out the number and the bridges."""
    for mover in match.to_move() if seat is None else [seat]:
        do(match, "skip", "done", seat=mover)


# What reaches each bonus on the tests' board: numbers, and bridges.
RED = ({"c3": 1, "d3": 2, "d4": 1, "a5": 1}, "c3-d3 d3-d4 a4-a5")
BLUE = ({"a3": 1, "b5": 2, "e5": 1}, "a3-a4 b4-b5 b5-e5")
SIX = ({"a1": 1, "b1": 2, "c1": 2, "e1": 2, "e2": 2, "e3": 1}, "a1-b1 b1-c1 c1-e1 e1-e2 e2-e3")
