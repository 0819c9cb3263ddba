"""A real server with a real browser before it, for every test in this folder.
Refuses a client that is older than its sources: it is built first."""

import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visit import Enter, Visit, visitor

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _build() -> None:
    """The client as its sources are now; one builds it, and who else wants it waits."""
    program = ROOT / "packaging" / "build_client.py"
    with program.open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(program)], cwd=ROOT, check=True, capture_output=True)


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[str]:
    """A server of its own on a free port: its address, while it is needed."""
    _build()
    environment = {
        **os.environ,
        "ATOLL_GAMES": str(ROOT / "examples"),
        "ATOLL_LIMITS": "no",
        "ATOLL_PAUSE": "30",
        "ATOLL_THINKING": "100",
        **settings,
    }
    command = [sys.executable, "-m", "atoll", "serve", "--port", "0", "--no-browser", "--data", str(data)]
    # Its log goes into a file: a pipe that nobody reads holds up who writes into it.
    with (
        (data / "log").open("w") as log,
        subprocess.Popen(
            [*command, "--lang", "en"],
            cwd=data,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as server,
    ):
        try:
            assert server.stdout is not None
            found = re.search(r"http://localhost:\d+", server.stdout.readline())
            if not found:
                raise RuntimeError(f"the server has not started: {(data / 'log').read_text()}")
            yield found[0]
        finally:
            server.terminate()
            server.wait(10)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def enter(chromium: Browser, address: str) -> Iterator[Enter]:
    """Somebody comes with a browser of this size, theme and language."""
    visits: list[Visit] = []

    def come(*how: str, **more: str) -> Visit:
        visits.append(visitor(chromium, address, *how, **more))
        return visits[-1]

    yield come
    for visit in visits:
        visit.context.close()
    for visit in visits:
        visit.quiet()
