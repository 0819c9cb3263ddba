"""The maps, read from `maps/*.toml`: states, their parts, land borders and sea links, as an atlas does.
Refuses a map that contradicts itself or cannot be played on, and says what is wrong in which line."""

import os
import re
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from atoll.core import ContentError, Json

from .routes import FAR, Routes

MAPS = Path(__file__).parent / "maps"
# A designer's folders of maps, as PATH names folders of programs.
VARIABLE = "ATOLL_BORDERS"
CODE = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)*")
# Cards are a set in a machine word; a round needs seven cards around and two in the middle.  # B-C1, B-C2
MOST, LEAST = 62, 9
# What each round takes from the pile before all cards are shuffled again for the last.  # B-C1, B-G4
TAKES = (8, 8, 8, 8, 9, 9)
KINDS = ("land", "sea")


class AtlasError(ContentError):
    """A map that cannot be played on."""


@dataclass(frozen=True)
class Entry:
    """A line of the index: a state, or a part of one."""

    name: str
    code: str
    part_of: str | None
    # What else it is called in English.
    also: tuple[str, ...]
    land: tuple[str, ...]
    sea: tuple[str, ...]


@dataclass(frozen=True)
class Atlas:
    """A map. States and places are numbered as the rules use them: alphabetically by code, and the places of
    a state in the order of the index."""

    name: str
    states: tuple[str, ...]
    places: tuple[str, ...]
    # English names by code, of states and of parts.
    names: dict[str, str]
    # Further names, and the code of whatever is called so.
    also: dict[str, str]
    routes: Routes
    # The sea links, as pairs of codes of places.
    sea: tuple[tuple[str, str], ...]
    # Whether the texts of the room name what lies on it; a designer's map has its own names alone.
    spoken: bool

    def called(self, code: str) -> str:
        """What a message calls a place: by its code where a text names it, otherwise by name."""
        return code if self.spoken else self.names[code]

    def printed(self) -> Json:
        """What lies on it, and the names that no text has."""
        return {
            "map": self.name,
            "states": list(self.states),
            "places": [
                {"place": place, "state": self.states[home]}
                for place, home in zip(self.places, self.routes.home, strict=True)
            ],
            "names": {} if self.spoken else self.names,
        }

    @property
    def serves(self) -> int:
        """How many rounds can be played before the used cards must be shuffled; seven is a whole game."""
        return rounds_served(len(self.states))


def rounds_served(cards: int) -> int:
    """How many rounds so many cards last for.

    >>> rounds_served(50), rounds_served(49), rounds_served(20)
    (7, 5, 2)
    """
    for rounds, taken in enumerate(TAKES):
        if cards < taken:
            return rounds
        cards -= taken
    return len(TAKES) + 1


def files() -> dict[str, Path]:
    """The maps there are, by name: ours, and those in the folders that ATOLL_BORDERS names."""
    found = {path.stem: path for path in sorted(MAPS.glob("*.toml"))}
    for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        for path in sorted(Path(folder).resolve().glob("*.toml")):
            # A copy that somebody works on does not hide the map that it was copied from.
            found.setdefault(path.stem if path.stem not in found else f"{path.parent.name}-{path.stem}", path)
    return found


def names() -> tuple[str, ...]:
    """The maps there are; the one of the first game comes first. A designer's are read at once, so that what
    is wrong with one is told before anybody sits down to play on it."""
    found = files()
    for name, file in found.items():
        if file.parent != MAPS:
            open_map(name)
    return tuple(found)


@cache
def open_map(name: str) -> Atlas:
    """The map of this name."""
    file = files()[name]
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AtlasError(f"map {name}: {file} cannot be read: {error}") from None
    return replace(read_atlas(name, text), spoken=file.parent == MAPS)


def read_atlas(name: str, text: str) -> Atlas:
    """A map, from the text of its file."""
    try:
        index = tomllib.loads(text).get("index")
    except tomllib.TOMLDecodeError as error:
        raise AtlasError(f"map {name}: it cannot be read: {error}") from None
    if not isinstance(index, dict) or not index:
        raise AtlasError(f"map {name}: a table [index] with a line for each state is missing")
    entries = {title: _entry(name, title, line) for title, line in index.items()}
    _check_codes(name, entries)
    _check_parts(name, entries)
    _check_neighbours(name, entries)
    return _built(name, entries)


def _entry(map: str, name: str, line: Any) -> Entry:
    known = {"also", "code", "part-of", *KINDS}
    if (
        not isinstance(line, dict)
        or not set(line) <= known
        or not all(isinstance(x, str) for x in line.values())
    ):
        raise AtlasError(f"map {map}: {name} has texts for {', '.join(sorted(known))}, nothing else")
    if "code" not in line or not CODE.fullmatch(line["code"]):
        raise AtlasError(f"map {map}: {name} needs a code of capital letters, digits and hyphens")
    return Entry(name, line["code"], line.get("part-of"), *(_listed(line, kind) for kind in ("also", *KINDS)))


def _listed(line: dict[str, str], name: str) -> tuple[str, ...]:
    return tuple(filter(None, re.split(r",\s*", line.get(name, "").strip())))


def _check_codes(map: str, entries: dict[str, Entry]) -> None:
    first: dict[str, str] = {}
    for entry in entries.values():
        if first.setdefault(entry.code, entry.name) != entry.name:
            raise AtlasError(
                f"map {map}: {first[entry.code]} and {entry.name} both have the code {entry.code}"
            )
    states = sum(entry.part_of is None for entry in entries.values())
    if not LEAST <= states <= MOST or len(entries) > MOST:
        raise AtlasError(
            f"map {map}: it has {states} states in {len(entries)} places; a map has {LEAST} to {MOST} of each"
        )


def _check_parts(map: str, entries: dict[str, Entry]) -> None:
    for entry in entries.values():
        if entry.part_of is not None and entry.part_of not in entries:
            raise AtlasError(f"map {map}: {entry.name} is part of {entry.part_of}, which is not in the index")
        if entry.part_of is not None and entries[entry.part_of].part_of is not None:
            raise AtlasError(f"map {map}: {entry.name} is part of {entry.part_of}, itself a part")


def _check_neighbours(map: str, entries: dict[str, Entry]) -> None:
    for entry in entries.values():
        for kind in KINDS:
            for other in getattr(entry, kind):
                if other not in entries:
                    raise AtlasError(
                        f"map {map}: {entry.name} has the neighbour {other}, which is not in the index"
                    )
                if entry.name not in getattr(entries[other], kind):
                    raise AtlasError(
                        f"map {map}: {entry.name} borders {other} by {kind}, but not the other way round"
                    )
        neighbours = [*entry.land, *entry.sea]
        if len(set(neighbours)) < len(neighbours) or entry.name in neighbours:
            raise AtlasError(f"map {map}: {entry.name} has itself as neighbour, or another one twice")


def _built(map: str, entries: dict[str, Entry]) -> Atlas:
    states = sorted((entry for entry in entries.values() if entry.part_of is None), key=lambda e: e.code)
    places: list[Entry] = []
    home: list[int] = []
    for number, state in enumerate(states):
        parts = [state, *(entry for entry in entries.values() if entry.part_of == state.name)]
        places += parts
        home += [number] * len(parts)
    at = {entry.name: number for number, entry in enumerate(places)}
    routes = Routes(home, [[at[other] for other in (*place.land, *place.sea)] for place in places])
    if routes.widest == FAR:
        lost = next(place for place in range(len(places)) if routes.distance(0, place) == FAR)
        raise AtlasError(f"map {map}: there is no way from {places[0].name} to {places[lost].name}")
    return Atlas(
        name=map,
        states=tuple(state.code for state in states),
        places=tuple(place.code for place in places),
        names={entry.code: entry.name for entry in places},
        also={name: entry.code for entry in places for name in entry.also},
        routes=routes,
        sea=tuple(
            (place.code, entries[other].code) for place in places for other in place.sea if place.name < other
        ),
        spoken=False,
    )
