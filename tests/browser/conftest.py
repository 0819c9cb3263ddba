"""A real server with a real browser before it, for every test in this folder.
Refuses a client that is older than its sources: it is built first."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visit import SIZES, Enter, Visit

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


def start(data: Path, **settings: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own on a free port, and its address."""
    subprocess.run([sys.executable, "packaging/build_client.py"], cwd=ROOT, check=True, capture_output=True)
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
    with (data / "log").open("w") as log:
        server = subprocess.Popen(
            [*command, "--lang", "en"],
            cwd=data,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert server.stdout is not None
    if found := re.search(r"http://localhost:\d+", server.stdout.readline()):
        return server, found[0]
    raise RuntimeError(f"the server has not started: {(data / 'log').read_text()}")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server, address = start(tmp_path_factory.mktemp("data"))
    yield address
    server.terminate()
    server.wait(10)
    if server.stdout is not None:
        server.stdout.close()


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

    def come(
        size: str = "desk",
        theme: str = "light",
        language: str = "en",
        motion: str = "reduce",
        worker: str = "block",
    ) -> Visit:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            locale=language,
            has_touch=size in {"phone", "tablet"},
            is_mobile=size == "phone",
            service_workers="allow" if worker == "allow" else "block",
        )
        context.set_default_timeout(15_000)
        visit = Visit(context, address, touches=size in {"phone", "tablet"})
        visits.append(visit)
        return visit

    yield come
    for visit in visits:
        visit.context.close()
    for visit in visits:
        visit.quiet()
