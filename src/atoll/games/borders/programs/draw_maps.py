"""`python -m atoll.games.borders.programs.draw_maps` draws the maps for the browser into `web/maps`: a path
for each place, tints that tell neighbours apart, discs for tiny states, sea links, points for names.
Refuses colours and words; `web/maps/README.md` says how a drawing reads."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from typing import Any

from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.programs import plane, world
from atoll.games.borders.programs.neat import written
from atoll.games.borders.programs.topology import Line, Point, Polygon

INTO = Path(__file__).parents[1] / "web" / "maps"
WIDTH = 1000
MARGIN = 14
# The land goes on so far around the paper, for windows of another shape.
BEYOND = 220.0
# What is smaller than this, in units of the drawing, is left out of a line, or of a group of islands.
FINE = 0.7
ISLET = 2.5
# A state smaller than this gets a disc of its own.
TINY = 150.0
DISC = 9.0
# One that is smaller than this is also drawn by itself, in a square of this size.
SMALL = 1_600.0
PORTRAIT = 100.0
ROUGH = 6
# These touch in a point, which is no arc.  # B-U1
CORNERS = {("US-AZ", "US-CO"), ("US-NM", "US-UT")}


@dataclass(frozen=True)
class Sheet:
    """How a map is laid on paper."""

    shapes: Callable[[], world.Land]
    project: Callable[[Point], Point]
    # Points (before projection) that the frame must hold; the rest is cut off.
    holds: list[Point]
    # Links that would crowd others, by their ends (before projection).
    ends: dict[tuple[str, str], tuple[Point, Point]] = field(default_factory=dict)
    # Links that cannot go straight, by two points of the drawing that pull them aside.
    bends: dict[tuple[str, str], tuple[Point, Point]] = field(default_factory=dict)
    # Places drawn in a box of their own.
    insets: tuple[str, ...] = ()


EUROPE = Sheet(
    world.europe,
    plane.Projection((15.0, 53.0)),
    # Iceland, the North Cape, Portugal, Malta, Crete, Cyprus, the Caspian coast of Azerbaijan.
    holds=[(-24.6, 65.5), (26.0, 71.3), (-9.6, 38.7), (14.4, 35.4), (25.0, 34.7), (34.7, 34.4), (50.7, 40.3)],
    ends={
        ("FR", "GB"): ((1.8, 50.95), (1.2, 51.1)),
        ("BE", "GB"): ((2.8, 51.2), (1.4, 51.4)),
        ("GB", "NL"): ((1.7, 52.6), (4.4, 52.3)),
        ("GB", "IS"): ((-5.0, 58.6), (-15.5, 64.2)),
        ("IE", "IS"): ((-8.3, 55.2), (-19.0, 63.4)),
        ("IS", "NO"): ((-13.6, 65.1), (5.1, 61.5)),
    },
)
USA = Sheet(
    lambda: world.usa("states-albers-10m.json"),
    lambda point: point,
    holds=[(-20.0, 13.0), (957.5, 606.5)],
    ends={
        ("US-AK", "US-WA"): ((140.0, 480.0), (72.0, 45.0)),
        ("US-CA", "US-HI"): ((95.0, 380.0), (250.0, 520.0)),
    },
    bends={
        ("US-AK", "US-WA"): ((24.0, 394.0), (0.0, 155.0)),
        ("US-CA", "US-HI"): ((159.0, 446.0), (263.0, 436.0)),
    },
    insets=("US-AK", "US-HI"),
)
SHEETS = {"europe": EUROPE, "usa": USA}


def draw(map: Atlas, sheet: Sheet) -> dict[str, Any]:
    """A map as the browser gets it."""
    land = sheet.shapes()
    land.topology.changed(lambda arc: [sheet.project(point) for point in arc])
    frame = plane.bounds([sheet.project(point) for point in sheet.holds])
    scale = (WIDTH - 2 * MARGIN) / (frame[2] - frame[0])
    height = round((frame[3] - frame[1]) * scale + 2 * MARGIN)

    def placed(arc: Line) -> Line:
        return [((x - frame[0]) * scale + MARGIN, (y - frame[1]) * scale + MARGIN) for x, y in arc]

    touching = land.touching()
    outlines = {place: _outlines(land, land.places[place]) for place in map.places}
    land.topology.changed(lambda arc: plane.simplified(placed(arc), FINE))
    paper = (0.0, 0.0, float(WIDTH), float(height))
    around = (-BEYOND, -BEYOND, WIDTH + BEYOND, height + BEYOND)
    rings = {place: _rings(land, land.places[place], around) for place in map.places}
    for place in sheet.insets:
        # In a box of its own an island chain ends somewhere.
        rings[place] = [ring for ring in rings[place] if plane.area(ring) > 3 * ISLET]
    tints = tinted(map, touching)
    ends = {
        pair: tuple(placed([sheet.project(point) for point in both])) for pair, both in sheet.ends.items()
    }
    return {
        "width": WIDTH,
        "height": height,
        "others": plane.path(_others(land, around)),
        "insets": [_box(rings[place]) for place in sheet.insets],
        "places": {
            place: _place(rings[place], outlines[place], paper) | {"tint": tints[map.states[home]]}
            for place, home in zip(map.places, map.routes.home, strict=True)
        },
        "links": [_link(map, sheet, rings, pair, ends.get(pair)) for pair in _apart(map, touching)],
    }


def _rings(land: world.Land, polygons: list[Polygon], paper: plane.Frame) -> list[Line]:
    """The outlines of a place, the largest first, without islets."""
    rings = [plane.cut(land.topology.ring(ring), paper) for ring in land.topology.merged(polygons)]
    rings.sort(key=plane.area, reverse=True)
    return [ring for at, ring in enumerate(rings) if at == 0 or plane.area(ring) > ISLET]


def _others(land: world.Land, paper: plane.Frame) -> list[Line]:
    """The land around, in one piece where it hangs together."""
    near = [
        polygon
        for polygon in land.others
        if plane.area(plane.cut(land.topology.ring(polygon[0]), paper)) > ISLET
    ]
    return _rings(land, near, paper) if near else []


def _place(rings: list[Line], outlines: list[Line], paper: plane.Frame) -> dict[str, Any]:
    # A name stands where it is seen whatever the shape of the window.
    at, room = plane.middle(list(filter(None, (plane.cut(ring, paper) for ring in rings))))
    found = {"path": plane.path(rings), "at": [round(at[0], 1), round(at[1], 1)], "room": round(room, 1)}
    size = sum(map(plane.area, rings))
    if size < TINY:
        found["disc"] = DISC
    # What is known of the Vatican is a point or two.
    if size < SMALL and len(outlines[0]) >= ROUGH:
        found["portrait"] = _portrait(outlines)
    return found


def _outlines(land: world.Land, polygons: list[Polygon]) -> list[Line]:
    """The outlines of a place as finely as they are known, the largest first."""
    rings = [land.topology.ring(ring) for ring in land.topology.merged(polygons)]
    return sorted(rings, key=plane.area, reverse=True)


def _portrait(outlines: list[Line]) -> str:
    """A place by itself in a square, without islands too small or too far to be seen there."""
    main = [ring for ring in outlines if plane.area(ring) > plane.area(outlines[0]) / 100]
    left, top, right, bottom = plane.bounds([point for ring in main for point in ring])
    scale = PORTRAIT / max(right - left, bottom - top)
    drawn = [[((x - left) * scale, (y - top) * scale) for x, y in [*ring, ring[0]]] for ring in main]
    return plane.path([plane.simplified(ring, 0.3)[:-1] for ring in drawn])


def _apart(map: Atlas, touching: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """The neighbours whose shapes do not touch: sea links and bridges."""
    pairs = {
        (map.places[min(place, other)], map.places[max(place, other)])
        for place, roads in enumerate(map.routes.roads)
        for other in roads
    }
    return sorted(pair for pair in pairs if tuple(sorted(pair)) not in touching | CORNERS)


def _link(
    map: Atlas, sheet: Sheet, rings: dict[str, list[Line]], pair: tuple[str, str], ends: Any
) -> dict[str, Any]:
    one, other = (_coast(rings[place]) for place in pair)
    start, end = plane.nearest(one, other)
    if ends:
        # The coast is where it is drawn, which is near to where it was meant.
        start, end = plane.nearest(one, [[ends[0]]])[0], plane.nearest(other, [[ends[1]]])[0]
    by_sea = pair in map.sea or pair[::-1] in map.sea
    if not by_sea:
        start, end = _longer(start, end), _longer(end, start)
    pulled = sheet.bends.get(pair) or ([_bent(start, end)] if by_sea else [])
    letter = {0: "L", 1: "Q", 2: "C"}[len(pulled)]
    first, *rest = (f"{x:.1f} {y:.1f}" for x, y in (start, *pulled, end))
    kind = "sea" if by_sea else "bridge"
    return {"from": pair[0], "to": pair[1], "kind": kind, "path": f"M{first}{letter}{' '.join(rest)}"}


def _coast(rings: list[Line]) -> list[Line]:
    """The main pieces of a place: no link leads to an islet."""
    return [ring for ring in rings if plane.area(ring) >= plane.area(rings[0]) / 5]


def _longer(end: Point, other: Point) -> Point:
    """A bridge reaches a little into the land on both sides, so that a short one is seen."""
    length = hypot(end[0] - other[0], end[1] - other[1])
    return end[0] + 3 * (end[0] - other[0]) / length, end[1] + 3 * (end[1] - other[1]) / length


def _bent(start: Point, end: Point) -> Point:
    """Where a line that swings out a little is pulled to."""
    (x1, y1), (x2, y2) = start, end
    return (x1 + x2) / 2 + (y2 - y1) * 0.15, (y1 + y2) / 2 - (x2 - x1) * 0.15


def _box(rings: list[Line]) -> list[int]:
    left, top, right, bottom = plane.bounds([point for ring in rings for point in ring])
    return [round(left - 8), round(top - 8), round(right - left + 16), round(bottom - top + 16)]


def tinted(map: Atlas, touching: set[tuple[str, str]]) -> dict[str, int]:
    """One of four tints for each state, so that no neighbours share one, each used about as often."""
    home = dict(zip(map.places, map.routes.home, strict=True))
    beside: dict[int, set[int]] = {state: set() for state in range(len(map.states))}
    roads = [(map.places[a], map.places[b]) for a, row in enumerate(map.routes.roads) for b in row]
    for one, other in [*touching, *roads]:
        if home[one] != home[other]:
            beside[home[one]].add(home[other])
            beside[home[other]].add(home[one])
    tints: dict[int, int] = {}
    if not _tint(beside, tints):
        raise ValueError(f"map {map.name} cannot be drawn in four tints")
    return {map.states[state]: tint for state, tint in tints.items()}


def _tint(beside: dict[int, set[int]], tints: dict[int, int]) -> bool:
    """Tint the state with the fewest tints left, the rarest tint first; go back where there is none."""
    waiting = [state for state in beside if state not in tints]
    if not waiting:
        return True
    left = {state: {0, 1, 2, 3} - {tints.get(other, -1) for other in beside[state]} for state in waiting}
    state = min(waiting, key=lambda state: (len(left[state]), -len(beside[state]), state))
    used = list(tints.values())
    for tint in sorted(left[state], key=lambda tint: (used.count(tint), tint)):
        tints[state] = tint
        if _tint(beside, tints):
            return True
        del tints[state]
    return False


def main() -> int:
    INTO.mkdir(parents=True, exist_ok=True)
    for name, sheet in SHEETS.items():
        drawn = draw(open_map(name), sheet)
        text = written(drawn)
        (INTO / f"{name}.json").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(text) // 1000} kB, {len(drawn['links'])} links\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
