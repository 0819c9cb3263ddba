"""A table for the tests: a board of the tests' own, and cards that come as a clause needs them.
Refuses rules of its own: everything is played through the door."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from atoll.core import Json, Live, Match, Rigged
from atoll.games.hashi import GAME, rules_on
from atoll.games.hashi.content import read_board
from atoll.games.hashi.rules import Bay

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
