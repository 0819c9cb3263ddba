"""Who asks is told by a signed cookie, and by nothing else."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from atoll.server.identity import Signer, kept_secret, new_person
from atoll.server.settings import SettingError

from .conftest import Visitor


def test_a_token_is_its_persons_alone() -> None:
    signer, other = Signer("a" * 32), Signer("b" * 32)
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


def test_the_secret_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    secret = kept_secret(tmp_path)
    assert kept_secret(tmp_path) == secret and len(secret) >= 32
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    (tmp_path / "secret").write_text("")
    with pytest.raises(SettingError, match="is empty"):
        kept_secret(tmp_path)
