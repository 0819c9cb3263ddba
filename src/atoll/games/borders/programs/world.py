"""The places of our maps as shapes of world-atlas and us-atlas: who is who, which polygons are a part of its
own, and what belongs together. Refuses to draw and to judge."""

from collections import defaultdict
from dataclasses import dataclass, field

from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.programs.sources import read
from atoll.games.borders.programs.topology import Line, Polygon, Topology

# A part of a state is the polygon around this point (longitude, latitude).
PARTS = {"RU-KGD": (21.2, 54.7), "AZ-NX": (45.4, 39.3)}
# Polygons that the file gives to another state, by the point that they lie around.
BELONGS = {"UA": [(34.2, 45.3)]}
# Shapes of their own that are, on this map, part of a state.
JOINED = {
    "Åland": "FI",
    "N. Cyprus": "CY",
    "Cyprus U.N. Buffer Zone": "CY",
    "Dhekelia": "CY",
    "Akrotiri": "CY",
}


@dataclass
class Land:
    """The polygons of each place, by code, and those of everything else."""

    topology: Topology
    places: dict[str, list[Polygon]] = field(default_factory=lambda: defaultdict(list))
    others: list[Polygon] = field(default_factory=list)

    def arcs(self, place: str) -> set[int]:
        return {max(arc, ~arc) for polygon in self.places[place] for ring in polygon for arc in ring}

    def touching(self) -> set[tuple[str, str]]:
        """The pairs of places that share an arc, each in alphabetical order."""
        arcs = {place: self.arcs(place) for place in self.places}
        return {(one, other) for one in arcs for other in arcs if one < other and arcs[one] & arcs[other]}


def europe() -> Land:
    """The countries of the world, those of our map by their places."""
    countries = read("world-countries", "countries.json")
    codes = {country["ccn3"]: country["cca2"] for country in countries if country["ccn3"]}
    land = Land(Topology(read("world-atlas", "countries-10m.json"), "countries"))
    map = open_map("europe")
    for shape in land.topology.shapes:
        code = "XK" if shape.name == "Kosovo" else JOINED.get(shape.name) or codes.get(shape.id or "")
        for polygon in shape.polygons:
            place = _place(land.topology.ring(polygon[0]), code)
            if place in map.places:
                land.places[place].append(polygon)
            else:
                land.others.append(polygon)
    return _whole(map, land)


def usa(file: str = "states-10m.json", package: str = "us-atlas") -> Land:
    """The states of the USA."""
    land = Land(Topology(read(package, file), "states"))
    map = open_map("usa")
    codes = {name: code for code, name in map.names.items()}
    for shape in land.topology.shapes:
        if shape.name in codes:
            land.places[codes[shape.name]] += shape.polygons
    return _whole(map, land)


def _place(outline: Line, code: str | None) -> str | None:
    for place, points in [*((place, [point]) for place, point in PARTS.items()), *BELONGS.items()]:
        if any(inside(point, outline) for point in points):
            return place if place not in PARTS or place[:2] == code else code
    return code


def _whole(map: Atlas, land: Land) -> Land:
    missing = set(map.places) - set(land.places)
    if missing:
        raise ValueError(f"map {map.name}: there are no shapes for {', '.join(sorted(missing))}")
    return land


def inside(point: tuple[float, float], outline: Line) -> bool:
    """Whether a point lies inside a ring."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
