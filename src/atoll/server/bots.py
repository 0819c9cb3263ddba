"""The processes in which bots think: each takes one question at a time and has a deadline for it.
Refuses to let a bot cost more than time: what hangs or crashes is replaced, the question asked again."""

import asyncio
import os
import sys
from typing import cast

import msgspec

from atoll.bots.review import Reviewed
from atoll.server import logs
from atoll.server.metrics import Metrics
from atoll.server.thinking import LENGTH, Answer, Pages, Question, Reread

# How much longer than its time a bot may take before its process is replaced, and a reviewer, who always
# finishes a step; a new process has to start first.
GRACE = 1.0
REVIEWERS_GRACE = 30.0
START = 20.0
ATTEMPTS = 2

_FAILED = (OSError, EOFError, msgspec.DecodeError)
_ANSWERS: msgspec.json.Decoder[Answer | Reread] = msgspec.json.Decoder(Answer | Reread)


class NoAnswer(Exception):
    """No process came to an answer."""


class Talk(asyncio.SubprocessProtocol):
    """What is said with one process: a question goes in, an answer comes out."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.answer: asyncio.Future[bytes] | None = None
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.heard += data
        if len(self.heard) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self.heard)[0]
        if len(self.heard) >= end and self.answer is not None and not self.answer.done():
            self.answer.set_result(bytes(self.heard[LENGTH.size : end]))

    def process_exited(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(EOFError("the process ended"))
        if not self.gone.done():
            self.gone.set_result(None)

    def expect(self) -> asyncio.Future[bytes]:
        """The next answer."""
        self.heard.clear()
        self.answer = asyncio.get_running_loop().create_future()
        if self.gone.done():
            self.answer.set_exception(EOFError("the process ended"))
        return self.answer


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: tuple[asyncio.SubprocessTransport, Talk] | None = None
        # Processes that were ended, and may not be gone yet.
        self.ending: list[Talk] = []
        self.closed = False

    async def ask(self, question: Question | Pages) -> Answer | Reread:
        """Its answer; whatever goes wrong, also being cancelled, ends the process."""
        try:
            grace = GRACE if isinstance(question, Question) else REVIEWERS_GRACE
            patience = question.time + grace + START * (self.process is None)
            self.process = self.process or await _start()
            transport, talk = self.process
            if self.closed:
                raise EOFError("no more questions are answered")
            answer = talk.expect()
            text = msgspec.json.encode(question)
            pipe = cast(asyncio.WriteTransport | None, transport.get_pipe_transport(0))
            if pipe is None:
                raise EOFError("the process ended")
            pipe.write(LENGTH.pack(len(text)) + text)
            return _ANSWERS.decode(await asyncio.wait_for(answer, patience))
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """End the process; another one is started when it is needed."""
        if self.process is not None:
            transport, talk = self.process
            transport.close()
            self.ending = [*(each for each in self.ending if not each.gone.done()), talk]
            self.process = None


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
            answer = await self._try(question)
            if isinstance(answer, Answer) and answer.do in question.legal:
                self.metrics.count("atoll_bot_thoughts_total", "how", question.kind)
                return answer
            if isinstance(answer, Answer):
                logs.event(
                    "bot wants what is not legal", game=question.game, bot=question.bot, does=answer.do
                )
        raise NoAnswer(f"{question.bot} found nothing to do at a table of {question.game}")

    async def review(self, pages: Pages) -> list[Reviewed]:
        """What a reviewer says about some steps of a game, or `NoAnswer`."""
        for _ in range(ATTEMPTS):
            answer = await self._try(pages)
            if isinstance(answer, Reread):
                self.metrics.count("atoll_bot_thoughts_total", "how", "review")
                return answer.steps
        raise NoAnswer(f"step {pages.first} of a game of {pages.game} could not be reviewed")

    async def _try(self, question: Question | Pages) -> Answer | Reread | None:
        """Ask the process that is free first; nothing if it fails."""
        self.waiting += 1
        try:
            thinker = await self.idle.get()
        finally:
            self.waiting -= 1
        try:
            shared = question.time * self.number / (self.number + self.waiting)
            return await thinker.ask(msgspec.structs.replace(question, time=shared))
        except _FAILED as error:
            self.metrics.count("atoll_bot_thoughts_total", "how", "failed")
            who = question.bot if isinstance(question, Question) else "reviewer"
            logs.event("bot failed", game=question.game, bot=who, error=repr(error))
            return None
        finally:
            self.idle.put_nowait(thinker)

    async def end(self) -> None:
        """End all processes, and start no more."""
        for thinker in self.thinkers:
            thinker.closed = True
            thinker.end()
        # Who was being asked, or just started, comes back when its process is ended.
        for _ in self.thinkers:
            await self.idle.get()
        await asyncio.gather(*(talk.gone for thinker in self.thinkers for talk in thinker.ending))


async def _start() -> tuple[asyncio.SubprocessTransport, Talk]:
    loop = asyncio.get_running_loop()
    # What it has to complain of is the server's to show.
    command = (sys.executable, "-m", "atoll.server.thinking")
    return await loop.subprocess_exec(Talk, *command, stderr=None)
