"""A finished game looked at again: a page that is there at once and fills in while the server thinks."""

from playwright.sync_api import expect

from tests.browser.screens import ended
from tests.browser.visit import Enter


def test_a_review_opens_at_once_and_fills_in(enter: Enter) -> None:
    ana = enter("desk")
    table = ended(ana)
    # The first answer is held up: the page is there without it.
    ana.page.route("**/api/tables/*/review*", lambda route: None)
    ana.page.goto(f"{ana.address}/review/{table}", wait_until="domcontentloaded")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("Review: Pearls")
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    ana.page.unroute("**/api/tables/*/review*")

    ana.open(f"/review/{table}")
    expect(ana.page.get_by_role("status").filter(has_text="thought about")).to_have_count(1, timeout=60_000)
    expect(ana.page.get_by_role("progressbar")).to_have_count(0)
    expect(ana.page.get_by_role("img", name="A curve for each player")).to_be_visible()
    expect(ana.page.get_by_role("rowheader")).to_have_count(3)


def test_from_a_decision_one_goes_to_the_board(enter: Enter) -> None:
    ana = enter("phone")
    ana.open(f"/review/{ended(ana)}")
    ana.page.get_by_label("Show the good ones too").check()
    ana.page.get_by_role("button", name="Show step 1 in the curve").tap()
    expect(ana.page.locator("figcaption")).to_contain_text("Step 1")
    ana.page.get_by_role("link", name="Look at the board before step 1", exact=True).tap()
    expect(ana.prompt).to_have_text("The set-up")


def test_the_result_leads_to_the_review(enter: Enter) -> None:
    ana = enter("desk")
    table = ended(ana)
    ana.open(f"/t/{table}")
    ana.page.get_by_role("link", name="Look at the decisions again").click()
    expect(ana.page).to_have_url(f"{ana.address}/review/{table}")


def test_a_game_that_goes_on_is_not_reviewed(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/review/{ana.with_bots('pearls')}")
    expect(ana.page.get_by_role("alert").first).to_contain_text("only when the game is over")
