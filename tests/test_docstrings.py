"""Every example in a docstring runs as it is written, compiled or not.
Reads the sources, since compiled functions hide their docstrings from doctest."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]


def module(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def examples(path: Path) -> Iterator[doctest.DocTest]:
    names = vars(import_module(module(path)))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            told = ast.get_docstring(node) or ""
            line = node.body[0].lineno - 1 if node.body else 0
            yield doctest.DocTestParser().get_doctest(told, dict(names), str(path), str(path), line)


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=module)
def test_the_examples_of_a_module_run(path: Path) -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in examples(path):
        runner.run(example)
    result = runner.summarize()
    assert result.attempted and not result.failed
