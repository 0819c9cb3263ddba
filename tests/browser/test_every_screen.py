"""What holds on every screen there is: everyone can use it, in every language and both themes, at any size.
Each is gone to once, and everything is looked at there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.screens import SCREENS, TELEVISION
from tests.browser.visit import Visit, visitor

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What a text looks like that was not found: its id.
ID = re.compile(r"\b(?:sorry|seat|setup|replay|told|prompt|do|option|preset|board|part|name)-[a-z][a-z-]+\b")

# Resolves when the colours of another theme are there: what changes slowly has done so.
_DRAWN = """() => new Promise(requestAnimationFrame).then(() => {
  const passing = document.getAnimations().filter((each) => each.effect.getTiming().iterations < 9);
  return Promise.all(passing.map((each) => each.finished));
})"""


@pytest.fixture(scope="module", params=SCREENS)
def screen(request: pytest.FixtureRequest, chromium: Browser, address: str) -> Iterator[Visit]:
    """One of the screens, on a phone."""
    visit = visitor(chromium, address, "phone")
    SCREENS[request.param](visit)
    yield visit
    visit.context.close()
    visit.quiet()


@pytest.fixture(scope="module", params=TELEVISION)
def television(request: pytest.FixtureRequest, chromium: Browser, address: str) -> Iterator[Visit]:
    """One of the screens that are for a television."""
    visit = visitor(chromium, address, "tv")
    TELEVISION[request.param](visit)
    yield visit
    visit.context.close()
    visit.quiet()


def violations(visit: Visit, theme: str) -> list[str]:
    visit.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    visit.page.evaluate(_DRAWN)
    visit.page.evaluate(AXE)
    found = visit.page.evaluate("(tags) => axe.run(document, { runOnly: tags })", STANDARDS)
    return [
        f"{each['id']} ({each['help']}): {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(screen: Visit, theme: str) -> None:
    assert violations(screen, theme) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_television(television: Visit, theme: str) -> None:
    assert violations(television, theme) == []


def test_all_that_is_touched_is_large_enough(screen: Visit) -> None:
    assert screen.small() == []


@pytest.mark.parametrize("language", ["en", "cs", "pt", "de"])
def test_nothing_is_cut_off_or_left_without_words(screen: Visit, language: str) -> None:
    screen.speak(language)
    assert screen.clipped() == []
    assert ID.findall(screen.page.locator("body").inner_text()) == []


@pytest.mark.parametrize("language", ["en", "cs", "pt", "de"])
def test_nothing_is_cut_off_on_a_television(television: Visit, language: str) -> None:
    television.speak(language)
    assert television.clipped() == []


def test_at_double_size_nothing_is_cut_off(screen: Visit) -> None:
    """A desktop's window at 200 %, half as many pixels each way, in the language of the longest words."""
    screen.speak("de")
    screen.page.set_viewport_size({"width": 720, "height": 450})
    screen.settled()
    assert screen.clipped() == []
