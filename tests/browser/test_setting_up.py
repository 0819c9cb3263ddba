"""A new table: presets and options in words, seats of every kind, and what the server makes of them."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.visit import Enter, Visit


def state(visit: Visit) -> dict[str, Any]:
    """The table that is open, as the server knows it."""
    table = visit.page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = visit.page.evaluate(
        "async (table) => (await fetch(`/api/tables/${table}`)).json()", table
    )
    return found


def test_a_table_is_laid_as_it_was_chosen(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/new/hashi")
    ana.page.get_by_label("Name on seat 1").fill("Ana")
    ana.page.get_by_role("button", name="One player more").click()
    ana.page.get_by_label("Who sits on seat 3").select_option(label="Bot: greedy")
    ana.page.get_by_role("radio", name="The harder side").check()
    ana.page.get_by_role("radio", name="Together now").check()
    ana.page.get_by_label("Time for each player").select_option("5:00")
    ana.page.get_by_role("radio", name="open to all").check()
    ana.page.get_by_label("Hints are allowed").uncheck()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_role("button", name="Start with 2")).to_be_visible()
    laid = state(ana)
    assert [seat["kind"] for seat in laid["seats"]] == ["person", "open", "bot"]
    assert laid["preset"] == "harder" and laid["options"]["side"] == "B"
    assert laid["pace"]["kind"] == "live" and laid["pace"]["clock"] == 300
    assert laid["visibility"] == "open" and laid["hints"] is False

    bob = enter("phone")
    bob.open("/lobby")
    bob.page.get_by_role("link", name="Hashi").first.click()
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_an_option_that_is_turned_by_hand_leaves_the_preset(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/new/pearls")
    ana.page.get_by_text("All options").click()
    ana.page.get_by_role("button", name="Less").click()
    expect(ana.page.get_by_text("All options (1 changed)")).to_be_visible()
    ana.page.get_by_label("Who sits on seat 2").select_option(label="Bot: greedy")
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(ana.page.locator("[data-board=full]")).to_be_visible()
    assert state(ana)["options"]["air"] == 19


def test_a_link_lays_the_table_with_its_options(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/new/pearls?seats=3&air=12&bots")
    expect(ana.page.get_by_text("All options (1 changed)")).to_be_visible()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(ana.page.locator("[data-board=full]")).to_be_visible()
    laid = state(ana)
    assert laid["options"]["air"] == 12 and len(laid["seats"]) == 3


def test_a_link_to_what_this_server_does_not_have_says_so(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/new/pearls?air=99&content=mine")
    expect(ana.page.get_by_text("does not know air=99, content=mine")).to_be_visible()
    expect(ana.page.get_by_text("All options")).to_be_visible()


def test_play_now_takes_one_tap(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/")
    card = ana.page.locator("article", has_text="Pearls")
    card.get_by_role("button", name="Play now with bots").click()
    expect(ana.page.locator("[data-board=full]")).to_be_visible()


def test_the_host_moves_people_and_bots_about_before_the_start(enter: Enter) -> None:
    ana = enter("desk")
    table = ana.table("pearls", [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    ana.open(f"/t/{table}")
    ana.page.get_by_label("Who takes seat 2").select_option(label="Bot: greedy")
    expect(ana.page.locator("[data-seat='1'] strong")).to_have_text("Gull")
    ana.page.get_by_role("button", name="Move seat 2 up").click()
    expect(ana.page.locator("[data-seat='1'] strong")).to_have_text("Ana")
    ana.page.get_by_label("Who takes seat 1").select_option(label="A friend, by link")
    expect(ana.page.locator("[data-seat='0'] strong")).to_have_text("Free seat")
    # One alone is too few: the button says why instead of starting.
    expect(ana.page.get_by_text("It takes at least 2 players")).to_be_visible()


def test_a_link_that_is_none_is_answered_with_what_a_link_looks_like(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/")
    ana.page.get_by_label("A friend has sent you a link?").fill("what?")
    ana.page.get_by_role("button", name="Join").click()
    expect(ana.page.get_by_role("alert").filter(has_text="neither a link nor a code")).to_be_visible()
