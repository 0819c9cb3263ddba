"""Whoever's work is inside Atoll or beside it is named, with its licence."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_everything_that_atoll_stands_on_is_credited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [each for extra in project["optional-dependencies"].values() for each in extra]
    named = _letters((ROOT / "docs" / "credits.md").read_text(encoding="utf-8"))
    for requirement in [*project["dependencies"], *extras]:
        name = re.split(r"[<>=\[ ]", requirement)[0]
        assert _letters(name) in named, f"docs/credits.md does not name {name}"


def test_what_the_client_brings_along_is_credited() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    named = _letters((ROOT / "docs" / "credits.md").read_text(encoding="utf-8"))
    for name in [*package.get("dependencies", {}), *package["devDependencies"]]:
        if name.startswith("@fontsource") or name in package.get("dependencies", {}):
            assert _letters(name.split("/")[-1]) in named, f"docs/credits.md does not name {name}"


def _letters(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())
