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
from typing import Any

_SOURCE = Path(__file__).parent
_NATIVE = _SOURCE / "_native"


def fitting() -> list[str]:
    """The compiled modules; none when one does not fit its source, since they call each other directly."""
    return [] if why_pure() else list(_manifest()["modules"])


def why_pure() -> str:
    """Why the rules run as they are; empty when they run compiled."""
    if os.environ.get("ATOLL_PURE", "") not in {"", "0"}:
        return "ATOLL_PURE asks for it"
    try:
        manifest = _manifest()
        if manifest["python"] != sysconfig.get_config_var("SOABI"):
            return f"they were compiled for {manifest['python']}, which is another Python"
        changed = [name for name, made_from in manifest["modules"].items() if _hash(name) != made_from]
    except FileNotFoundError:
        return "they were not compiled, which takes a C compiler at set-up"
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return "what was compiled cannot be read"
    return f"{changed[0]} changed since they were compiled" if changed else ""


def _manifest() -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((_NATIVE / "manifest.json").read_text())
    return manifest


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
