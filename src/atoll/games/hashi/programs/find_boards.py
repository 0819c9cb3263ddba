"""`python -m atoll.games.hashi.programs.find_boards` searches for layouts: islands scattered over a grid; of
all that hold what a board must have, the one that the best play likes most, or least.
Refuses taste: what it prints is a picture for `content`, with the figures that speak for it."""

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean

from atoll.games.hashi.content import FLAGGED, FLAGS, ISLANDS, Board, BoardError, read_board

from .best_play import best_play
from .measure_boards import cards

Place = tuple[int, int]
LINES = range(22, 27)


def main() -> int:
    parser = argparse.ArgumentParser(prog="find_boards", description=__doc__)
    parser.add_argument("--columns", type=int, default=6, metavar="N", help="of the grid (6)")
    parser.add_argument("--rows", type=int, default=6, metavar="N", help="of the grid (6)")
    parser.add_argument("--crossings", type=int, default=3, metavar="N", help="at least so many (3)")
    parser.add_argument("--boards", type=int, default=10, metavar="N", help="how many are measured (10)")
    parser.add_argument("--shuffles", type=int, default=5, metavar="N", help="by so many orders of cards (5)")
    parser.add_argument("--hard", action="store_true", help="the hardest instead of the easiest")
    parser.add_argument("--seed", type=int, default=1, help="where the search begins (1)")
    args = parser.parse_args()
    if not 4 <= args.columns <= 9 or not 4 <= args.rows <= 9 or args.columns * args.rows < 2 * ISLANDS:
        parser.error(f"a grid has 4 to 9 columns and rows, and at least {2 * ISLANDS} places")
    found = []
    layouts = pictures(random.Random(args.seed), args.columns, args.rows, args.crossings)
    for number in range(args.boards):
        picture, board = next(layouts)
        points = [best_play(board, cards(shuffle), effort=30).points for shuffle in range(args.shuffles)]
        found.append((fmean(points), points.count(60), picture))
        sys.stderr.write(f"\r{number + 1} of {args.boards} ")
    mean, perfect, picture = (min if args.hard else max)(found)
    sys.stdout.write(
        f'# best play {mean:.2f}, 60 in {perfect} of {args.shuffles}\n\nboard = """\n{picture}\n"""\n'
    )
    return 0


def pictures(luck: random.Random, columns: int, rows: int, crossings: int) -> Iterator[tuple[str, Board]]:
    """Layouts that can be played on and have what ours are to have, without end."""
    grid = [(column, row) for row in range(rows) for column in range(columns)]
    while True:
        places = sorted(luck.sample(grid, ISLANDS), key=lambda place: (place[1], place[0]))
        flags = _flags(luck, places)
        if len({row for _, row in places}) < rows or len({column for column, _ in places}) < columns:
            continue
        picture = drawn(dict(zip(places, flags, strict=True)), columns, rows)
        try:
            board = read_board("search", f'board = """\n{picture}\n"""')
        except BoardError:
            continue
        if len(board.lines) in LINES and sum(map(len, board.crossings)) // 2 >= crossings and _spread(board):
            yield picture, board


def _flags(luck: random.Random, places: list[Place]) -> list[str]:
    letters = {flag: letter for letter, flag in FLAGS.items()}
    flags = [letters[""]] * len(places)
    flagged = luck.sample(range(len(places)), sum(FLAGGED.values()))
    for flag, number in FLAGGED.items():
        for _ in range(number):
            flags[flagged.pop()] = letters[flag]
    return flags


def _spread(board: Board) -> bool:
    """Whether islands with the same flag are no crowd: at most one dotted line joins two of them."""
    joined = {(line.first, line.second) for line in board.lines}
    return all(
        sum(
            pair in joined
            for pair in combinations([at for at, each in enumerate(board.islands) if each.flag == flag], 2)
        )
        <= 1
        for flag in FLAGGED
    )


def drawn(islands: dict[Place, str], columns: int, rows: int) -> str:
    """The picture of islands on a grid: each is joined to its next neighbour to the right and below."""
    marks = [[" "] * (4 * columns - 3) for _ in range(2 * rows - 1)]
    for column, row in islands:
        right = next((x for x in range(column + 1, columns) if (x, row) in islands), column)
        below = next((y for y in range(row + 1, rows) if (column, y) in islands), row)
        for x in range(4 * column + 1, 4 * right):
            marks[2 * row][x] = "+" if marks[2 * row][x] == ":" else "."
        for y in range(2 * row + 1, 2 * below):
            marks[y][4 * column] = "+" if marks[y][4 * column] == "." else ":"
    for (column, row), letter in islands.items():
        marks[2 * row][4 * column] = letter
    heading = " " * 4 + "   ".join("abcdefghi"[:columns])
    lines = [f"{'' if y % 2 else y // 2 + 1:<4}{''.join(line)}".rstrip() for y, line in enumerate(marks)]
    return "\n".join([heading, *lines])


if __name__ == "__main__":
    sys.exit(main())
