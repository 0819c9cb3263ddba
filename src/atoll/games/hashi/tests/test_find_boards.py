"""The search for layouts finds what a board may be, and draws it so that it can be read."""

import random

import pytest

from atoll.games.hashi.content import BOARDS, board, sides
from atoll.games.hashi.programs.find_boards import drawn, pictures


@pytest.mark.parametrize(("columns", "rows", "crossings"), [(6, 6, 3), (6, 7, 5)])
def test_every_layout_has_what_it_is_asked_for(columns: int, rows: int, crossings: int) -> None:
    layouts = pictures(random.Random(3), columns, rows, crossings)
    for _ in range(3):
        _, found = next(layouts)
        assert 22 <= len(found.lines) <= 26
        assert sum(map(len, found.crossings)) // 2 >= crossings


@pytest.mark.parametrize("side", sides())
def test_our_boards_are_drawn_as_the_search_would(side: str) -> None:
    ours = board(side)
    letters = {"": "o", "red": "r", "blue": "b"}
    islands = {(island.column, island.row): letters[island.flag] for island in ours.islands}
    columns = 1 + max(column for column, _ in islands)
    rows = 1 + max(row for _, row in islands)
    assert drawn(islands, columns, rows) in (BOARDS / f"{side}.toml").read_text(encoding="utf-8")
