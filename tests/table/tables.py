"""A table in hand, as a server would hold it, without a server: verbs are called, and what they say happens.
Refuses nothing that the verbs allow."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from atoll.table import create, decide, facts, lapse, start
from atoll.table.course import Course
from atoll.table.facts import Body, Fact, Place
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

ANA, BOB, EVA, IVO = "person-ana", "person-bob", "person-eva", "person-ivo"
PEOPLE = (ANA, BOB, EVA, IVO)
NAMES = dict(zip(PEOPLE, ("Ana", "Bob", "Eva", "Ivo"), strict=True))


ALONE_WITH_A_BOT = (
    Place(kind="person", person=ANA, name="Ana"),
    Place(kind="bot", bot="greedy", seed=3),
)


class Hand:
    """A table and all its facts; time goes on by a second with each thing that happens."""

    def __init__(self, created: Iterable[Body], id: str = "t1", now: float = 1_000_000.0) -> None:
        self.now = now
        self.facts: list[Fact] = facts.numbered(id, 0, now, created)
        self.table = Table(self.facts[0])
        for fact in self.facts[1:]:
            self.table.follow(fact)

    def happens(self, bodies: Sequence[Body], after: float = 1_000.0) -> list[Body]:
        """Let this happen."""
        self.now += after
        written = self.table.written(bodies, self.now)
        for fact in written:
            self.table.follow(fact)
        self.facts += written
        return list(bodies)

    @property
    def course(self) -> Course:
        """The course of the game that is played."""
        assert self.table.course is not None
        return self.table.course

    @property
    def steps(self) -> list[str]:
        """What was decided, as texts."""
        return [step.do for step in self.course.match.steps]

    def do(self, seat: int, action: str, after: float = 1_000.0, **more: Any) -> list[Body]:
        """The person at a seat decides."""
        person, id = self.table.seats[seat].person, self.course.ids[seat]
        now = self.now + after
        return self.happens(decide.decide(self.table, person, seat, id, action, now=now, **more), after)

    def bot_does(self, seat: int, action: str) -> list[Body]:
        """The bot that plays for a seat decides."""
        id = self.course.ids[seat]
        return self.happens(decide.bot_decides(self.table, seat, id, action, now=self.now + 1_000.0))

    def by_itself(self, after: float = 0.0) -> list[Body]:
        """Let time pass, and happen what happens by itself."""
        self.now += after
        happened: list[Body] = []
        while bodies := lapse.lapse(self.table, self.now):
            happened += self.happens(bodies, 0.0)
        return happened


def people(number: int) -> list[Place]:
    return [Place(kind="person", person=person, name=NAMES[person]) for person in PEOPLE[:number]]


def begun(game: str = "pearls", places: Sequence[Place] | None = None, seed: str = "7", **more: Any) -> Hand:
    """A table that has started, with two people unless others are named."""
    hand = Hand(create.create(game, ANA, people(2) if places is None else places, **more))
    hand.happens(start.start(hand.table, ANA, hand.now, seed=seed))
    return hand


def refused(code: str, verb: Callable[..., object], *given: Any, **more: Any) -> Sorry:
    """What a verb says that cannot be done."""
    with pytest.raises(Sorry) as sorry:
        verb(*given, **more)
    assert sorry.value.code == code
    return sorry.value
