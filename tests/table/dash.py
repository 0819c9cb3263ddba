"""A race of a few lines, for the table's tests: somebody calls, everybody grabs a shell at the same time, and
who comes first gets most. Refuses to be a game that anybody would play."""

from pathlib import Path

from atoll.core import (
    Chance,
    Game,
    Json,
    Knowledge,
    Meta,
    Options,
    Outcome,
    Position,
    Refusal,
    Result,
    Rules,
    Step,
    out_of_turn,
    places,
)

ROUNDS = 2
ACTIONS = ["call", "grab left", "grab right"]


class Beach(Position):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 0
        self.grabbing = 0
        self.points = [0] * seats

    def copy(self) -> "Beach":
        other = Beach(self.seats)
        other.round = self.round
        other.grabbing = self.grabbing
        other.points = self.points.copy()
        return other


class DashRules(Rules[Beach]):
    def actions(self) -> list[str]:
        return ACTIONS

    def longest(self, seats: int) -> int:
        return ROUNDS * (seats + 1)

    def setup(self, seats: int, chance: Chance) -> Beach:
        return Beach(seats)

    def to_move(self, position: Beach) -> int:
        if position.round == ROUNDS:
            return 0
        return position.grabbing or 1 << position.round % position.seats

    def check(self, position: Beach, seat: int, action: int) -> Refusal | None:
        early = out_of_turn(seat, self.to_move(position))
        if early is None and (action == 0) == bool(position.grabbing):
            return Refusal("D-1")
        return early

    def legal(self, position: Beach, seat: int) -> list[int]:
        return [action for action in range(3) if self.check(position, seat, action) is None]

    def apply(self, position: Beach, seat: int, action: int, chance: Chance) -> None:
        if action == 0:
            position.grabbing = (1 << position.seats) - 1
            return
        position.points[seat] += position.grabbing.bit_count()
        position.grabbing ^= 1 << seat
        position.round += not position.grabbing

    def outcome(self, position: Beach) -> Outcome | None:
        if position.round < ROUNDS:
            return None
        return Outcome("end-dash", tuple(map(Result, position.points, places(position.points))))

    def final(self, position: Beach, seat: int, action: int) -> bool:
        return action > 0


def _public(rules: DashRules, beach: Beach) -> Json:
    return {
        "round": beach.round,
        "standing": [{"points": points, "notes": []} for points in beach.points],
    }


def _told(rules: DashRules, before: Beach, step: Step, after: Beach, reader: int | None) -> list[Json]:
    return [{"id": "told-dash", "seat": step.seat, "do": step.do}]


def _nothing(*_: object) -> Beach:
    raise AssertionError("not needed here")


def _no_knowledge(rules: DashRules) -> Knowledge[Beach]:
    raise AssertionError("not needed here")


DASH = Game(
    meta=Meta(
        id="dash",
        title="Dash",
        designer="nobody",
        seats=(1, 4),
        minutes=(1, 1),
        rules_version="1",
        rulebook="",
        together=True,
        race=True,
    ),
    options=Options(),
    rules=lambda chosen: DashRules(),
    printed=lambda rules: {},
    public=_public,
    private=lambda rules, beach, seat: {},
    told=_told,
    sample=_nothing,
    sketch=lambda rules, view: "",
    census=lambda rules, beach: {},
    recount=lambda rules, beach: beach.points,
    knowledge=_no_knowledge,
    room=Path(__file__).parent,
)
