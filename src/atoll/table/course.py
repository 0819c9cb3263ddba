"""The course of the game at one table: its match, and beside every step when it was done, how it was judged,
and what each reader was told of it. Refuses to know of people; seats are all it sees."""

from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Raw, Struct

from atoll.core import Draws, Game, Live, Match, Playback, Position, Recorded, Refused, Rigged, Step, digest
from atoll.core.bits import count
from atoll.core.chance import NotInTheRecord
from atoll.core.match import SeatsError
from atoll.core.options import OptionError
from atoll.table.clocks import gathers
from atoll.table.facts import By, Decided, Started, Undone, Verdict


class Entry(Struct, kw_only=True):
    """One step: the decision, and all that the table knows about it. `seq` is the fact that put it here;
    `told` holds for everyone and then for each seat, as JSON, what they were told."""

    step: Step
    id: int
    by: By
    at: float
    seq: int
    digest: str
    race: Verdict | None
    told: tuple[Raw, ...]


class Undoable(Struct, frozen=True):
    """A step (from 1) that its seat could take back; with the `rest`, when later ones do not stand without
    it."""

    step: int
    rest: bool


class Changed(Exception):
    """These rules would play a step otherwise than it was played; step 0 is the set-up."""

    def __init__(self, step: int) -> None:
        super().__init__(f"the rules of today play step {step} otherwise")
        self.step = step


class Course:
    """A match with everything around its steps."""

    def __init__(self, game: Game[Any, Any], started: Started, rig: dict[str, list[int]] | None) -> None:
        self.game = game
        self.seed = started.seed
        self.rig = rig
        try:
            self.match = Match(game, started.seats, started.options, Playback(started.dealt))
        except (SeatsError, OptionError, NotInTheRecord) as error:
            raise Changed(0) from error
        if len(self.match.dealt) < len(started.dealt):
            raise Changed(0)
        _share_rules(self.match)
        self.entries: list[Entry] = []
        # How often each label was drawn: luck goes on from there.
        self.drawn: dict[str, int] = {}
        self._count(started.dealt)
        # The positions before the last steps, as far back as nothing was drawn or shown: what undo needs.
        self.trail: list[Position] = []
        # The id of each seat's next decision.
        self.ids = [0] * started.seats
        # The instant at which the race that is run now is shown.
        self.opens = started.opens
        # (fact, step): what was taken back, so that a reader can be told from which step on to read again.
        self.undone: list[tuple[int, int]] = []

    def movers(self) -> int:
        """The set of seats that are to move."""
        return int(self.match.rules.to_move(self.match.position))

    def racing(self) -> bool:
        """Whether it matters now who of several is first. Who is left alone races against nobody."""
        return self.opens is not None and count(self.movers()) > 1

    def luck(self) -> Recorded:
        """The luck of the next decision: the seed's, from where it stands."""
        return luck(self.seed, self.drawn, self.rig)

    def follow(self, decided: Decided, at: float, seq: int) -> None:
        """Take a step; `Changed` when it was not what these rules would have done."""
        before, match = self.match.position, self.match
        movers = self.movers()
        self._do(decided)
        step = match.steps[-1]
        action = match.numbers[step.do]
        if step.drew or match.rules.final(before, step.seat, action):
            self.trail.clear()
        else:
            self.trail.append(before)
        self._count(step.drew)
        self.ids[step.seat] = decided.id + 1
        self.entries.append(
            Entry(
                step=step,
                id=decided.id,
                by=decided.by,
                at=at,
                seq=seq,
                digest=decided.digest,
                race=decided.race,
                told=self._told(before, step),
            )
        )
        if self.movers() & ~movers or not self.movers():
            self.opens = decided.opens

    def undoable(self, seat: int) -> Undoable | str:
        """What this seat could take back, or the code of why nothing."""
        own = (at for at in reversed(range(len(self.entries))) if self.entries[at].step.seat == seat)
        at = next(own, None)
        if at is None or self.entries[at].by not in {"person", "advance"}:
            return "undo-nothing"
        if at < len(self.entries) - len(self.trail):
            return "undo-drawn"
        return Undoable(at + 1, rest=not self._stand_without(at))

    def take_back(self, undone: Undone, seq: int) -> None:
        """Fold again without a step; the later ones stay, or go with it. `Changed` when these rules find
        something drawn or shown since."""
        at = undone.step - 1
        if at < len(self.entries) - len(self.trail):
            raise Changed(undone.step)
        later = [] if undone.rest else self.entries[at + 1 :]
        for gone in self.entries[at : len(self.entries) - len(later)]:
            # What was sent meanwhile was meant for another position.
            self.ids[gone.step.seat] += 1
        back = at - len(self.entries)
        self.match.position = self.trail[back]
        del self.trail[back:], self.match.steps[at:], self.entries[at:]
        for entry in later:
            ids = self.ids.copy()
            self.follow(_again(entry), entry.at, seq)
            self.entries[-1].digest = digest(self.match.position)
            self.ids = ids
        self.undone.append((seq, undone.step))

    def changed_since(self, seq: int) -> int:
        """The first step that somebody has not seen yet who knows the facts up to this one."""
        first = len(self.entries) + 1
        while first > 1 and self.entries[first - 2].seq > seq:
            first -= 1
        return min([first, *(step for fact, step in self.undone if fact > seq)])

    def _do(self, decided: Decided) -> None:
        match = self.match
        match.chance = Playback(decided.drew)
        try:
            step = match.do(decided.seat, decided.do)
        except (Refused, NotInTheRecord) as error:
            raise Changed(len(match.steps) + 1) from error
        if len(step.drew) < len(decided.drew):
            raise Changed(len(match.steps))

    def _told(self, before: Position, step: Step) -> tuple[Raw, ...]:
        if not self.game.meta.secrets:
            return (self._told_to(None, before, step),) * (self.match.seats + 1)
        told = [self._told_to(reader, before, step) for reader in (None, *range(self.match.seats))]
        shared = {bytes(lines): lines for lines in told}
        return tuple(shared[bytes(lines)] for lines in told)

    def _told_to(self, reader: int | None, before: Position, step: Step) -> Raw:
        match = self.match
        return Raw(_JSON.encode(self.game.told(match.rules, before, step, match.position, reader)))

    def _stand_without(self, at: int) -> bool:
        """Whether the steps after this one could have been done without it, and nothing would be drawn."""
        rules = self.match.rules
        position = self.trail[at - len(self.entries)].copy()
        nothing_drawn = Playback([])
        for later in self.entries[at + 1 :]:
            action = self.match.numbers[later.step.do]
            if rules.check(position, later.step.seat, action) is not None:
                return False
            try:
                rules.apply(position, later.step.seat, action, nothing_drawn)
            except NotInTheRecord:
                return False
        return True

    def _count(self, drew: Draws) -> None:
        for label, _ in drew:
            self.drawn[label] = self.drawn.get(label, 0) + 1


class Ahead:
    """What would follow from decisions that are not yet facts. The course stays as it is."""

    def __init__(self, course: Course) -> None:
        self.rules = course.match.rules
        self.numbers = course.match.numbers
        self.position = course.match.position
        self.ids = course.ids.copy()
        self.luck = course.luck()
        self.facts: list[Decided] = []

    def movers(self) -> int:
        """The set of seats that would be to move."""
        return int(self.rules.to_move(self.position))

    def allows(self, seat: int, do: str) -> bool:
        """Whether a decision would be allowed then."""
        action = self.numbers.get(do)
        return action is not None and self.rules.check(self.position, seat, action) is None

    def do(self, seat: int, do: str, by: By, race: Verdict | None = None, opens: float | None = None) -> None:
        """Decide something that is allowed. A race that it begins is shown at `opens`."""
        movers = self.movers()
        position = self.position.copy()
        self.rules.apply(position, seat, self.numbers[do], self.luck)
        self.position = position
        self.facts.append(
            Decided(
                seat=seat,
                id=self.ids[seat],
                do=do,
                digest=digest(position),
                drew=self.luck.taken(),
                by=by,
                race=race,
                opens=opens if gathers(movers, self.movers()) else None,
            )
        )
        self.ids[seat] += 1


def _share_rules(match: Match) -> None:
    """Tables with the same options share their rules, which have no memory of their own; of a map or a
    chart, one is enough."""
    key = id(match.game), frozenset(match.options.items()), match.game.meta.rules_version
    shared = _SHARED.setdefault(key, match)
    match.rules, match.names, match.numbers = shared.rules, shared.names, shared.numbers


# One match for each game and its options, for as long as any table plays it.
_SHARED: WeakValueDictionary[object, Match] = WeakValueDictionary()
_JSON = msgspec.json.Encoder()


def luck(seed: str, drawn: dict[str, int], rig: dict[str, list[int]] | None) -> Recorded:
    """Luck that goes on after so many draws of each label."""
    live = Live(seed)
    live.asked = drawn.copy()
    if rig is None:
        return live
    return Rigged({label: values[drawn.get(label, 0) :] for label, values in rig.items()}, live)


def _again(entry: Entry) -> Decided:
    return Decided(
        seat=entry.step.seat, id=entry.id, do=entry.step.do, digest=entry.digest, by=entry.by, race=entry.race
    )
