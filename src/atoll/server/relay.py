"""Lines that come to one server and belong to a table at another: Redis carries what is said between them.
Refuses to keep anything: a line whose way is broken is ended, and its device connects again."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Literal

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from atoll.server import frames, logs
from atoll.server.answers import Wrong
from atoll.server.arriving import arrive
from atoll.server.hearing import Hearing
from atoll.server.line import Line
from atoll.server.live import Live
from atoll.server.protocol import Elsewhere, Hello
from atoll.server.tables import Owned, Tables
from atoll.server.tasks import soon, stopped
from atoll.server.wire import Hear, Wire
from atoll.table.stores import StoreError

# How long it is waited before Redis is tried again, and for what is still to be sent at the end, in seconds;
# how soon devices come back, in milliseconds.
AGAIN = 0.3
PATIENCE = 1.0
BACK_AFTER = 200.0


class Note(msgspec.Struct, omit_defaults=True):
    """What one server tells another about a line: it is there, it said something, it is told something, it is
    gone, it is to be ended; or about a table: it was changed."""

    kind: Literal["here", "said", "told", "gone", "end", "changed"]
    node: str
    line: str = ""
    table: str = ""
    person: str = ""
    address: str = ""
    name: str = ""
    hello: Hello | None = None
    frames: list[str] = []
    code: int = 0
    reason: str = ""


_NOTES = msgspec.json.Decoder(Note)
Post = Callable[[str, Note], None]
# The next frame that a device says; nothing when it is gone.
Heard = Callable[[], Awaitable[str | bytes | None]]


class FarWire:
    """Under a line whose device is at another server."""

    def __init__(self, post: Post, here: str, node: str, line: str) -> None:
        self.post = post
        self.here = here
        self.node = node
        self.line = line
        self.ready = True
        self.drained: Callable[[], None] = lambda: None

    def listen(self, hear: Hear) -> None:
        """What is said comes as a note."""

    def write(self, frames: list[bytes]) -> None:
        told = [frame.decode() for frame in frames]
        self.post(self.node, Note("told", self.here, self.line, frames=told))

    def end(self, code: int, reason: str) -> None:
        self.post(self.node, Note("end", self.here, self.line, code=code, reason=reason))


class Guest:
    """A line whose device is at another server and whose table is here. What it says before the table is open
    waits."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.said: list[str] = []
        self.seat: tuple[Live, Line, asyncio.Task[None]] | None = None


class Relay:
    """The way between servers."""

    def __init__(self, address: str, here: str, tables: Tables, hearing: Hearing) -> None:
        self.redis = Redis.from_url(address, socket_timeout=5, socket_connect_timeout=2)
        self.here = here
        self.tables = tables
        self.hearing = hearing
        self.letters: asyncio.Queue[tuple[str, Note]] = asyncio.Queue()
        # Lines whose device is here, with their table; and those of others' devices.
        self.away: dict[str, tuple[Wire, str]] = {}
        self.guests: dict[str, Guest] = {}

    # --- devices here, tables there -------------------------------------------------------------------------

    async def carry(self, line: Line, hello: Hello, table: str, node: str, heard: Heard) -> None:
        """Carry what a device says to the server that has its table, until one of them goes."""
        id = secrets.token_hex(8)
        self.away[id] = line.wire, table
        note = Note("here", self.here, id, table, line.person, line.address, line.name, hello)
        self.post(node, note)
        try:
            while (frame := await heard()) is not None:
                text = frame if isinstance(frame, str) else frame.decode(errors="replace")
                self.post(node, Note("said", self.here, id, frames=[text]))
        finally:
            if self.away.pop(id, None) is not None:
                self.post(node, Note("gone", self.here, id))

    def changed(self, node: str, table: str) -> None:
        """Tell a table's owner that it was changed from here."""
        self.post(node, Note("changed", self.here, table=table))

    def part(self, tables: Iterable[str]) -> None:
        """These tables are no longer where they were: whoever sits there from here connects again."""
        gone = set(tables)
        for id, (_, table) in list(self.away.items()):
            if table in gone:
                self._end(id)

    # --- the way itself -------------------------------------------------------------------------------------

    def post(self, node: str, note: Note) -> None:
        """Send a note by and by; notes keep their order."""
        self.letters.put_nowait((node, note))

    async def run(self) -> None:
        """Send and receive, again and again; when the way was broken all lines on it are ended."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(_channel(self.here))
                    sending = asyncio.create_task(self._send())
                    try:
                        async for message in heard.listen():
                            self._read(_NOTES.decode(message["data"]))
                    finally:
                        await stopped(sending)
            except (RedisError, OSError, msgspec.DecodeError) as error:
                logs.event("Redis does not answer", error=str(error))
            self._broken()
            await asyncio.sleep(AGAIN)

    async def flush(self) -> None:
        """Return when everything was sent, or cannot be."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.letters.join(), PATIENCE)

    async def close(self) -> None:
        """Let go of Redis."""
        await self.redis.aclose()

    async def _send(self) -> None:
        while True:
            node, note = await self.letters.get()
            reached = 0
            with suppress(RedisError, OSError):
                reached = await self.redis.publish(_channel(node), msgspec.json.encode(note))
            self.letters.task_done()
            if not reached:
                # Nobody listens there any more.
                self._end(note.line) if note.kind in {"here", "said"} else self._leave(note.line)

    def _read(self, note: Note) -> None:
        match note.kind:
            case "here":
                guest = self.guests[note.line] = Guest(note.node)
                soon(self._admit(note, guest))
            case "said":
                self._hear(note)
            case "gone":
                self._leave(note.line)
            case "told" if note.line in self.away:
                self.away[note.line][0].write([frame.encode() for frame in note.frames])
            case "end" if note.line in self.away:
                self.away[note.line][0].end(note.code, note.reason)
            case "changed" if note.table in self.tables.open:
                self.tables.open[note.table].doubt()

    async def _admit(self, note: Note, guest: Guest) -> None:
        """A device at another server comes to a table here."""
        assert note.hello is not None
        wire = FarWire(self.post, self.here, note.node, note.line)
        try:
            live = await self.tables.find(note.table)
        except (Owned, Wrong, StoreError):
            self.guests.pop(note.line, None)
            wire.write([frames.notice(Elsewhere(after=BACK_AFTER))])
            wire.end(1012, "elsewhere")
            return
        if note.line not in self.guests:
            return
        line = Line(wire, note.person, note.address, note.hello.role, note.name)
        guest.seat = live, line, arrive(live, line, note.hello)
        for frame in guest.said:
            self.hearing.hear(live, line, frame)

    def _hear(self, note: Note) -> None:
        guest = self.guests.get(note.line)
        if guest is None:
            return
        if guest.seat is None:
            guest.said += note.frames
            return
        live, line, _ = guest.seat
        for frame in note.frames:
            self.hearing.hear(live, line, frame)

    def _leave(self, line: str) -> None:
        guest = self.guests.pop(line, None)
        if guest is not None and guest.seat is not None:
            live, far, probing = guest.seat
            probing.cancel()
            live.leave(far)

    def _end(self, line: str) -> None:
        """A device here has lost its table, and is to connect again."""
        wire, _ = self.away.pop(line, (None, ""))
        if wire is not None:
            wire.write([frames.notice(Elsewhere(after=BACK_AFTER))])
            wire.end(1012, "elsewhere")

    def _broken(self) -> None:
        while not self.letters.empty():
            self.letters.get_nowait()
            self.letters.task_done()
        for line in list(self.away):
            self._end(line)
        for line in list(self.guests):
            self._leave(line)


def _channel(node: str) -> str:
    return f"atoll:{node}"
