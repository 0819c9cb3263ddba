"""TopoJSON: shapes as rows of shared arcs, so that neighbours are those who share an arc, and a border that
is simplified stays one border. Refuses to know what the shapes are."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Point = tuple[float, float]
Line = list[Point]
# A ring is a row of arcs; arc ~n is arc n walked backwards.
Ring = list[int]
Polygon = list[Ring]


@dataclass(frozen=True)
class Shape:
    """One object of a topology."""

    id: str | None
    name: str
    polygons: list[Polygon]

    def arcs(self) -> set[int]:
        """The arcs along its edge, whichever way they are walked."""
        return {max(arc, ~arc) for polygon in self.polygons for ring in polygon for arc in ring}


class Topology:
    """A file of shapes."""

    def __init__(self, file: Any, object: str) -> None:
        transform = file.get("transform")
        self.arcs: list[Line] = [list(_absolute(arc, transform)) for arc in file["arcs"]]
        self.shapes = [_shape(geometry) for geometry in file["objects"][object]["geometries"]]

    def touching(self) -> set[tuple[int, int]]:
        """The pairs of shapes that share an arc."""
        beside: dict[int, list[int]] = defaultdict(list)
        for number, shape in enumerate(self.shapes):
            for arc in shape.arcs():
                beside[arc].append(number)
        return {(one, other) for both in beside.values() for one in both for other in both if one < other}

    def changed(self, how: Callable[[Line], Line]) -> None:
        """Project or simplify every arc."""
        self.arcs = [how(arc) for arc in self.arcs]

    def ring(self, ring: Ring) -> Line:
        """The points of a ring, the first one not repeated."""
        points: Line = []
        for arc in ring:
            points += (self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1])[:-1]
        return points

    def merged(self, polygons: Iterable[Polygon]) -> list[Ring]:
        """The rings around all of these together: an arc that is walked both ways lies inside."""
        walked = Counter(arc for polygon in polygons for ring in polygon for arc in ring)
        left = [arc for arc in walked if ~arc not in walked]
        starts: dict[Point, list[int]] = defaultdict(list)
        for arc in left:
            starts[self._ends(arc)[0]].append(arc)
        rings: list[Ring] = []
        while left:
            ring = [left[0]]
            while ring:
                starts[self._ends(ring[-1])[0]].remove(ring[-1])
                left.remove(ring[-1])
                end = self._ends(ring[-1])[1]
                if end == self._ends(ring[0])[0]:
                    break
                ring.append(starts[end][0])
            rings.append(ring)
        return rings

    def _ends(self, arc: int) -> tuple[Point, Point]:
        points = self.arcs[max(arc, ~arc)]
        return (points[0], points[-1]) if arc >= 0 else (points[-1], points[0])


def _absolute(arc: list[list[int]], transform: Any) -> Iterator[Point]:
    """Arcs of a quantised file are written as steps."""
    if transform is None:
        yield from ((x, y) for x, y in arc)
        return
    (scale_x, scale_y), (from_x, from_y) = transform["scale"], transform["translate"]
    x = y = 0
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        yield x * scale_x + from_x, y * scale_y + from_y


def _shape(geometry: Any) -> Shape:
    kinds = {"Polygon": [geometry.get("arcs")], "MultiPolygon": geometry.get("arcs")}
    polygons: list[Polygon] = kinds.get(geometry["type"], [])
    return Shape(geometry.get("id"), geometry["properties"]["name"], polygons)
