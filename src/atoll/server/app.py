"""The one place where the server is put together.
Refuses to do anything else: what the parts do is theirs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from atoll.server import describe
from atoll.server.advice import Adviser
from atoll.server.bots import Bots
from atoll.server.client import Client
from atoll.server.finished import Finished
from atoll.server.headers import Headers
from atoll.server.health import Health
from atoll.server.hearing import Hearing
from atoll.server.identity import Identity, Signer
from atoll.server.limits import Limits
from atoll.server.links import Links
from atoll.server.lists import Cards, Lists
from atoll.server.live import Watcher
from atoll.server.machines import Machines
from atoll.server.mail import Mail
from atoll.server.making import Making
from atoll.server.manners import Talk
from atoll.server.metrics import Metrics
from atoll.server.nodes import Nodes
from atoll.server.origins import Origins
from atoll.server.people import People
from atoll.server.protocol import SOCKET, Games
from atoll.server.questions import Questions
from atoll.server.races import Races
from atoll.server.reminders import Letters
from atoll.server.reviews import Reviews
from atoll.server.routes import Answerer, Asked, ways
from atoll.server.settings import Settings
from atoll.server.shelf import shelf
from atoll.server.sockets import Sockets
from atoll.server.tables import Tables
from atoll.server.tasks import stopped
from atoll.server.timers import Absence, Clocks
from atoll.server.webhook import Webhook
from atoll.table.clocks import ServerTime
from atoll.table.stores import Store, open_store


class Here:
    """What there is only while the server runs."""

    store: Store


def app(settings: Settings) -> Starlette:
    """A server with these settings, ready to be run."""
    here, signer, metrics = Here(), Signer(), Metrics()
    encrypted = settings.address.startswith("https://")
    now = ServerTime().now
    limits = Limits(settings.limits)
    bots = Bots(settings.bots, metrics)
    races = Races()
    machines = Machines(bots, races, settings.thinking / 1000, settings.pause / 1000)
    cards = Cards(lambda: here.store)
    links = Links(settings.address, settings.host)
    watchers: list[Watcher] = [
        machines,
        Clocks(),
        Absence(),
        cards,
        Talk(settings.pause / 1000),
        Webhook(settings.webhook, links),
    ]
    nodes = Nodes(lambda: here.store, alone=not settings.database)
    tables = Tables(lambda: here.store, now, nodes, watchers, machines.acting)
    metrics.gauges["atoll_tables_open"] = lambda: len(tables.open)
    mail = Mail(settings.smtp, settings.sender)
    letters = Letters(lambda: here.store, tables, mail, links, now)
    people = People(lambda: here.store, limits, mail, now)
    lists = Lists(lambda: here.store, people)
    making = Making(tables, people, limits, links, cards)
    finished = Finished(tables, limits, cards)
    hearing = Hearing(limits, races, Adviser(bots), metrics)
    sockets = Sockets(tables, people, hearing, metrics)
    health = Health(lambda: here.store, metrics)

    async def games(_: Asked) -> Games:
        return shelf()

    answerers: dict[str, Answerer] = {
        "GET /api/games": games,
        "POST /api/questions": Questions(limits).answer,
        "GET /api/me": people.me,
        "POST /api/me": people.rename,
        "POST /api/claim": people.claim,
        "POST /api/takeover": people.take_over,
        "GET /api/lobby": lists.lobby,
        "POST /api/quick": making.quick,
        "POST /api/tables": making.create,
        "GET /api/tables/{table}": making.state,
        "POST /api/tables/{table}/join": making.join,
        "GET /api/tables/{table}/printed": making.printed,
        "GET /api/tables/{table}/invite": making.link,
        "GET /api/tables/{table}/invite.svg": making.invitation,
        "GET /api/tables/{table}/replay": finished.replay,
        "GET /api/tables/{table}/record": finished.record,
        "GET /api/tables/{table}/verify": finished.verify,
        "GET /api/tables/{table}/review": Reviews(finished, bots, lambda: here.store).review,
        "POST /api/records": finished.imported,
    }

    async def described(_: Request) -> Response:
        return Response(msgspec.json.encode(describe.openapi()), media_type="application/json")

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        here.store = await open_store(settings.database or settings.data)
        signer.use(settings.secret.encode() or await here.store.secret("people"))
        await nodes.begin()
        going_on = [tables.sweep(), nodes.beat(tables), nodes.look(tables, now), cards.mend(), letters.run()]
        relay = None
        if settings.redis:
            # Only several servers need what is installed for Redis.
            from atoll.server.relay import Relay  # noqa: PLC0415

            relay = Relay(settings.redis, nodes.name, tables, hearing)
            sockets.carrier, tables.changed, tables.came = relay, relay.changed, relay.part
            going_on.append(relay.run())
        tasks = [asyncio.create_task(work) for work in going_on]
        yield
        await tables.leave_all()
        if relay:
            await relay.flush()
        for task in tasks:
            await stopped(task)
        if relay:
            await relay.close()
        await nodes.end()
        await bots.end()
        await here.store.close()

    server = Starlette(
        routes=[
            *ways(answerers, metrics),
            WebSocketRoute(SOCKET, sockets),
            Route("/api/openapi.json", described),
            Route("/healthz", health.healthz),
            Route("/metrics", health.counted),
            Route("/{path:path}", Client().serve),
        ],
        middleware=[
            Middleware(Headers, encrypted=encrypted),
            Middleware(Origins, address=settings.address),
            Middleware(Identity, signer=signer, encrypted=encrypted),
        ],
        lifespan=running,
    )
    # Whoever runs it may let everybody go before it closes the lines.
    server.state.leave_all = tables.leave_all
    return server
