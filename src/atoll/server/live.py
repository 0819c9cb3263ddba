"""A table that is open here: one change after the other, each kept before anybody is told of it.
Refuses to judge: verbs of `atoll.table` do, and what they raise goes back to whoever asked."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from atoll.core import Refused
from atoll.server import frames, logs, protocol
from atoll.server.line import Line, Reader
from atoll.table import race, reader
from atoll.table.facts import Body, Fact
from atoll.table.fold import Table, fold
from atoll.table.sorry import Sorry
from atoll.table.stores import Store, StoreError, Taken

# Two servers that take a table for theirs at the same time agree after so many attempts.
ATTEMPTS = 5
# How long after a fault it is looked again what was kept, in seconds.
AGAIN = 1.0
# Facts after which the table itself is not told again, and those after which no view is.
QUIET = {"decided", "intended", "said", "muted", "resumed"}
TALK = {"said", "muted", "settled", "polled", "voted", "rematched"}

Verb = Callable[[Table, float], Sequence[Body]]
# The same with facts, of this table first and perhaps of another.
FactVerb = Callable[[Table, float], list[Fact]]
# Is told what was kept, or why nothing was.
Then = Callable[[list[Fact], Exception | None], None]


class Wish:
    """What somebody wants to be done, and who is to be told, once, what came of it."""

    def __init__(self, verb: FactVerb, then: Then) -> None:
        self.verb = verb
        self.then: Then | None = then
        self.attempts = 0

    def tell(self, facts: list[Fact], error: Exception | None) -> None:
        then, self.then = self.then, None
        if then is not None:
            then(facts, error)


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
        self.lines: set[Line] = set()
        # Since when nobody is connected.
        self.alone_since = now()
        self.wishes: list[Wish] = []
        self.work: asyncio.Task[None] | None = None
        # Whether the table in memory is ahead of what was kept: then nobody is told of it.
        self.ahead = False
        # Whether nobody knows what was kept, since a commit failed or another server wrote.
        self.doubtful = False

    # --- changes --------------------------------------------------------------------------------------------

    def wish(self, verb: Verb, then: Then) -> None:
        """Do what a verb says, by and by, and tell what came of it."""
        self.wish_facts(lambda table, now: table.written(verb(table, now), now), then)

    def wish_facts(self, verb: FactVerb, then: Then) -> None:
        """The same for a verb that says facts."""
        self.wishes.append(Wish(verb, then))
        self._begin()

    async def change(self, verb: Verb) -> list[Fact]:
        """Do what a verb says; returns what was kept, or raises why nothing was."""
        kept: asyncio.Future[list[Fact]] = asyncio.get_running_loop().create_future()

        def then(facts: list[Fact], error: Exception | None) -> None:
            if kept.done():
                return
            if error is None:
                kept.set_result(facts)
            else:
                kept.set_exception(error)

        self.wish(verb, then)
        return await kept

    def _begin(self) -> None:
        if self.work is None:
            self.work = asyncio.create_task(self._work())

    def doubt(self) -> None:
        """Somebody else wrote at this table: look what was kept."""
        self.doubtful = True
        self._begin()

    async def _work(self) -> None:
        """Fulfil wishes as long as there are any: all that came while others were kept go together."""
        while self.wishes or self.doubtful:
            wishes, self.wishes = self.wishes, []
            try:
                if self.doubtful:
                    await self._catch_up()
                await self._fulfil(wishes)
            except Exception as error:
                if isinstance(error, StoreError):
                    # Once for all who wished for something: the log may be on the same disk.
                    logs.event("not kept", table=self.table.id, error=str(error))
                else:
                    logs.fault(f"table {self.table.id}", error)
                self.doubtful = True
                for wish in wishes:
                    wish.tell([], error)
                asyncio.get_running_loop().call_later(AGAIN, self._begin)
                break
        self.work = None

    async def _fulfil(self, wishes: list[Wish]) -> None:
        seq = self.table.seq
        said = self._said(wishes)
        facts = [fact for _, own in said for fact in own]
        if facts:
            self.ahead = self.doubtful = True
            try:
                await self.store.append(facts)
            except Taken as error:
                self._taken([wish for wish, _ in said], error)
                return
            self.ahead = self.doubtful = False
        for wish, own in said:
            wish.tell(own, None)
        if facts:
            self.tell({fact.kind for fact in facts}, reader.changed_since(self.table, seq))

    def _taken(self, wishes: list[Wish], error: Taken) -> None:
        """Another server was quicker: what was wished for is judged again."""
        for wish in wishes:
            wish.attempts += 1
            if wish.attempts < ATTEMPTS:
                self.wishes.append(wish)
            else:
                wish.tell([], error)

    def _said(self, wishes: list[Wish]) -> list[tuple[Wish, list[Fact]]]:
        """What the verbs say, each followed before the next is asked; who is refused is told so."""
        said = []
        for wish in wishes:
            try:
                facts = wish.verb(self.table, self.now())
            except (Refused, Sorry) as error:
                wish.tell([], error)
                continue
            for fact in facts:
                if fact.table == self.table.id:
                    self.table.follow(fact)
            said.append((wish, facts))
        return said

    async def _catch_up(self) -> None:
        """Fold afresh what was kept: it is the truth, whatever happened here."""
        seq = self.table.seq
        table = await load(self.table.id, self.store)
        if table is not None:
            self.table = table
            self.ahead = self.doubtful = False
            self.tell({"created", "decided"}, reader.changed_since(table, min(seq, table.seq)))

    # --- lines ----------------------------------------------------------------------------------------------

    def join(self, line: Line, hello: protocol.Hello) -> None:
        """A device is there: it gets what it does not have yet."""
        self.lines.add(line)
        line.due = self.due
        line.chat = hello.chat
        line.table = line.chatting = True
        since = reader.changed_since(self.table, hello.seq) if hello.seq else 1
        for each in self.readers(line):
            line.show(each, since)
        self._presence_changed()

    def leave(self, line: Line) -> None:
        """A device is gone."""
        self.lines.discard(line)
        self.alone_since = self.now()
        self._presence_changed()

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
        """Tell every line what follows from facts of these kinds, and let all who watch look at the table."""
        table, views = bool(kinds - QUIET), bool(kinds - TALK) and self.table.phase != "open"
        for line in self.lines:
            line.table |= table
            line.presence |= table
            line.chatting |= "said" in kinds
            if views:
                for each in self.readers(line):
                    line.show(each, since)
            line.flush()
        self.look()

    def look(self) -> None:
        """Let all who watch over the table look at it."""
        for watcher in self.watchers:
            watcher.look(self)

    def tell_person(self, person: str, frame: bytes) -> None:
        """Tell all devices of one person."""
        for line in self.lines:
            if line.person == person:
                line.answer(frame)

    def due(self, line: Line) -> list[bytes]:
        """What is to be sent down a line now. While the table is ahead of what was kept, only answers."""
        found = [*line.answers]
        line.answers.clear()
        if self.ahead:
            return found
        if line.table:
            line.table = False
            found.append(frames.told(self.table, line.person))
        if line.presence:
            line.presence = False
            found.append(frames.notice(self.presence()))
        if line.views:
            found += self._views(line)
        if line.chatting:
            line.chatting = False
            frame, line.chat = frames.chat(self.table, line.person, line.chat)
            found.append(frame)
        return found

    def _views(self, line: Line) -> list[bytes]:
        course = self.table.course
        if course is None or self.table.frozen:
            line.views.clear()
            return []
        now = self.now()
        if course.opens is not None and self.table.racing():
            wait = race.send_at(course.opens, line.length) - now
            if wait > 0:
                # Nobody looks at a race long before the others.
                asyncio.get_running_loop().call_later(wait / 1000, line.flush)
                return []
        views, line.views = line.views, {}
        readers = self.readers(line)
        return [frames.view(self.table, each, views[each], now) for each in readers if each in views]

    def _presence_changed(self) -> None:
        for line in self.lines:
            line.presence = True
            line.flush()
        self.look()

    def lead(self) -> float:
        """How long before a race is shown it is announced here."""
        return race.lead(line.length for line in self.lines)


async def load(id: str, store: Store) -> Table | None:
    """A table as its facts make it; nothing when there is none with this id."""
    facts = await store.read(id)
    return fold(facts) if facts else None
