"""A game as a room: everything the house may ask of it, under one roof.
Refuses behaviour of its own beyond putting a view together; the verbs are in `rules`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from atoll.core.chance import Chance, Draws
from atoll.core.knowledge import Knowledge
from atoll.core.options import Chosen, Options
from atoll.core.rules import Position, Rules

P = TypeVar("P", bound=Position)
R = TypeVar("R", bound=Rules[Any])

# What goes to a reader: plain JSON.
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Meta:
    """The imprint of a game, as on the bottom of its box."""

    id: str
    title: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    rules_version: str
    rulebook: str
    # Whether a seat may know what another may not; whether several decide at the same time;
    # and whether it then matters who is first, so that a table must judge it.
    secrets: bool = False
    together: bool = False
    race: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One decision as it is written down: who, what, and what was drawn for it."""

    seat: int
    do: str
    drew: Draws = field(default_factory=list)


def no_reasons(rules: object, position: object, seat: int, action: int) -> list[Json]:
    """For a game that says nothing about its actions."""
    return []


def as_they_are(rules: R, level: int, seed: int) -> R:
    """For a game that nobody can misjudge."""
    return rules


@dataclass(frozen=True, slots=True)
class Game(Generic[R, P]):
    """A game. Each field is a module of its room; see CONTRIBUTING for how to build one."""

    meta: Meta
    options: Options
    # The verbs under certain options.
    rules: Callable[[Chosen], R]
    # What is printed on the components (boards, cards, maps): the same all game long, and no secret.
    printed: Callable[[R], Json]
    # What everyone may know, and what one seat knows beyond that: each names what it shows.
    public: Callable[[R, P], Json]
    private: Callable[[R, P, int], Json]
    # What a reader (a seat, or None: everyone) is told of a step, from the positions before and after it.
    told: Callable[[R, P, Step, P, int | None], list[Json]]
    # A position that could lie behind what a view shows.
    sample: Callable[[R, Json, Chance], P]
    # The view drawn in letters, for the terminal and for tests.
    sketch: Callable[[R, Json], str]
    # How many pieces of each kind there are, wherever they lie: always the same.
    census: Callable[[R, P], Mapping[str, int]]
    # The points of each seat counted afresh from what lies on the table; only asked when the game is over.
    recount: Callable[[R, P], list[int]]
    # What the general search is told about the game.
    knowledge: Callable[[R], Knowledge[P]]
    # RULES.md, texts, golden games and the board for the browser lie here.
    room: Path
    # What an action gains a seat and what it risks, as messages (`why-…`), in a position that could lie
    # behind its view: the words of a hint.
    reasons: Callable[[R, P, int, int], list[Json]] = no_reasons
    # The rules as a bot of a level (1 to 5) takes them to be, for games in which knowing something is the
    # game: it searches over them, what it may do is the same, and what comes of it may be misjudged.
    believed: Callable[[R, int, int], R] = as_they_are
    # After how many seconds a person of a level would decide, from what they see, for games in which it
    # matters who is first; without it the table has a pace for all games.
    pause: Callable[[R, Json, int, Chance], float] | None = None
    # Questions that anybody may ask of the game itself, outside of any table, by name: texts in, plain JSON
    # out. What cannot be answered is a message in `refused`.
    questions: Mapping[str, Callable[[Mapping[str, str]], Json]] = field(default_factory=dict)

    def view(self, rules: R, position: P, seat: int | None, public: Json | None = None) -> Json:
        """What a seat, or a spectator (None), may know of a position. Its public part is the same for all
        readers and need not be put together again for each."""
        return {
            "seat": seat,
            "public": self.public(rules, position) if public is None else public,
            "private": {} if seat is None else self.private(rules, position, seat),
        }

    def __repr__(self) -> str:
        return f"<game {self.meta.id}: {self.meta.title}>"
