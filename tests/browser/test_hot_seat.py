"""Several players at one device: the curtain where something is secret, none where nothing is."""

from playwright.sync_api import expect

from tests.browser.visit import Enter, Json

TWO: list[Json] = [{"kind": "person", "name": name} for name in ("Ana", "Bob")]


def test_the_curtain_hides_everything_between_two_players(enter: Enter) -> None:
    device = enter("phone")
    device.open(f"/t/{device.table('pearls', TWO, start=True)}")
    expect(device.page.get_by_role("heading", name="Ana, it is yours")).to_be_visible()
    expect(device.page.locator("[data-board]")).to_have_count(0)
    device.page.get_by_role("button", name="I am Ana").click()
    device.press("dive")
    # What one's own decision brought is seen before the device goes on.
    hand = device.page.locator("[data-board=full] .number")
    expect(hand).not_to_have_text("0 = 0 / 20")
    secret = hand.text_content() or ""
    device.page.get_by_role("button", name="Pass the device to Bob").click()
    expect(device.page.get_by_role("heading", name="Bob, it is yours")).to_be_visible()
    assert secret not in device.page.content()
    assert "Ana brings up" not in device.page.content()
    device.page.get_by_role("button", name="I am Bob").click()
    expect(hand).to_have_text("0 = 0 / 20")
    assert "Ana brings up" not in device.page.content()


def test_a_refresh_does_not_lift_the_curtain(enter: Enter) -> None:
    device = enter("phone")
    device.open(f"/t/{device.table('pearls', TWO, start=True)}")
    device.page.get_by_role("button", name="I am Ana").click()
    device.press("dive")
    expect(device.page.get_by_role("button", name="Pass the device to Bob")).to_be_visible()
    device.page.reload()
    expect(device.page.get_by_role("heading", name="Bob, it is yours")).to_be_visible()
    expect(device.page.locator("[data-board]")).to_have_count(0)


def test_keys_do_nothing_behind_the_curtain(enter: Enter) -> None:
    device = enter("desk")
    device.open(f"/t/{device.table('pearls', TWO, start=True)}")
    expect(device.page.locator(".curtain")).to_be_visible()
    for key in "lgch":
        device.page.keyboard.press(key)
    expect(device.page.locator("dialog")).to_have_count(0)


def test_somebody_beside_me_sits_down_at_the_same_device(enter: Enter) -> None:
    device = enter("phone")
    table = device.table("pearls", [{"kind": "person", "name": "Ana"}, {"kind": "open"}])
    device.open(f"/t/{table}")
    device.page.get_by_role("button", name="Someone on this device").click()
    device.page.get_by_label("Name of the player beside you").fill("Bob")
    device.page.get_by_role("button", name="Sit down").click()
    device.page.get_by_role("button", name="Start", exact=True).click()
    expect(device.page.get_by_role("heading", name="Ana, it is yours")).to_be_visible()
