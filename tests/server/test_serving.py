"""`atoll serve` as a person starts it: its address, its port, its end."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from atoll.server.links import Links, in_the_network
from atoll.server.run import reached_at

SERVE = [sys.executable, "-m", "atoll", "serve", "--lang", "en"]
PATIENCE = 30


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "ATOLL_BROWSER": "no",
        "ATOLL_PORT": "0",
        "ATOLL_DATA": str(tmp_path / "new" / "data"),
    }
    with subprocess.Popen(SERVE, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.fullmatch(r"Atoll is at (http://localhost:\d+)\n", server.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[1] + "/healthz", timeout=10) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(10) in {0, -signal.SIGTERM}


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [*SERVE, "--port", str(port), "--data", str(tmp_path), "--no-browser"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    other_port = f"ATOLL_PORT={port + 1} chooses another one"
    assert done.stderr == f"atoll: port {port} is taken, perhaps by another Atoll; {other_port}\n"


@pytest.mark.parametrize(
    ("database", "kept", "told"),
    [
        ("", b"no database at all, but some words" * 9, r"ATOLL_DATA: .*/atoll\.db: file is not a database"),
        ("postgresql://127.0.0.1:1/atoll", b"", r"ATOLL_DATABASE: PostgreSQL: .*127\.0\.0\.1.*"),
    ],
)
def test_what_cannot_be_opened_is_told_in_a_sentence(
    tmp_path: Path, database: str, kept: bytes, told: str
) -> None:
    (tmp_path / "atoll.db").write_bytes(kept)
    environment = {**os.environ, "ATOLL_DATABASE": database}
    command = [*SERVE, "--port", "0", "--data", str(tmp_path), "--no-browser"]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert re.fullmatch(f"atoll: {told}\n", done.stderr)
    assert (tmp_path / "atoll.db").read_bytes() == kept


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:80"),
        ("0.0.0.0", "http://localhost:80"),
        ("::", "http://[::1]:80"),
        ("192.168.1.7", "http://192.168.1.7:80"),
        ("fd00::7", "http://[fd00::7]:80"),
        ("games.local", "http://games.local:80"),
    ],
)
def test_the_address_is_one_that_can_be_typed(host: str, address: str) -> None:
    assert reached_at(host, 80) == address


def test_a_friends_link_is_not_localhost_when_the_network_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.server.links._own_address", lambda: "192.168.1.7")
    assert Links("", "0.0.0.0").table("abc", "http://localhost:8000") == "http://192.168.1.7:8000/t/abc"
    assert Links("", "127.0.0.1").table("abc", "http://localhost:8000") == "http://localhost:8000/t/abc"
    assert Links("", "0.0.0.0").table("abc", "http://games.local:8000") == "http://games.local:8000/t/abc"
    assert Links("https://g.example", "").table("abc", "http://10.0.0.1:8000") == "https://g.example/t/abc"
    assert in_the_network("127.0.0.1", "http://localhost:8000") is None
