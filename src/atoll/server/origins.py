"""Where a request comes from and whom it was meant for: pages of other sites may not act here.
Refuses a browser's POST or socket with a foreign origin, and a name that is not this server's."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from atoll.server.answers import Wrong, problem

READING = {"GET", "HEAD", "OPTIONS"}


class Origins:
    """Lets through what is meant for this server and comes from its own pages, or from no page at all."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self.app = app
        self.own = urlsplit(address).hostname if address else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        wrong = self._wrong(scope, Headers(scope=scope))
        if wrong is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": wrong.problem.words})
        else:
            await problem(wrong)(scope, receive, send)

    def _wrong(self, scope: Scope, headers: Headers) -> Wrong | None:
        return self._misdirected(headers) or _foreign(scope, headers)

    def _misdirected(self, headers: Headers) -> Wrong | None:
        # A name that somebody else's DNS points at us would make their page one of our own.
        name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        if name == self.own or _is_here(name):
            return None
        words = "This server is not known by that name; who runs it can set ATOLL_ADDRESS."
        return Wrong(421, "misdirected", words)


def _is_here(name: str) -> bool:
    """Whether a name means this machine without anybody's DNS."""
    try:
        ip_address(name)
    except ValueError:
        host = socket.gethostname().lower().removesuffix(".local")
        return name in {"localhost", host, f"{host}.local"} or name.endswith(".localhost")
    return True


def _foreign(scope: Scope, headers: Headers) -> Wrong | None:
    acts = scope["type"] == "websocket" or scope["method"] not in READING
    origin = headers.get("origin")
    if not acts or origin is None:
        # Programs send no origin; browsers always do when they act.
        return None
    if origin != "null" and urlsplit(origin).netloc == headers.get("host"):
        return None
    return Wrong(403, "origin", "Only pages of this server may do that.")
