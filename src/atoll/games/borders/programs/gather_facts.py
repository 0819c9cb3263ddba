"""`python -m atoll.games.borders.programs.gather_facts` gathers what one may read about a state between
rounds into `web/facts`: capital, area, people, languages. Refuses to know any: all is published data."""

import sys
from itertools import pairwise
from math import radians, sin
from pathlib import Path
from typing import Any

from babel.languages import get_official_languages

from atoll.games.borders.atlas import open_map
from atoll.games.borders.programs import world
from atoll.games.borders.programs.neat import written
from atoll.games.borders.programs.sources import package, read
from atoll.games.borders.programs.topology import Line
from atoll.games.borders.programs.write_names import CAPITALS

INTO = Path(__file__).parents[1] / "web" / "facts"
EARTH = 6371.0088
# Where CLDR names none, or not the one by law; world-countries does.
BY_LAW = {"ME": ["cnr"], "VA": ["it", "la"]}
Facts = dict[str, dict[str, Any]]


def europe() -> Facts:
    """Capitals and areas of world-countries; people and official languages of CLDR."""
    countries = {country["cca2"]: country for country in read("world-countries", "countries.json")}
    people = read("cldr-core", "supplemental/territoryInfo.json")["supplemental"]["territoryInfo"]
    return {
        code: {
            "capital": f"capital-{code}",
            "area": countries[code]["area"],
            "people": int(people[code]["_population"]),
            "languages": [f"language-{language}" for language in languages(code)],
        }
        for code in open_map("europe").states
    }


def capitals() -> dict[str, str]:
    """The capitals of Europe, as world-countries spells them."""
    countries = {country["cca2"]: country for country in read("world-countries", "countries.json")}
    return {code: countries[code]["capital"][0] for code in open_map("europe").states}


def languages(code: str) -> list[str]:
    """The official languages of a state, without scripts, and Norwegian as one."""
    official = BY_LAW.get(code) or [language.split("_")[0] for language in get_official_languages(code)]
    return list(dict.fromkeys(language for language in official if language not in {"nb", "nn"}))


def usa() -> Facts:
    """Areas are measured on the shapes of us-atlas, to a hundred square kilometres; capitals and people are
    those of vega-datasets."""
    map, land = open_map("usa"), world.usa()
    codes = {name: code for code, name in map.names.items()}
    capitals = {
        codes[row["state"]]: row["city"] for row in read("vega-datasets", "data/us-state-capitals.json")
    }
    people = dict(_people(codes))
    return {
        code: {
            "capital": capitals[code],
            "area": round(_area(land, code), -2),
            "people": people[code],
            "languages": [],
        }
        for code in map.states
    }


def _people(codes: dict[str, str]) -> list[tuple[str, int]]:
    file = package("vega-datasets") / "data" / "population_engineers_hurricanes.csv"
    rows = [line.split(",") for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    return [(codes[name], int(people)) for name, _, people, *_ in rows if name in codes]


def _area(land: world.Land, code: str) -> int:
    rings = [land.topology.ring(ring) for polygon in land.places[code] for ring in polygon]
    return round(abs(sum(map(_sphere, rings))))


def _sphere(ring: Line) -> float:
    """The area within a ring on the globe; holes turn the other way and count against it."""
    sides = pairwise([*ring, ring[0]])
    return (
        EARTH**2
        / 2
        * sum(radians(x2 - x1) * (2 + sin(radians(y1)) + sin(radians(y2))) for (x1, y1), (x2, y2) in sides)
    )


def main() -> int:
    CAPITALS.write_text(written(capitals()), encoding="utf-8")
    INTO.mkdir(parents=True, exist_ok=True)
    for name, facts in (("europe", europe()), ("usa", usa())):
        (INTO / f"{name}.json").write_text(written(facts), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(facts)} states\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
