"""Loads the compiled rules instead of their sources, when they were made from exactly these sources for
this very Python. Refuses a binary that does not fit the file beside it: then all rules run as they are."""

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

_SOURCE = Path(__file__).parent
_NATIVE = _SOURCE / "_native"


def fitting() -> list[str]:
    """The compiled modules; none when one does not fit its source, since they call each other directly."""
    if os.environ.get("ATOLL_PURE", "") not in {"", "0"}:
        return []
    try:
        manifest = json.loads((_NATIVE / "manifest.json").read_text())
        if manifest["python"] != sysconfig.get_config_var("SOABI"):
            return []
        fit = all(_hash(name) == made_from for name, made_from in manifest["modules"].items())
        return list(manifest["modules"]) if fit else []
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return []


def _hash(module: str) -> str:
    path = _SOURCE.parent.joinpath(*module.split(".")).with_suffix(".py")
    return hashlib.sha256(path.read_bytes()).hexdigest()


class Compiled:
    """Finds the compiled modules and the library that they share."""

    def __init__(self, names: list[str]) -> None:
        suffix = f".{sysconfig.get_config_var('SOABI')}.so"
        self.found = {
            name: _NATIVE.joinpath(*name.split(".")[:-1], name.split(".")[-1] + suffix) for name in names
        }
        self.found["atoll_rules__mypyc"] = _NATIVE / f"atoll_rules__mypyc{suffix}"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        binary = self.found.get(name)
        if binary is None:
            return None
        return spec_from_file_location(name, binary, loader=ExtensionFileLoader(name, str(binary)))


def install() -> str:
    """How the rules run from now on: `compiled` or `pure`."""
    names = fitting()
    if not names:
        return "pure"
    sys.meta_path.insert(0, Compiled(names))
    return "compiled"
