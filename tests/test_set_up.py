"""The set-up of a checkout does again what its stamp no longer fits, and nothing else."""

import fcntl
import importlib.util
import json
import sys
from pathlib import Path
from threading import Event, Thread
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parents[1] / "packaging"


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(PACKAGING), *sys.path])
    spec = importlib.util.spec_from_file_location("set_up", PACKAGING / "set_up.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_two_at_once_wait_for_each_other(
    set_up: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, here = Event(), tmp_path / "set_up.py"
    here.touch()
    monkeypatch.setattr(set_up, "__file__", str(here))
    monkeypatch.setattr(set_up, "install", lambda develop: begun.set())
    monkeypatch.setattr(set_up, "_run", lambda *arguments: None)
    second = Thread(target=set_up.main)
    with here.open() as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        second.start()
        assert not begun.wait(0.2)
    second.join()
    assert begun.is_set()


@pytest.mark.parametrize(
    ("change", "again"),
    [
        ({}, set()),
        ({"project": "of yesterday"}, {"packages"}),
        ({"here": "elsewhere"}, {"environment", "packages"}),
        ({"python": "3.10"}, {"environment", "packages"}),
    ],
)
def test_only_what_changed_is_set_up_again(
    change: dict[str, str],
    again: set[str],
    set_up: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: set[str] = set()
    monkeypatch.setattr(set_up, "STAMP", tmp_path / "set-up.json")
    monkeypatch.setattr(set_up, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(set_up, "_environment", lambda: done.add("environment"))
    monkeypatch.setattr(set_up, "_pip", lambda *arguments: done.add("packages"))
    monkeypatch.setattr(set_up, "has_node", lambda: True)

    set_up.install(develop=True)
    done.clear()
    stamp = json.loads(set_up.STAMP.read_text())
    set_up.STAMP.write_text(json.dumps(stamp | change))
    set_up.install(develop=True)
    assert done == again
