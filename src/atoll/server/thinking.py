"""What runs in a process of its own: a bot, or an adviser, that gets a seat's view and says what it would do;
or a reviewer, that gets a finished game. Refuses the network and the store: one question comes in, one answer
goes out, until the pipe is closed."""

import os
import signal
import struct
import sys
from functools import lru_cache
from time import monotonic
from typing import Any, BinaryIO, Literal

import msgspec

from atoll import bots, games
from atoll.bots.advice import advise
from atoll.bots.bot import Bot
from atoll.bots.review import Reviewed, review
from atoll.core import Json, Rules, read_record

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True, tag="question"):
    """A seat's view, what it may do, and who is to think how long (in seconds) about it."""

    game: str
    options: dict[str, str | int | bool]
    view: Json
    legal: list[str]
    kind: Literal["bot", "advice"]
    bot: str
    time: float
    seed: int


class Pages(msgspec.Struct, frozen=True, tag="pages"):
    """A finished game, as the text of its record, of which the steps from `first` on are to be reviewed: as
    many as `time` (in seconds) allows, and one at least."""

    game: str
    record: str
    first: int
    time: float


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """One of the legal actions, and what speaks for it if advice was asked for."""

    do: str
    why: list[Json] = []


class Reread(msgspec.Struct, frozen=True, tag="reread"):
    """Some steps of a game, reviewed, one after the other."""

    steps: list[Reviewed]


def reread(pages: Pages) -> Reread:
    """Review some steps of a game."""
    until = monotonic() + pages.time
    steps: list[Reviewed] = []
    for step in review(games.game(pages.game), read_record(pages.record), first=pages.first):
        steps.append(step)
        if monotonic() > until:
            break
    return Reread(steps)


def think(question: Question) -> Answer:
    """Answer one question."""
    options = tuple(sorted(question.options.items()))
    if question.kind == "advice":
        told = advise(
            games.game(question.game),
            _rules(question.game, options),
            question.view,
            question.legal,
            time=question.time,
            seed=question.seed,
        )
        return Answer(told.do, told.why)
    bot = _bot(question.bot, question.game, options, question.seed)
    return Answer(bot.decide(question.view, question.legal, question.time))


@lru_cache(32)
def _rules(game: str, options: tuple[tuple[str, str | int | bool], ...]) -> Rules[Any]:
    rules: Rules[Any] = games.game(game).rules(dict(options))
    return rules


@lru_cache(64)
def _bot(name: str, game: str, options: tuple[tuple[str, str | int | bool], ...], seed: int) -> Bot:
    # A bot's own luck, and what it knows, stay with it from one question to the next.
    return bots.bot(name, games.game(game), _rules(game, options), seed)


def _read(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    return pipe.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def main() -> None:
    # Whoever plays comes first on this machine; and it is the server that ends this process, not Ctrl+C.
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    # Nothing that a game might print gets between the answers.
    sys.stdout = sys.stderr
    while (text := _read(questions)) is not None:
        asked = msgspec.json.decode(text, type=Question | Pages)
        answer = msgspec.json.encode(think(asked) if isinstance(asked, Question) else reread(asked))
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    main()
