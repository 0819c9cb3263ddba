"""Each clause of a game's RULES.md with the tests that show it and the languages that tell it.
Refuses to run a test: it reads which of them carry `@pytest.mark.clause`."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from atoll.core import Game
from atoll.texts import LANGUAGES

WRITTEN = re.compile(r"^\s*- \*\*([A-Z]+-[A-Z]*[0-9]+[a-z]?)\*\*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause, and what there is about it."""

    id: str
    tests: tuple[str, ...]
    languages: tuple[str, ...]

    def lacks(self) -> str:
        """What is missing, in words; empty when nothing is."""
        missing = [language for language in LANGUAGES if language not in self.languages]
        untold = f"has no text in {', '.join(missing)}" if missing else ""
        return " and ".join(filter(None, [untold, "" if self.tests else "is shown by no test"]))


def report(game: Game[Any, Any]) -> list[Clause]:
    """All clauses, in the order of RULES.md."""
    rules = game.room / "RULES.md"
    written = WRITTEN.findall(rules.read_text(encoding="utf-8")) if rules.exists() else []
    shown = _shown(game)
    told = {language: texts_of(game, language) for language in LANGUAGES}
    return [
        Clause(
            id,
            tuple(shown.get(id, ())),
            tuple(language for language in LANGUAGES if id in told[language]),
        )
        for id in dict.fromkeys(written)
    ]


def rules_tell_clauses(game: Game[Any, Any]) -> Iterator[str]:
    """RULES.md is there and has clauses, each shown by a test and told in every language."""
    clauses = report(game)
    if not clauses:
        yield "RULES.md is missing or has no clause (- **X-A1** ...)"
    for clause in clauses:
        if clause.lacks():
            yield f"{clause.id} {clause.lacks()}"
    known = {clause.id for clause in clauses}
    for id, tests in _shown(game).items():
        if id not in known:
            yield f"{tests[0]} shows {id}, which is no clause of RULES.md"


def _shown(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The tests of the room by the clauses that they show."""
    shown: dict[str, list[str]] = {}
    for path in sorted((game.room / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for id in _marked(node):
                    shown.setdefault(id, []).append(f"{path.relative_to(game.room)}::{node.name}")
    return shown


def _marked(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    return [
        argument.value
        for call in calls
        if ast.unparse(call.func).endswith("mark.clause")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def texts_of(game: Game[Any, Any], language: str) -> dict[str, set[str]]:
    """The ids of a room's texts and their attributes (`id.attribute`), each with the variables it uses."""
    path = game.room / "texts" / f"{language}.ftl"
    if not path.exists():
        return {}
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            found.update({name: _variables(pattern) for name, pattern in parts})
    return found


def _variables(pattern: Any) -> set[str]:
    if isinstance(pattern, fluent.VariableReference):
        return {pattern.id.name}
    if isinstance(pattern, fluent.BaseNode):
        return set().union(*map(_variables, vars(pattern).values()))
    return set().union(*map(_variables, pattern)) if isinstance(pattern, list) else set()
