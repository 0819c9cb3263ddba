"""A trip outside of any game: what it costs, why, and every cheapest way.
Refuses names that it does not know, and says which are near."""

import difflib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from atoll.core import Json

from .atlas import Atlas, names, open_map

# What is crossed, neighbours, and a chip underneath cost.  # B-V1, B-V2, B-V3
CROSSING, PAIR, UNDER = 10, 30, 10
# More ways than this are counted, not listed; no trip on our maps has so many.
MOST = 100_000
# So many of them go over the network.
LISTED = 60


class UnknownState(LookupError):
    """A name that is not on the map, with the nearest ones that are."""

    def __init__(self, given: str, near: Sequence[str]) -> None:
        super().__init__(f"there is no state {given!r}; near are: {', '.join(near) or 'none'}")
        self.given = given
        self.near = near


class NoTrip(ValueError):
    """States that make no trip: too many, none to go to, or one of them twice."""


@dataclass(frozen=True)
class Trip:
    """A trip and its price; states and places are codes."""

    total: int
    crossings: int
    pairs: list[tuple[str, str]]
    under: int
    routes: list[list[str]]

    def lines(self) -> list[Json]:
        """What the trip costs, line by line."""
        parts = (
            ("cost-crossings", self.crossings, CROSSING),
            ("cost-pairs", len(self.pairs), PAIR),
            ("cost-under", self.under, UNDER),
        )
        return [{"id": id, "number": number, "amount": number * each} for id, number, each in parts if number]


def plan(map: Atlas, start: str, via: Sequence[str] = (), to: str | None = None, under: int = 0) -> Trip:
    """The cheapest trip from a state through at most two others, to a target if there is one."""
    named = [start, *via, *([to] if to else [])]
    if len(via) > 2:
        raise NoTrip("many")
    if len(named) == 1:
        raise NoTrip("nowhere")
    if len(set(named)) < len(named):
        raise NoTrip("twice")
    at = {code: number for number, code in enumerate(map.states)}
    target = at[to] if to else -1
    one, two = [*(at[code] for code in via), -1, -1][:2]
    ways = map.routes.ways(at[start], target, one, two, MOST)
    pairs = map.routes.pairs(at[start], target, one, two)
    crossings = len(ways[0]) - 1
    return Trip(
        total=CROSSING * crossings + PAIR * len(pairs) + UNDER * under,
        crossings=crossings,
        pairs=[(map.states[a], map.states[b]) for a, b in pairs],
        under=under,
        routes=[[map.places[place] for place in way] for way in ways],
    )


def maps(asked: Mapping[str, str]) -> Json:
    """The maps there are and what lies on them, for whoever wants to plan."""
    if asked:
        return _refused("trip-maps", given=next(iter(asked)))
    found = [open_map(name) for name in names()]
    return {"maps": [{**map.printed(), "also": map.also} for map in found]}


def ask(asked: Mapping[str, str]) -> Json:
    """A trip for whoever asks over the network: states by their codes, `via` as a list with commas. The lines
    of the answer are messages, as on a receipt."""
    known = {"map", "start", "via", "to", "under"}
    if stranger := next((name for name in asked if name not in known), None):
        return _refused("trip-no-field", given=stranger, fields=sorted(known))
    if asked.get("map", "") not in names():
        return _refused("trip-no-map", given=asked.get("map", ""), maps=list(names()))
    map = open_map(asked["map"])
    via = [code for code in asked.get("via", "").split(",") if code]
    to, under = asked.get("to") or None, asked.get("under") or "0"
    for code in (asked.get("start", ""), *via, *([to] if to else [])):
        if code not in map.states:
            return _refused("trip-no-state", given=code)
    if not (under.isascii() and under.isdecimal() and len(under) <= 3):
        return _refused("trip-no-number", given=under)
    try:
        trip = plan(map, asked["start"], via, to, int(under))
    except NoTrip as error:
        return _refused(f"trip-{error}")
    return {**asdict(trip), "routes": trip.routes[:LISTED], "ways": len(trip.routes), "lines": trip.lines()}


def _refused(id: str, **data: object) -> Json:
    return {"refused": {"id": id, **data}}


class Gazetteer:
    """Which state is meant by a name, in any of the languages in which names are given."""

    def __init__(self, map: Atlas, names: Iterable[Mapping[str, str]]) -> None:
        self.shown: dict[str, str] = {}
        self.codes: dict[str, str] = {}
        for code in map.states:
            self._add(code, code)
            self._add(code.rsplit("-", maxsplit=1)[-1], code)
        for name, code in map.also.items():
            self._add(name, code)
        for known in (map.names, *names):
            for code in map.states:
                self._add(known[code], code)

    def _add(self, name: str, code: str) -> None:
        self.shown[plain(name)] = name
        self.codes[plain(name)] = code

    def find(self, given: str) -> str:
        """The code of the state of this name."""
        wanted = plain(given)
        if wanted in self.codes:
            return self.codes[wanted]
        near = difflib.get_close_matches(wanted, self.codes, 9, 0.6)
        # One name for each state that may be meant, the nearest.
        meant = {self.codes[name]: self.shown[name] for name in reversed(near)}
        raise UnknownState(given, list(reversed(meant.values()))[:3])


def plain(name: str) -> str:
    """A name without what people leave out: case, accents, hyphens and dots.

    >>> plain("Česko"), plain("Bosnia & Herzegovina"), plain("North-Macedonia")
    ('cesko', 'bosnia and herzegovina', 'north macedonia')
    """
    letters = unicodedata.normalize("NFKD", name.replace("&", " and ")).casefold()
    kept = "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())
