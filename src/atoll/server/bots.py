"""The processes in which bots think: each takes one question at a time and has a deadline for it.
Refuses to let a bot cost more than time: what hangs or crashes is replaced, the question asked again."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from atoll.server import logs
from atoll.server.metrics import Metrics
from atoll.server.thinking import LENGTH, Answer, Question

# How much longer than its time a bot may take before its process is replaced; a new one has to start first.
GRACE = 1.0
START = 20.0
ATTEMPTS = 2

_FAILED = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.TimeoutError, msgspec.DecodeError)


class NoAnswer(Exception):
    """No process came to an answer."""


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, question: Question) -> Answer:
        """Its answer; whatever goes wrong, also being cancelled, ends the process."""
        try:
            fresh = self.process is None
            if self.process is None:
                self.process = await _start()
            return await asyncio.wait_for(
                _exchange(self.process, question), question.time + GRACE + START * fresh
            )
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await asyncio.shield(process.wait())


class Bots:
    """All thinking processes of this server."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self.number = processes or max(1, (os.cpu_count() or 2) - 1)
        self.metrics = metrics
        self.thinkers = [Thinker() for _ in range(self.number)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        self.waiting = 0
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)

    async def ask(self, question: Question) -> Answer:
        """What a bot says, or `NoAnswer`. The more are waiting, the less time each gets."""
        for _ in range(ATTEMPTS):
            self.waiting += 1
            try:
                thinker = await self.idle.get()
            finally:
                self.waiting -= 1
            try:
                shared = question.time * self.number / (self.number + self.waiting)
                answer = await thinker.ask(msgspec.structs.replace(question, time=shared))
            except _FAILED as error:
                self.metrics.count("atoll_bot_thoughts_total", "how", "failed")
                logs.event("bot failed", game=question.game, bot=question.bot, error=repr(error))
                continue
            finally:
                self.idle.put_nowait(thinker)
            if answer.do in question.legal:
                self.metrics.count("atoll_bot_thoughts_total", "how", question.kind)
                return answer
            logs.event("bot wants what is not legal", game=question.game, bot=question.bot, does=answer.do)
        raise NoAnswer(f"{question.bot} found nothing to do at a table of {question.game}")

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.end() for thinker in self.thinkers))


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "atoll.server.thinking", stdin=PIPE, stdout=PIPE
    )


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    text = msgspec.json.encode(question)
    process.stdin.write(LENGTH.pack(len(text)) + text)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.json.decode(await process.stdout.readexactly(length), type=Answer)
