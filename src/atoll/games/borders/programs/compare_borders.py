"""`python -m atoll.games.borders.programs.compare_borders` holds our borders against what is published:
neighbours by shared arcs of map shapes, and by lists. Refuses any difference that no clause orders.

What the sources say is kept in `neighbours.json`, so that the tests compare without them."""

import json
import sys
import tomllib
from pathlib import Path

from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.programs import world
from atoll.games.borders.programs.neat import written
from atoll.games.borders.programs.sources import read, versions
from atoll.games.borders.programs.topology import Topology

HERE = Path(__file__).parent
KEPT = HERE / "neighbours.json"
Pairs = set[tuple[str, str]]


def published() -> dict[str, dict[str, Pairs]]:
    """For each map, the neighbouring places that each source knows."""
    return {
        "europe": {
            _named("world-atlas"): world.europe().touching(),
            _named("world-countries"): _listed(open_map("europe")),
        },
        "usa": {
            _named("us-atlas"): world.usa().touching(),
            _named("vega-datasets"): _by_number(open_map("usa")),
        },
    }


def _named(package: str) -> str:
    return f"{package} {versions()[package]}"


def _listed(map: Atlas) -> Pairs:
    """The `borders` of world-countries, which knows states and no parts of them."""
    countries = read("world-countries", "countries.json")
    short = {country["cca3"]: country["cca2"] for country in countries}
    found = {_pair(country["cca2"], short[other]) for country in countries for other in country["borders"]}
    return {pair for pair in found if set(pair) <= set(map.states)}


def _by_number(map: Atlas) -> Pairs:
    """Older shapes of the USA, whose states have numbers for names; us-atlas says which is which."""
    names = {shape.id: shape.name for shape in world.usa().topology.shapes}
    codes = {name: code for code, name in map.names.items()}
    file = read("vega-datasets", "data/us-10m.json")
    for geometry in file["objects"]["states"]["geometries"]:
        geometry["properties"] = {"name": names.get(f"{geometry['id']:02}", "")}
    older = Topology(file, "states")
    pairs = [(older.shapes[one].name, older.shapes[other].name) for one, other in older.touching()]
    return {_pair(codes[one], codes[other]) for one, other in pairs if one in codes and other in codes}


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def kept() -> dict[str, dict[str, Pairs]]:
    """What was published when this program last ran."""
    said = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        map: {source: {_pair(*pair.split()) for pair in pairs} for source, pairs in by_source.items()}
        for map, by_source in said.items()
    }


def keep(found: dict[str, dict[str, Pairs]]) -> None:
    said = {
        map: {source: sorted(" ".join(pair) for pair in pairs) for source, pairs in by_source.items()}
        for map, by_source in found.items()
    }
    KEPT.write_text(written(said), encoding="utf-8")


def ours(map: Atlas, parts: bool) -> Pairs:
    """The neighbours on our map: of places, or of whole states."""
    codes = map.places if parts else [map.states[home] for home in map.routes.home]
    return {
        _pair(codes[place], codes[other])
        for place, roads in enumerate(map.routes.roads)
        for other in roads
        if codes[place] != codes[other]
    }


def differences(map: Atlas, theirs: Pairs) -> Pairs:
    """The pairs that are neighbours on one side only."""
    parts = any(code not in map.states for pair in theirs for code in pair)
    return ours(map, parts) ^ theirs


def explained(map: Atlas) -> dict[tuple[str, str], str]:
    """The differences that are meant, with the clause that orders each."""
    codes = {name: code for code, name in map.names.items()}
    listed = tomllib.loads((HERE / "differences.toml").read_text(encoding="utf-8"))[map.name]
    return {_pair(*(codes[name] for name in pair.split(", "))): clause for pair, clause in listed.items()}


def report(found: dict[str, dict[str, Pairs]]) -> tuple[list[str], int]:
    """Every difference in a line, and how many of them no clause orders."""
    lines: list[str] = []
    unexplained = 0
    for name, by_source in found.items():
        map = open_map(name)
        clauses = explained(map)
        for source, theirs in by_source.items():
            lines.append(f"{name} beside {source}: {len(theirs)} pairs there")
            for pair in sorted(differences(map, theirs)):
                side = "there, not here" if pair in theirs else "here, not there"
                names = " and ".join(map.names[code] for code in pair)
                lines.append(f"  {names}: neighbours {side} ({clauses.get(pair, 'no clause orders it')})")
                unexplained += pair not in clauses
    return lines, unexplained


def main() -> int:
    found = published()
    keep(found)
    lines, unexplained = report(found)
    sys.stdout.write("\n".join([*lines, ""]))
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
