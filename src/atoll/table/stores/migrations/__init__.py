"""The steps from each version of a database to the next: numbered SQL files, one folder for each database.
Refuses to go back, and to change a file that has been released."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
_NAME = re.compile(r"([0-9]{4})-[a-z-]+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step, to the version of its number."""

    number: int
    sql: str


def steps(folder: Path) -> list[Migration]:
    """All steps in a folder, the first one first; the numbers have no gap."""
    found = []
    for number, path in enumerate(sorted(folder.glob("*.sql")), 1):
        named = _NAME.fullmatch(path.name)
        if named is None or int(named[1]) != number:
            raise ValueError(f"{path}: the migration number {number} is expected here")
        found.append(Migration(number, path.read_text(encoding="utf-8")))
    return found
