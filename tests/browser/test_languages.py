"""All four languages on every screen: nothing is cut off, nothing is left in another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screens import SCREENS
from tests.browser.visit import Enter

# What a text looks like that was not found: its id.
ID = re.compile(r"\b(?:sorry|seat|setup|replay|told|prompt|do|option|preset|board|part|name)-[a-z][a-z-]+\b")


@pytest.mark.parametrize("language", ["en", "cs", "pt", "de"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_off(enter: Enter, screen: str, language: str) -> None:
    visit = enter("phone", language=language)
    SCREENS[screen](visit)
    assert visit.page.evaluate("document.documentElement.lang") == language
    assert visit.clipped() == []
    assert ID.findall(visit.page.locator("body").inner_text()) == []


def test_the_language_is_switched_at_once_and_kept(enter: Enter) -> None:
    visit = enter("phone", language="de")
    visit.open("/settings")
    visit.page.get_by_label("Sprache").select_option("cs")
    expect(visit.page.get_by_role("heading", name="Nastavení", level=1)).to_be_visible()
    visit.open("/")
    expect(visit.page.get_by_role("heading", name="Přisedni si")).to_be_visible()


def test_who_speaks_none_of_them_reads_english(enter: Enter) -> None:
    visit = enter("phone", language="fi")
    visit.open("/")
    expect(visit.page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
