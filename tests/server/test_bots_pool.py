"""Bots think elsewhere, and what goes wrong there costs only time."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from atoll import play
from atoll.server import bots as pool
from atoll.server.bots import Bots, NoAnswer
from atoll.server.metrics import Metrics
from atoll.server.thinking import Question, think


def question(bot: str = "greedy", time: float = 1.0, kind: str = "bot") -> Question:
    match = play("pearls", seed=3)
    asked = {
        "game": "pearls",
        "options": match.options,
        "view": match.view(0),
        "legal": match.legal(0),
        "kind": kind,
        "bot": bot,
        "time": time,
        "seed": 1,
    }
    return msgspec.convert(asked, Question)


def running(does: Callable[[Bots], Awaitable[None]]) -> Metrics:
    metrics = Metrics()

    async def all() -> None:
        bots = Bots(1, metrics)
        try:
            await does(bots)
        finally:
            await bots.end()

    asyncio.run(all())
    return metrics


def pid(bots: Bots) -> int:
    process = bots.thinkers[0].process
    assert process is not None
    number = process[0].get_pid()
    assert number is not None
    return number


def test_a_question_is_answered_with_something_legal() -> None:
    assert think(question()).do in {"dive", "surface"}
    advice = think(question(kind="advice"))
    assert advice.do in {"dive", "surface"} and advice.why


def test_a_process_answers_many_questions() -> None:
    async def does(bots: Bots) -> None:
        answers = await asyncio.gather(*(bots.ask(question("random")) for _ in range(20)))
        assert all(answer.do in {"dive", "surface"} for answer in answers)

    assert running(does).counts["atoll_bot_thoughts_total", "how", "bot"] == 20


def test_a_crash_costs_only_time() -> None:
    async def does(bots: Bots) -> None:
        await bots.ask(question())
        os.kill(pid(bots), signal.SIGKILL)
        assert (await bots.ask(question())).do in {"dive", "surface"}

    assert running(does).counts["atoll_bot_thoughts_total", "how", "failed"] <= 1


def test_what_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def does(bots: Bots) -> None:
        await bots.ask(question())
        os.kill(pid(bots), signal.SIGSTOP)
        assert (await bots.ask(question(time=0.1))).do in {"dive", "surface"}

    monkeypatch.setattr(pool, "GRACE", 0.2)
    assert running(does).counts["atoll_bot_thoughts_total", "how", "failed"] == 1


def test_a_bot_that_never_answers_is_given_up() -> None:
    async def does(bots: Bots) -> None:
        with pytest.raises(NoAnswer):
            await bots.ask(question("no such bot"))
        assert (await bots.ask(question())).do in {"dive", "surface"}

    assert running(does).counts["atoll_bot_thoughts_total", "how", "failed"] == 2


def test_a_question_that_is_taken_back_frees_its_process() -> None:
    async def does(bots: Bots) -> None:
        await bots.ask(question())
        long = asyncio.create_task(bots.ask(question("level-5", time=30.0)))
        await asyncio.sleep(0.2)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        assert (await asyncio.wait_for(bots.ask(question()), 15)).do in {"dive", "surface"}

    running(does)
