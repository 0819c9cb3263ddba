"""What the server tells whoever looks after it: how it is, what it counts, what it writes down."""

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from atoll.server import health
from atoll.table.stores import Store, StoreError

from .served import Guest, Served, free_port
from .test_playing import line, play_to_the_end, quick

SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z]+)="([^"\\]*)"\})? (-?[0-9.e+-]+)')


def samples(text: str) -> dict[tuple[str, str], float]:
    """What is told in the way of Prometheus, by name and label; each name with its help and kind before."""
    found, kinds = {}, {}
    for told in text.splitlines():
        if told.startswith("# HELP "):
            assert len(told.split(maxsplit=3)) == 4
        elif told.startswith("# TYPE "):
            _, _, name, kind = told.split()
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(told)
            assert sample, told
            name, _, label, value = sample.groups()
            assert kinds.get(name) or kinds[re.sub("_(bucket|sum|count)$", "", name)] == "histogram"
            found[name, label or ""] = float(value)
    return found


def test_what_is_counted_is_told_as_prometheus_reads_it(ana: TestClient) -> None:
    with line(ana, quick(ana)) as socket:
        play_to_the_end(socket)
        answer = ana.get("/metrics")
        found = samples(answer.text)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert found["atoll_decisions_total", "pearls"] > 0
    assert found["atoll_decision_seconds_count", ""] == found["atoll_decision_seconds_bucket", "+Inf"]
    buckets = [count for (name, _), count in found.items() if name == "atoll_decision_seconds_bucket"]
    assert buckets == sorted(buckets)
    assert found["atoll_sockets", ""] == 1 and found["atoll_tables_open", ""] == 1
    assert found["atoll_http_requests_total", "200"] >= 1


def test_while_nothing_can_be_kept_it_is_not_well(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_: Store) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(health, "FRESH", 0.0)
    assert (ana.get("/healthz").status_code, ana.get("/healthz").text) == (200, "well\n")
    with monkeypatch.context() as trouble:
        trouble.setattr(Store, "try_out", full)
        assert ana.get("/healthz").status_code == 503
    assert ana.get("/healthz").status_code == 200


def test_nothing_secret_is_written_down(tmp_path: Path) -> None:
    """Letters that cannot be sent, a claim, talk, a game, nonsense and a kill: names, words, cookies, codes,
    addresses, seeds and passwords are nowhere in the log, and each of its lines is JSON."""
    mail = {"ATOLL_SMTP": "smtp://mailer:hunter2@127.0.0.1:1", "ATOLL_SENDER": "atoll@example.org"}
    port = str(free_port())
    here = {"ATOLL_PORT": port, "ATOLL_ADDRESS": f"http://localhost:{port}"}
    server = Served(tmp_path / "data", tmp_path / "log", ATOLL_LOG="json", **here, **mail)
    server.start()
    try:
        ana = Guest(server.address)
        ana.post("/api/me", {"name": "Anastasia", "email": "anastasia@example.org"})
        code = ana.post("/api/claim", {})["code"]
        assert Guest(server.address).post("/api/takeover", {"code": code})["name"] == "Anastasia"
        table = ana.post("/api/quick", {"game": "pearls", "name": "Anastasia", "bots": 1})["table"]
        with ana.line(table) as talk:
            view = talk.until("view")
            talk.say("say", seat=0, text="xylophone")
            talk.until("chat")
            talk.socket.send("nonsense")
            assert talk.until("sorry")["code"] == "json"
            talk.do(view, "surface")
            ended = talk.until("table")
            while ended["table"]["phase"] != "ended":
                ended = talk.until("table")
        secrets = [ana.cookie, ana.cookie.partition("=")[2].partition(".")[0], code]
        secrets += [
            "Anastasia",
            "anastasia@example.org",
            "xylophone",
            "hunter2",
            ended["table"]["ending"]["seed"],
        ]
    finally:
        server.end()
    written = (tmp_path / "log").read_text()
    assert [secret for secret in secrets if secret in written] == []
    assert all({"at", "level", "event"} <= set(json.loads(told)) for told in written.splitlines())
