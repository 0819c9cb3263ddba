"""Writes what is made from the protocol's records: the client's types and the protocol's page.
Refuses to write anything else; a test fails when what it would write is not what lies there."""

from pathlib import Path

from atoll.server.describe import page, typescript

ROOT = Path(__file__).parents[1]
MADE = {ROOT / "web/src/protocol.ts": typescript, ROOT / "docs/protocol.md": page}

if __name__ == "__main__":
    for path, text in MADE.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text())
        print(path.relative_to(ROOT))
