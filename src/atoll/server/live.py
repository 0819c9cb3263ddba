"""A table that is open here: one change after the other, each kept before anybody is told of it.
Refuses to judge: verbs of `atoll.table` do, and what they raise goes back to whoever asked."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from atoll.server import frames, protocol
from atoll.server.line import Line, Reader
from atoll.table import race, reader
from atoll.table.facts import Body, Fact
from atoll.table.fold import Table, fold
from atoll.table.stores import Store, Taken

# Two servers that take a table for theirs at the same time agree after so many attempts.
ATTEMPTS = 5
# Facts after which the table itself is told again, and those after which no view is.
QUIET = {"decided", "intended", "said", "muted", "resumed"}
TALK = {"said", "muted", "settled", "polled", "voted", "rematched"}

Verb = Callable[[Table, float], Sequence[Body]]


class Watcher(Protocol):
    """Looks after something at every table: bots, clocks, who is missing. It is asked to look whenever
    something may have changed, and told when the table is closed."""

    def look(self, live: "Live") -> None: ...

    def let_go(self, live: "Live") -> None: ...


class Live:
    """One table, its lines, and those who watch over it."""

    def __init__(
        self, table: Table, store: Store, now: Callable[[], float], watchers: Sequence[Watcher]
    ) -> None:
        self.table = table
        self.store = store
        self.now = now
        self.watchers = watchers
        self.turn = asyncio.Lock()
        self.lines: set[Line] = set()
        # Since when nobody is connected.
        self.alone_since = now()
        # Whether what is in memory may differ from what was kept: a commit failed, or another server wrote.
        self.doubtful = False

    # --- changes --------------------------------------------------------------------------------------------

    async def change(self, verb: Verb) -> list[Fact]:
        """Do what a verb says: kept first, then followed, then told."""
        return await self.change_with(lambda table, now: table.written(verb(table, now), now))

    async def change_with(self, verb: Callable[[Table, float], list[Fact]]) -> list[Fact]:
        """The same for a verb that says facts, of this table first and perhaps of another."""
        async with self.turn:
            for _ in range(ATTEMPTS):
                if self.doubtful:
                    await self._catch_up()
                facts = verb(self.table, self.now())
                if not facts:
                    return []
                self.doubtful = True
                try:
                    await self.store.append(facts)
                except Taken:
                    continue
                self._follow([fact for fact in facts if fact.table == self.table.id])
                return facts
        raise Taken(f"table {self.table.id} is changed by somebody else all the time")

    async def _catch_up(self) -> None:
        """Fold afresh what was kept: it is the truth, whatever happened here."""
        seq = self.table.seq
        table = await load(self.table.id, self.store)
        if table is not None and table.seq != seq:
            self.table = table
            self.tell({"created", "decided"}, reader.changed_since(table, seq))
        self.doubtful = False

    def _follow(self, facts: Sequence[Fact]) -> None:
        seq = self.table.seq
        for fact in facts:
            self.table.follow(fact)
        self.doubtful = False
        self.tell({fact.kind for fact in facts}, reader.changed_since(self.table, seq))
        self.look()

    def look(self) -> None:
        """Let all who watch over the table look at it."""
        for watcher in self.watchers:
            watcher.look(self)

    # --- lines ----------------------------------------------------------------------------------------------

    def join(self, line: Line, hello: protocol.Hello) -> None:
        """A device is there: it gets what it does not have yet."""
        self.lines.add(line)
        line.chat = hello.chat
        line.table = line.chatting = True
        since = reader.changed_since(self.table, hello.seq) if hello.seq else 1
        for each in self.readers(line):
            line.show(each, since)
        self._presence_changed()
        self.look()
        line.wake.set()

    def leave(self, line: Line) -> None:
        """A device is gone."""
        self.lines.discard(line)
        self.alone_since = self.now()
        self._presence_changed()
        self.look()

    def readers(self, line: Line) -> list[Reader]:
        """Whose views a line gets: those of its person's seats, or what everyone may see."""
        own = self.table.seats_of(line.person)
        if line.role == "player" and own:
            return [*own]
        return [None] if self.table.watch or own else []

    def present(self, seat: int) -> bool:
        """Whether a device of the player at this seat is connected."""
        person = self.table.seats[seat].person
        return any(line.person == person and line.role == "player" for line in self.lines)

    def presence(self) -> protocol.Presence:
        """Whose device is connected, and how many watch."""
        seated = {seat.person for seat in self.table.seats if seat.kind == "person"}
        watching = sum(line.role != "player" or line.person not in seated for line in self.lines)
        seats = range(len(self.table.seats))
        return protocol.Presence(present=[self.present(seat) for seat in seats], spectators=watching)

    def tell(self, kinds: set[str], since: int) -> None:
        """Note for every line what is to be told after facts of these kinds."""
        table, views = bool(kinds - QUIET), bool(kinds - TALK) and self.table.phase != "open"
        for line in self.lines:
            line.table |= table
            line.chatting |= "said" in kinds
            line.presence |= table
            if views:
                for each in self.readers(line):
                    line.show(each, since)
            line.wake.set()

    def next_frame(self, line: Line) -> bytes | None:
        """The next thing to be sent down a line; nothing when it has everything that it may have now."""
        if line.answers:
            return line.answers.popleft()
        if line.table:
            line.table = False
            return frames.told(self.table, line.person)
        if line.presence:
            line.presence = False
            return frames.notice(self.presence())
        if line.views:
            return self._next_view(line)
        if line.chatting:
            line.chatting = False
            frame, line.chat = frames.chat(self.table, line.person, line.chat)
            return frame
        return None

    def _next_view(self, line: Line) -> bytes | None:
        course = self.table.course
        if course is None or self.table.frozen:
            line.views.clear()
            return self.next_frame(line)
        opens = course.opens if self.table.racing() else None
        if opens is not None:
            wait = race.send_at(opens, line.length) - self.now()
            if wait > 0:
                # Nobody looks at a race long before the others.
                asyncio.get_running_loop().call_later(wait / 1000, line.wake.set)
                return None
        each, since = line.views.popitem()
        if each not in self.readers(line):
            return self.next_frame(line)
        return frames.view(self.table, each, since, self.now())

    def _presence_changed(self) -> None:
        for line in self.lines:
            line.presence = True
            line.wake.set()

    def tell_person(self, person: str, frame: bytes) -> None:
        """Tell all devices of one person."""
        for line in self.lines:
            if line.person == person:
                line.answer(frame)

    def lead(self) -> float:
        """How long before a race is shown it is announced here."""
        return race.lead(line.length for line in self.lines)


async def load(id: str, store: Store) -> Table | None:
    """A table as its facts make it; nothing when there is none with this id."""
    facts = await store.read(id)
    return fold(facts) if facts else None
