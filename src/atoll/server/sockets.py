"""The socket of a table: who comes says hello, then speaks and is spoken to until the line breaks.
Refuses frames that are no text, and to keep a line that does not begin with hello."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from starlette.types import Message, Receive, Scope, Send

from atoll.server import frames, logs, protocol
from atoll.server.answers import Wrong, not_kept
from atoll.server.arriving import arrive
from atoll.server.hearing import Hearing, read
from atoll.server.line import Line
from atoll.server.live import Live
from atoll.server.metrics import Metrics
from atoll.server.people import People
from atoll.server.tables import Owned, Tables
from atoll.server.tasks import stopped
from atoll.server.wire import LONGEST_FRAME, wire
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError

# How long somebody may take to say hello, in seconds.
PATIENCE = 10.0
# How soon a device whose table cannot be reached just now comes back, in milliseconds.
BACK_AFTER = 1_000.0

Heard = Callable[[], Awaitable[str | bytes | None]]


class Carrier(Protocol):
    """Whoever carries lines to tables at other servers."""

    async def carry(self, line: Line, hello: protocol.Hello, table: str, node: str, heard: Heard) -> None: ...


class Sockets:
    """An ASGI endpoint."""

    def __init__(self, tables: Tables, people: People, hearing: Hearing, metrics: Metrics) -> None:
        self.tables = tables
        self.people = people
        self.hearing = hearing
        self.metrics = metrics
        # There is one where several servers share the tables.
        self.carrier: Carrier | None = None
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
        table: str = scope["path_params"]["table"]
        try:
            hello = await _hello(receive)
            if hello is None:
                return
            line = await self._line(scope, send, hello)
            live = await self.tables.find(table)
        except Owned as owned:
            assert hello is not None
            await self._carry(line, hello, owned, receive)
        except (Wrong, Sorry) as error:
            await _turn_away(send, frames.sorry(error), 4404)
        except StoreError as error:
            logs.event("not kept", table=table, error=str(error))
            await _turn_away(send, frames.sorry(not_kept()), 1013)
        else:
            await self._talk(live, line, hello, receive)

    async def _talk(self, live: Live, line: Line, hello: protocol.Hello, receive: Receive) -> None:
        probing = arrive(live, line, hello)
        line.wire.listen(lambda frame: self.hearing.hear(live, line, frame))
        try:
            while (frame := await _frame(receive)) is not None:
                self.hearing.hear(live, line, frame)
        finally:
            live.leave(line)
            await stopped(probing)

    async def _carry(self, line: Line, hello: protocol.Hello, owned: Owned, receive: Receive) -> None:
        if self.carrier is not None:
            await self.carrier.carry(line, hello, owned.table, owned.node, lambda: _frame(receive))
            return
        logs.event("a table is at another server, and there is no ATOLL_REDIS to reach it", table=owned.table)
        line.wire.write([frames.notice(protocol.Elsewhere(after=BACK_AFTER))])
        line.wire.end(1012, "elsewhere")

    async def _line(self, scope: Scope, send: Send, hello: protocol.Hello) -> Line:
        client = scope.get("client")
        person = scope["person"]
        name = await self.people.came(person)
        return Line(wire(scope, send), person, client[0] if client else "", hello.role, name)


async def _turn_away(send: Send, frame: bytes, code: int) -> None:
    await send({"type": "websocket.send", "text": frame.decode()})
    await send({"type": "websocket.close", "code": code, "reason": "sorry"})


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
