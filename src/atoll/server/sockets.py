"""The socket of a table: who comes says hello, then speaks and is spoken to until the line breaks.
Refuses frames that are no text, and to keep a line that does not begin with hello."""

import asyncio
from contextlib import suppress

from starlette.types import Message, Receive, Scope, Send

from atoll.server import frames, logs, protocol
from atoll.server.answers import Wrong
from atoll.server.hearing import Hearing, read
from atoll.server.line import Line
from atoll.server.live import Live
from atoll.server.metrics import Metrics
from atoll.server.people import People
from atoll.server.tables import Tables
from atoll.server.tasks import stopped
from atoll.server.wire import LONGEST_FRAME, Wire, wire
from atoll.table.sorry import Sorry

# How long somebody may take to say hello, in seconds.
PATIENCE = 10.0
# A line is measured again and again: often at first, so that it is known before a race begins.
PROBES_AT_FIRST, OFTEN, SELDOM = 8, 0.3, 5.0


class Sockets:
    """An ASGI endpoint."""

    def __init__(self, tables: Tables, people: People, hearing: Hearing, metrics: Metrics) -> None:
        self.tables = tables
        self.people = people
        self.hearing = hearing
        self.metrics = metrics
        self.open = 0
        metrics.gauges["atoll_sockets"] = lambda: self.open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.open += 1
        try:
            # A line that breaks while something is sent down is simply gone.
            with suppress(OSError):
                await self._serve(scope, receive, send)
        except Exception as error:
            logs.fault("socket", error)
            self.metrics.count("atoll_faults_total", "where", "socket")
            with suppress(Exception):
                await send({"type": "websocket.close", "code": 1011, "reason": "fault"})
        finally:
            self.open -= 1

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            live = await self.tables.find(scope["path_params"]["table"])
            hello = await _hello(receive)
        except (Wrong, Sorry) as error:
            await send({"type": "websocket.send", "text": frames.sorry(error).decode()})
            await send({"type": "websocket.close", "code": 4404, "reason": "sorry"})
            return
        if hello is None:
            return
        line = await self._line(scope, wire(scope, send), hello)
        line.answers.append(frames.notice(_welcome(live, line, hello)))
        live.join(line, hello)
        probing = asyncio.create_task(_probe(live, line))
        try:
            line.wire.listen(lambda frame: self.hearing.hear(live, line, frame))
            while (frame := await _frame(receive)) is not None:
                self.hearing.hear(live, line, frame)
        finally:
            live.leave(line)
            await stopped(probing)

    async def _line(self, scope: Scope, wire: Wire, hello: protocol.Hello) -> Line:
        client = scope.get("client")
        person = scope["person"]
        name = await self.people.name(person)
        return Line(wire, person, client[0] if client else "", hello.role, name)


def _welcome(live: Live, line: Line, hello: protocol.Hello) -> protocol.Welcome:
    plays = live.table.phase == "open" or bool(live.table.seats_of(line.person))
    role: protocol.Role = "spectator" if hello.role == "player" and not plays else hello.role
    return protocol.Welcome(version=protocol.VERSION, time=live.now(), name=line.name, role=role)


async def _hello(receive: Receive) -> protocol.Hello | None:
    """The first message; nothing when the line broke before it."""
    try:
        frame = await asyncio.wait_for(_frame(receive), PATIENCE)
    except TimeoutError:
        raise Wrong(408, "no-hello", "say hello first") from None
    if frame is None:
        return None
    message = read(frame)
    if not isinstance(message, protocol.Hello):
        raise Wrong(409, "no-hello", "say hello first")
    if message.version != protocol.VERSION:
        here = protocol.VERSION
        raise Wrong(409, "version", f"this server speaks version {here} of the protocol", version=here)
    return message


async def _frame(receive: Receive) -> str | bytes | None:
    """The next frame; nothing when the line broke."""
    message: Message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    frame: str | bytes = text if text is not None else message.get("bytes") or b""
    return frame if len(frame) <= LONGEST_FRAME else b""


async def _probe(live: Live, line: Line) -> None:
    """Measure the line where it matters how long it is."""
    if not live.table.game.meta.race:
        return
    sent = 0
    while True:
        number = line.length.probe(live.now())
        line.answer(frames.notice(protocol.Probe(number=number)))
        sent += 1
        await asyncio.sleep(OFTEN if sent < PROBES_AT_FIRST else SELDOM)
