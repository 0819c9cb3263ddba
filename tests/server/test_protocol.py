"""The protocol is told as it is: what is made from it is not behind, every route and message is served."""

import importlib
import re
import sys
from pathlib import Path
from typing import get_args

import pytest
from starlette.testclient import TestClient

from atoll.server import protocol
from atoll.server.answers import Wrong
from atoll.server.hearing import VERBS, read
from atoll.table import sorry

ROOT = Path(__file__).parents[2]


def test_what_is_made_from_the_protocol_is_not_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    writer = importlib.import_module("write_protocol")
    del sys.modules["write_protocol"]
    for path, text in writer.MADE.items():
        assert path.read_text() == text(), f"python packaging/write_protocol.py writes another {path.name}"


def test_every_route_is_served(ana: TestClient) -> None:
    for route in protocol.ROUTES:
        answer = ana.request(route.method, route.path.replace("{table}", "nowhere"))
        assert answer.status_code != 405
        assert answer.headers["content-type"] != "text/plain; charset=utf-8", route.path


def test_whatever_cannot_be_done_has_words_for_who_reads_them() -> None:
    # What only a program can do wrong is told in English.
    programs = {"hello-again", "no-hello", "token"}
    raised = re.compile(r'Wrong\(\s*\d+,\s*"([a-z-]+)"')
    server = (ROOT / "src" / "atoll" / "server").glob("*.py")
    codes = {code for path in server for code in raised.findall(path.read_text(encoding="utf-8"))}
    assert programs < codes
    for path in (ROOT / "web" / "texts").glob("*.ftl"):
        told = set(re.findall(r"^sorry-([a-z-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert (codes - programs | set(sorry.WORDS)) - told == set(), path.name


def test_every_message_is_heard() -> None:
    special = {protocol.Do, protocol.Why, protocol.Echo, protocol.Ping, protocol.Hint, protocol.Hello}
    assert {*VERBS, *special, protocol.Rematch} == set(get_args(protocol.ClientMessage))


@pytest.mark.parametrize(
    ("frame", "code", "words"),
    [
        ("", "json", "not JSON"),
        ("{", "json", "not JSON"),
        ("[]", "field", "at $"),
        ('{"type":"dance"}', "field", "at $.type"),
        ('{"type":"do","seat":0,"id":0}', "field", "action"),
        ('{"type":"do","seat":-1,"id":0,"action":"x"}', "field", "at $.seat"),
        ('{"type":"do","seat":0,"id":0,"action":"x","more":1}', "field", "more"),
        ('{"type":"say","text":"' + "x" * 301 + '"}', "field", "at $.text"),
        (b"\xff\xfe", "json", "not JSON"),
        ("[" * 60_000, "field", "at $"),
    ],
)
def test_what_is_no_message_is_told_with_its_place(frame: str | bytes, code: str, words: str) -> None:
    with pytest.raises(Wrong) as told:
        read(frame)
    assert told.value.problem.code == code
    assert words in told.value.problem.words


def test_the_openapi_names_every_route(ana: TestClient) -> None:
    described = ana.get("/api/openapi.json").json()
    assert {route.path for route in protocol.ROUTES} == set(described["paths"])
