"""Whoever is waited for at tables by days is written to, by a real mail server, and the webhook is told."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from starlette.testclient import TestClient

from atoll.server import reminders
from atoll.server.links import Links
from atoll.server.mail import Letter
from atoll.server.settings import Settings
from atoll.table.facts import Pace
from atoll.table.stores import Person
from atoll.texts import LANGUAGES

from ..table.tables import ANA, begun, people
from .conftest import Visitor
from .served import free_port
from .test_playing import line, until

DAYS = {"kind": "days", "hours": 24}
ADDRESS = "http://atoll.example.org"
SENDER = "atoll@example.org"
# Longer than anything here takes by itself, in seconds; and as long as nothing more may come.
PATIENCE, SILENCE = 10.0, 0.5


class Letterbox:
    """A mail server that keeps what it takes, and takes nothing while it is `shut`."""

    def __init__(self) -> None:
        self.shut = False
        self.refused = 0
        self.letters: Queue[EmailMessage] = Queue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.shut:
            self.refused += 1
            return "452 try again later"
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert envelope.mail_from == SENDER and envelope.rcpt_tos == [letter["To"]]
        self.letters.put(letter)
        return "250 taken"


@contextmanager
def mail_server(letterbox: Letterbox) -> Iterator[str]:
    port = free_port()
    server = Controller(letterbox, hostname="127.0.0.1", port=port)
    server.start()
    try:
        yield f"smtp://127.0.0.1:{port}"
    finally:
        server.stop()


@contextmanager
def told(queue: Queue[dict[str, Any]]) -> Iterator[str]:
    """A webhook that keeps what it is told."""

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queue.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Hook) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/told"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def letterbox() -> Letterbox:
    return Letterbox()


@pytest.fixture
def hook() -> Queue[dict[str, Any]]:
    return Queue()


@pytest.fixture
def settings(
    tmp_path: Path, letterbox: Letterbox, hook: Queue[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Settings]:
    """A host with a mail server and a webhook, whose quarter of an hour is over at once."""
    monkeypatch.setattr(reminders, "EVERY", 0.05)
    monkeypatch.setattr(reminders, "SOON", 0.0)
    with ExitStack() as stack:
        yield Settings(
            data=tmp_path,
            browser=False,
            pause=0,
            bots=1,
            secret="s" * 32,
            address=ADDRESS,
            smtp=stack.enter_context(mail_server(letterbox)),
            sender=SENDER,
            webhook=stack.enter_context(told(hook)),
        )


@pytest.fixture
def bob(ana: TestClient, visitor: Visitor) -> TestClient:
    """Bob reads Czech, and has left an address."""
    bob = visitor()
    bob.headers["accept-language"] = "cs-CZ,cs;q=0.9,en;q=0.5"
    assert bob.post("/api/me", json={"name": "Bob", "email": "bob@example.org"}).json()["reminders"]
    return bob


def table_of_two(ana: TestClient, bob: TestClient, game: str = "pearls") -> str:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    made = ana.post("/api/tables", json={"game": game, "seats": seats, "pace": DAYS}).json()
    assert bob.post(f"/api/tables/{made['table']}/join", json={"name": "Bob"}).json()["yours"] == [1]
    with line(ana, made["table"]) as hers:
        until(hers, "table")
        hers.send_json({"type": "start"})
        until(hers, "view", seat=0)
    table: str = made["table"]
    return table


def dive(who: TestClient, table: str) -> None:
    with line(who, table) as talk:
        view = until(talk, "view")
        talk.send_json({"type": "do", "seat": view["seat"], "id": view["id"], "action": "dive"})
        until(talk, "done")


def nothing_comes(queue: Queue[Any]) -> bool:
    try:
        queue.get(timeout=SILENCE)
    except Empty:
        return True
    return False


def test_one_letter_for_all_tables_and_no_second_one_before_a_visit(
    ana: TestClient, bob: TestClient, letterbox: Letterbox
) -> None:
    letterbox.shut = True
    tables = [table_of_two(ana, bob) for _ in range(2)]
    for table in tables:
        dive(ana, table)
    # What the mail server does not take now it takes later.
    until_ = time.monotonic() + PATIENCE
    while not letterbox.refused and time.monotonic() < until_:
        time.sleep(0.02)
    time.sleep(SILENCE)
    letterbox.shut = False
    letter = letterbox.letters.get(timeout=PATIENCE)
    assert letter["To"] == "bob@example.org" and letter["From"] == SENDER
    assert letter["Subject"] == "U 2 stolů jsi na tahu"
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith("Ahoj Bob,\n\nu těchto stolů se čeká na tebe:")
    assert all(f"{ADDRESS}/t/{table}\n" in text for table in tables)
    assert "hrají Ana (zbývá 23 hodin)" in text
    third = table_of_two(ana, bob)
    dive(ana, third)
    assert nothing_comes(letterbox.letters)
    # Bob comes, plays at one table, and is waited for there again.
    dive(bob, tables[0])
    dive(ana, tables[0])
    again = letterbox.letters.get(timeout=PATIENCE)
    assert again["Subject"] == "U 3 stolů jsi na tahu"
    assert nothing_comes(letterbox.letters)


def test_nobody_is_written_to_who_is_here(ana: TestClient, bob: TestClient, letterbox: Letterbox) -> None:
    table = table_of_two(ana, bob)
    with line(bob, table) as his:
        until(his, "welcome")
        dive(ana, table)
        assert nothing_comes(letterbox.letters)
    assert letterbox.letters.get(timeout=PATIENCE)["Subject"] == "U jednoho stolu jsi na tahu"


def test_who_takes_the_address_away_gets_no_letters(
    ana: TestClient, bob: TestClient, letterbox: Letterbox
) -> None:
    table = table_of_two(ana, bob)
    assert bob.post("/api/me", json={"email": ""}).json()["email"] == ""
    dive(ana, table)
    assert nothing_comes(letterbox.letters)


def test_the_webhook_is_told_once_when_a_table_begins_to_wait(
    ana: TestClient, bob: TestClient, hook: Queue[dict[str, Any]]
) -> None:
    table = table_of_two(ana, bob)
    first = hook.get(timeout=PATIENCE)
    assert first["waiting"] == ["Ana"]
    dive(ana, table)
    second = hook.get(timeout=PATIENCE)
    assert second.pop("due") > 1000 * time.time() + 23 * 3_600_000
    assert second == {
        "table": table,
        "link": f"{ADDRESS}/t/{table}",
        "game": "pearls",
        "waiting": ["Bob"],
    }
    with line(bob, table) as his:
        his.send_json({"type": "say", "seat": 1, "phrase": "hello"})
        until(his, "chat")
    assert nothing_comes(hook)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_in_the_readers_language_with_the_most_urgent_table_first(language: str) -> None:
    calm, urgent = (begun(places=people(2), pace=Pace(kind="days", hours=hours)).table for hours in (72, 48))
    calm.id = "t2"
    now = urgent.at + 47.5 * 3_600_000

    def letter(language: str) -> Letter:
        ana = Person(id=ANA, name="Ana", email="ana@example.org", language=language)
        return reminders.letter(ana, [calm, urgent], Links(ADDRESS, ""), now)

    written = letter(language)
    assert written.text.index(f"{ADDRESS}/t/t1\n") < written.text.index(f"{ADDRESS}/t/t2\n")
    assert "2" in written.subject and "Bob" in written.text and "24" in written.text
    others = [letter(other) for other in LANGUAGES if other != language]
    assert not {written.subject, *written.text.split("\n\n")[1:2]} & {
        words for other in others for words in (other.subject, *other.text.split("\n\n"))
    }
