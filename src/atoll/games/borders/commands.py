"""`atoll trip`: what a trip costs, and every cheapest way, for anyone who asks.
Refuses to reckon: the planner does, and the words are the room's."""

import argparse
import json
import sys
from pathlib import Path

from atoll.cli.main import Commands, Mistake
from atoll.texts import HOUSE, LANGUAGES, Texts, load, spoken_here

from .atlas import Atlas, names, open_map
from .planner import Gazetteer, NoTrip, Trip, UnknownState, plan

ABOUT = """Plan a trip across a map of Without Borders: what it costs, why, and every cheapest way.

States are named in any of the four languages, or by their codes. --via is a state that is visited (at most
two, in whichever order is cheaper), --to the target where there is one."""

EXAMPLES = """examples:
  atoll trip europe France --via Hungary
  atoll trip europe Itálie --via Monako --via Španělsko
  atoll trip usa Maine --via Texas --to California --under 2
  atoll trip europe Portugal --to Azerbaijan --json"""

# The ways of a trip that are shown; --json has them all.
SHOWN = 12


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "trip",
        help="plan a trip across a map of Without Borders",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("map", metavar="MAP", help="which map: " + ", ".join(names()))
    parser.add_argument("start", metavar="START", help="the state where the trip begins")
    parser.add_argument(
        "--via", action="append", default=[], metavar="STATE", help="a state to visit; twice at most"
    )
    parser.add_argument("--to", metavar="STATE", help="the target, when there is one")
    parser.add_argument("--under", type=_count, default=0, metavar="N", help="how many chips lie underneath")
    parser.add_argument("--json", action="store_true", help="total, crossings, pairs, under and all routes")
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=spoken_here(),
        help="the language: %(choices)s (otherwise that of your system: %(default)s)",
    )
    parser.set_defaults(run=run)


def _count(given: str) -> int:
    if not given.isascii() or not given.isdecimal():
        raise argparse.ArgumentTypeError(f"{given!r} is not a number of chips")
    return int(given)


def run(args: argparse.Namespace) -> int:
    texts = _texts(args.lang)
    if args.map not in names():
        raise Mistake(texts.say({"id": "trip-no-map", "given": args.map, "maps": list(names())}))
    map = open_map(args.map)
    try:
        codes = [find(map, name) for name in [args.start, *args.via, *([args.to] if args.to else [])]]
        to = codes.pop() if args.to else None
        trip = plan(map, codes[0], codes[1:], to, args.under)
    except UnknownState as error:
        raise Mistake(_unknown(texts, error)) from None
    except NoTrip as error:
        raise Mistake(texts.say({"id": f"trip-{error}"})) from None
    lines = _as_json(map, trip) if args.json else _told(texts, map, trip)
    sys.stdout.write("\n".join([*lines, ""]))
    return 0


def _texts(language: str) -> Texts:
    return load(language, Path(__file__).parent / "texts", HOUSE)


def find(map: Atlas, name: str) -> str:
    """The state that is meant by a name in any language."""
    in_all = [{code: _named(_texts(language), map, code) for code in map.places} for language in LANGUAGES]
    return Gazetteer(map, in_all).find(name)


def _named(texts: Texts, map: Atlas, code: str) -> str:
    """What a place is called; one on a map without words has its name there."""
    return texts.say({"id": f"name-{code}"}) if texts.has(f"name-{code}") else map.names[code]


def _unknown(texts: Texts, error: UnknownState) -> str:
    words = [texts.say({"id": "trip-no-state", "given": error.given})]
    if error.near:
        words.append(texts.say({"id": "nearest", "actions": texts.either(error.near)}))
    return " ".join(words)


def _as_json(map: Atlas, trip: Trip) -> list[str]:
    """The same in every language: states by their English names."""
    told = {
        "total": trip.total,
        "crossings": trip.crossings,
        "pairs": len(trip.pairs),
        "under": trip.under,
        "routes": [[map.names[place] for place in route] for route in trip.routes],
    }
    return [json.dumps(told, ensure_ascii=False)]


def _told(texts: Texts, map: Atlas, trip: Trip) -> list[str]:
    lines = [f"{line['amount']:5} €  {texts.say(line)}" for line in trip.lines()]
    for pair in trip.pairs:
        lines.append(f"{'':9}({texts.join(_named(texts, map, code) for code in pair)})")
    lines += [f"{trip.total:5} €  {texts.say({'id': 'trip-total'})}", ""]
    lines.append(texts.say({"id": "trip-ways", "ways": len(trip.routes)}))
    for route in trip.routes[:SHOWN]:
        lines.append("  " + " → ".join(_named(texts, map, place) for place in route))
    if len(trip.routes) > SHOWN:
        lines.append("  …")
    return lines
