"""One position of one game, with everything that a property looks at.
Refuses to play on: who wants to try something copies the position."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from atoll.core import Game, Json, Match, Position, Quick, Rules, Step
from atoll.core.bits import members


@dataclass(frozen=True, slots=True)
class Moment:
    """The match as it stands, the position before its last step, and the one it began with."""

    match: Match
    start: Position
    before: Position | None
    # The luck of who tries, not the game's.
    luck: Quick
    # What each reader sees of it, made when it is first asked for.
    views: dict[int | None, Json] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def rules(self) -> Rules[Any]:
        return self.match.rules

    @property
    def position(self) -> Position:
        position: Position = self.match.position
        return position

    @property
    def step(self) -> Step:
        return self.match.steps[-1]

    @property
    def seats(self) -> range:
        return range(self.match.seats)

    @property
    def readers(self) -> list[int | None]:
        """Everybody who may look: the seats, and a spectator."""
        return [*self.seats, None]

    @property
    def movers(self) -> list[int]:
        return self.match.to_move()

    def view(self, reader: int | None, position: Position | None = None) -> Json:
        """What a reader gets, after the wire: whatever is no plain data has been left behind."""
        if position is not None:
            return _plain(self.game.view(self.rules, position, reader))
        if reader not in self.views:
            self.views[reader] = _plain(self.game.view(self.rules, self.position, reader))
        return self.views[reader]

    def sample(self, reader: int | None) -> Position:
        """A position that this reader cannot tell from the real one."""
        sampled: Position = self.game.sample(self.rules, self.view(reader), self.luck)
        return sampled

    def do(self, action: int) -> str:
        return repr(self.match.names[action])

    def tried(self, seat: int, at_most: int = 200) -> list[int]:
        """Everything that a seat may do, and some of what it may not."""
        number = len(self.match.names)
        legal = [action for action in self.rules.legal(self.position, seat) if 0 <= action < number]
        others = range(number) if number <= at_most else [self.roll(number) for _ in range(at_most)]
        return sorted({*legal, *others})

    def roll(self, ways: int) -> int:
        return int(self.luck.roll("tried", ways))


def _plain(shown: Json) -> Json:
    plain: Json = json.loads(json.dumps(shown))
    return plain


def reader_name(reader: int | None) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def differing(one: Any, other: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            if name not in one or name not in other:
                there = "only in the first" if name in one else "only in the second"
                return f"{_joined(path, name)} is {there}"
            if one[name] != other[name]:
                return differing(one[name], other[name], _joined(path, name))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return differing(left, right, f"{path}[{place}]")
    return f"{path or 'it'} is {short(one)} and {short(other)}"


def short(thing: Any, length: int = 60) -> str:
    text = thing if isinstance(thing, str) else json.dumps(thing, ensure_ascii=False, default=repr)
    return text if len(text) <= length else text[: length - 1] + "…"


def joined(numbers: Iterable[Any]) -> str:
    return ", ".join(map(str, numbers)) or "none"


def movers_of(rules: Rules[Any], position: Position) -> list[int]:
    return members(rules.to_move(position))


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
