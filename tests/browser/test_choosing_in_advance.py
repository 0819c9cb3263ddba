"""Choosing before one's turn: it can be changed until the turn comes, and is then done by itself."""

from playwright.sync_api import expect

from tests.browser.visit import Enter, Json

# Ana begins with the cards 1 and 15, Bob has 8 and 16; everything rolled fits on card 8.
ARRANGED = {"start": [0], "card": [0, 14, 7, 15], "die": [0, 0, 2, 2, 5]}


def test_what_was_chosen_last_is_marked_when_the_turn_comes(enter: Enter) -> None:
    ana, bob = enter("desk"), enter("phone")
    seats: list[Json] = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    table = ana.table("onecard", seats, rig=ARRANGED)
    ana.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.get_by_role("button", name="Roll the dice").click()
    ana.page.get_by_role("button", name="Use these").click()

    card = bob.page.locator("[data-card='8']")
    expect(bob.page.get_by_text("You can choose a card already.")).to_be_visible()
    bob.page.get_by_role("button", name="Pass", exact=True).click()
    expect(
        bob.page.get_by_text("Chosen. It is done when your turn comes; tap again to take it back.")
    ).to_be_visible()
    bob.press("8")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card.locator("[data-mark]")).to_have_count(0)

    ana.press("1")
    expect(card.locator("[data-mark]")).to_have_count(5)
    expect(ana.prompt).to_contain_text("Bob rolls the dice")


def test_a_card_under_the_mouse_shows_which_dice_it_would_not_take(enter: Enter) -> None:
    ana = enter("desk")
    table = ana.with_bots("onecard", rig={**ARRANGED, "die": [0, 0, 2, 2, 1]})
    ana.open(f"/t/{table}")
    ana.page.get_by_role("button", name="Roll the dice").click()
    # Card 1 has no blue row.
    ana.page.locator("[data-card='1']").hover()
    expect(ana.page.locator(".tray .gone [aria-label='die: blue']")).to_be_visible()
    expect(ana.page.locator("[data-card='1'] .cross.ghost")).to_have_count(4)
    ana.page.mouse.move(1, 1)
    expect(ana.page.locator(".tray .gone")).to_have_count(0)


def test_a_finger_that_rests_on_a_card_only_looks(enter: Enter) -> None:
    ana = enter("phone")
    table = ana.with_bots("onecard", rig={**ARRANGED, "die": [0, 0, 2, 2, 1]})
    ana.open(f"/t/{table}")
    ana.page.get_by_role("button", name="Roll the dice").click()
    ana.page.get_by_role("button", name="Use these").click()
    box = ana.page.locator("[data-card='1']").bounding_box()
    assert box is not None
    finger = ana.context.new_cdp_session(ana.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ana.page.locator(".tray .gone")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ana.page.locator(".tray .gone")).to_have_count(0)
    expect(ana.page.locator("[data-card='1'] [data-mark]")).to_have_count(0)
    ana.press("1")
    expect(ana.page.locator("[data-card='1'] [data-mark]")).to_have_count(4)
