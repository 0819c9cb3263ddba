"""A server in this process, with a folder of its own, as one or several visitors reach it.
Refuses mocks: it is the application that `atoll serve` runs."""

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from atoll.server.app import app
from atoll.server.settings import Settings

from .served import Served, serving

# No test here takes longer, in seconds.
LONGEST = 30

Visitor = Callable[[], TestClient]
BASE = "http://localhost:8000"


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    """What waits for a message that never comes fails, and holds nothing else up."""

    def too_long(*_: object) -> None:
        raise TimeoutError(f"this test took longer than {LONGEST} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, browser=False, pause=0, bots=1, secret="s" * 32)


@pytest.fixture
def visitor(settings: Settings) -> Iterator[Visitor]:
    """Makes visitors, each with cookies of their own; the first one starts the server."""
    with ExitStack() as stack:
        server = app(settings)
        running: list[TestClient] = []

        def made() -> TestClient:
            client = TestClient(server, base_url=BASE)
            if running:
                # All come to the one event loop in which the server runs.
                client.portal = running[0].portal
            else:
                running.append(stack.enter_context(client))
            return client

        yield made


@pytest.fixture
def ana(visitor: Visitor) -> TestClient:
    return visitor()


@pytest.fixture
def bob(ana: TestClient, visitor: Visitor) -> TestClient:
    return visitor()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a process of its own, which tests share."""
    with serving(tmp_path_factory.mktemp("served"), ATOLL_LIMITS="no") as server:
        yield server
