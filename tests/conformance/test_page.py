"""docs/conformance.md names every property, and none that there is not."""

import inspect
import re
from pathlib import Path

from atoll.conformance import trial
from atoll.conformance.copies import copies_play_on_alike
from atoll.conformance.legality import action_texts_are_names
from atoll.conformance.secrecy import sight_tells_apart_what_may_be_done
from atoll.conformance.words import everything_said_has_words

PAGE = Path(__file__).parents[2] / "docs" / "conformance.md"


def test_the_page_names_every_property() -> None:
    asked = {
        *trial.OF_A_ROOM,
        *trial.ALWAYS,
        *trial.SOMETIMES,
        action_texts_are_names,
        copies_play_on_alike,
        everything_said_has_words,
        sight_tells_apart_what_may_be_done,
    }
    found = set(re.findall(r'self\.find\(\s*"(\w+)"', inspect.getsource(trial))) | {"bots_finish"}
    rows = [
        line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == {each.__name__ for each in asked} | found
