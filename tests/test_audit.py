"""What the registries tell about the packages here is told on, and what they do not tell is not called safe.
Refuses to ask them: what they said once stands here."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parents[1] / "packaging"


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(PACKAGING), *sys.path])
    spec = importlib.util.spec_from_file_location("audit", PACKAGING / "audit.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_known_weakness_is_told_with_what_mends_it(audit: ModuleType) -> None:
    weak = {"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"]}
    packages = [
        {"name": "jinja2", "version": "2.10", "vulns": [weak]},
        {"name": "rich", "version": "15", "vulns": []},
        {"name": "mine", "skip_reason": "it is not on PyPI"},
    ]
    told = audit.told_by_pypi(json.dumps({"dependencies": packages}))
    assert told == ["jinja2 2.10 is unsafe: PYSEC-2019-217, mended in 2.10.1"]
    weak = {"severity": "high", "via": ["a long story"]}
    assert audit.told_by_npm(json.dumps({"vulnerabilities": {"vite": weak}})) == [
        "vite of the client is unsafe (high): npm audit tells more"
    ]


@pytest.mark.parametrize(
    "answer", ["", "502 Bad Gateway", "[]", '{"dependencies": [{"skip_reason": "404"}]}']
)
def test_silence_is_no_answer(audit: ModuleType, answer: str) -> None:
    with pytest.raises(audit.Unanswered, match="safe is unknown"):
        audit.told_by_pypi(answer)
    with pytest.raises(audit.Unanswered, match="safe is unknown"):
        audit.told_by_npm(answer)


@pytest.mark.parametrize("binding", ["AGPL-3.0-only", "GNU Lesser General Public License (LGPL)", "unknown"])
def test_a_licence_that_binds_is_found(audit: ModuleType, binding: str) -> None:
    assert audit.bound({"fine": "MIT", "theirs": binding}) == [f"theirs has the licence {binding}"]


def test_everything_here_can_be_passed_on(audit: ModuleType) -> None:
    licences = audit.python_licences() | audit.web_licences()
    assert len(licences) > 50
    assert audit.bound(licences) == []
