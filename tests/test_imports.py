"""Imports go one way through the house, and no game knows another.
Refuses to run anything: it reads the import statements."""

import ast
import sys
from pathlib import Path

import pytest

ATOLL = Path(__file__).parents[1] / "src" / "atoll"
GAMES = sorted(folder.name for folder in (ATOLL / "games").iterdir() if (folder / "__init__.py").exists())

# What each room may import of the house, beside itself.
MAY = {
    "core": set(),
    "games": {"core"},
    "texts": {"core"},
    "bots": {"core", "games"},
    "conformance": {"core", "games", "bots", "texts", "compiled"},
    "lab": {"core", "games", "bots", "texts"},
    "adapters": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "texts"},
    "server": {"core", "games", "bots", "texts", "table"},
}
STANDARD_ONLY = {"core", "games"}


def imported(path: Path) -> set[str]:
    """The full names of all modules that a file imports."""
    package = path.relative_to(ATOLL.parent).parent.parts
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            names |= {start, *(f"{start}.{alias.name}" for alias in node.names if start == "atoll")}
    return names


def modules(room: Path) -> list[Path]:
    return [path for path in room.rglob("*.py") if "tests" not in path.relative_to(ATOLL).parts]


@pytest.mark.parametrize("room", [room for room in MAY if (ATOLL / room).exists()])
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    for path in modules(ATOLL / room):
        # A game's commands stand at the command line.
        may = {room, *MAY[room], *({"cli", "texts"} if path.name == "commands.py" else ())}
        for name in imported(path):
            if name.startswith("atoll."):
                assert name.split(".")[1] in may, f"{path} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    for path in modules(ATOLL / "games" / game):
        strangers = {
            name for name in imported(path) if name.split(".")[:2] == ["atoll", "games"] and game not in name
        }
        assert not strangers, f"{path} imports {strangers}"


@pytest.mark.parametrize("room", sorted(STANDARD_ONLY))
def test_rules_stand_on_the_standard_library_alone(room: str) -> None:
    known = sys.stdlib_module_names | {"atoll", "mypy_extensions"}
    for path in modules(ATOLL / room):
        # Programs that make content, and a game's commands, may use more; they are not part of playing.
        if path.parent.name in {"programs", "solver"} or path.name == "commands.py":
            continue
        outside = {name.split(".")[0] for name in imported(path)} - known
        assert not outside, f"{path} imports {outside}"
