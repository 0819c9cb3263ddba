"""`atoll bench`: what can be measured is found and told, and the measurement gives figures and ratios.
Refuses to hold a speed against a number: the machine that runs tests is nobody's yardstick."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import bench

from .conftest import Atoll


def test_the_measurements_are_listed(atoll: Atoll) -> None:
    assert re.search(
        r"^  rules +Random decisions per second per core", atoll("bench", "--help").out, re.MULTILINE
    )


def test_every_game_is_measured_and_told_as_json() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "atoll",
            "bench",
            "rules",
            "--json",
            "--alone",
            "--rounds",
            "1",
            "--seconds",
            "0.01",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    speeds = found["decisions_per_second"]
    assert {f"{id} pure" for id in games.ids()} <= set(speeds)
    assert all(speed > 0 for speed in speeds.values()) and found["rounds"] == 1


def test_contestants_of_other_houses_need_no_atoll() -> None:
    alone = "import sys; sys.modules['atoll'] = None; import peers; print(len(peers.PEERS))"
    done = subprocess.run(
        [sys.executable, "-c", alone], cwd=bench.BENCH, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and int(done.stdout) >= 4, done.stderr


def test_ratios_are_of_the_same_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(bench.BENCH))
    contest = runpy.run_path(str(bench.BENCH / "contest.py"))
    one = contest["Contestant"]("one", [], {}, [10.0, 40.0, 30.0])
    other = contest["Contestant"]("other", [], {}, [5.0, 10.0, 10.0])
    assert one.ratio(other) == 3.0 and one.speed == 40.0


def test_without_the_engines_one_sentence_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(bench.BENCH))
    rules = runpy.run_path(str(bench.BENCH / "rules.py"), run_name="rules")
    (tmp_path / "peers.txt").write_text("no-such-engine-anywhere @ file:///nowhere\n")
    monkeypatch.setitem(rules["_installed"].__globals__, "HERE", tmp_path)
    monkeypatch.setitem(rules["_installed"].__globals__, "ENVIRONMENT", tmp_path / ".venv")
    with pytest.raises(rules["NoPeers"], match="the engines to compare with cannot be installed: ERROR: "):
        rules["_installed"]()
    assert not (tmp_path / ".venv" / "peers.txt").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["bench", "speed"],
            f"there is no measurement 'speed'; there are: {', '.join(bench.measurements())}",
        ),
        (["bench"], "the following arguments are required: NAME (more"),
    ],
)
def test_what_cannot_be_measured_is_one_line(atoll: Atoll, words: list[str], told: str) -> None:
    said = atoll(*words)
    assert said.code == 2 and told in said.err and said.err.count("\n") == 1


def test_what_a_measurement_cannot_be_told_is_one_line() -> None:
    command = [sys.executable, "-m", "atoll", "bench", "rules", "--rounds", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = "atoll bench rules: --rounds is at least 1, and --seconds more than nothing"
    assert done.returncode == 2 and done.stderr.startswith(told) and done.stderr.count("\n") == 1


def test_without_a_checkout_there_is_nothing_to_measure(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "BENCH", tmp_path / "bench")
    said = atoll("bench", "rules")
    assert said.code == 2 and "measurements need a checkout of Atoll" in said.err
