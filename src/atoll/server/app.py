"""The one place where the server is put together.
Refuses to do anything else: what the parts do is theirs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from atoll.server import describe
from atoll.server.bots import Bots
from atoll.server.client import Client
from atoll.server.headers import Headers
from atoll.server.identity import Identity, Signer, kept_secret
from atoll.server.metrics import Metrics
from atoll.server.origins import Origins
from atoll.server.protocol import Games
from atoll.server.routes import Answerer, Asked, ways
from atoll.server.settings import Settings
from atoll.server.shelf import shelf


def app(settings: Settings) -> Starlette:
    """A server with these settings, ready to be run."""
    settings.data.mkdir(parents=True, exist_ok=True)
    metrics = Metrics()
    bots = Bots(settings.bots, metrics)
    encrypted = settings.address.startswith("https://")
    signer = Signer(settings.secret or kept_secret(settings.data))

    async def games(asked: Asked) -> Games:
        return shelf()

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("well\n")

    async def counted(request: Request) -> Response:
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    async def described(request: Request) -> Response:
        return Response(msgspec.json.encode(describe.openapi()), media_type="application/json")

    answerers: dict[str, Answerer] = {"GET /api/games": games}

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        yield
        await bots.end()

    return Starlette(
        routes=[
            *ways(answerers, metrics),
            Route("/api/openapi.json", described),
            Route("/healthz", healthz),
            Route("/metrics", counted),
            Route("/{path:path}", Client().serve),
        ],
        middleware=[
            Middleware(Headers, encrypted=encrypted),
            Middleware(Origins, address=settings.address),
            Middleware(Identity, signer=signer, encrypted=encrypted),
        ],
        lifespan=running,
    )
