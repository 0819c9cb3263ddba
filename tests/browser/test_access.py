"""Everyone can use it: axe finds nothing on any screen in either theme; all is large enough to be hit."""

from pathlib import Path

import pytest

from tests.browser.screens import SCREENS, TELEVISION, Way
from tests.browser.visit import Enter, Visit

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(visit: Visit) -> list[str]:
    visit.page.evaluate(AXE)
    found = visit.page.evaluate("(tags) => axe.run(document, { runOnly: tags })", STANDARDS)
    return [
        f"{each['id']} ({each['help']}): {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(enter: Enter, screen: str, theme: str) -> None:
    visit = enter("phone", theme)
    SCREENS[screen](visit)
    assert violations(visit) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", TELEVISION)
def test_axe_finds_nothing_on_a_television(enter: Enter, screen: str, theme: str) -> None:
    visit = enter("tv", theme)
    TELEVISION[screen](visit)
    assert violations(visit) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_all_that_is_touched_is_large_enough(enter: Enter, screen: str) -> None:
    visit = enter("phone")
    SCREENS[screen](visit)
    assert visit.small() == []


def at_double_size(visit: Visit, way: Way) -> list[str]:
    """A desktop's window at 200 %: half as many pixels each way."""
    visit.page.set_viewport_size({"width": 720, "height": 450})
    way(visit)
    return visit.clipped()


@pytest.mark.parametrize("screen", SCREENS)
def test_at_double_size_nothing_is_cut_off(enter: Enter, screen: str) -> None:
    visit = enter("desk")
    found = at_double_size(visit, SCREENS[screen])
    assert found == []
