"""What every answer carries, and who is not let in at all."""

import re

import pytest
from starlette.testclient import TestClient

from atoll.server.origins import Origins

ADDRESSES = ["/api/games", "/", "/nowhere", "/api/nowhere", "/healthz", "/metrics", "/assets/none.js"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_is_guarded(ana: TestClient, address: str) -> None:
    headers = ana.get(address).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy and "default-src 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy and not re.search(r"https?:", policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "cache-control" in headers


def test_an_encrypted_server_says_so() -> None:
    from atoll.server.headers import Headers  # noqa: PLC0415

    async def app(*_: object) -> None: ...

    assert "strict-transport-security" in Headers(app, encrypted=True).always
    assert "strict-transport-security" not in Headers(app, encrypted=False).always


@pytest.mark.parametrize("name", ["localhost:8000", "127.0.0.1:8000", "192.168.1.7:8000", "[::1]:8000"])
def test_this_machine_is_known_by_these_names(ana: TestClient, name: str) -> None:
    assert ana.get("/api/games", headers={"host": name}).status_code == 200


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example"])
def test_a_name_that_somebody_else_points_here_is_refused(ana: TestClient, name: str) -> None:
    answer = ana.get("/api/games", headers={"host": name})
    assert answer.status_code == 421 and answer.json()["code"] == "misdirected"


async def _nothing(*_: object) -> None: ...


def test_the_address_is_a_name_too() -> None:
    assert Origins(_nothing, "https://games.example").own == "games.example"
