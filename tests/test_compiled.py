"""A binary is used only when it was made from exactly the sources beside it.
Refuses to trust the loader's word: each test starts a Python of its own on a copy of the checkout."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from atoll import compiled

SOURCE = Path(compiled.__file__).parent
ASK = "import atoll, atoll.core.bits as bits; print(atoll.RULES, bits.__file__.rsplit('.')[-1])"

needs_binaries = pytest.mark.skipif(
    not (SOURCE / "_native" / "manifest.json").exists(), reason="there is no C compiler on this machine"
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(SOURCE, tmp_path / "atoll", ignore=shutil.ignore_patterns("client", "__pycache__"))
    return tmp_path


def ask(copy: Path, **environment: str) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ATOLL_")}
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**clean, "PYTHONPATH": str(copy), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.split()


@needs_binaries
def test_fitting_binaries_are_used(copy: Path) -> None:
    assert ask(copy) == ["compiled", "so"]


@needs_binaries
def test_one_switch_forces_pure_rules(copy: Path) -> None:
    assert ask(copy, ATOLL_PURE="1") == ["pure", "py"]


@needs_binaries
def test_an_edited_source_runs_at_the_next_start(copy: Path) -> None:
    rules = copy / "atoll" / "core" / "playout.py"
    rules.write_text(rules.read_text() + "\nEDITED = True\n")
    assert ask(copy) == ["pure", "py"]


@needs_binaries
def test_binaries_of_another_python_are_left_alone(copy: Path) -> None:
    manifest = copy / "atoll" / "_native" / "manifest.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "python": "cpython-30"}))
    assert ask(copy) == ["pure", "py"]


@needs_binaries
@pytest.mark.parametrize("broken", ["", "{}", "[]", '{"python": 1}', "null"])
def test_a_broken_manifest_means_pure_rules(copy: Path, broken: str) -> None:
    (copy / "atoll" / "_native" / "manifest.json").write_text(broken)
    assert ask(copy) == ["pure", "py"]


def test_without_binaries_the_rules_are_pure(copy: Path) -> None:
    shutil.rmtree(copy / "atoll" / "_native", ignore_errors=True)
    assert ask(copy) == ["pure", "py"]
