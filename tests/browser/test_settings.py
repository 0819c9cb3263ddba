"""What one chooses is kept, and one's seats move to another device by a code."""

from playwright.sync_api import expect

from tests.browser.visit import Enter


def test_the_theme_is_switched_against_the_system(enter: Enter) -> None:
    ana = enter("desk", theme="light")
    ana.open("/settings")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    day = ana.page.evaluate(paper)
    ana.page.get_by_label("Theme").select_option("dark")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert ana.page.evaluate(paper) != day
    ana.page.reload()
    assert ana.page.evaluate(paper) != day


def test_a_code_brings_ones_tables_to_another_device(enter: Enter) -> None:
    here, there = enter("desk"), enter("phone")
    table = here.with_bots("pearls")
    here.open("/settings")
    here.page.get_by_role("button", name="Show a code").click()
    code = here.page.locator(".code").inner_text()
    there.open("/settings")
    there.page.get_by_label("Code from the other device").fill(code)
    there.page.get_by_role("button", name="Bring my tables here").click()
    expect(there.page.locator("[aria-live=polite].unseen")).to_have_text("Your tables are here now.")
    there.open("/mine")
    there.page.get_by_role("link", name="Pearls").first.click()
    expect(there.page).to_have_url(f"{there.address}/t/{table}")
    expect(there.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()


def test_a_code_that_is_none_is_refused_in_words(enter: Enter) -> None:
    ana = enter("phone", language="de")
    ana.open("/settings")
    ana.page.get_by_label("Code vom anderen Gerät").fill("KELP-0000")
    ana.page.get_by_role("button", name="Meine Tische hierher holen").click()
    expect(ana.page.get_by_role("alert").first).to_contain_text("Dieser Code gilt nicht")


def test_the_name_one_played_under_is_offered_next_time(enter: Enter) -> None:
    ana, bob = enter("desk"), enter("phone")
    tables = [ana.table("pearls", [{"kind": "person", "name": "Ana"}, {"kind": "open"}]) for _ in range(2)]
    bob.open(f"/t/{tables[0]}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_text("Nearly there: Ana starts the game.")).to_be_visible()
    bob.open(f"/t/{tables[1]}")
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")
