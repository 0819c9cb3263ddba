"""Every route and every message with a token that is missing, wrong, stale or somebody else's."""

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from atoll.server.identity import Signer, new_person
from atoll.server.protocol import ROUTES, Route
from atoll.server.settings import Settings

from .conftest import Visitor
from .test_playing import line, quick, until

Token = Callable[[Signer], str]

BODIES: dict[str, Any] = {
    "POST /api/me": {"name": "Mallory"},
    "POST /api/takeover": {"code": "AAAA-BBBB-CCCC"},
    "POST /api/quick": {"game": "pearls", "name": "Mallory"},
    "POST /api/tables": {"game": "pearls", "seats": [{"kind": "person", "name": "M"}, {"kind": "open"}]},
    "POST /api/tables/{table}/join": {"name": "Mallory"},
    "POST /api/records": {"not": "a record"},
    "POST /api/questions": {"game": "pearls", "question": "depth"},
}


def ask(client: TestClient, route: Route, table: str, token: str | None) -> Any:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    body = BODIES.get(f"{route.method} {route.path}", {}) if route.method == "POST" else None
    return client.request(route.method, route.path.replace("{table}", table), json=body, headers=headers)


WRONG: dict[str, Token] = {
    "nonsense": lambda own: "nonsense",
    "empty": lambda own: "",
    "stale": lambda own: Signer(b"the secret of last year").token(new_person()),
    "unsigned": lambda own: new_person() + ".",
    "another's signature": lambda own: f"{new_person()}.{own.token(new_person()).partition('.')[2]}",
}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
@pytest.mark.parametrize("token", WRONG)
def test_a_wrong_token_opens_nothing(
    ana: TestClient, settings: Settings, visitor: Visitor, route: Route, token: str
) -> None:
    table = quick(ana)
    before = ana.get(f"/api/tables/{table}").json()
    answer = ask(visitor(), route, table, WRONG[token](Signer(settings.secret.encode())))
    assert answer.status_code == 401 and answer.json()["code"] == "token"
    assert ana.get(f"/api/tables/{table}").json() == before


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_without_a_token_one_is_somebody_new(ana: TestClient, visitor: Visitor, route: Route) -> None:
    table = quick(ana)
    before = ana.get(f"/api/tables/{table}").json()
    stranger = visitor()
    answer = ask(stranger, route, table, None)
    assert "set-cookie" in answer.headers
    assert ana.get(f"/api/tables/{table}").json() == before
    assert stranger.get("/api/me").json()["name"] != "Ana"
    mine = [card["id"] for card in stranger.get("/api/lobby").json()["mine"]]
    assert table not in mine


def test_a_cookie_that_is_wrong_on_a_socket_is_a_strangers(ana: TestClient, visitor: Visitor) -> None:
    table = quick(ana)
    stranger = visitor()
    stranger.cookies.set(next(iter(ana.cookies.keys())), "AAAAAAAAAAAAAAAAAAAAAA.AAAA")
    with line(stranger, table) as socket:
        assert until(socket, "welcome")["role"] == "spectator"
        told = until(socket, "table")
        assert told["yours"] == [] and not told["host"]
        assert until(socket, "view")["private"] == {}


FOREIGN: list[dict[str, Any]] = [
    {"type": "do", "seat": 0, "id": 0, "action": "dive"},
    {"type": "do", "seat": 1, "id": 0, "action": "dive"},
    {"type": "why", "seat": 0, "action": "dive"},
    {"type": "intend", "seat": 0, "actions": ["dive"]},
    {"type": "undo", "seat": 0},
    {"type": "answer", "seat": 0, "yes": True},
    {"type": "stand", "seat": 0},
    {"type": "invite", "seat": 0, "bot": "greedy"},
    {"type": "swap", "seat": 0, "other": 1},
    {"type": "start"},
    {"type": "resign", "seat": 0},
    {"type": "leave"},
    {"type": "vote", "seat": 0, "about": 1, "choice": "end"},
    {"type": "back", "seat": 0},
    {"type": "rematch"},
    {"type": "say", "seat": 0, "text": "I am Ana"},
    {"type": "settle", "chat": "off"},
    {"type": "hint", "seat": 0},
    {"type": "sit", "name": "Mallory", "seat": 0},
]


@pytest.mark.parametrize("message", FOREIGN, ids=lambda message: str(message["type"]))
def test_nobody_acts_for_another(ana: TestClient, bob: TestClient, message: dict[str, Any]) -> None:
    table = quick(ana)
    before = ana.get(f"/api/tables/{table}").json()
    with line(bob, table) as socket:
        until(socket, "chat")
        socket.send_json(message)
        sorry = until(socket, "sorry")
        assert sorry["code"] not in {"fault", "field", "json"}
    assert ana.get(f"/api/tables/{table}").json() == before


def test_a_page_of_another_site_cannot_act(ana: TestClient) -> None:
    evil = {"origin": "https://evil.example"}
    for route in ROUTES:
        answer = ana.request(route.method, route.path.replace("{table}", "x"), json={}, headers=evil)
        assert (answer.status_code == 403) == (route.method == "POST"), route.path
    answer = ana.post("/api/claim", headers={"origin": "null"})
    assert answer.status_code == 403 and answer.json()["code"] == "origin"
    assert ana.post("/api/claim", headers={"origin": "http://localhost:8000"}).status_code == 200
