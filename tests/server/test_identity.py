"""Who asks is told by a signed cookie, and by nothing else."""

from dataclasses import replace

from starlette.testclient import TestClient

from atoll.server.app import app
from atoll.server.identity import Signer, new_person
from atoll.server.settings import Settings

from .conftest import BASE, Visitor


def test_a_token_is_its_persons_alone() -> None:
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    person = new_person()
    assert signer.person(signer.token(person)) == person
    assert other.person(signer.token(person)) is None
    _, signature = signer.token(person).split(".")
    assert signer.person(f"{new_person()}.{signature}") is None
    for broken in ("", ".", f".{signature}", person, f"{person}.", signer.token(person) + "x", "ž.ž"):
        assert signer.person(broken) is None


def test_the_first_answer_sets_a_cookie_that_scripts_cannot_read(ana: TestClient) -> None:
    first = ana.get("/api/games")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/" in cookie
    assert "set-cookie" not in ana.get("/api/games").headers


def test_a_forged_cookie_is_replaced(ana: TestClient) -> None:
    ana.get("/api/games")
    (name,) = ana.cookies.keys()
    forged = {"cookie": f"{name}=AAAAAAAAAAAAAAAAAAAAAA.forged"}
    assert "set-cookie" in ana.get("/api/games", headers=forged).headers


def test_a_forged_token_is_refused(ana: TestClient) -> None:
    answer = ana.get("/api/games", headers={"authorization": "Bearer nonsense"})
    assert answer.status_code == 401 and answer.json()["code"] == "token"


def test_a_token_does_what_its_cookie_does(ana: TestClient, visitor: Visitor) -> None:
    ana.get("/api/games")
    (token,) = ana.cookies.values()
    answer = visitor().get("/api/games", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


def test_the_secret_is_made_once_and_kept(settings: Settings) -> None:
    unset = replace(settings, secret="")
    with TestClient(app(unset), base_url=BASE) as first:
        first.get("/api/games")
        cookies = first.cookies
    with TestClient(app(unset), base_url=BASE, cookies=cookies) as second:
        assert "set-cookie" not in second.get("/api/games").headers
