"""Runs the server: takes the port, says where it is to be reached, and stops when it is told to.
Refuses to choose another port than the one asked for."""

import asyncio
import errno
import gc
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

import uvicorn
from starlette.applications import Starlette

from atoll.server import logs
from atoll.server.app import app
from atoll.server.settings import SettingError, Settings
from atoll.server.wire import LONGEST_FRAME, DirectWire
from atoll.table.stores import StoreError, open_store

# How many new things there are before the garbage is looked at, and how much seldomer the older ones are.
SELDOM = (50_000, 20, 50)
# How long those who are connected have to go elsewhere when the server stops.
LEAVING = 3


class _Server(uvicorn.Server):
    """Uvicorn's, which says when it is ready, and lets everybody go before it stops."""

    def __init__(self, app: Starlette, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Everybody is told to come back before the lines are closed.
        await self.app.state.leave_all()
        await super().shutdown(sockets)


def run(settings: Settings, ready: Callable[[str], None]) -> int:
    """Serve until somebody stops it; `ready` is told the address. The exit code."""
    logs.set_up(settings.log)
    # Hardly anything here goes round in circles; looking through all tables for it again and again costs more
    # than it brings.
    gc.set_threshold(*SELDOM)
    listening = listen(settings)
    asyncio.run(_kept(settings))
    address = settings.address or reached_at(settings.host, listening.getsockname()[1])
    serving = app(settings)
    server = _Server(serving, configuration(serving, settings), lambda: ready(address))
    with listening:
        server.run(sockets=[listening])
    return 0 if server.started else 1


async def _kept(settings: Settings) -> None:
    """Open what is kept, and keep something, so that what is wrong is told in one sentence."""
    try:
        store = await open_store(settings.database or settings.data)
        try:
            await store.try_out()
        finally:
            await store.close()
    except StoreError as error:
        raise SettingError(f"ATOLL_{'DATABASE' if settings.database else 'DATA'}: {error}") from None


def configuration(serving: Starlette, settings: Settings) -> uvicorn.Config:
    more: dict[str, Any] = {}
    if settings.proxies:
        more["forwarded_allow_ips"] = list(settings.proxies)
    return uvicorn.Config(
        serving,
        ws=DirectWire,
        ws_max_size=LONGEST_FRAME,
        # Compression would cost each socket 35 kB and every frame half the speed.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        timeout_graceful_shutdown=LEAVING,
        **more,
    )


def listen(settings: Settings) -> socket.socket:
    """The server's socket; a port that is taken is told in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise SettingError(_why(settings, error)) from None
    return listening


def _why(settings: Settings, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {settings.port} is taken, perhaps by another Atoll; "
            f"ATOLL_PORT={settings.port + 1} chooses another one"
        )
    if error.errno == errno.EACCES:
        return f"port {settings.port} is for the system's own services; ATOLL_PORT=8000 chooses another one"
    return f"ATOLL_HOST={settings.host} is no address that this machine can listen at: {error.strerror}"


def reached_at(host: str, port: int) -> str:
    """The address to type on this machine."""
    name = host
    try:
        if ip_address(host).is_unspecified or ip_address(host).is_loopback:
            name = "localhost" if ":" not in host else "[::1]"
        elif ":" in host:
            name = f"[{host}]"
    except ValueError:
        pass
    return f"http://{name}:{port}"
