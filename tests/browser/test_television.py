"""The shared screen: a code to join by, the common board, names and scores, and no secret."""

from playwright.sync_api import expect

from tests.browser.visit import Enter, Json


def test_the_television_goes_from_the_code_to_the_result(enter: Enter) -> None:
    ana, television = enter("phone"), enter("tv")
    seats: list[Json] = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    table = ana.table("pearls", seats)
    television.open(f"/tv/{table}")
    code = television.page.get_by_role("img", name="QR code with the link to this table")
    expect(code).to_be_visible()
    television.until("document.querySelector('.code img').naturalWidth > 0")
    bob = enter("phone")
    bob.open(f"/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(television.page.locator(".lobby li", has_text="Bob")).to_be_visible()
    ana.open(f"/t/{table}")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(television.page.locator("[data-board=tv]")).to_be_visible()
    expect(television.page.locator(".prompt")).to_have_text("Ana: dive or surface")
    ana.press("dive")
    expect(television.page.locator(".log")).to_contain_text("Ana dives and holds one pearl more")
    assert "brings up" not in television.page.content()
    expect(television.page.locator("[data-place]")).to_have_count(0)
    for person in (bob, ana):
        expect(person.page.get_by_role("button", name="surface")).to_be_enabled()
        person.press("surface")
    expect(television.page.locator(".prompt")).to_contain_text("win")


def test_the_words_of_a_television_can_be_read_from_the_sofa(enter: Enter) -> None:
    television = enter("tv")
    table = television.with_bots("pearls", 2)
    television.play_on(table, 6)
    television.open(f"/tv/{table}")
    expect(television.page.locator("[data-board=tv]")).to_be_visible()
    expect(television.page.locator("aside .log li").first).to_be_visible()
    smallest = television.page.locator("aside :is(.name, .log li, .prompt span)").evaluate_all(
        "(all) => Math.min(...all.map((each) => parseFloat(getComputedStyle(each).fontSize)))"
    )
    assert smallest >= 20
