"""A designer's content sets in the laboratory: which folders there are, as values of the option `content`,
and when a file in them was saved. Refuses to read them: a game reads its content and says what is wrong."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep

from atoll.lab.plan import PlanError


def name_folders(game: str, folders: Sequence[Path]) -> None:
    """Let a game find these sets. Before the game is imported, since its options list the sets there are."""
    for folder in folders:
        if not folder.is_dir():
            raise PlanError(
                f"there is no folder {folder}; atoll content {game} --copy {folder} makes one to begin with"
            )
    if folders:
        variable = f"ATOLL_{game.upper()}"
        known = [os.environ[variable]] if os.environ.get(variable) else []
        os.environ[variable] = os.pathsep.join([*(str(folder.resolve()) for folder in folders), *known])


def contents(folders: Sequence[Path]) -> list[tuple[str, list[str]]]:
    """The sets as something to vary."""
    return [("content", [folder.resolve().name for folder in folders])] if folders else []


def saved(folders: Sequence[Path], rest: float = 0.5) -> Iterator[list[Path]]:
    """At once, and then whenever files in these folders were saved: which. Until somebody stops it."""
    before: dict[Path, int] | None = None
    while True:
        now = {path: path.stat().st_mtime_ns for folder in folders for path in sorted(folder.rglob("*.toml"))}
        if before is None or now != before:
            known = before or {}
            yield [path for path in now if now[path] != known.get(path)]
            before = now
        sleep(rest)
