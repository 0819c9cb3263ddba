"""The boards, clauses H-C1 to H-C3: what is printed, and what cannot be printed."""

import pytest

from atoll import games
from atoll.games.hashi.content import FLAGGED, Board, BoardError, board, read_board, sides
from atoll.games.hashi.view import printed

HASHI = games.game("hashi")
SIDES = pytest.mark.parametrize("side", sides())


@pytest.mark.clause("H-C1")
def test_every_number_comes_with_every_number_of_bridges() -> None:
    cards = printed(HASHI.rules(HASHI.options.read({}, 1)))["cards"]
    assert len(cards) == 18
    assert {(card["number"], card["bridges"]) for card in cards} == {
        (number, bridges) for number in range(1, 7) for bridges in range(1, 4)
    }
    assert sum(card["number"] for card in cards) == 63
    assert sum(card["bridges"] for card in cards) == 36


@SIDES
@pytest.mark.clause("H-C2")
def test_a_side_has_its_islands_flags_and_crossings(side: str) -> None:
    ours = board(side)
    flags = [island.flag for island in ours.islands]
    assert len(flags) == 18 and flags.count("") == 11
    assert {flag: flags.count(flag) for flag in FLAGGED} == FLAGGED
    assert any(ours.crossings)


@SIDES
@pytest.mark.clause("H-C2")
def test_dotted_lines_join_neighbours_in_a_row_or_a_column(side: str) -> None:
    ours = board(side)
    places = {(island.column, island.row) for island in ours.islands}
    for line in ours.lines:
        first, second = ours.islands[line.first], ours.islands[line.second]
        assert (first.column == second.column) != (first.row == second.row)
        between = {
            (column, row)
            for column in range(first.column, second.column + 1)
            for row in range(first.row, second.row + 1)
        }
        assert len(between & places) == 2


@SIDES
@pytest.mark.clause("H-C3")
def test_our_boards_leave_room_for_high_numbers(side: str) -> None:
    degrees = _degrees(board(side))
    assert min(degrees) >= 2
    assert sum(degree >= 3 for degree in degrees) >= 5


@pytest.mark.clause("H-C3")
def test_side_a_has_22_to_26_lines_and_b_more_crossings() -> None:
    crossings = {side: sum(map(len, board(side).crossings)) // 2 for side in "AB"}
    assert 22 <= len(board("A").lines) <= 26
    assert 2 <= crossings["A"] < crossings["B"]


def _degrees(board: Board) -> list[int]:
    return [sum(at in (line.first, line.second) for line in board.lines) for at in range(len(board.islands))]


@SIDES
def test_crossings_are_mutual(side: str) -> None:
    crossings = board(side).crossings
    assert all(at in crossings[other] for at, crossed in enumerate(crossings) for other in crossed)


GOOD = """
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
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "1   o...o",
            "1   o... ",
            "line 2, column 9 of the picture: the dotted line from a1 ends at no island",
        ),
        ("3   b", "3   o", "has 2 blue flags (b5, e5): there are 3"),
        ("4   o", "4   r", "has 5 red flags (c3, d3, a4, d4, a5): there are 4"),
        ("5   r...b...........b", "5   r...b", "the dotted line from e4 ends at no island"),
        ("2   o...+...+.......o", "2   o...+...+.......o   o", "an island stands below no letter"),
        ("2   o...+...+.......o", "2   o...:...+.......o", "the dotted line from a2 ends at no island"),
        ("3   b...o...r...r...o", "3   b...o   r   r   o", "c3 has too few dotted lines, 1 of at least 2"),
        ("2   o...+...+.......o", "2   o...+...+.. ....o", "the dotted line from a2 ends at no island"),
        ("3   b...o...r", "3   b...o ! r", "'!' belongs to no island and no dotted line"),
        ("1   o...o...o.......o", "1   o...o...o...x...o", "the dotted line from c1 ends at no island"),
    ],
)
def test_a_faulty_picture_is_refused_with_the_place(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(BoardError) as error:
        read_board("T", f'board = """{GOOD.replace(old, new)}"""')
    assert str(error.value).startswith("side T") and complaint in str(error.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("board = ", "side T cannot be read"),
        ("islands = 18", "side T has no picture: a text `board`"),
        ("board = ''", "side T has 0 islands: there are 18"),
    ],
)
def test_a_file_without_a_picture_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BoardError, match=complaint):
        read_board("T", text)


def test_a_board_in_two_parts_is_refused() -> None:
    apart = """
    a   b   c   d   e   f
1   o...o...o   o...o...o
    :   :   :   :   :   :
2   r...b...r   r...b...r
    :   :   :   :   :   :
3   o...o...o   o...b...o
"""
    with pytest.raises(BoardError, match="side T: no dotted lines lead from a1 to d1, e1, f1, d2, e2"):
        read_board("T", f'board = """{apart}"""')


def test_a_board_without_crossings_is_refused() -> None:
    plain = """
    a   b   c   d   e   f
1   o...o...o...o...o...o
    :   :   :   :   :   :
2   r...r...r...r...b...b
    :   :   :   :   :   :
3   o...o...o...o...o...b
"""
    with pytest.raises(BoardError, match="side T: no dotted lines cross; some must"):
        read_board("T", f'board = """{plain}"""')
