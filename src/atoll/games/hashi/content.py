"""Our boards, read from `content/*.toml`, where each looks as it is printed, and held against what a board
must be. Refuses a board that cannot be played, and says what is wrong with it and where."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from atoll.core import ContentError

BOARDS = Path(__file__).parent / "content"

# How an island is drawn, and its flag.
FLAGS = {"o": "", "r": "red", "b": "blue"}
ISLANDS = 18
FLAGGED = {"red": 4, "blue": 3}
# An island has so many dotted lines at least; and so many islands have three or more, for the high numbers.
LINES_EACH = 2
BUSY = 5


class BoardError(ContentError):
    """A board that cannot be played on."""


@dataclass(frozen=True, slots=True)
class Island:
    """An island: its name, its place on the grid (from 0) and its flag, if it has one."""

    name: str
    column: int
    row: int
    flag: str


@dataclass(frozen=True, slots=True)
class Line:
    """A dotted line between two islands, which it names in the order of the board."""

    first: int
    second: int


@dataclass(frozen=True)
class Board:
    """One side: its islands row by row, its dotted lines, and for each line those that cross it."""

    side: str
    islands: tuple[Island, ...]
    lines: tuple[Line, ...]
    crossings: tuple[tuple[int, ...], ...]

    def line_name(self, line: Line) -> str:
        return f"{self.islands[line.first].name}-{self.islands[line.second].name}"


def sides() -> tuple[str, ...]:
    """The names of all boards; a file that is added is a side that can be played."""
    return tuple(sorted(path.stem for path in BOARDS.glob("*.toml")))


@cache
def board(side: str) -> Board:
    """The board of this side."""
    return read_board(side, (BOARDS / f"{side}.toml").read_text(encoding="utf-8"))


def read_board(side: str, text: str) -> Board:
    """The board that a text holds: a TOML file with one picture, `board`."""
    try:
        picture = tomllib.loads(text).get("board")
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"side {side} cannot be read: {error}") from None
    if not isinstance(picture, str):
        raise BoardError(f"side {side} has no picture: a text `board`")
    found = _Picture(side, picture.strip("\n").splitlines()).board()
    check_board(found)
    return found


class _Picture:
    """A board as it is drawn: `o`, `r` and `b` are islands, `.` and `:` dotted lines, `+` where they cross.
    The columns' letters stand above, the rows' numbers on the left."""

    def __init__(self, side: str, drawn: Sequence[str]) -> None:
        self.side = side
        self.drawn = drawn
        letters = drawn[0] if drawn else ""
        self.columns = {x: letter for x, letter in enumerate(letters) if letter != " "}
        self.rows = {y: line.split()[0] for y, line in enumerate(drawn) if line[:1].isdigit()}
        self.islands: list[Island] = []
        self.at: dict[tuple[int, int], int] = {}
        # The marks that are explained by an island or a line.
        self.read = {(x, 0) for x in self.columns}

    def board(self) -> Board:
        self._read_islands()
        lines = [line for at in self.at for line in (self._line(at, 1, 0), self._line(at, 0, 1)) if line]
        for y, line in enumerate(self.drawn):
            for x, mark in enumerate(line):
                margin = y in self.rows and x < len(self.rows[y])
                if mark != " " and not margin and (x, y) not in self.read:
                    raise self._error(f"{mark!r} belongs to no island and no dotted line", x, y)
        return Board(self.side, tuple(self.islands), tuple(lines), _crossings(self.islands, lines))

    def _read_islands(self) -> None:
        for y, number in self.rows.items():
            for x in range(len(number), len(self.drawn[y])):
                if self.drawn[y][x] not in FLAGS:
                    continue
                if x not in self.columns:
                    raise self._error("an island stands below no letter", x, y)
                flag = FLAGS[self.drawn[y][x]]
                column, row = list(self.columns).index(x), list(self.rows).index(y)
                self.at[x, y] = len(self.islands)
                self.read.add((x, y))
                self.islands.append(Island(f"{self.columns[x]}{number}", column, row, flag))

    def _line(self, start: tuple[int, int], right: int, down: int) -> Line | None:
        """The dotted line that leaves an island to the right, or downwards."""
        dot = "." if right else ":"
        x, y = start[0] + right, start[1] + down
        if self._mark(x, y) not in {dot, "+"}:
            return None
        while self._mark(x, y) in {dot, "+"}:
            self.read.add((x, y))
            x, y = x + right, y + down
        if (x, y) not in self.at:
            name = self.islands[self.at[start]].name
            raise self._error(f"the dotted line from {name} ends at no island", x, y)
        return Line(self.at[start], self.at[x, y])

    def _mark(self, x: int, y: int) -> str:
        return self.drawn[y][x] if y < len(self.drawn) and x < len(self.drawn[y]) else " "

    def _error(self, what: str, x: int, y: int) -> BoardError:
        return BoardError(f"side {self.side}, line {y + 1}, column {x + 1} of the picture: {what}")


def _crossings(islands: Sequence[Island], lines: Sequence[Line]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            at
            for at, other in enumerate(lines)
            if _cross(islands, line, other) or _cross(islands, other, line)
        )
        for line in lines
    )


def _cross(islands: Sequence[Island], level: Line, upright: Line) -> bool:
    """Whether the first, level, and the second, upright, meet between their islands."""
    left, right = islands[level.first], islands[level.second]
    upper, lower = islands[upright.first], islands[upright.second]
    return left.column < upper.column < right.column and upper.row < left.row < lower.row


def check_board(board: Board) -> None:
    """Nothing, or a `BoardError` for the first thing that a board may not be."""
    side, names = board.side, [island.name for island in board.islands]
    if len(names) != ISLANDS:  # H-C2
        raise BoardError(f"side {side} has {len(names)} islands: there are {ISLANDS}")
    for flag, wanted in FLAGGED.items():  # H-C2
        flagged = [island.name for island in board.islands if island.flag == flag]
        if len(flagged) != wanted:
            raise BoardError(
                f"side {side} has {len(flagged)} {flag} flags ({', '.join(flagged)}): there are {wanted}"
            )
    degrees = [sum(at in (line.first, line.second) for line in board.lines) for at in range(ISLANDS)]
    for name, degree in zip(names, degrees, strict=True):
        if degree < LINES_EACH:
            raise BoardError(
                f"side {side}: {name} has too few dotted lines, {degree} of at least {LINES_EACH}"
            )
    if sum(degree > LINES_EACH for degree in degrees) < BUSY:
        busy = [name for name, degree in zip(names, degrees, strict=True) if degree > LINES_EACH]
        raise BoardError(
            f"side {side}: three dotted lines or more reach only {', '.join(busy) or 'no island'}; "
            f"at least {BUSY} islands need so many"
        )
    apart = sorted(set(range(ISLANDS)) - _joined(board.lines))
    if apart:
        listed = ", ".join(names[at] for at in apart)
        raise BoardError(f"side {side}: no dotted lines lead from {names[0]} to {listed}")
    if not any(board.crossings):  # H-C2
        raise BoardError(f"side {side}: no dotted lines cross; some must")


def _joined(lines: Sequence[Line]) -> set[int]:
    """The islands that dotted lines join to the first."""
    joined = {0}
    for _ in range(ISLANDS):
        for line in lines:
            if joined & {line.first, line.second}:
                joined |= {line.first, line.second}
    return joined
