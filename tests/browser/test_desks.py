"""The desk of a game, where anybody may ask it something: what a trip across Europe would cost."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visit import Enter, Visit


def name(visit: Visit, field: int, typed: str) -> None:
    """Type a state into a field and take what is meant first."""
    box = visit.page.get_by_role("combobox").nth(field)
    box.fill(typed)
    expect(visit.page.get_by_role("option").first).to_be_visible()
    box.press("Enter")


def total(visit: Visit) -> Locator:
    return visit.page.locator(".answer .total strong")


def test_the_planner_is_reached_from_the_start_page_and_reckons(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/")
    ana.page.get_by_role("link", name="Trip planner").click()
    expect(ana.page.get_by_role("heading", name="Trip planner")).to_be_visible()
    name(ana, 0, "fra")
    name(ana, 1, "UK")
    expect(total(ana)).to_have_text("€40")
    name(ana, 2, "Netherlands")
    expect(total(ana)).to_have_text("€80")
    expect(ana.page.locator(".answer .route")).to_have_text("France → United Kingdom → Netherlands")
    ana.page.get_by_role("button", name="One chip more").click()
    expect(total(ana)).to_have_text("€90")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Frankrich", "France"), ("Madarsko", "Hungary"), ("Alemanha", "Germany"), ("Czehcia", "Czechia")],
)
def test_a_name_in_any_language_is_known_even_misspelt(enter: Enter, typed: str, meant: str) -> None:
    ana = enter("desk")
    ana.open("/desk/borders")
    ana.page.get_by_role("combobox").first.fill(typed)
    expect(ana.page.get_by_role("option").first).to_have_text(meant)


def test_a_name_like_no_other_is_said_to_be_none(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/desk/borders")
    ana.page.get_by_role("combobox").first.fill("qqqqqq")
    expect(ana.page.get_by_text("No state on this map is called so, or nearly so.")).to_be_visible()


def test_states_are_tapped_on_the_map_and_taken_out_again(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/desk/borders")
    for state in ("Poland", "Finland"):
        ana.page.locator("svg").get_by_role("button", name=state, exact=True).press("Enter")
    expect(total(ana)).to_have_text("€30")
    expect(ana.page.get_by_role("button", name="Way 1 of 2 that are just as short")).to_be_visible()
    ana.page.get_by_role("button", name="Leave out Finland").click()
    expect(total(ana)).to_have_count(0)


def test_another_map_has_its_own_states(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/desk/borders")
    ana.page.get_by_role("button", name="USA", exact=True).click()
    name(ana, 0, "utah")
    name(ana, 1, "new mex")
    expect(total(ana)).to_have_text("€40")
