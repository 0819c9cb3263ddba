"""The browser client as it is served: whole, cached where it never changes, and nothing beside it."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from atoll.server.client import PAGES, Client

ROUTER = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"


def served(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Route("/{path:path}", Client(folder).serve)]))


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "built" / "assets").mkdir(parents=True)
    for name, text in {
        "built/index.html": "<!doctype html>",
        "built/icon.svg": "<svg/>",
        "built/made-from.json": "{}",
        "built/assets/main-1a2b.js": "let x",
        "secret": "hunter2",
    }.items():
        (tmp_path / name).write_text(text)
    return served(tmp_path / "built")


def test_every_page_of_the_router_is_the_page(built: TestClient) -> None:
    paths = [
        line.split('"')[1]
        for line in ROUTER.read_text().splitlines()
        if line.strip().endswith('",') and ': "/' in line
    ]
    assert len(paths) >= 10
    for path in paths:
        answer = built.get(path.replace(":id", "abc"))
        assert answer.status_code == 200 and answer.text == "<!doctype html>", path
        assert PAGES.fullmatch(path.replace(":id", "abc"))


def test_an_address_that_nobody_knows_is_the_page_and_404(built: TestClient) -> None:
    answer = built.get("/nowhere/at/all")
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")


def test_what_has_its_hash_in_its_name_is_kept_forever(built: TestClient) -> None:
    assert "immutable" in built.get("/assets/main-1a2b.js").headers["cache-control"]
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert built.get("/").headers["cache-control"] == "no-cache"
    assert built.get("/assets/main-old.js").status_code == 404


def test_what_did_not_change_is_not_sent_again(built: TestClient) -> None:
    tag = built.get("/").headers["etag"]
    again = built.get("/", headers={"if-none-match": tag})
    assert again.status_code == 304 and not again.content


def test_packed_and_plain_are_the_same(built: TestClient) -> None:
    packed = built.get("/assets/main-1a2b.js")
    plain = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text == "let x"


@pytest.mark.parametrize(
    "path", ["/../secret", "/%2e%2e/secret", "/assets/../../secret", "/made-from.json", "//secret"]
)
def test_nothing_beside_what_was_built_can_be_read(built: TestClient, path: str) -> None:
    assert "hunter2" not in built.get(path).text


def test_a_client_that_was_not_built_is_told(tmp_path: Path) -> None:
    answer = served(tmp_path).get("/")
    assert answer.status_code == 503 and "make setup" in answer.text
