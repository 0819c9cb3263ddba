"""Checks the deal of a finished game: that the seed is the one whose hash was shown at the start, and that
every draw comes from it. Refuses to trust anything but the hash, the seed and the rules."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from atoll.core import Draws, Game, Live, Match, Record, RecordError, replay_steps
from atoll.table.facts import seed_hash


class Verified(Struct, frozen=True, kw_only=True):
    """What the check found. When a draw does not fit: its step (0: the set-up) and label."""

    fits: bool
    seed_hash: str
    seed: str
    draws: int
    step: int | None = None
    label: str | None = None


def verify(game: Game[Any, Any], record: Record, shown: str | None = None) -> Verified:
    """Check a record that holds its seed, as those of tables do, against the hash in it or against the one
    that somebody was shown. `RecordError` for a record without a seed, or one that does not replay at all."""
    seed = _note(record, "seed")
    shown = _note(record, "seed_hash") if shown is None else shown.strip().lower()
    draws = 0
    for step, (drawn, written) in enumerate(_side_by_side(game, record, seed)):
        if drawn != written:
            first = next(one or other for one, other in zip_longest(drawn, written) if one != other)
            return Verified(
                fits=False, seed_hash=shown, seed=seed, draws=draws, step=step, label=first and first[0]
            )
        draws += len(written)
    return Verified(fits=seed_hash(seed) == shown, seed_hash=shown, seed=seed, draws=draws)


def _side_by_side(game: Game[Any, Any], record: Record, seed: str) -> Iterator[tuple[Draws, Draws]]:
    """For the set-up and each step: what the seed draws, and what the record says was drawn."""
    for _ in replay_steps(game, record):
        pass
    live = Live(seed)
    match = Match(game, record.seats, record.options, live)
    yield match.dealt, record.dealt
    for step in record.steps:
        yield match.do(step.seat, step.do).drew, step.drew


def _note(record: Record, name: str) -> str:
    value = record.notes.get(name)
    if not isinstance(value, str) or not value:
        raise RecordError(f"this record has no {name!r} in its notes, so its deal cannot be checked")
    return value
