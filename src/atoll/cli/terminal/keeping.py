"""A game in a file: written whole or not at all, and taken up again.
Refuses to write over what it was not asked to keep."""

import os
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from atoll.core import Match, Record


def with_notes(match: Match, notes: Mapping[str, Any]) -> str:
    """The record of a match, with notes; when it is over, how it ended is among them."""
    outcome = match.outcome()
    ended = {"outcome": asdict(outcome)} if outcome else {}
    return replace(match.record(), notes={**notes, **ended}).text()


def keep(path: Path, text: str) -> None:
    """Write a file, leaving the old one as it is until the new one is whole."""
    fresh = path.with_name(path.name + ".part")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def by_seat(record: Record, note: str) -> list[str]:
    """A note that is a text for each seat; empty when there is none."""
    written = record.notes.get(note)
    if not isinstance(written, list) or len(written) != record.seats:
        return []
    return written if all(isinstance(each, str) for each in written) else []
