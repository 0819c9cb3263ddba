"""A crowd that plays at real tables over real sockets, whatever happens to the server, and remembers what it
was promised. Refuses to give up: who is cut off comes back, and repeats what was not acknowledged."""

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from atoll.table.facts import Decided
from atoll.table.fold import fold
from atoll.table.stores import open_store

from ..server.served import Guest

# How soon somebody who was cut off comes back, in seconds; how long it takes to be let in at most.
BACK, PATIENCE = 0.05, 5.0
CUT_OFF = (OSError, WebSocketException, TimeoutError)


@dataclass(frozen=True, slots=True)
class Promise:
    """A decision that was acknowledged: it is in the facts from now on, as that step, and once."""

    table: str
    seat: int
    id: int
    action: str
    step: int
    at: float


@dataclass
class Player:
    """Somebody at a table: what they sent and were not answered yet; `fresh` after coming back, `over` when
    the game is."""

    cookie: str
    table: str
    seat: int
    address: int
    asked: tuple[int, str] | None = None
    fresh: bool = True
    over: bool = False


class Crowd:
    """People at so many tables, `seats` at each; when a game is over the next one begins."""

    def __init__(
        self,
        addresses: Sequence[str],
        game: str = "hashi",
        *,
        seats: int = 4,
        think: float = 0.0,
        pace: dict[str, Any] | None = None,
        apart: bool = False,
    ) -> None:
        self.addresses = addresses
        self.plan = {
            "game": game,
            "seats": [
                {"kind": "person", "name": "A"},
                *[{"kind": "open"}] * (seats - 1),
            ],
            "pace": pace or {"kind": "casual"},
        }
        # Whether the people of a table come to different servers.
        self.apart = apart
        self.names = "ABCDEF"[:seats]
        self.think = think
        self.luck = Random(1)
        self.promises: list[Promise] = []
        # What was told that is none of the answers that there should be.
        self.wrong: list[dict[str, Any]] = []
        self.not_kept = 0
        # When each place at a table was last promised something.
        self.last: dict[tuple[int, int], float] = {}

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """They play, in the background, while this lasts; they come to the first address first."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._games(place)) for place in range(tables)]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()

    async def all_go_on(self, tables: int, since: float, patience: float = 60.0) -> float:
        """Wait until a decision was acknowledged at every table since then; how long that took, in
        seconds."""
        going_on: dict[int, float] = {}
        async with asyncio.timeout(patience):
            while len(going_on) < tables:
                await asyncio.sleep(0.01)
                for (table, _), at in self.last.items():
                    if at > since:
                        going_on.setdefault(table, at)
        return max(going_on.values()) - since

    async def everybody_goes_on(self, since: float, patience: float = 60.0) -> float:
        """The same for each single player."""
        await self.until(lambda: all(at > since for at in self.last.values()), patience)
        return monotonic() - since

    async def until(self, there: Callable[[], bool], patience: float = 60.0) -> None:
        """Wait for something."""
        async with asyncio.timeout(patience):
            while not there():
                await asyncio.sleep(0.02)

    # --- one table ------------------------------------------------------------------------------------------

    async def _games(self, place: int) -> None:
        while True:
            players = await self._sit()
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(self._play(place, player))

    async def _sit(self) -> list[Player]:
        """All sit down at a new table; what is begun by halves is left."""
        at = 0
        while True:
            try:
                return await asyncio.to_thread(self._sat, at % len(self.addresses))
            except (OSError, KeyError, ValueError):
                at += 1
                await asyncio.sleep(BACK)

    def _sat(self, at: int) -> list[Player]:
        host = Guest(self.addresses[at])
        table = host.post("/api/tables", self.plan)["table"]
        people = [host, *(Guest(self.addresses[at]) for _ in self.names[1:])]
        for guest, name in zip(people[1:], self.names[1:], strict=True):
            guest.post(f"/api/tables/{table}/join", {"name": name})["yours"]
        servers = len(self.addresses)
        return [
            Player(guest.cookie, table, seat, (at + seat * self.apart) % servers)
            for seat, guest in enumerate(people)
        ]

    async def _play(self, place: int, player: Player) -> None:
        over = False
        while not over:
            link = f"ws{self.addresses[player.address].removeprefix('http')}/api/tables/{player.table}/socket"
            headers = {"cookie": player.cookie}
            player.fresh = True
            try:
                async with connect(
                    link, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_size=None
                ) as line:
                    await line.send('{"type":"hello","version":1}')
                    async for text in line:
                        if over := await self._heard(place, player, line, json.loads(text)):
                            break
            except CUT_OFF:
                player.address = (player.address + 1) % len(self.addresses)
            if not over:
                await asyncio.sleep(BACK)

    async def _heard(self, place: int, player: Player, line: ClientConnection, told: Any) -> bool:
        """What a player does about a message; whether the game is over for them."""
        match told:
            case {"type": "view", "legal": [_, *_]}:
                await self._act(player, line, told)
            case {"type": "done", "id": id, "step": step} if player.asked and player.asked[0] == id:
                now = monotonic()
                self.promises.append(Promise(player.table, player.seat, id, player.asked[1], step, now))
                self.last[place, player.seat] = now
                player.asked = None
                return player.over
            case {"type": "sorry", "code": "not-kept"}:
                self.not_kept += 1
                await asyncio.sleep(0.2)
                if player.asked:
                    await self._send(player, line)
            case {"type": "table", "table": {"phase": "open", "seats": seats}} if player.seat == 0:
                if all(seat["kind"] != "open" for seat in seats):
                    await line.send('{"type":"start"}')
            case {"type": "table", "table": {"phase": "ended"}}:
                player.over = True
                if player.asked and player.fresh:
                    await self._send(player, line)
                return player.asked is None
            case {"type": "refused"}:
                self.wrong.append(told)
            case {"type": "sorry", "code": code} if code not in {"started", "seats-open"}:
                self.wrong.append(told)
        return False

    async def _act(self, player: Player, line: ClientConnection, view: dict[str, Any]) -> None:
        if player.asked is None:
            if self.think:
                await asyncio.sleep(self.think * self.luck.uniform(0.5, 1.5))
            player.asked = view["id"], self.luck.choice(view["legal"])
            await self._send(player, line)
        elif player.fresh:
            # Nobody knows whether it was kept: it is said again, with the same id.
            await self._send(player, line)

    async def _send(self, player: Player, line: ClientConnection) -> None:
        assert player.asked is not None
        player.fresh = False
        id, action = player.asked
        await line.send(json.dumps({"type": "do", "seat": player.seat, "id": id, "action": action}))


async def all_there(where: str | Path, promises: Sequence[Promise]) -> None:
    """Hold what is kept against what was promised: every decision is there, none twice, and each table folds
    to what was played."""
    promised = defaultdict(list)
    for promise in promises:
        promised[promise.table].append(promise)
    store = await open_store(where)
    try:
        for table, own in promised.items():
            facts = await store.read(table)
            assert [fact.seq for fact in facts] == list(range(1, len(facts) + 1))
            decided = [fact.body for fact in facts if isinstance(fact.body, Decided)]
            twice = Counter((each.seat, each.id) for each in decided)
            assert max(twice.values()) == 1, f"{table}: {twice.most_common(1)}"
            for promise in own:
                found = decided[promise.step - 1]
                kept = (found.seat, found.id, found.do)
                assert kept == (promise.seat, promise.id, promise.action), f"{table}: {promise}, {kept}"
            assert fold(facts).frozen is None
    finally:
        await store.close()
