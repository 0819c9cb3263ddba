"""The command line as a test uses it. Refuses to pass exceptions on: a test reads what a person reads."""

from dataclasses import dataclass
from typing import Protocol

import pytest

from atoll import games
from atoll.cli import main

# The games that have their words.
TOLD = [id for id in games.ids() if (games.game(id).room / "texts" / "en.ftl").exists()]


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str


class Atoll(Protocol):
    """Runs the command with these words."""

    def __call__(self, *words: str) -> Said: ...


@pytest.fixture
def atoll(capsys: pytest.CaptureFixture[str]) -> Atoll:
    def run(*words: str) -> Said:
        try:
            code = main(words)
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return run
