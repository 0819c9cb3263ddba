"""What one reader gets of a table: everyone the same about the table, each seat its own of the game.
Refuses to hand out seeds, ids of people, and what a seat chose in advance to anybody else."""

from collections.abc import Callable
from typing import Literal, TypeVar

from msgspec import Raw, Struct

from atoll.core import Chosen, Json
from atoll.table import away, undo
from atoll.table.clocks import Reading
from atoll.table.facts import Chatting, Choice, Pace, Phase, Score, Verdict, Visibility
from atoll.table.fold import Frozen, Table

T = TypeVar("T")


class SeatState(Struct, frozen=True, kw_only=True):
    """Who sits there, as everyone may know."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    host: bool
    resigned: bool
    stand_in: str | None


class Ending(Struct, frozen=True, kw_only=True):
    """How it ended, with the seed that proves the deal (empty where there was none)."""

    reason: str
    results: list[Score]
    seed: str


class Question(Struct, frozen=True, kw_only=True):
    """What the others must agree to."""

    kind: Literal["undo"]
    seat: int
    step: int
    agreed: list[int]
    waiting: list[int]


class Poll(Struct, frozen=True, kw_only=True):
    """The vote about a seat whose player stays away."""

    about: int
    votes: list[tuple[int, Choice]]
    waiting: list[int]


class State(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game on it; the same for everyone."""

    id: str
    seq: int
    phase: Phase
    game: str
    rules: str
    options: Chosen
    preset: str | None
    pace: Pace
    visibility: Visibility
    watch: bool
    hints: bool
    chat: Chatting
    seats: list[SeatState]
    created: float
    started: float | None
    seed_hash: str | None
    rigged: bool
    question: Question | None
    polls: list[Poll]
    ending: Ending | None
    rematch: str | None
    frozen: Frozen | None
    imported: bool


class LogEntry(Struct, frozen=True, kw_only=True):
    """What a reader was told of one step (from 1); `lines` are JSON already."""

    step: int
    seat: int
    at: float
    lines: Raw
    race: Verdict | None = None
    lapsed: bool = False


class View(Struct, frozen=True, kw_only=True):
    """All that a seat (or everyone: no seat) may know now. `id` is that of the seat's next decision. A view
    with `opens` is to be shown at that time and not before."""

    seat: int | None
    seq: int
    step: int
    id: int
    to_move: list[int]
    public: Json
    private: Json
    legal: list[str]
    undo: undo.Possible | None
    intention: list[str]
    opens: float | None


def state(table: Table) -> State:
    """The table without its game."""
    return _shared(table, "state", lambda: _state(table))


def view(table: Table, seat: int | None = None) -> View:
    """The game as a seat, or everyone, may know it; the log and the clocks come beside it. Asks for a table
    that has begun and does not stand still."""
    return _shared(table, ("view", seat), lambda: _view(table, seat))


def log(table: Table, seat: int | None = None, since: int = 1) -> list[LogEntry]:
    """What a seat, or everyone, was told of the steps from this one on."""
    course = table.course
    if course is None:
        return []
    reader = 0 if seat is None else seat + 1
    return [
        LogEntry(
            step=step,
            seat=entry.step.seat,
            at=entry.at,
            lines=entry.told[reader],
            race=entry.race,
            lapsed=entry.by == "time",
        )
        for step, entry in enumerate(course.entries[since - 1 :], since)
    ]


def changed_since(table: Table, seq: int) -> int:
    """The first step of the log that a reader who has seen the facts up to `seq` must read (again)."""
    return table.course.changed_since(seq) if table.course else 1


def clocks(table: Table, now: float) -> Reading | None:
    """The clocks; nothing where there are none, or none runs yet."""
    return table.clocks.reading(now) if table.clocks else None


def names(table: Table) -> list[str]:
    """The players' names by seat; a bot has none of its own."""
    return [seat.name for seat in table.seats]


def _shared(table: Table, key: object, make: Callable[[], T]) -> T:
    found: T | None = table.shown.get(key)
    if found is None:
        found = table.shown[key] = make()
    return found


def _view(table: Table, seat: int | None) -> View:
    course = table.course
    assert course is not None, "the game has not begun"
    match = course.match
    everyone = _shared(table, "public", lambda: table.game.public(match.rules, match.position))
    return View(
        seat=seat,
        seq=table.seq,
        step=len(course.entries),
        id=0 if seat is None else course.ids[seat],
        to_move=table.to_move(),
        public=everyone,
        private={} if seat is None else table.game.private(match.rules, match.position, seat),
        legal=[] if seat is None or table.ended else match.legal(seat),
        undo=None if seat is None else undo.possible(table, seat),
        intention=[] if seat is None else table.intentions.get(seat, []),
        opens=course.opens if course.racing() and not table.ended else None,
    )


def _state(table: Table) -> State:
    start = table.start
    return State(
        id=table.id,
        seq=table.seq,
        phase=table.phase,
        game=table.plan.game,
        rules=table.rules or table.game.meta.rules_version,
        options=table.options,
        preset=table.preset,
        pace=table.pace,
        visibility=table.visibility,
        watch=table.watch,
        hints=table.hints,
        chat=table.chatting,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        created=table.created,
        started=table.started,
        seed_hash=start.seed_hash if start and start.seed else None,
        rigged=table.rigged,
        question=_question(table),
        polls=[_poll(table, about) for about in sorted(table.polls)],
        ending=_ending(table),
        rematch=table.rematch,
        frozen=table.frozen,
        imported=table.plan.imported,
    )


def _seat(table: Table, number: int) -> SeatState:
    seat = table.seats[number]
    return SeatState(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        host=seat.kind == "person" and seat.person == table.host,
        resigned=seat.resigned,
        stand_in=seat.stand_in or None,
    )


def _question(table: Table) -> Question | None:
    asked = table.question
    if asked is None:
        return None
    return Question(
        kind="undo",
        seat=asked.seat,
        step=asked.step,
        agreed=sorted(asked.agreed),
        waiting=undo.waiting(table),
    )


def _poll(table: Table, about: int) -> Poll:
    poll = table.polls[about]
    return Poll(about=about, votes=sorted(poll.votes.items()), waiting=away.waiting(table, poll))


def _ending(table: Table) -> Ending | None:
    if table.ended is None:
        return None
    seed = table.start.seed if table.start else ""
    return Ending(reason=table.ended.reason, results=table.ended.scores, seed=seed)
