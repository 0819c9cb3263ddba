"""What goes over a line is what its reader may know: no hand of another, no seed, no person's id."""

import json
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from .conftest import Visitor
from .test_playing import Message, line

SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]


class Ear:
    """Everything that one line was told."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Message] = []

    def until_step(self, step: int) -> Message:
        while True:
            message: Message = json.loads(self.socket.receive_text())
            self.heard.append(message)
            if message["type"] == "view" and message["step"] >= step:
                return message

    def until_the_end(self) -> None:
        while not self.heard or not _is_end(self.heard[-1]):
            self.heard.append(json.loads(self.socket.receive_text()))


def _is_end(message: Message) -> bool:
    return bool(message["type"] == "table" and message["table"]["phase"] == "ended")


def _game(ana: TestClient, others: list[TestClient]) -> str:
    made = ana.post("/api/tables", json={"game": "pearls", "seats": SEATS}).json()
    for other, name in zip(others, ("Bob", "Eva"), strict=True):
        assert other.post(f"/api/tables/{made['table']}/join", json={"name": name}).status_code == 200
    table: str = made["table"]
    return table


def test_a_whole_game_tells_nobody_too_much(ana: TestClient, visitor: Visitor) -> None:
    bob, eva, watcher = visitor(), visitor(), visitor()
    watcher.get("/api/me")
    table = _game(ana, [bob, eva])
    with (
        line(ana, table) as hers,
        line(bob, table) as his,
        line(eva, table) as evas,
        line(watcher, table) as watching,
        line(ana, table, role="tv") as tv,
    ):
        ears = {0: Ear(hers), 1: Ear(his), 2: Ear(evas), None: Ear(watching), "tv": Ear(tv)}
        hers.send_json({"type": "start"})
        for step in range(6):
            seat = step % 3
            view = ears[seat].until_step(step)
            do = {"type": "do", "seat": seat, "id": view["id"], "action": "dive" if step < 3 else "surface"}
            ears[seat].socket.send_json(do)
        for ear in ears.values():
            ear.until_the_end()
    hands = {seat: _hand(ears[seat].heard) for seat in (0, 1, 2)}
    assert all(len(hand) == 1 for hand in hands.values())
    seed = ears[0].heard[-1]["table"]["ending"]["seed"]
    persons = {cookie.partition(".")[0] for client in (ana, bob, eva, watcher) for cookie in _cookies(client)}
    assert len(persons) == 4
    for reader, ear in ears.items():
        views = [message for message in ear.heard if message["type"] == "view"]
        own = reader if isinstance(reader, int) else None
        assert {view["seat"] for view in views} == {own}
        assert all(view["private"] == {} and view["legal"] == [] for view in views if own is None)
        told = [line for view in views for entry in view["log"] for line in entry["lines"]]
        assert all(line["seat"] == own for line in told if line["id"] == "told-pearl")
        before = json.dumps([message for message in ear.heard if not _is_end(message)])
        assert seed not in before
        assert not any(person and person in json.dumps(ear.heard) for person in persons)


def _cookies(client: TestClient) -> list[str]:
    return [str(cookie.value) for cookie in client.cookies.jar if cookie.value]


def _hand(heard: list[Message]) -> list[int]:
    views = [message for message in heard if message["type"] == "view"]
    hand: list[int] = views[-1]["private"]["hand"]
    return hand


def test_what_one_chose_in_advance_is_ones_own(ana: TestClient, visitor: Visitor) -> None:
    bob, eva = visitor(), visitor()
    table = _game(ana, [bob, eva])
    with line(ana, table) as hers, line(bob, table) as his:
        ears = {0: Ear(hers), 1: Ear(his)}
        hers.send_json({"type": "start"})
        ears[1].until_step(0)
        his.send_json({"type": "intend", "seat": 1, "actions": ["surface", "surface"]})
        while ears[1].until_step(0)["intention"] != ["surface", "surface"]:
            pass
        view = ears[0].until_step(0)
        hers.send_json({"type": "do", "seat": 0, "id": view["id"], "action": "dive"})
        # Bob's first choice is played at once; the second waits for his next turn.
        assert ears[1].until_step(2)["intention"] == ["surface"]
        ears[0].until_step(2)
    assert all(message["intention"] == [] for message in ears[0].heard if message["type"] == "view")


def test_who_may_not_watch_sees_the_table_and_no_game(ana: TestClient, bob: TestClient) -> None:
    seats: list[Any] = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    table = ana.post(
        "/api/tables", json={"game": "pearls", "seats": seats, "watch": False, "start": True}
    ).json()["table"]
    with line(bob, table) as his, line(ana, table) as hers:
        ears = {"bob": Ear(his), "ana": Ear(hers)}
        for _ in range(20):
            view = ears["ana"].until_step(0)
            if view["legal"]:
                hers.send_json({"type": "do", "seat": 0, "id": view["id"], "action": view["legal"][-1]})
            if not view["to_move"]:
                break
        ears["bob"].until_the_end()
    assert not any(message["type"] == "view" for message in ears["bob"].heard)
    for what in ("replay", "record", "verify", "review"):
        answer = bob.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 403 and answer.json()["code"] == "no-watching"
