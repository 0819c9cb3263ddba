"""A server in a process of its own, as people start it, and guests who come to it over the network.
Refuses to share anything with the test but what goes over the line."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 20.0


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Served:
    """A server that can be stopped, killed and started again on the same folder."""

    def __init__(self, folder: Path, log: Path | None = None, /, **environment: str) -> None:
        self.log = log
        self.environment = {
            **os.environ,
            "ATOLL_DATA": str(folder),
            "ATOLL_BROWSER": "no",
            "ATOLL_PORT": "0",
            "ATOLL_PAUSE": "0",
            "ATOLL_BOTS": "1",
            **environment,
        }
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def spawn(self) -> subprocess.Popen[str]:
        """Start it."""
        command = [sys.executable, "-m", "atoll", "serve", "--lang", "en"]
        with self.log.open("w") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        return self.process

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        stdout = self.spawn().stdout
        assert stdout is not None
        told = stdout.readline()
        assert told.startswith("Atoll is at "), told
        self.address = told.split()[-1]
        # It comes back where it was.
        self.environment["ATOLL_PORT"] = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """Take its life."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Tell it to stop, and wait until it is gone."""
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def get(self, path: str) -> Any:
        return self._ask(Request(self.address + path, headers=self._headers()))

    def post(self, path: str, body: object) -> Any:
        headers = {**self._headers(), "content-type": "application/json"}
        return self._ask(Request(self.address + path, json.dumps(body).encode(), headers))

    @contextmanager
    def line(self, table: str, **hello: Any) -> Iterator["Talk"]:
        """A socket at a table, after hello."""
        path = f"/api/tables/{table}/socket"
        link = f"ws{self.address.removeprefix('http')}{path}"
        headers = self._headers()
        with connect(link, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
            talk = Talk(socket)
            talk.say("hello", version=1, **hello)
            yield talk

    def _headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def _ask(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self.cookie = (answer.headers["set-cookie"] or self.cookie).split(";")[0]
                return json.loads(answer.read())
        except HTTPError as error:
            return json.loads(error.read())


class Talk:
    """What is said and heard over one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, kind: str, **what: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **what}))

    def hear(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.socket.recv(timeout))
        return message

    def until(self, kind: str, **like: Any) -> Message:
        """The next message of a kind, whatever comes before it."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in like.items()):
                return message

    def do(self, view: Message, action: str | None = None) -> Message:
        """Do something that a view offers; returns `done`."""
        chosen = action or view["legal"][0]
        self.say("do", seat=view["seat"], id=view["id"], action=chosen)
        return self.until("done", id=view["id"])


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Served]:
    """A server that runs and is stopped afterwards."""
    server = Served(folder, **environment)
    server.start()
    try:
        yield server
    finally:
        server.end()
