"""The short way under a line: whole texts, pieces, control frames, and everything that is no WebSocket."""

import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .served import Guest, Served

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0


def table(served: Served) -> tuple[Guest, str]:
    ana = Guest(served.address)
    made = ana.post("/api/quick", {"game": "pearls", "name": "Ana", "bots": 1, "level": "random"})
    return ana, made["table"]


def frame(
    opcode: int, text: bytes, *, final: bool = True, masked: bool = True, length: int | None = None
) -> bytes:
    """A frame as a client writes it, or ought not to."""
    size = len(text) if length is None else length
    bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack(">BB", final << 7 | opcode, bit | size)
    elif size < 1 << 16:
        head = struct.pack(">BBH", final << 7 | opcode, bit | 126, size)
    else:
        head = struct.pack(">BBQ", final << 7 | opcode, bit | 127, size)
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text)) if masked else head + text


@contextmanager
def raw(served: Served) -> Iterator["Raw"]:
    """A socket after the handshake and hello."""
    ana, id = table(served)
    where = urlsplit(served.address)
    with socket.create_connection((where.hostname, where.port), timeout=10) as line:
        request = [
            f"GET /api/tables/{id}/socket HTTP/1.1",
            f"Host: {where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {ana.cookie}",
        ]
        line.sendall("\r\n".join([*request, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += line.recv(1)
        assert b" 101 " in answer and b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
        yield Raw(line)


class Raw:
    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.send(frame(TEXT, b'{"type":"hello","version":1}'))
        while self.hear() != "chat":
            pass

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def read(self) -> tuple[int, bytes]:
        head = self._exactly(2)
        length = head[1] & 0x7F
        if length == 126:
            length = struct.unpack(">H", self._exactly(2))[0]
        return head[0] & 0x0F, self._exactly(length)

    def hear(self) -> str:
        """The type of the next message, or what else came."""
        opcode, text = self.read()
        if opcode == TEXT:
            return str(json.loads(text)["type"])
        return {CLOSE: f"close {struct.unpack('>H', text[:2])[0] if text else ''}", PONG: "pong!"}[opcode]

    def _exactly(self, number: int) -> bytes:
        data = b""
        while len(data) < number:
            more = self.line.recv(number - len(data))
            if not more:
                raise EOFError
            data += more
        return data


PING_MESSAGE = b'{"type":"ping","sent":1}'


def test_a_text_may_come_in_any_portions(served: Served) -> None:
    with raw(served) as line:
        two = frame(TEXT, PING_MESSAGE) + frame(
            TEXT, b'{"type":"ping","sent":2,' + b" " * 500 + b"}".replace(b",", b"")
        )
        two = frame(TEXT, PING_MESSAGE) + frame(TEXT, PING_MESSAGE + b" " * 500)
        for byte in two:
            line.send(bytes([byte]))
        assert [line.hear(), line.hear()] == ["pong", "pong"]
        line.send(two * 3)
        assert [line.hear() for _ in range(6)] == ["pong"] * 6


def test_a_text_in_pieces_is_put_together_with_control_frames_between(served: Served) -> None:
    with raw(served) as line:
        line.send(frame(TEXT, PING_MESSAGE[:7], final=False))
        line.send(frame(PING, b"are you there"))
        assert line.read() == (PONG, b"are you there")
        line.send(frame(CONTINUED, PING_MESSAGE[7:12], final=False) + frame(CONTINUED, PING_MESSAGE[12:]))
        assert line.hear() == "pong"
        line.send(frame(TEXT, PING_MESSAGE))
        assert line.hear() == "pong"


def test_bytes_are_read_like_text(served: Served) -> None:
    with raw(served) as line:
        line.send(frame(BINARY, PING_MESSAGE))
        assert line.hear() == "pong"


def test_whoever_says_goodbye_is_answered(served: Served) -> None:
    with raw(served) as line:
        line.send(frame(CLOSE, struct.pack(">H", 1000)))
        assert line.hear() == "close 1000"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, PING_MESSAGE, masked=False), 1002),
        (frame(TEXT, b"", length=65_537), 1009),
        (frame(TEXT, b"", length=1 << 40), 1009),
        (frame(3, b"no such opcode"), 1002),
        (frame(CONTINUED, b"continues nothing"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, b"begun", final=False) + frame(TEXT, PING_MESSAGE), 1002),
        (frame(TEXT, b"x" * 60_000, final=False) + frame(CONTINUED, b"x" * 60_000), 1009),
        (b"GET / HTTP/1.1\r\n\r\n", 1002),
    ],
    ids=[
        "unmasked",
        "too long",
        "far too long",
        "opcode",
        "continuation",
        "ping",
        "interrupted",
        "pieces",
        "HTTP",
    ],
)
def test_what_is_no_websocket_ends_the_line_and_nothing_else(served: Served, wrong: bytes, code: int) -> None:
    with raw(served) as line:
        line.send(wrong)
        assert line.hear() == f"close {code}"
    with raw(served) as line:
        line.send(frame(TEXT, PING_MESSAGE))
        assert line.hear() == "pong"


def test_a_message_of_64_kb_is_the_longest(served: Served) -> None:
    with raw(served) as line:
        line.send(frame(TEXT, PING_MESSAGE + b" " * (65_536 - len(PING_MESSAGE))))
        assert line.hear() == "pong"


def test_who_says_nothing_but_nonsense_is_left_alone(served: Served) -> None:
    with raw(served) as line:
        for _ in range(20):
            line.send(frame(TEXT, b"nonsense"))
        heard = [line.hear() for _ in range(21)]
        assert heard == ["sorry"] * 20 + ["close 4400"]


def test_a_line_begins_with_hello(served: Served) -> None:
    ana, id = table(served)
    address = f"ws{served.address.removeprefix('http')}/api/tables/{id}/socket"
    with connect(address, additional_headers={"cookie": ana.cookie}) as line:
        line.send('{"type":"ping","sent":1}')
        assert json.loads(line.recv())["code"] == "no-hello"
        with pytest.raises(ConnectionClosed):
            line.recv()
    with connect(address) as line:
        line.send('{"type":"hello","version":99}')
        assert json.loads(line.recv())["code"] == "version"


def test_a_table_that_there_is_not_is_told(served: Served) -> None:
    address = f"ws{served.address.removeprefix('http')}/api/tables/nowhere/socket"
    with connect(address) as line:
        line.send('{"type":"hello","version":1}')
        assert json.loads(line.recv())["code"] == "no-such-table"


def test_a_foreign_page_gets_no_socket(served: Served) -> None:
    ana, id = table(served)
    address = f"ws{served.address.removeprefix('http')}/api/tables/{id}/socket"
    evil = {"cookie": ana.cookie, "origin": "https://evil.example"}
    with pytest.raises(Exception, match="403"), connect(address, additional_headers=evil):
        pass
