"""What happens when a device comes to a table: it is welcomed, told what it lacks, and its line is measured.
Refuses to know whether the device is here or at another server."""

import asyncio

from atoll.server import frames, protocol
from atoll.server.line import Line
from atoll.server.live import Live

# A line is measured again and again: often at first, so that it is known before a race begins.
PROBES_AT_FIRST, OFTEN, SELDOM = 8, 0.3, 5.0


def arrive(live: Live, line: Line, hello: protocol.Hello) -> asyncio.Task[None]:
    """Let a device in; what measures its line is to be cancelled when it leaves."""
    line.answers.append(frames.notice(_welcome(live, line, hello)))
    live.join(line, hello)
    return asyncio.create_task(_probe(live, line))


def _welcome(live: Live, line: Line, hello: protocol.Hello) -> protocol.Welcome:
    plays = live.table.phase == "open" or bool(live.table.seats_of(line.person))
    role: protocol.Role = "spectator" if hello.role == "player" and not plays else hello.role
    return protocol.Welcome(version=protocol.VERSION, time=live.now(), name=line.name, role=role)


async def _probe(live: Live, line: Line) -> None:
    """Measure the line where it matters how long it is."""
    if not live.table.game.meta.race:
        return
    sent = 0
    while True:
        number = line.length.probe(live.now())
        line.answer(frames.notice(protocol.Probe(number=number)))
        sent += 1
        await asyncio.sleep(OFTEN if sent < PROBES_AT_FIRST else SELDOM)
