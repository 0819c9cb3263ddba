"""How long people wait for their moves to be kept while bots think at all tables on the same machine.
Refuses to help: server, bots and players share the cores as they come.

    atoll bench beside_bots --tables 100 --level level-3 --seconds 60

At each table somebody plays against a bot, at random and after a moment of thought. What is measured is the
time from a decision that is sent to the answer that it is kept."""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from atoll import games

# How long somebody looks before deciding, in seconds.
LOOKS = (0.5, 1.5)
# The first seconds are not counted: processes start, and tables are made.
WARMING = 5.0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="atoll bench beside_bots",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="hashi", choices=games.ids(), help="what is played (hashi)")
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="(100)")
    parser.add_argument("--level", default="level-3", help="of the bots (level-3)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="S", help="(60)")
    args = parser.parse_args()
    with server() as address:
        waits, bots = asyncio.run(players(address, args))
    cuts = quantiles(waits, n=100)
    print(
        f"{args.tables} tables of {args.game} with {args.level}, {os.cpu_count()} cores, {args.seconds:.0f} s"
    )
    print(f"people: {len(waits)} moves, kept after {cuts[49]:.1f} ms (median), {cuts[98]:.1f} ms (p99)")
    print(f"bots: {bots} moves")
    return 0


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty folder; its host and port."""
    with tempfile.TemporaryDirectory(prefix="atoll-bench-") as folder:
        set_up = {"ATOLL_DATA": folder, "ATOLL_BROWSER": "no", "ATOLL_PORT": "0", "ATOLL_LIMITS": "no"}
        command = [sys.executable, "-m", "atoll", "serve", "--lang", "en"]
        process = subprocess.Popen(command, env={**os.environ, **set_up}, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].removeprefix("http://")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


async def players(address: str, args: argparse.Namespace) -> tuple[list[float], int]:
    """How long each move waited, in milliseconds, and how many moves the bots made."""
    until = time.perf_counter() + WARMING + args.seconds
    found = await asyncio.gather(*(player(address, args, until) for _ in range(args.tables)))
    return [wait for waits, _ in found for wait in waits], sum(bots for _, bots in found)


async def player(address: str, args: argparse.Namespace, until: float) -> tuple[list[float], int]:
    """Play game after game until the time is up."""
    waits: list[float] = []
    bots = 0
    while time.perf_counter() < until:
        table, cookie = await asyncio.to_thread(made, address, args)
        where = f"ws://{address}/api/tables/{table}/socket"
        async with connect(where, additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({"type": "hello", "version": 1}))
            seat = Seat(line)
            listening = asyncio.create_task(seat.listen())
            while not seat.over and time.perf_counter() < until:
                wait = await seat.decide()
                if wait is not None and time.perf_counter() > until - args.seconds:
                    waits.append(wait)
            listening.cancel()
            bots += seat.step - seat.kept
    return waits, bots


class Seat:
    """Somebody at a table: what was seen last, and whether what was decided is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.view: dict[str, Any] = {"legal": []}
        self.step = 0
        self.kept = 0
        self.over = False
        self.answered = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.line:
            message = json.loads(text)
            if message["type"] == "probe":
                await self.line.send(json.dumps({"type": "echo", "number": message["number"]}))
            elif message["type"] in {"done", "sorry", "refused"}:
                self.kept += message["type"] == "done"
                self.answered.set()
            elif message["type"] == "view" and message["seat"] == 0:
                self.view, self.step = message, message["step"]
            elif message["type"] == "table" and message["table"]["phase"] == "ended":
                self.over = True

    async def decide(self) -> float | None:
        """Look for a while, decide if there is something to decide, and say how long it took to be kept."""
        await asyncio.sleep(random.uniform(*LOOKS))
        if self.over or not self.view["legal"]:
            return None
        self.answered.clear()
        act = {"type": "do", "seat": 0, "id": self.view["id"], "action": random.choice(self.view["legal"])}
        begun, kept = time.perf_counter(), self.kept
        await self.line.send(json.dumps(act))
        await asyncio.wait_for(self.answered.wait(), 30)
        return 1000 * (time.perf_counter() - begun) if self.kept > kept else None


def made(address: str, args: argparse.Namespace) -> tuple[str, str]:
    """A new table, and the cookie of who sits there."""
    line = HTTPConnection(address, timeout=30)
    line.request(
        "POST",
        "/api/quick",
        json.dumps({"game": args.game, "name": "Ana", "bots": 1, "level": args.level}),
        {"Content-Type": "application/json", "Origin": f"http://{address}"},
    )
    answer = line.getresponse()
    cookie = (answer.getheader("set-cookie") or "").split(";")[0]
    table: str = json.loads(answer.read())["table"]
    line.close()
    return table, cookie


if __name__ == "__main__":
    raise SystemExit(main())
