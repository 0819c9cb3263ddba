"""A table is the fold of its facts: `fold(facts)`, and `Table.follow(fact)` for each one that is added.
Refuses to judge and to decide: verbs do, and what follows from a fact is all that is here."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from atoll import games
from atoll.core import Chosen, Game, digest
from atoll.core.bits import members
from atoll.table import facts
from atoll.table.clocks import Clocks
from atoll.table.course import Changed, Course
from atoll.table.facts import Body, Chatting, Choice, Created, Ended, Fact, Missing, Phase, Place, Started

# So many lines of talk are kept at hand; all of them are facts.
LINES = 500


@dataclass(slots=True)
class Seat:
    """Who sits there. `stand_in` is the level of the bot that plays on for a person, `away` says that the
    person will not be back soon."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    seed: int = 0
    resigned: bool = False
    stand_in: str = ""
    stand_in_seed: int = 0
    away: bool = False

    @property
    def machine(self) -> str:
        """The level of the bot that decides for this seat now; empty when a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One thing said; those who watch talk among themselves."""

    number: int
    at: float
    person: str
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


@dataclass(slots=True)
class Question:
    """A seat asks to take back a step and what came after it; the others agree one by one."""

    seat: int
    step: int
    agreed: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Poll:
    """The others vote about a seat whose player stays away."""

    about: int
    why: Missing
    votes: dict[int, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Frozen:
    """Why the game stands still: the rules of today play that step otherwise than those it was begun
    with."""

    step: int
    pinned: str
    here: str


class Table:
    """Everything that follows from the facts so far. Only `follow` changes it."""

    def __init__(self, created: Fact) -> None:
        body = created.body
        if created.seq != 1 or not isinstance(body, Created):
            raise facts.FactError(f"table {created.table} does not begin with its creation")
        self.id = created.table
        self.seq = 1
        self.at = created.at
        self.created = created.at
        self.started: float | None = None
        self.plan = body
        self.host = body.host
        self.seats = [_seat(place) for place in body.places]
        self.preset = body.preset
        self.pace = body.pace
        self.visibility = body.visibility
        self.watch = body.watch
        self.hints = body.hints
        self.chatting: Chatting = body.chat
        self.chat: deque[ChatLine] = deque(maxlen=LINES)
        self.said = 0
        self.muted: dict[str, set[int | None]] = {}
        self.start: Started | None = None
        self.rules = ""
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.frozen: Frozen | None = None
        self.question: Question | None = None
        # The step of which the others did not want that it is taken back.
        self.declined = 0
        self.polls: dict[int, Poll] = {}
        self.intentions: dict[int, list[str]] = {}
        self.ended: Ended | None = None
        self.rematch: str | None = None
        # What readers were given since the last fact: equal ones share it.
        self.shown: dict[object, Any] = {}

    @cached_property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return games.game(self.plan.game)

    @property
    def phase(self) -> Phase:
        """Before, in, or after the game."""
        if self.ended:
            return "ended"
        return "playing" if self.start else "open"

    @property
    def options(self) -> Chosen:
        """What the host chose, every option with its value."""
        return self.start.options if self.start else self.plan.options

    @property
    def rigged(self) -> bool:
        """Whether draws were arranged, for a lesson."""
        return self.plan.rig is not None

    def to_move(self) -> list[int]:
        """The seats that the game waits for; none when it is over or stands still."""
        return members(self.course.movers()) if self.course and not self.ended and not self.frozen else []

    def racing(self) -> bool:
        """Whether it matters now who of several is first, so that an arbiter must judge it."""
        return self.pace.kind != "days" and self.course is not None and self.course.racing()

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds; several on one device that goes from hand to hand."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.person == person
        ]

    def persons(self) -> list[int]:
        """The seats of people who are still in the game, there or away."""
        return [
            number for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.resigned
        ]

    def present(self) -> list[int]:
        """The seats of people who play on themselves and have not said that they stay away."""
        return [n for n in self.persons() if not self.seats[n].stand_in and not self.seats[n].away]

    def written(self, bodies: Iterable[Body], now: float) -> list[Fact]:
        """What a verb says, as the facts that follow here."""
        return facts.numbered(self.id, self.seq, now, bodies)

    def follow(self, fact: Fact) -> None:
        """What this fact brings."""
        if (fact.table, fact.seq) != (self.id, self.seq + 1):
            raise facts.FactError(f"after fact {self.seq} of {self.id} comes no {fact.seq} of {fact.table}")
        self.seq, self.at = fact.seq, fact.at
        self.shown.clear()
        getattr(self, f"_{fact.kind}")(fact.body)

    def check(self, body: Body) -> None:
        """Hold the position against the one that followed from this then; the table stands still if these
        rules have made another one."""
        if not isinstance(body, Started | facts.Decided) or self.course is None or self.frozen:
            return
        if digest(self.course.match.position) != body.digest:
            self._freeze(Changed(len(self.course.match.steps)))

    # --- before the start -----------------------------------------------------------------------------------

    def _seated(self, body: facts.Seated) -> None:
        self.seats[body.seat] = Seat("person", body.person, body.name)

    def _stood(self, body: facts.Stood) -> None:
        left, self.seats[body.seat] = self.seats[body.seat], Seat()
        # Somebody must be able to start the game.
        sitting = [seat.person for seat in self.seats if seat.kind == "person"]
        if left.person == self.host and sitting and self.host not in sitting:
            self.host = sitting[0]

    def _invited(self, body: facts.Invited) -> None:
        self.seats[body.seat] = Seat("bot", bot=body.bot, seed=body.seed) if body.bot else Seat()

    def _swapped(self, body: facts.Swapped) -> None:
        seats = self.seats
        seats[body.seat], seats[body.other] = seats[body.other], seats[body.seat]

    def _settled(self, body: facts.Settled) -> None:
        self.chatting = body.chat or self.chatting
        self.visibility = body.visibility or self.visibility
        self.hints = self.hints if body.hints is None else body.hints
        self.watch = self.watch if body.watch is None else body.watch

    def _started(self, body: Started) -> None:
        self.seats = [seat for seat in self.seats if seat.kind != "open"]
        self.start = body
        self.started = self.at
        self.rules = body.rules
        try:
            self.course = Course(self.game, body, self.plan.rig)
        except Changed as changed:
            self._freeze(changed)
            return
        machines = sum(1 << number for number, seat in enumerate(self.seats) if seat.machine)
        self.clocks = Clocks(self.pace, body.seats, machines)
        self.clocks.moved(self.at, self.course.movers(), opens=body.opens)

    # --- playing --------------------------------------------------------------------------------------------

    def _decided(self, body: facts.Decided) -> None:
        if self.course is None or self.clocks is None or self.frozen:
            return
        try:
            self.course.follow(body, self.at, self.seq)
        except Changed as changed:
            self._freeze(changed)
            return
        self.clocks.moved(self.at, self.course.movers(), body.seat, body.opens)
        self.question = None
        if len(self.course.entries) <= self.declined:
            self.declined = 0
        if body.by == "advance":
            self.intentions[body.seat] = self.intentions.get(body.seat, [])[1:]
        if body.by == "person":
            self._there(body.seat)

    def _intended(self, body: facts.Intended) -> None:
        self.intentions[body.seat] = body.actions

    def _undone(self, body: facts.Undone) -> None:
        self.question = None
        if self.course is None or self.clocks is None or self.frozen:
            return
        try:
            self.course.take_back(body, self.seq)
        except Changed as changed:
            self._freeze(changed)
            return
        self.clocks.moved(self.at, self.course.movers())
        # What was chosen in advance was meant to come after it.
        self.intentions.pop(body.seat, None)

    def _asked(self, body: facts.Asked) -> None:
        self.question = Question(body.seat, body.step)

    def _answered(self, body: facts.Answered) -> None:
        if self.question is None:
            return
        if body.yes:
            self.question.agreed.add(body.seat)
            return
        if body.seat != self.question.seat:
            self.declined = self.question.step
        self.question = None

    def _resumed(self, body: facts.Resumed) -> None:
        if self.clocks:
            self.clocks.resume(self.at)

    def _repinned(self, body: facts.Repinned) -> None:
        self.rules = body.rules

    def _freeze(self, changed: Changed) -> None:
        self.frozen = Frozen(changed.step, self.rules, self.game.meta.rules_version)

    # --- staying away ---------------------------------------------------------------------------------------

    def _left(self, body: facts.Left) -> None:
        self.seats[body.seat].away = True

    def _polled(self, body: facts.Polled) -> None:
        self.polls[body.about] = Poll(body.about, body.why)

    def _voted(self, body: facts.Voted) -> None:
        if body.about in self.polls:
            self.polls[body.about].votes[body.seat] = body.choice

    def _waited(self, body: facts.Waited) -> None:
        self.polls.pop(body.about, None)
        if self.clocks:
            self.clocks.wait(self.at, body.about, body.patience)

    def _stoodin(self, body: facts.StoodIn) -> None:
        seat = self.seats[body.seat]
        seat.stand_in, seat.stand_in_seed = body.bot, body.seed
        self.polls.pop(body.seat, None)
        self.intentions.pop(body.seat, None)
        if self.clocks:
            self.clocks.sleep(self.at, body.seat, True)

    def _back(self, body: facts.Back) -> None:
        seat = self.seats[body.seat]
        if seat.stand_in and self.clocks:
            self.clocks.sleep(self.at, body.seat, False)
        seat.stand_in, seat.stand_in_seed = "", 0
        self._there(body.seat)

    def _resigned(self, body: facts.Resigned) -> None:
        self.seats[body.seat].resigned = True
        self.question = None
        self.polls.pop(body.seat, None)

    def _there(self, seat: int) -> None:
        self.seats[seat].away = False
        self.polls.pop(seat, None)

    # --- talking, and afterwards ----------------------------------------------------------------------------

    def _said(self, body: facts.Said) -> None:
        self.said += 1
        self.chat.append(
            ChatLine(self.said, self.at, body.person, body.seat, body.name, body.phrase, body.text)
        )

    def _muted(self, body: facts.Muted) -> None:
        whom = self.muted.setdefault(body.person, set())
        (whom.add if body.muted else whom.discard)(body.seat)

    def _ended(self, body: Ended) -> None:
        self.ended = body
        self.question = None
        self.polls.clear()
        self.intentions.clear()
        if self.clocks:
            self.clocks.moved(self.at, 0)

    def _rematched(self, body: facts.Rematched) -> None:
        self.rematch = body.table


def fold(written: Iterable[Fact]) -> Table:
    """The table that these facts make, oldest first; every step is checked against its digest."""
    known = iter(written)
    first = next(known, None)
    if first is None:
        raise facts.FactError("a table without a fact is none")
    table = Table(first)
    for fact in known:
        table.follow(fact)
        table.check(fact.body)
    return table


def _seat(place: Place) -> Seat:
    return Seat(place.kind, place.person, place.name, place.bot, place.seed)
