"""What people do together at a table, each over a line: take back, vote, come back, watch, play again."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from .conftest import Visitor
from .test_playing import Message, after, line, until

NAMES = ("Ana", "Bob", "Eva")


class Party:
    """Three people at a table of Pearls that has begun, each with a line."""

    def __init__(self, clients: list[TestClient], lines: list[WebSocketTestSession], table: str) -> None:
        self.clients = clients
        self.lines = lines
        self.table = table

    def says(self, who: int, kind: str, /, **what: Any) -> None:
        self.lines[who].send_json({"type": kind, **what})

    def does(self, seat: int, action: str, step: int, id: int = 0) -> None:
        """A decision, which all have seen when this returns."""
        self.says(seat, "do", seat=seat, id=id, action=action)
        for each in self.lines:
            after(each, step)

    def told(self, seat: int, **like: Any) -> Message:
        """The table as soon as it is like that."""
        while True:
            table: Message = until(self.lines[seat], "table")["table"]
            if all(table[name] == value for name, value in like.items()):
                return table


@pytest.fixture
def party(visitor: Visitor) -> Iterator[Party]:
    clients = [visitor() for _ in NAMES]
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    table = clients[0].post("/api/tables", json={"game": "pearls", "seats": seats}).json()["table"]
    for client, name in zip(clients[1:], NAMES[1:], strict=True):
        assert client.post(f"/api/tables/{table}/join", json={"name": name}).status_code == 200
    with ExitStack() as stack:
        lines = [stack.enter_context(line(client, table)) for client in clients]
        for each in lines:
            until(each, "presence")
        lines[0].send_json({"type": "start"})
        for each in lines:
            until(each, "view")
        yield Party(clients, lines, table)


def test_across_anothers_decision_all_must_agree_to_take_one_back(party: Party) -> None:
    party.does(0, "surface", 1)
    party.does(1, "surface", 2)
    party.says(0, "undo", seat=0)
    question = {"kind": "undo", "seat": 0, "step": 1, "agreed": [], "waiting": [1, 2]}
    for seat in range(3):
        party.told(seat, question=question)
    party.says(1, "answer", seat=1, yes=True)
    party.told(0, question={**question, "agreed": [1], "waiting": [2]})
    party.says(2, "answer", seat=2, yes=True)
    for seat in range(3):
        view = until(party.lines[seat], "view", step=0)
        assert view["to_move"] == [0] and view["since"] == 1 and view["log"] == []


def test_one_no_is_enough(party: Party) -> None:
    party.does(0, "surface", 1)
    party.does(1, "surface", 2)
    party.says(0, "undo", seat=0)
    party.says(2, "answer", seat=2, yes=False)
    party.told(0, question=None)
    party.says(0, "undo", seat=0)
    assert until(party.lines[0], "sorry")["code"] == "undo-declined"


def test_the_others_let_a_bot_play_on_and_who_returns_takes_the_seat_back(party: Party) -> None:
    party.says(1, "leave")
    party.told(0, polls=[{"about": 1, "votes": [], "waiting": [0, 2]}])
    party.says(1, "vote", seat=1, about=1, choice="end")
    assert until(party.lines[1], "sorry")["code"] == "not-voting"
    party.says(0, "vote", seat=0, about=1, choice="bot")
    party.says(2, "vote", seat=2, about=1, choice="bot")
    while not party.told(0)["seats"][1]["stand_in"]:
        pass
    party.does(0, "surface", 1)
    # The bot decides for him by and by.
    after(party.lines[2], 2)
    party.says(1, "back", seat=1)
    while party.told(2)["seats"][1]["stand_in"]:
        pass


def test_who_gives_up_is_told_so_and_the_others_play_on(party: Party) -> None:
    party.says(2, "resign", seat=2)
    while not (seat := party.told(0)["seats"][2])["resigned"]:
        pass
    assert seat["stand_in"]
    party.says(2, "undo", seat=2)
    assert until(party.lines[2], "sorry")["code"] == "resigned"


def test_those_who_watch_see_no_seats_secrets_and_talk_among_themselves(
    party: Party, visitor: Visitor
) -> None:
    with line(visitor(), party.table) as watching:
        assert until(watching, "welcome")["role"] == "spectator"
        view = until(watching, "view")
        assert (view["seat"], view["private"], view["legal"]) == (None, {}, [])
        watching.send_json({"type": "say", "text": "she bluffs"})
        while not (lines := until(watching, "chat")["lines"]):
            pass
        assert lines[0]["among"] == "spectators"
        party.says(0, "say", seat=0, phrase="hello")
        while not (lines := until(party.lines[1], "chat")["lines"]):
            pass
        assert [each["phrase"] for each in lines] == ["hello"]


def test_the_same_people_play_again(party: Party) -> None:
    party.does(0, "surface", 1)
    party.does(1, "surface", 2)
    party.says(2, "do", seat=2, id=0, action="surface")
    for seat in range(3):
        assert party.told(seat, phase="ended")["rematch"] is None
    party.says(1, "rematch")
    [again] = {party.told(seat)["rematch"] for seat in range(3)}
    found = party.clients[2].get(f"/api/tables/{again}").json()
    assert [seat["name"] for seat in found["seats"]] == ["Bob", "Eva", "Ana"]
    party.says(0, "rematch")
    assert until(party.lines[0], "sorry")["code"] == "rematch-made"
