"""From a route of the protocol to the function that answers it: who asks, for which table, with what body.
Refuses a body of another shape, or one that is too long, before anybody has to look at it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Way

from atoll.server import logs
from atoll.server.answers import Wrong, body, fault, malformed, not_kept, problem
from atoll.server.metrics import Metrics
from atoll.server.protocol import ROUTES, Body, Route
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError

# What a table cannot do: as a rule it is in another state (409).
STATUS = {
    **dict.fromkeys(("not-host", "not-your-seat", "not-seated", "no-watching"), 403),
    **dict.fromkeys(("seats", "option", "pace", "name-empty", "no-such-bot", "no-such-game", "no-seat"), 422),
    "record": 422,
}
LONGEST_BODY = 64_000
LONGEST_RECORD = 2_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks for what."""

    person: str
    # Where the request comes from, and the address of this server as the asker reached it.
    address: str
    base: str
    table: str
    query: Mapping[str, int]
    # The body: a record of the protocol, or the text of one that has no other shape.
    body: Any
    request: Request


Answerer = Callable[[Asked], Awaitable[Body | Response]]


def ways(answerers: Mapping[str, Answerer], metrics: Metrics) -> list[Way]:
    """A Starlette route for each of the protocol's."""
    named = {f"{route.method} {route.path}": route for route in ROUTES}
    return [
        Way(named[name].path, _endpoint(named[name], answer, metrics), methods=[named[name].method])
        for name, answer in answerers.items()
    ]


def _endpoint(route: Route, answer: Answerer, metrics: Metrics) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(route.takes) if route.takes else None

    async def endpoint(request: Request) -> Response:
        try:
            found = await answer(await _asked(request, route, decoder))
            response = found if isinstance(found, Response) else body(found)
        except Wrong as wrong:
            response = problem(wrong)
        except Sorry as sorry:
            response = problem(Wrong(STATUS.get(sorry.code, 409), sorry.code, sorry.words, **sorry.data))
        except StoreError as error:
            logs.event("not kept", error=str(error))
            metrics.count("atoll_faults_total", "where", "store")
            response = problem(not_kept())
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            logs.fault(f"{route.method} {route.path}", error)
            metrics.count("atoll_faults_total", "where", "http")
            response = problem(fault())
        metrics.count("atoll_http_requests_total", "status", str(response.status_code))
        return response

    return endpoint


async def _asked(request: Request, route: Route, decoder: msgspec.json.Decoder[Any] | None) -> Asked:
    client = request.client
    return Asked(
        person=request.scope["person"],
        address=client.host if client else "",
        base=f"{request.url.scheme}://{request.url.netloc}",
        table=request.path_params.get("table", ""),
        query={
            name: _number(name, text) for name, text in request.query_params.items() if name in route.query
        },
        body=await _body(request, route, decoder),
        request=request,
    )


async def _body(request: Request, route: Route, decoder: msgspec.json.Decoder[Any] | None) -> Any:
    if route.method == "GET":
        return None
    most = LONGEST_BODY if decoder else LONGEST_RECORD
    chunks, length = [], 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > most:
            raise Wrong(413, "long", f"A body here has at most {most} bytes.", most=most)
        chunks.append(chunk)
    whole = b"".join(chunks)
    if decoder is None:
        return whole
    try:
        return decoder.decode(whole)
    except msgspec.DecodeError as error:
        raise malformed(error) from None


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Wrong(
            422, "field", f"{name} is a whole number, not {text[:40]!r}.", where=name, expected="number"
        )
    return int(text)
