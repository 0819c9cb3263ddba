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
from atoll.server.tables import Tables
from atoll.server.tasks import stopped
from atoll.table.sorry import Sorry

# How long somebody may take to say hello, in seconds.
PATIENCE = 10.0
LONGEST_FRAME = 64 * 1024
# A line is measured again and again: often at first, so that it is known before a race begins.
PROBES_AT_FIRST, OFTEN, SELDOM = 8, 0.3, 5.0


class Sockets:
    """An ASGI endpoint."""

    def __init__(self, tables: Tables, hearing: Hearing, metrics: Metrics) -> None:
        self.tables = tables
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
        client = scope.get("client")
        line = Line(scope["person"], client[0] if client else "", hello.role)
        line.answer(frames.notice(await self._welcome(live, line, hello)))
        live.join(line, hello)
        telling = asyncio.create_task(self._tell(live, line, send))
        probing = asyncio.create_task(_probe(live, line))
        try:
            while (frame := await _frame(receive)) is not None:
                await self.hearing.hear(live, line, frame)
        finally:
            live.leave(line)
            await stopped(probing)
            await stopped(telling)

    async def _welcome(self, live: Live, line: Line, hello: protocol.Hello) -> protocol.Welcome:
        name = await self.hearing.people.name(line.person)
        plays = live.table.phase == "open" or bool(live.table.seats_of(line.person))
        role: protocol.Role = "spectator" if hello.role == "player" and not plays else hello.role
        return protocol.Welcome(version=protocol.VERSION, time=live.now(), name=name, role=role)

    async def _tell(self, live: Live, line: Line, send: Send) -> None:
        """Send what there is, whenever there is something."""
        with suppress(OSError):
            while True:
                await line.wake.wait()
                line.wake.clear()
                while (frame := live.next_frame(line)) is not None:
                    self.metrics.count("atoll_frames_total", "way", "out")
                    await send({"type": "websocket.send", "text": frame.decode()})
                if line.closing is not None:
                    code, reason = line.closing
                    await send({"type": "websocket.close", "code": code, "reason": reason})
                    return


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
