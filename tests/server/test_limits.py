"""Who asks too much waits, and is told how long."""

import pytest

from atoll.server.answers import Wrong
from atoll.server.limits import PER_ADDRESS, PER_PERSON, Limits


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
