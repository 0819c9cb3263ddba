"""Lines on a plane: projected, simplified, cut at a frame, measured, and written as SVG paths.
Refuses to know what a line is the edge of."""

import heapq
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt

from atoll.games.borders.programs.topology import Line, Point

Frame = tuple[float, float, float, float]  # left, top, right, bottom


class Projection:
    """Lambert's azimuthal equal-area projection around a point: areas compare, and far corners stay calm."""

    def __init__(self, middle: Point) -> None:
        self.east = radians(middle[0])
        self.sin, self.cos = sin(radians(middle[1])), cos(radians(middle[1]))

    def __call__(self, point: Point) -> Point:
        east, north = radians(point[0]) - self.east, radians(point[1])
        near = 1 + self.sin * sin(north) + self.cos * cos(north) * cos(east)
        scale = sqrt(2 / max(near, 1e-9))
        x = scale * cos(north) * sin(east)
        y = scale * (self.cos * sin(north) - self.sin * cos(north) * cos(east))
        return x, -y


def simplified(line: Line, least: float) -> Line:
    """A line without the points that matter least: those whose triangle with their neighbours is smaller than
    `least`, smallest first (Visvalingam). Its ends stay."""
    before = list(range(-1, len(line) - 1))
    after = list(range(1, len(line) + 1))
    gone = [False] * len(line)
    heap = [(triangle(line[at - 1], line[at], line[at + 1]), at) for at in range(1, len(line) - 1)]
    heapq.heapify(heap)
    sizes = {at: size for size, at in heap}
    # A ring that is one arc keeps four points, or it would vanish.
    left = len(line) - (4 if line[0] == line[-1] else 2)
    while heap and left > 0:
        size, at = heapq.heappop(heap)
        if gone[at] or sizes[at] != size:
            continue
        if size >= least:
            break
        gone[at] = True
        left -= 1
        after[before[at]], before[after[at]] = after[at], before[at]
        for near in (before[at], after[at]):
            if 0 < near < len(line) - 1:
                # Never smaller than what went before it, so that smooth curves do not unravel.
                sizes[near] = max(size, triangle(line[before[near]], line[near], line[after[near]]))
                heapq.heappush(heap, (sizes[near], near))
    return [point for at, point in enumerate(line) if not gone[at]]


def triangle(one: Point, two: Point, three: Point) -> float:
    return abs((two[0] - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (two[1] - one[1])) / 2


def area(ring: Line) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]))) / 2 if ring else 0


def cut(ring: Line, frame: Frame) -> Line:
    """The part of a ring within a frame (Sutherland and Hodgman)."""
    left, top, right, bottom = frame
    for axis, edge, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        if not ring:
            break
        ring = _cut_at(ring, axis, edge, sign)
    return ring


def _cut_at(ring: Line, axis: int, edge: float, sign: int) -> Line:
    kept: Line = []
    for one, two in pairwise([ring[-1], *ring]):
        within = (one[axis] - edge) * sign >= 0, (two[axis] - edge) * sign >= 0
        if within[0] != within[1]:
            part = (edge - one[axis]) / (two[axis] - one[axis])
            kept.append((one[0] + part * (two[0] - one[0]), one[1] + part * (two[1] - one[1])))
        if within[1]:
            kept.append(two)
    return kept


def bounds(points: Line) -> Frame:
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def nearest(ones: list[Line], others: list[Line]) -> tuple[Point, Point]:
    """The two points, one of each, that are nearest to each other."""
    pairs = ((one, other) for a in ones for one in a for b in others for other in b)
    return min(pairs, key=lambda pair: hypot(pair[0][0] - pair[1][0], pair[0][1] - pair[1][1]))


def middle(rings: list[Line]) -> tuple[Point, float]:
    """The point within these rings that is farthest from their edges, and how far: where a name has room."""
    left, top, right, bottom = bounds(rings[0])
    step = max(right - left, bottom - top) / 24
    best, room = (left, top), -1.0
    for turn in range(5):
        span = 24 if turn == 0 else 4
        across, down = ((left + right) / 2, (top + bottom) / 2) if turn == 0 else best
        for x in range(-span // 2, span // 2 + 1):
            for y in range(-span // 2, span // 2 + 1):
                point = (across + x * step, down + y * step)
                far = _depth(point, rings)
                if far > room:
                    best, room = point, far
        step /= 3
    return best, room


def _depth(point: Point, rings: list[Line]) -> float:
    """How far inside a point is; below 0 outside."""
    x, y = point
    odd, far = False, float("inf")
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
            length = (x2 - x1) ** 2 + (y2 - y1) ** 2
            along = (
                max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0.0
            )
            far = min(far, hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)))
    return far if odd else -far


def path(rings: list[Line]) -> str:
    """Closed rings as the data of an SVG path, to a tenth, in steps; what is smaller than that is nothing."""
    return "".join(_ring_path(ring) for ring in rings)


def _ring_path(ring: Line) -> str:
    # Whole tenths, so that steps add up to where they should.
    tenths = [(round(x * 10), round(y * 10)) for x, y in ring]
    tenths = [tenths[0], *(two for one, two in pairwise(tenths) if one != two)]
    if len(tenths) < 3:
        return ""
    steps = "".join(_number(x2 - x1) + _number(y2 - y1) for (x1, y1), (x2, y2) in pairwise(tenths))
    return f"M{_number(tenths[0][0]).strip()}{_number(tenths[0][1])}l{steps.strip()}z"


def _number(tenths: int) -> str:
    """A number as it follows another: a minus parts them, else a space."""
    text = f"{abs(tenths) // 10}.{abs(tenths) % 10}".removesuffix(".0")
    text = text[1:] if text.startswith("0.") else text
    return f"-{text}" if tenths < 0 else f" {text}"
