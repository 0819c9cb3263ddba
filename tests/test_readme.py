"""What the README promises is so: its examples run, its commands are there, its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from atoll.cli import main

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, *(ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_examples_of_the_library_run() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 5 and not result.failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_commands_that_a_page_names_are_there(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"\bmake ([a-z]+)`", text) + re.findall(
        r"^    make ([a-z]+)$", text, re.MULTILINE
    ):
        assert re.search(rf"^{target}:|^([a-z]+ )*{target}( [a-z]+)*:", makefile, re.MULTILINE), target
    main([])
    commands = re.findall(r"^    ([a-z]+) ", capsys.readouterr().out, re.MULTILINE)
    for command in re.findall(r"(?:`|^)atoll ([a-z]+)", text, re.MULTILINE):
        assert command in commands, f"{page.name} names atoll {command}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_leads_to_every_page() -> None:
    told = README.read_text(encoding="utf-8")
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f"docs/{page.name}" not in told] == []


def test_each_decision_has_a_number_of_its_own() -> None:
    records = sorted((ROOT / "docs" / "decisions").iterdir())
    for number, record in enumerate(records, 1):
        assert record.name.startswith(f"{number:04}-"), record.name
        assert record.read_text(encoding="utf-8").startswith(f"# {number}. "), record.name
