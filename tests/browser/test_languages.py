"""The reader's language: the browser's at first, another at any time."""

from playwright.sync_api import expect

from tests.browser.visit import Enter


def test_the_language_is_switched_at_once_and_kept(enter: Enter) -> None:
    visit = enter("phone", language="de")
    visit.open("/settings")
    visit.page.get_by_role("combobox", name="Sprache").select_option("cs")
    expect(visit.page.get_by_role("heading", name="Nastavení", level=1)).to_be_visible()
    visit.open("/")
    expect(visit.page.get_by_role("heading", name="Přisedni si")).to_be_visible()


def test_the_foot_of_a_page_switches_too_and_other_windows_follow(enter: Enter) -> None:
    visit = enter("phone", language="de")
    visit.open("/lobby")
    other = visit.context.new_page()
    other.goto(f"{visit.address}/mine")
    visit.page.get_by_role("button", name="Português").click()
    expect(visit.page.get_by_role("heading", name="Mesas", level=1)).to_be_visible()
    expect(visit.page.locator("html")).to_have_attribute("lang", "pt")
    expect(other.locator("html")).to_have_attribute("lang", "pt")


def test_who_speaks_none_of_them_reads_english(enter: Enter) -> None:
    visit = enter("phone", language="fi")
    visit.open("/")
    expect(visit.page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
