"""Two servers on one PostgreSQL and one Redis: a table is at one of them, its players are anywhere."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.services import Postgres, Redis, postgres, redis

from .served import Guest, Message, Served, Talk

pytestmark = pytest.mark.services

SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
# Within so many seconds the tables of a server that died go on elsewhere.
GOES_ON = 5.0


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="module")
def messages() -> Iterator[Redis]:
    with redis() as server:
        yield server


Pair = tuple[Served, Served]


@pytest.fixture
def pair(database: Postgres, messages: Redis, tmp_path: Path) -> Iterator[Pair]:
    shared = {"ATOLL_DATABASE": database.address, "ATOLL_REDIS": messages.address, "ATOLL_LIMITS": "no"}
    one, two = (Served(tmp_path / name, **shared) for name in ("one", "two"))
    with ExitStack() as stack:
        for server in (one, two):
            server.start()
            stack.callback(server.end)
        yield one, two


def at(server: Served, guest: Guest) -> Guest:
    """The same person, at another server."""
    moved = Guest(server.address)
    moved.cookie = guest.cookie
    return moved


def table_of_two(pair: Pair, **more: Any) -> tuple[Guest, Guest, str]:
    """A table that the first server has, where Bob sits down by way of the second."""
    ana, bob = Guest(pair[0].address), Guest(pair[1].address)
    table: str = ana.post("/api/tables", {"game": "pearls", "seats": SEATS, **more})["table"]
    assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"})["yours"] == [1]
    return ana, bob, table


def turn(talk: Talk) -> Message:
    """The next view in which there is something to decide."""
    while True:
        view = talk.until("view")
        if view["legal"]:
            return view


def begin(hers: Talk) -> None:
    """Start when all have sat down; one server hears of it a little later than the other."""
    while any(seat["kind"] == "open" for seat in hers.until("table")["table"]["seats"]):
        pass
    hers.say("start")


def test_players_at_different_servers_sit_at_one_table(pair: Pair) -> None:
    ana, bob, table = table_of_two(pair)
    with ana.line(table) as hers, bob.line(table) as his:
        # His server may hear of it a little later than hers.
        his.until("table", yours=[1])
        begin(hers)
        hers.do(turn(hers), "dive")
        view = turn(his)
        his.say("do", seat=0, id=1, action="dive")
        assert his.until("sorry")["code"] == "not-your-seat"
        his.say("why", seat=1, action="fly")
        assert his.until("refused")["clause"] == "A-1"
        his.do(view, "dive")
        his.say("say", seat=1, phrase="hello")
        while not (lines := hers.until("chat")["lines"]):
            pass
        assert [line["name"] for line in lines] == ["Bob"]
    assert bob.get("/api/lobby")["mine"][0]["id"] == table
    assert bob.get(f"/api/tables/{table}")["phase"] == "playing"


def test_a_device_that_goes_is_missed_at_the_other_server(pair: Pair) -> None:
    ana, bob, table = table_of_two(pair)
    with ana.line(table) as hers:
        with bob.line(table):
            hers.until("presence", present=[True, True])
        hers.until("presence", present=[True, False])


def test_a_server_that_stops_hands_its_tables_over(pair: Pair) -> None:
    ana, bob, table = table_of_two(pair)
    with ana.line(table) as hers, bob.line(table) as his:
        begin(hers)
        hers.do(turn(hers), "dive")
        turn(his)
        pair[0].end()
        his.until("elsewhere")
        with pytest.raises(ConnectionClosed):
            his.hear()
    with bob.line(table) as his, at(pair[1], ana).line(table) as hers:
        his.do(turn(his), "dive")
        assert turn(hers)["step"] == 2


def test_the_tables_of_a_server_that_died_go_on_elsewhere(pair: Pair) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    ana, bob, table = table_of_two(pair, seats=seats)
    with ana.line(table) as hers, bob.line(table) as his:
        begin(hers)
        done = hers.do(turn(hers), "dive")
        assert done["step"] == 1
        turn(his)
        pair[0].kill()
        died = time.monotonic()
        his.until("elsewhere")
    # Whoever comes before the lease is over is told to come back.
    while True:
        try:
            with bob.line(table) as his:
                his.do(turn(his), "dive")
                break
        except ConnectionClosed:
            time.sleep(0.1)
    with at(pair[1], ana).line(table) as hers:
        # The bot acts without anybody's doing.
        view = turn(hers)
        assert view["step"] == 3
    assert time.monotonic() - died < GOES_ON


def test_without_redis_players_come_back_when_it_is_there_again(pair: Pair, messages: Redis) -> None:
    ana, bob, table = table_of_two(pair)
    with ana.line(table) as hers, bob.line(table) as his:
        begin(hers)
        view = turn(hers)
        turn_waits = his.until("view")
        assert turn_waits["legal"] == []
        messages.stop()
        his.until("elsewhere")
        # Whoever is at the table's own server plays on.
        hers.do(view, "dive")
        messages.start()
    until = time.monotonic() + 10
    while True:
        assert time.monotonic() < until
        try:
            with bob.line(table) as his:
                his.do(turn(his), "dive")
                return
        except ConnectionClosed:
            time.sleep(0.2)


def test_two_tabs_at_different_servers_see_the_same(pair: Pair) -> None:
    ana = Guest(pair[0].address)
    table = ana.post("/api/tables", {"game": "pearls", "seats": SEATS})["table"]
    with ana.line(table) as hers, at(pair[1], ana).line(table) as hers_too:
        hers.until("chat")
        hers_too.until("chat")
        hers_too.say("invite", seat=1, bot="random")
        for line in (hers, hers_too):
            while line.until("table")["table"]["seats"][1]["kind"] != "bot":
                pass
