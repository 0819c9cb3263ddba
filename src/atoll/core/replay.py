"""Plays a record again, draw by draw, and holds the result against what was written.
Refuses to guess: the first thing that does not fit stops it, with the step's number."""

from collections.abc import Iterator
from typing import Any

from atoll.core.chance import NotInTheRecord, Playback
from atoll.core.digest import digest
from atoll.core.game import Game
from atoll.core.match import Match, SeatsError, Words
from atoll.core.options import OptionError
from atoll.core.record import Record, RecordError
from atoll.core.refusal import Refused


def replay_steps(game: Game[Any, Any], record: Record, words: Words = str) -> Iterator[Match]:
    """The match after its set-up and then after each step. It is one match that goes on:
    who wants to keep a position copies it."""
    if record.rules != game.meta.rules_version:
        raise RecordError(
            f"this record was played by rules {record.rules} of {game.meta.title}; "
            f"here is version {game.meta.rules_version}"
        )
    try:
        match = Match(game, record.seats, record.options, Playback(record.dealt), words)
    except (SeatsError, OptionError, NotInTheRecord) as error:
        raise RecordError(f"the set-up of the record does not fit: {error}") from None
    if len(match.dealt) < len(record.dealt):
        raise RecordError("the set-up of the record does not fit: more was drawn than the rules ask for")
    yield match
    for at, step in enumerate(record.steps, 1):
        played = Playback(step.drew)
        match.chance = played
        try:
            match.do(step.seat, step.do)
        except (Refused, NotInTheRecord) as error:
            raise RecordError(f"step {at} of the record, {step.do!r} by seat {step.seat}: {error}") from None
        if len(match.steps[-1].drew) < len(step.drew):
            raise RecordError(f"step {at} of the record, {step.do!r}: more was drawn than the rules ask for")
        yield match
    if digest(match.position) != record.digest:
        raise RecordError(
            f"the record ends at {record.digest}, its steps at {digest(match.position)}: it was edited"
        )


def replay_record(game: Game[Any, Any], record: Record, words: Words = str) -> Match:
    """The match at the end of a record."""
    *_, last = replay_steps(game, record, words)
    return last
