"""The set-up of a checkout does again what its stamp no longer fits, and nothing else."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[1] / "packaging"


@pytest.mark.parametrize(
    ("change", "environment", "packages"),
    [
        ({}, False, False),
        ({"pyproject": "of yesterday"}, False, True),
        ({"here": "elsewhere"}, True, True),
        ({"python": "3.10"}, True, True),
    ],
)
def test_only_what_changed_is_set_up_again(
    change: dict[str, str], environment: bool, packages: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(PACKAGING), *sys.path])
    spec = importlib.util.spec_from_file_location("set_up", PACKAGING / "set_up.py")
    assert spec is not None and spec.loader is not None
    set_up = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(set_up)
    asked: list[str] = []
    made: list[bool] = []
    monkeypatch.setattr(set_up, "STAMP", tmp_path / "set-up.json")
    monkeypatch.setattr(set_up, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(set_up, "_environment", lambda: made.append(True))
    monkeypatch.setattr(set_up, "_pip", lambda *arguments: asked.extend(arguments))
    monkeypatch.setattr(set_up, "has_node", lambda: True)

    set_up.install(develop=True)
    asked.clear()
    made.clear()
    stamp = json.loads(set_up.STAMP.read_text())
    set_up.STAMP.write_text(json.dumps(stamp | change))
    set_up.install(develop=True)
    assert (bool(made), bool(asked)) == (environment, packages)
