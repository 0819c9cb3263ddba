"""A designer's content sets in the laboratory: which folders there are, as values of the option `content`,
and when a file in them was saved. Refuses to read them: a game reads its content and says what is wrong."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep

from atoll import games
from atoll.core import Choice
from atoll.lab.plan import PlanError

OPTION = "content"


def folders(game: str, given: Sequence[str]) -> list[Path]:
    """Those of the given sets that are folders; a word without a slash may name a set of the game."""
    for each in given:
        if not Path(each).is_dir() and os.sep in each:
            raise PlanError(
                f"there is no folder {each}; atoll content {game} --copy {each} makes one to begin with"
            )
    return [Path(each) for each in given if Path(each).is_dir()]


def name_folders(game: str, sets: Sequence[Path]) -> None:
    """Let a game find these sets. Before the game is imported, since its options list the sets there are."""
    if sets:
        variable = f"ATOLL_{game.upper()}"
        known = [os.environ[variable]] if os.environ.get(variable) else []
        os.environ[variable] = os.pathsep.join([*(str(each.resolve()) for each in sets), *known])


def contents(game: str, given: Sequence[str]) -> list[tuple[str, list[str]]]:
    """The sets as something to vary."""
    if not given:
        return []
    room = games.game(game)
    option = next((option for option in room.options.options if option.name == OPTION), None)
    if not isinstance(option, Choice):
        raise PlanError(f"{room.meta.title} is played with its own content; it takes no sets from elsewhere")
    names = [Path(each).resolve().name if Path(each).is_dir() else each for each in given]
    for name in names:
        if name not in option.values:
            raise PlanError(
                f"there is neither a folder {name} nor a set of that name; the sets are: "
                f"{', '.join(option.values)}, and atoll content {game} --copy {name} makes a folder"
            )
    return [(OPTION, names)]


def beside_ours(game: str, given: Sequence[str]) -> list[str]:
    """A set alone is held against the one that the game comes with."""
    usual = {option.name: str(option.default) for option in games.game(game).options.options}
    return [usual[OPTION], *given] if len(given) == 1 and OPTION in usual else list(given)


def saved(sets: Sequence[Path], rest: float = 0.5) -> Iterator[list[Path]]:
    """At once, and then whenever files in these folders were saved: which. Until somebody stops it."""
    before: dict[Path, int] | None = None
    while True:
        now = {path: path.stat().st_mtime_ns for folder in sets for path in sorted(folder.rglob("*.toml"))}
        if before is None or now != before:
            known = before or {}
            yield [path for path in now if now[path] != known.get(path)]
            before = now
        sleep(rest)
