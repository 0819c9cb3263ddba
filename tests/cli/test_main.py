"""The command line as a whole: its help, its version, its errors, its end."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from atoll import compiled

from .conftest import Atoll


def test_help_names_every_command(atoll: Atoll) -> None:
    said = atoll("--help")
    assert said.code == 0
    commands = Path(sys.modules["atoll.cli"].__file__ or "").parent.glob("*.py")
    for command in commands:
        if command.stem not in {"__init__", "main"} and not command.stem.startswith("_"):
            assert f"\n    {command.stem} " in said.out


def test_without_a_command_the_help_is_shown(atoll: Atoll) -> None:
    assert atoll() == atoll("--help")


def test_the_version_tells_why_the_rules_run_pure(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_PURE", "1")
    assert atoll("--version").out.endswith("rules pure: ATOLL_PURE asks for it\n")


def test_the_version_tells_which_source_changed(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ATOLL_PURE", raising=False)
    monkeypatch.setattr(compiled, "_NATIVE", tmp_path)
    assert "they were not compiled" in atoll("--version").out
    abi = sysconfig.get_config_var("SOABI")
    manifest = tmp_path / "manifest.json"
    manifest.write_text(
        f'{{"python": "{abi}", "modules": {{"atoll.core.bits": "made from something else"}}}}'
    )
    assert "atoll.core.bits changed since they were compiled" in atoll("--version").out
    manifest.write_text("{")
    assert "what was compiled cannot be read" in atoll("--version").out


def test_an_unknown_command_is_one_line_with_the_nearest(atoll: Atoll) -> None:
    said = atoll("gmaes")
    assert said.code == 2 and said.out == "" and said.err.count("\n") == 1
    assert "'gmaes'; did you mean games? The commands are: bench, check" in said.err
    assert "there is no command 'sail'. The commands are: bench, check" in atoll("sail").err


def test_an_unknown_flag_is_one_line(atoll: Atoll) -> None:
    said = atoll("games", "--loud")
    assert said.code == 2 and said.err.count("\n") == 1 and "--loud" in said.err


def test_the_games_are_listed(atoll: Atoll) -> None:
    assert "pearls     Pearls, 2-4 players, 2-5 minutes, by the makers of Atoll\n" in atoll("games").out


def test_a_room_brings_its_own_commands(tmp_path: Path) -> None:
    room = tmp_path / "reef"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "commands.py").write_text(
        "def add(commands):\n"
        "    parser = commands.add_parser('dredge', help='dredge the reef')\n"
        "    parser.set_defaults(run=lambda args: print('mud') or 7)\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "atoll", "dredge"],
        check=False,
        env={**os.environ, "ATOLL_GAMES": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (7, "mud\n")


def test_a_reader_who_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "atoll", "games"], check=False, stdout=writing, stderr=subprocess.PIPE
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_control_c_ends_a_command_quietly(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("atoll.games.ids", interrupted)
    said = atoll("games")
    assert said.code == 130 and said.err == "\n"
