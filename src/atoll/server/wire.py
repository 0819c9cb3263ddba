"""What lies under a line: frames go out together and without waiting, and come in as a call.
Refuses to be more than a short way past uvicorn's own protocol, which does all but whole text frames."""

import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

from starlette.types import Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

from atoll.server.tasks import soon

LONGEST_FRAME = 64 * 1024
EXTENSION = "atoll.wire"

# The first byte of a text in one piece; of the second, the bit of a mask and the length.
WHOLE_TEXT = 0x81
FINAL, CONTROL, MASKED, LENGTH = 0x80, 0x08, 0x80, 0x7F

Hear = Callable[[str | bytes], None]


class Wire(Protocol):
    """How a line sends. While it is not `ready` nothing should be written; then `drained` is called."""

    ready: bool
    drained: Callable[[], None]

    def listen(self, hear: Hear) -> None:
        """Give what comes in to this, where there is a short way."""

    def write(self, frames: list[bytes]) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


def _nothing() -> None: ...


class DirectWire(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a short way: a text that comes in one piece is given to `hear` without a queue,
    and frames are written together without a task. All else goes the usual way."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ready = True
        self.drained: Callable[[], None] = _nothing
        self.hear: Hear | None = None
        self.pending = b""
        # Whether a text is coming in pieces, which the usual way puts together; whether all goes that way.
        self.in_pieces = False
        self.usual = False

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def listen(self, hear: Hear) -> None:
        """Take the short way from now on; what came the usual way meanwhile is heard first."""
        came = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in came:
            if event["type"] == "websocket.receive":
                hear(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.hear = hear
        # What was said for the handshake is over; it is a quarter of what a line holds.
        self.scope["headers"] = []
        del self.request, self.response
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self.hear is None or self.usual or self.close_sent:
            super().data_received(data)
            return
        self.pending = self.pending + data if self.pending else data
        while self.pending and (end := self._end_of_frame()):
            frame, self.pending = self.pending[:end], self.pending[end:]
            if frame[0] == WHOLE_TEXT and not self.in_pieces and not self.usual:
                self.hear(_unmasked(frame))
                continue
            if not frame[0] & CONTROL:
                self.in_pieces = not frame[0] & FINAL
            super().data_received(frame)

    def _end_of_frame(self) -> int:
        """Where the first frame ends; 0 when it is not all there. After one that is wrong everything goes the
        usual way, where that is found and told."""
        data, known = self.pending, len(self.pending)
        if known < 2:
            return 0
        length, start = data[1] & LENGTH, 6
        if length == 126:
            if known < 4:
                return 0
            length, start = struct.unpack_from(">H", data, 2)[0], 8
        if length == 127 or length > LONGEST_FRAME or not data[1] & MASKED:
            self.usual = True
            return known
        return start + length if known >= start + length else 0

    def send_receive_event_to_app(self) -> None:
        """What the usual way has put together from pieces, or is no text."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            whole, self.frames = b"".join(self.frames), []
            self.hear(whole)

    def write(self, frames: list[bytes]) -> None:
        if not self.close_sent and not self.transport.is_closing():
            parts = [part for frame in frames for part in (_head(len(frame)), frame)]
            self.transport.write(b"".join(parts))

    def end(self, code: int, reason: str) -> None:
        soon(_closed(self.send, code, reason))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        self.drained()


class PlainWire:
    """The same over nothing but ASGI, for every other server: one frame after the other, from a task."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.ready = True
        self.drained: Callable[[], None] = _nothing
        self.waiting: deque[bytes] = deque()

    def listen(self, hear: Hear) -> None:
        """There is no short way here."""

    def write(self, frames: list[bytes]) -> None:
        self.waiting.extend(frames)
        if self.ready:
            self.ready = False
            soon(self._write())

    async def _write(self) -> None:
        with suppress(OSError, RuntimeError):
            while self.waiting:
                await self.send({"type": "websocket.send", "text": self.waiting.popleft().decode()})
            self.ready = True
            self.drained()

    def end(self, code: int, reason: str) -> None:
        soon(_closed(self.send, code, reason))


def wire(scope: Scope, send: Send) -> Wire:
    """The shortest way that the server has."""
    direct: Wire | None = (scope.get("extensions") or {}).get(EXTENSION)
    return direct or PlainWire(send)


async def _closed(send: Any, code: int, reason: str) -> None:
    # Who is gone already need not be told.
    with suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason})


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack(">BBH", WHOLE_TEXT, 126, length)
    return struct.pack(">BBQ", WHOLE_TEXT, 127, length)


def _unmasked(frame: bytes) -> bytes:
    start = 8 if frame[1] & LENGTH == 126 else 6
    return apply_mask(frame[start:], frame[start - 4 : start])
