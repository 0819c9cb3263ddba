"""Published data, fetched as npm packages in the versions of `package.json` into the checkout's `build`.
Refuses to be needed for playing: what is made from it is committed."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BUILD = Path(__file__).parents[5] / "build" / "borders-sources"


def versions() -> dict[str, str]:
    """The packages and their versions."""
    found: dict[str, str] = json.loads((HERE / "package.json").read_text())["dependencies"]
    return found


@cache
def package(name: str) -> Path:
    """Where a package lies; all are fetched together, once."""
    written = (HERE / "package.json").read_text()
    copy = BUILD / "package.json"
    if not copy.exists() or copy.read_text() != written or not (BUILD / "node_modules" / name).exists():
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir(parents=True)
        npm = ["npm", "install", "--prefix", str(BUILD), "--no-audit", "--no-fund", "--loglevel=error"]
        (BUILD / "package.json").write_text(written)
        subprocess.run(npm, check=True)
    return BUILD / "node_modules" / name


def read(name: str, file: str) -> Any:
    """A JSON file of a package."""
    return json.loads((package(name) / file).read_text(encoding="utf-8"))
