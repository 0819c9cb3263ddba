"""The same games compiled and pure; what differs is told with the game that shows it."""

import subprocess
import sys

import pytest

from atoll import compiled
from atoll.conformance import both_ways


@pytest.mark.skipif(bool(compiled.why_pure()), reason="the rules are pure here")
def test_the_same_games_come_out_both_ways() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "atoll.conformance.both_ways", "--games", "2"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and done.stdout.endswith("games are the same compiled and pure\n")


def test_a_game_that_differs_is_told() -> None:
    told = both_ways.difference(
        ["compiled", "pearls 0: a", "pearls 1: b"], ["pure", "pearls 0: a", "pearls 1: c"]
    )
    assert told == "this game differs:\n  compiled: pearls 1: b\n  pure:     pearls 1: c"
    assert both_ways.difference(["compiled", "pearls 0: a"], ["pure", "pearls 0: a"]) == ""
    assert "they are pure and pure" in both_ways.difference(["pure"], ["pure"])


def test_without_compiled_rules_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ATOLL_PURE", "1")
    monkeypatch.setattr(sys, "argv", ["both_ways"])
    assert both_ways.main() == 2
    assert (
        "there is nothing to compare, the rules are pure: ATOLL_PURE asks for it" in capsys.readouterr().err
    )
