"""A table in hand, as a server would hold it, without a server: verbs are called, and what they say happens.
Refuses nothing that the verbs allow."""

from collections.abc import Iterable, Sequence
from typing import Any

from atoll.table import create, decide, facts, start
from atoll.table.facts import Body, Fact, Place
from atoll.table.fold import Table

ANA, BOB, EVA, IVO = "person-ana", "person-bob", "person-eva", "person-ivo"
PEOPLE = (ANA, BOB, EVA, IVO)
NAMES = dict(zip(PEOPLE, ("Ana", "Bob", "Eva", "Ivo"), strict=True))


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

    def do(self, seat: int, action: str, after: float = 1_000.0, **more: Any) -> list[Body]:
        """The person at a seat decides."""
        person = self.table.seats[seat].person
        course = self.table.course
        assert course is not None
        now = self.now + after
        return self.happens(
            decide.decide(self.table, person, seat, course.ids[seat], action, now=now, **more), after
        )


def people(number: int) -> list[Place]:
    return [Place(kind="person", person=person, name=NAMES[person]) for person in PEOPLE[:number]]


def begun(game: str = "pearls", places: Sequence[Place] | None = None, seed: str = "7", **more: Any) -> Hand:
    """A table that has started, with two people unless others are named."""
    hand = Hand(create.create(game, ANA, people(2) if places is None else places, **more))
    hand.happens(start.start(hand.table, ANA, hand.now, seed=seed))
    return hand
