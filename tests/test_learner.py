"""The example that learns does learn: after a little it wins more often than not, after more much more."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

LEARNER = Path(__file__).parents[1] / "examples" / "learner.py"


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    pytest.importorskip("sklearn")
    spec = importlib.util.spec_from_file_location("learner", LEARNER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_little_practice_beats_chance(learner: ModuleType) -> None:
    assert learner.learnt(rounds=1, games=60, trial=30) > 0.6


@pytest.mark.long
def test_more_practice_beats_chance_by_far(learner: ModuleType) -> None:
    assert learner.learnt(rounds=4, games=60, trial=100) > 0.8
