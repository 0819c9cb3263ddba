"""Content sets: folders of TOML files that say what lies in the box, held against what can be played.
Refuses a set with a mistake, and names the file, the entry, what is wrong and what is possible."""

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from atoll.core import ContentError
from atoll.core.written import line_of

from .battles import POWERS, TRAITS
from .box import DIRECTIONS, FIRST_TILE, KINDS, OTHERS, RIVAL, WHOM, Box, Effect, Guard, Tile
from .effects import MOON, VERBS, WRITTEN
from .laws import LAWS

OURS = Path(__file__).parent / "content"
# A designer's folders of content sets, as PATH names folders of programs.
VARIABLE = "ATOLL_INSULA"

# What fits into the words that hold sets, and into the list of actions.
MOST_TILES, MOST_GUARDS, MOST_CARDS, MOST_KINDS, MOST_ENERGIES = 61, 40, 62, 50, 30
SEATS = 5


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of flower or curse: its colour, how many there are, and what it does, as written."""

    id: str
    colour: str
    copies: int
    does: tuple[tuple[str, str, int], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """A whole set: the box with its numbers, and the names that belong to them."""

    name: str
    box: Box
    guards: tuple[str, ...]
    flowers: tuple[Card, ...]
    curses: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a set one is reading, for the message when something is wrong there."""

    file: str
    text: str = ""
    entry: str = ""
    path: tuple[str | int, ...] = ()

    def wrong(self, what: str, *path: str | int) -> ContentError:
        within = (*self.path, *path)
        line = f", line {line_of(self.text, *within)}" if within else ""
        return ContentError(f"{self.file}{line}{f', {self.entry}' if self.entry else ''}: {what}")

    def at(self, entry: str, *path: str | int) -> "Place":
        entry = f"{self.entry}, {entry}" if self.entry else entry
        return Place(self.file, self.text, entry, (*self.path, *path))


def sets() -> dict[str, Path]:
    """The content sets there are, by name: ours, and those in the folders that ATOLL_INSULA names."""
    folders = [OURS, *(Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder)]
    found: dict[str, Path] = {}
    for folder in folders:
        # A folder is a set itself, or holds sets.
        for each in [folder] if (folder / "island.toml").exists() else sorted(folder.glob("*/")):
            if (each / "island.toml").exists():
                found.setdefault(each.resolve().name, each)
    return found


@cache
def content(name: str) -> Content:
    """The set of this name."""
    return read_set(sets()[name])


def read_set(folder: Path) -> Content:
    """The set in a folder, checked."""
    box = Box()
    _read_tiles(box, folder)
    guards = _read_guards(box, folder)
    flowers = _read_flowers(box, folder)
    curses = _read_curses(box, folder)
    _read_island(box, folder)
    for id, times in _repeated([*guards, *(card.id for card in [*flowers, *curses])]):
        raise ContentError(
            f"{' and '.join(_said(folder, id)) or folder.name}: {times} things are called {id!r}; "
            "each needs an id of its own"
        )
    return Content(folder.name, box, tuple(guards), tuple(flowers), tuple(curses))


def _said(folder: Path, id: str) -> list[str]:
    """The places where something is called so."""
    return [
        f"{folder.name}/{file.name}, line {at}"
        for file in sorted(folder.glob("*.toml"))
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if line.split("#")[0].replace(" ", "") in {f'id="{id}"', f"id='{id}'"}
    ]


def _repeated(ids: list[str]) -> list[tuple[str, int]]:
    return [(id, ids.count(id)) for id in dict.fromkeys(ids) if ids.count(id) > 1]


# Reading what is written


def _load(folder: Path, file: str, known: set[str]) -> tuple[dict[str, Any], Place]:
    place = Place(f"{folder.name}/{file}")
    try:
        text = (folder / file).read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise place.wrong(f"cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise place.wrong(f"is not TOML: {error}") from None
    place = Place(place.file, text)
    _only(data, known, place)
    return data, place


def _only(data: Mapping[str, Any], known: set[str], place: Place) -> None:
    for name in data:
        if name not in known:
            raise place.wrong(
                f"there is no {name!r} here; what there can be: {', '.join(sorted(known))}", name
            )


def _number(
    data: Mapping[str, Any], name: str, place: Place, least: int, most: int, *, default: int = -1
) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        given = "is missing" if name not in data else f"is {value!r}"
        raise place.wrong(f"{name} {given}; it is a whole number from {least} to {most}", name)
    return value


def _numbers(data: Mapping[str, Any], name: str, place: Place, least: int, most: int) -> list[int]:
    values = data.get(name)
    if not isinstance(values, list):
        raise place.wrong(f"{name} is missing; it is a list of whole numbers", name)
    return [_number({name: value}, name, place, least, most) for value in values]


def _for_each_seat(data: Mapping[str, Any], name: str, place: Place, least: int, most: int) -> list[int]:
    values = _numbers(data, name, place, least, most)
    if len(values) != SEATS:
        raise place.wrong(
            f"{name} has {len(values)} numbers; it has one for each of 1 to {SEATS} players", name
        )
    return values


def _entries(data: Mapping[str, Any], name: str, place: Place) -> list[tuple[dict[str, Any], Place]]:
    entries = data.get(name, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise place.wrong(f"{name} is a list of entries, each beginning [[{name}]]", name)
    return [
        (entry, place.at(_called(entry, f"{name} {at + 1}"), name, at)) for at, entry in enumerate(entries)
    ]


def _called(entry: Mapping[str, Any], otherwise: str) -> str:
    return repr(entry["id"]) if isinstance(entry.get("id"), str) else otherwise


def _id(entry: Mapping[str, Any], place: Place) -> str:
    id = entry.get("id")
    if not isinstance(id, str) or not id.isascii() or not id.isalpha() or not id.islower():
        raise place.wrong(f"id is {id!r}; it is a word of small letters, a to z", "id")
    return id


def _one_of(word: str, words: list[str], place: Place, what: str) -> int:
    if word not in words:
        raise place.wrong(f"{word!r} is no {what}; what there is: {', '.join(filter(None, words))}")
    return words.index(word)


# Tiles


def _read_tiles(box: Box, folder: Path) -> None:
    data, place = _load(folder, "tiles.toml", {"beach", "citadel"})
    bare = [Tile(-1, 0, 0), Tile(-1, 0, 0)]
    piles = [_pile(data, name, place) for name in ("beach", "citadel")]
    box.tiles = [*bare, *piles[0], *piles[1]]
    number = len(piles[0]) + len(piles[1])
    if not 1 <= number <= MOST_TILES:
        raise place.wrong(f"there are {number} tiles; there can be 1 to {MOST_TILES}")
    box.near = ((1 << len(piles[0])) - 1) << FIRST_TILE
    box.far = ((1 << len(piles[1])) - 1) << (FIRST_TILE + len(piles[0]))


def _pile(data: Mapping[str, Any], name: str, place: Place) -> list[Tile]:
    tiles = data.get(name)
    if not isinstance(tiles, list) or not all(isinstance(tile, str) for tile in tiles):
        raise place.wrong(f"{name} is missing: a list of texts, one for each tile")
    return [_tile(text, place.at(f"{name} {at + 1} ({text!r})", name, at)) for at, text in enumerate(tiles)]


def _tile(text: str, place: Place) -> Tile:
    kind, *words = text.split() or [""]
    edges = {"red": 0, "black": 0}
    colour = ""
    for word in words:
        if word in edges:
            colour = word
            continue
        edge = 1 << _one_of(word, DIRECTIONS, place, "edge")
        if not colour:
            raise place.wrong(f"the spikes on the edge {word} are neither red nor black")
        if edge & (edges["red"] | edges["black"]):
            raise place.wrong(f"the edge {word} is named twice")
        edges[colour] |= edge
    return Tile(_one_of(kind, KINDS, place, "kind of tile"), edges["red"], edges["black"])


# Guards


def _read_guards(box: Box, folder: Path) -> list[str]:
    data, place = _load(folder, "guards.toml", {"guards"})
    guards = []
    for entry, at in _entries(data, "guards", place):
        _only(entry, {"id", "strength", "reward", "flowers", "curses", "trait"}, at)
        guards.append(_id(entry, at))
        trait, number = _trait(entry.get("trait", ""), at)
        box.guards.append(
            Guard(
                _number(entry, "strength", at, 1, 30),
                _number(entry, "reward", at, 0, 20),
                flowers=_number(entry, "flowers", at, 0, 5, default=0),
                curses=_number(entry, "curses", at, 0, 3, default=0),
                trait=trait,
                number=number,
            )
        )
    if not 3 <= len(guards) <= MOST_GUARDS:
        raise place.wrong(f"there are {len(guards)} guards; there can be 3 to {MOST_GUARDS}")
    return guards


def _trait(written: object, place: Place) -> tuple[int, int]:
    if not isinstance(written, str):
        raise place.wrong(f"trait is {written!r}; it is a text like 'wary 1'", "trait")
    if not written:
        return 0, 0
    word, number = _word_and_number(written, place, 9)
    return _one_of(word, TRAITS, place, "trait"), number


def _word_and_number(written: str, place: Place, most: int) -> tuple[str, int]:
    word, *rest = written.split()
    return word, _number({"number": _whole(rest[0], place)}, "number", place, 1, most) if rest else 1


def _whole(word: str, place: Place) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise place.wrong(f"{word!r} is no number")
    return int(word)


# Cards


def _read_flowers(box: Box, folder: Path) -> list[Card]:
    data, place = _load(folder, "flowers.toml", {"yellow", "red"})
    cards = [*_cards(data, "yellow", place, _effect), *_cards(data, "red", place, _simple(POWERS, "power"))]
    box.flower_cards, box.flower_kind = _numbered(cards, place)
    for kind, card in enumerate(cards):
        yellow = card.colour == "yellow"
        box.flower_start.append(_begun(box, card) if yellow else 0)
        box.powers += [0] * len(POWERS) if yellow else _table(card, POWERS)
        if yellow:
            box.yellow_kinds |= 1 << kind
            box.yellow |= box.flower_cards[kind]
            box.rival_flowers |= box.flower_cards[kind] if _needs_rival(card) else 0
            box.moon_flowers |= box.flower_cards[kind] if _is_about_the_moon(card) else 0
    return cards


def _read_curses(box: Box, folder: Path) -> list[Card]:
    data, place = _load(folder, "curses.toml", {"blue", "white"})
    cards = [*_cards(data, "blue", place, _effect), *_cards(data, "white", place, _simple(LAWS, "law"))]
    box.curse_cards, box.curse_kind = _numbered(cards, place)
    for kind, card in enumerate(cards):
        blue = card.colour == "blue"
        box.curse_start.append(_begun(box, card) if blue else 0)
        box.laws += [0] * len(LAWS) if blue else _table(card, LAWS)
        if blue:
            box.blue_kinds |= 1 << kind
            box.rival_curses |= box.curse_cards[kind] if _needs_rival(card) else 0
            box.moon_curses |= box.curse_cards[kind] if _is_about_the_moon(card) else 0
    return cards


Reader = Callable[[str, Place], tuple[str, str, int]]


def _cards(data: Mapping[str, Any], colour: str, place: Place, reader: Reader) -> list[Card]:
    cards = []
    for entry, at in _entries(data, colour, place):
        _only(entry, {"id", "copies", "does"}, at)
        does = entry.get("does")
        if not isinstance(does, list) or not does or not all(isinstance(each, str) and each for each in does):
            raise at.wrong("does is missing: a list of texts like 'recover 3'")
        if len(does) > 3:
            raise at.wrong(f"does {len(does)} things; a card does at most 3")
        copies = _number(entry, "copies", at, 1, MOST_CARDS)
        cards.append(Card(_id(entry, at), colour, copies, tuple(reader(each, at) for each in does)))
    return cards


def _effect(written: str, place: Place) -> tuple[str, str, int]:
    """An effect as it is written: `recover 3`, `rival fall 1`, `all lose 2`."""
    at = place.at(repr(written))
    words = written.split()
    whom = words.pop(0) if words[0] in WHOM else "you"
    if not 1 <= len(words) <= 2:
        raise at.wrong("an effect is whom it concerns (or nothing: you), a verb, and perhaps a number")
    verb = VERBS[_one_of(words[0], VERBS, at, "verb")]
    may, most = WRITTEN[verb]
    verb, number = _word_and_number(" ".join(words), at, most)
    if WHOM.index(whom) not in may:
        raise at.wrong(f"{verb} concerns {' or '.join(WHOM[each] for each in may)}, not {whom}")
    return whom, verb, number


def _simple(words: list[str], what: str) -> Reader:
    def read(written: str, place: Place) -> tuple[str, str, int]:
        at = place.at(repr(written))
        word, number = _word_and_number(written, at, 9)
        _one_of(word, words, at, what)
        return "you", word, number

    return read


def _numbered(cards: list[Card], place: Place) -> tuple[list[int], list[int]]:
    """For each kind the set of its cards, and for each card its kind."""
    kinds = [kind for kind, card in enumerate(cards) for _ in range(card.copies)]
    if not 1 <= len(kinds) <= MOST_CARDS or len(cards) > MOST_KINDS:
        raise place.wrong(
            f"there are {len(kinds)} cards of {len(cards)} kinds; "
            f"there can be 1 to {MOST_CARDS} of at most {MOST_KINDS}"
        )
    words = [sum(1 << card for card, of in enumerate(kinds) if of == kind) for kind in range(len(cards))]
    return words, kinds


def _begun(box: Box, card: Card) -> int:
    start = len(box.effects)
    for whom, verb, number in card.does:
        box.effects.append(Effect(VERBS.index(verb), WHOM.index(whom), number))
    box.effects.append(Effect(0, 0, 0))
    return start


def _table(card: Card, words: list[str]) -> list[int]:
    return [sum(number for _, word, number in card.does if word == each) for each in words]


def _needs_rival(card: Card) -> bool:
    return all(WHOM.index(whom) in {RIVAL, OTHERS} for whom, _, _ in card.does)


def _is_about_the_moon(card: Card) -> bool:
    return all(verb == VERBS[MOON] for _, verb, _ in card.does)


# The island


def _read_island(box: Box, folder: Path) -> None:
    known = {"kingosh", "wheel", "night", "adventurer", "supply"}
    data, place = _load(folder, "island.toml", known)
    kingosh, at = _table_of(data, "kingosh", {"strength", "flowers", "curses"}, place)
    box.kingosh = _for_each_seat(kingosh, "strength", at, 1, 60)
    box.kingosh_flowers = _number(kingosh, "flowers", at, 0, 5)
    box.kingosh_curses = _number(kingosh, "curses", at, 0, 3)
    wheel, at = _table_of(data, "wheel", {"fields", "stars", "flowers"}, place)
    box.wheel = _number(wheel, "fields", at, 1, 40)
    box.stars = sum(1 << field for field in set(_numbers(wheel, "stars", at, 0, int(box.wheel) - 1)))
    box.wheel_flowers = sum(
        1 << field for field in set(_numbers(wheel, "flowers", at, 0, int(box.wheel) - 1))
    )
    night, at = _table_of(data, "night", {"moon", "rounds"}, place)
    box.moon = _for_each_seat(night, "moon", at, 2, 60)
    box.rounds = _number(night, "rounds", at, 1, 200)
    adventurer, at = _table_of(data, "adventurer", {"energies", "hand"}, place)
    box.energies = _number(adventurer, "energies", at, 1, MOST_ENERGIES)
    box.hand = _number(adventurer, "hand", at, 1, 12)
    supply, at = _table_of(data, "supply", {"energies"}, place)
    box.supply = _number(supply, "energies", at, 0, MOST_ENERGIES - int(box.energies))


def _table_of(
    data: Mapping[str, Any], name: str, known: set[str], place: Place
) -> tuple[dict[str, Any], Place]:
    table = data.get(name)
    at = place.at(f"[{name}]")
    if not isinstance(table, dict):
        raise at.wrong("is missing")
    _only(table, known, at)
    return table, at
