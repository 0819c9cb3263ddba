"""A quick game as a browser plays it: made over HTTP, played over the socket, looked at afterwards."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from .conftest import Visitor

Message = dict[str, Any]


@contextmanager
def line(client: TestClient, table: str, **hello: Any) -> Iterator[WebSocketTestSession]:
    with client.websocket_connect(f"ws://localhost:8000/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "version": 1, **hello})
        yield socket


def until(socket: WebSocketTestSession, kind: str, **like: Any) -> Message:
    """The next message of a kind, whatever comes before it."""
    while True:
        message: Message = json.loads(socket.receive_text())
        if message["type"] == kind and all(message[name] == value for name, value in like.items()):
            return message


def after(socket: WebSocketTestSession, step: int) -> Message:
    """The next view that shows this step; who is slow is not told of every step apart."""
    while True:
        view = until(socket, "view")
        if view["step"] >= step:
            return view


def quick(client: TestClient, game: str = "pearls", bots: int = 1) -> str:
    made = client.post("/api/quick", json={"game": game, "name": "Ana", "bots": bots, "level": "random"})
    assert made.status_code == 200, made.text
    table: str = made.json()["table"]
    return table


def play_to_the_end(socket: WebSocketTestSession) -> Message:
    while True:
        message: Message = json.loads(socket.receive_text())
        if message["type"] == "view" and message["legal"]:
            act = {"type": "do", "seat": message["seat"], "id": message["id"], "action": message["legal"][-1]}
            socket.send_json(act)
        if message["type"] == "table" and message["table"]["phase"] == "ended":
            ended: Message = message["table"]
            return ended


def test_a_quick_game_is_played_to_its_end(ana: TestClient) -> None:
    table = quick(ana, bots=2)
    with line(ana, table) as socket:
        assert until(socket, "welcome")["role"] == "player"
        told = until(socket, "table")
        assert told["yours"] == [0] and told["host"]
        ended = play_to_the_end(socket)
    assert {result["place"] for result in ended["ending"]["results"]} >= {1}
    replay = ana.get(f"/api/tables/{table}/replay?seat=0").json()
    assert len(replay["frames"]) == replay["steps"] + 1
    assert replay["frames"][-1]["to_move"] == []
    assert ana.get(f"/api/tables/{table}/verify").json()["fits"]
    record = ana.get(f"/api/tables/{table}/record")
    again = ana.post("/api/records", content=record.content)
    assert again.status_code == 200, again.text
    copy = ana.get(f"/api/tables/{again.json()['table']}").json()
    assert copy["phase"] == "ended" and copy["ending"]["results"] == ended["ending"]["results"]


def test_a_decision_is_done_before_it_is_shown_as_done(ana: TestClient) -> None:
    with line(ana, quick(ana)) as socket:
        view = until(socket, "view", seat=0)
        do = {"type": "do", "seat": 0, "id": view["id"], "action": view["legal"][0]}
        socket.send_json(do)
        assert until(socket, "done")["step"] == 1
        # Sent once more, it counts once.
        socket.send_json(do)
        assert until(socket, "done")["step"] == 1


def test_what_the_rules_forbid_is_told_to_who_asked_alone(ana: TestClient, bob: TestClient) -> None:
    table = quick(ana)
    with line(bob, table) as watching, line(ana, table) as socket:
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "fly"})
        refused = until(socket, "refused")
        assert (refused["clause"], refused["id"], refused["action"]) == ("A-1", view["id"], "fly")
        socket.send_json({"type": "why", "seat": 0, "action": view["legal"][0]})
        assert until(socket, "refused")["clause"] == ""
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": view["legal"][0]})
        until(socket, "done")
        seen = after(watching, 1)
        assert seen["seat"] is None and seen["private"] == {} and seen["legal"] == []


def test_friends_join_by_the_link_and_the_host_starts(ana: TestClient, bob: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    made = ana.post("/api/tables", json={"game": "pearls", "seats": seats, "visibility": "open"}).json()
    table = made["table"]
    assert made["link"] == f"http://localhost:8000/t/{table}"
    with line(ana, table) as hers:
        assert until(hers, "table")["table"]["seats"][1]["kind"] == "open"
        joined = bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
        assert joined.json()["yours"] == [1]
        assert until(hers, "table", yours=[0])["table"]["seats"][1]["name"] == "Bob"
        with line(bob, table) as his:
            his.send_json({"type": "start"})
            assert until(his, "sorry")["code"] == "not-host"
            hers.send_json({"type": "start"})
            view = until(his, "view", seat=1)
            assert view["to_move"] == [0] and view["legal"] == []
            his.send_json({"type": "do", "seat": 0, "id": 0, "action": "dive"})
            assert until(his, "sorry")["code"] == "not-your-seat"
    mine = bob.get("/api/lobby").json()["mine"]
    assert [card["id"] for card in mine] == [table]


def test_a_seat_is_found_again_after_a_break(ana: TestClient) -> None:
    table = quick(ana)
    with line(ana, table) as socket:
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "dive"})
        until(socket, "done")
    with line(ana, table, seq=view["seq"]) as socket:
        again = until(socket, "view", seat=0)
        assert again["step"] >= 1 and again["since"] == 1 and again["log"][0]["lines"]
        assert len(again["private"]["hand"]) == 1


def test_two_tabs_see_the_same(ana: TestClient) -> None:
    table = quick(ana)
    with line(ana, table) as one, line(ana, table) as two:
        view = until(one, "view", seat=0)
        assert until(two, "view", seat=0)["legal"] == view["legal"]
        two.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "dive"})
        assert after(one, 1)["private"]["hand"] == after(two, 1)["private"]["hand"] != []


def test_one_device_holds_several_seats(ana: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bob"}]
    made = ana.post("/api/tables", json={"game": "pearls", "seats": seats, "start": True}).json()
    with line(ana, made["table"]) as socket:
        assert until(socket, "table")["yours"] == [0, 1]
        views = {view["seat"]: view for view in (until(socket, "view"), until(socket, "view"))}
        assert views[0]["legal"] and not views[1]["legal"]


def test_advice_comes_with_reasons(ana: TestClient) -> None:
    with line(ana, quick(ana)) as socket:
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "hint", "seat": 0})
        advice = until(socket, "advice")
        assert advice["action"] in view["legal"] and advice["why"]


def test_a_lesson_is_rigged_and_never_listed(ana: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
    lesson = {
        "game": "pearls",
        "seats": seats,
        "visibility": "open",
        "start": True,
        "rig": {"pearl": [4, 11]},
    }
    table = ana.post("/api/tables", json=lesson).json()["table"]
    with line(ana, table) as socket:
        assert until(socket, "table")["table"]["rigged"]
        view = until(socket, "view", seat=0)
        socket.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "dive"})
        assert after(socket, 1)["private"]["hand"] == [4]


def test_the_qr_code_is_a_picture_of_the_link(ana: TestClient, visitor: Visitor) -> None:
    answer = visitor().get(f"/api/tables/{quick(ana)}/invite.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg xmlns=")


def test_the_invitation_is_the_link_as_others_reach_it(ana: TestClient, visitor: Visitor) -> None:
    made = ana.post("/api/quick", json={"game": "pearls", "name": "Ana", "level": "random"}).json()
    assert visitor().get(f"/api/tables/{made['table']}/invite").json() == {"link": made["link"]}
    assert made["link"].endswith(f"/t/{made['table']}")


def test_a_claim_code_moves_ones_tables_to_another_device(ana: TestClient, bob: TestClient) -> None:
    table = quick(ana)
    code = ana.post("/api/claim", json={}).json()["code"]
    assert bob.post("/api/takeover", json={"code": code.lower()}).json()["name"] == "Ana"
    with line(bob, table) as socket:
        assert until(socket, "table")["yours"] == [0]
    again = bob.post("/api/takeover", json={"code": code})
    assert again.status_code == 404 and again.json()["code"] == "no-such-code"
