"""A server in this process, with a folder of its own, as one or several visitors reach it.
Refuses mocks: it is the application that `atoll serve` runs."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from atoll.server.app import app
from atoll.server.settings import Settings

Visitor = Callable[[], TestClient]
BASE = "http://localhost:8000"


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
            if not running:
                running.append(stack.enter_context(client))
            return client

        yield made


@pytest.fixture
def ana(visitor: Visitor) -> TestClient:
    return visitor()


@pytest.fixture
def bob(ana: TestClient, visitor: Visitor) -> TestClient:
    return visitor()
