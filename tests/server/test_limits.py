"""Who asks too much waits, and is told how long."""

import pytest
from starlette.testclient import TestClient

from atoll.server.answers import Wrong
from atoll.server.limits import PER_ADDRESS, PER_PERSON, Limits

from .test_playing import line, quick, until


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_then_one_by_one() -> None:
    clock = Clock()
    limits, limit = Limits(clock=clock), PER_PERSON["chat"]
    for _ in range(limit.burst):
        limits.take("chat", "ana", "10.0.0.1")
    with pytest.raises(Wrong) as told:
        limits.take("chat", "ana", "10.0.0.1")
    assert told.value.status == 429 and told.value.problem.data == {"seconds": limit.seconds}
    clock.now += limit.seconds
    limits.take("chat", "ana", "10.0.0.1")


def test_others_are_not_held_up() -> None:
    limits = Limits(clock=Clock())
    for _ in range(PER_PERSON["create"].burst):
        limits.take("create", "ana", "10.0.0.1")
    limits.take("create", "bob", "10.0.0.1")


def test_new_cookies_do_not_help() -> None:
    limits = Limits(clock=Clock())
    for number in range(PER_ADDRESS["create"].burst):
        limits.take("create", f"person {number}", "10.0.0.1")
    with pytest.raises(Wrong):
        limits.take("create", "yet another", "10.0.0.1")
    limits.take("create", "ana", "10.0.0.2")


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.limits.REMEMBERED", 50)
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(500):
        clock.now += 100
        limits.take("join", f"person {number}", f"10.0.0.{number}")
    assert len(limits.full_at) <= 52


def test_switched_off_nobody_waits() -> None:
    limits = Limits(on=False)
    for _ in range(10_000):
        limits.take("create", "ana", "10.0.0.1")


def test_whoever_makes_too_many_tables_is_told_when_to_go_on(ana: TestClient) -> None:
    wish = {"game": "pearls", "name": "Ana", "bots": 1, "level": "random"}
    answers = [ana.post("/api/quick", json=wish) for _ in range(PER_PERSON["create"].burst + 1)]
    assert [answer.status_code for answer in answers] == [200] * PER_PERSON["create"].burst + [429]
    told = answers[-1].json()
    assert told["code"] == "slowly" and 1 <= told["data"]["seconds"] <= PER_PERSON["create"].seconds
    assert answers[-1].headers["retry-after"] == str(told["data"]["seconds"])


def test_whoever_talks_too_much_is_told_so_and_alone(ana: TestClient) -> None:
    with line(ana, quick(ana)) as socket:
        until(socket, "welcome")
        for _ in range(PER_PERSON["chat"].burst + 1):
            socket.send_json({"type": "say", "seat": 0, "phrase": "hello"})
        assert until(socket, "sorry")["code"] == "slowly"
