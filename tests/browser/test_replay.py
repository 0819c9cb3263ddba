"""A finished game: step by step, from anyone's eyes, by a link for friends, and verified."""

import json

from playwright.sync_api import expect

from tests.browser.screens import ended
from tests.browser.visit import Enter

JSON = "application/json"


def test_the_replay_goes_step_by_step_and_shows_anyones_eyes(enter: Enter) -> None:
    ana = enter("desk")
    table = ended(ana)
    ana.open(f"/replay/{table}")
    expect(ana.prompt).to_have_text("The set-up")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.prompt).to_have_text("Ana dives and holds one pearl more")
    ana.page.get_by_label("Seen by").select_option(label="Ana")
    expect(ana.prompt).to_contain_text("Ana brings up the pearl worth")
    expect(ana.page).to_have_url(f"{ana.address}/replay/{table}?step=1&seat=0")

    friend = enter("phone")
    friend.open(f"/replay/{table}?step=1&seat=0")
    expect(friend.prompt).to_have_text(ana.prompt.inner_text())
    friend.page.get_by_role("button", name="Play", exact=True).tap()
    expect(friend.page.get_by_role("slider")).to_have_value("3")
    friend.page.get_by_role("button", name="Pause").tap()


def test_the_luck_is_checked_and_the_record_saved(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/replay/{ended(ana)}")
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Check the luck").click()
    expect(ana.page.get_by_text("Honest: all")).to_be_visible()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("link", name="Save the record").click()
    record = json.loads(saved.value.path().read_text())
    assert record["game"] == "pearls" and record["steps"]


def test_a_record_becomes_a_game_to_look_at(enter: Enter) -> None:
    ana, bob = enter("desk"), enter("desk")
    table = ended(ana)
    record: str = ana.page.evaluate("async (t) => (await fetch(`/api/tables/${t}/record`)).text()", table)
    bob.open("/mine")
    chooser = bob.page.get_by_label("Choose a file")
    chooser.set_input_files({"name": "game.json", "mimeType": JSON, "buffer": record.encode()})
    expect(bob.prompt).to_have_text("The set-up")
    bob.open("/mine")
    chooser.set_input_files({"name": "game.json", "mimeType": JSON, "buffer": record[:40].encode()})
    expect(bob.page.get_by_role("alert").first).to_contain_text("no record that can be played again")


def test_a_game_that_goes_on_cannot_be_looked_into(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/replay/{ana.with_bots('pearls')}")
    expect(ana.page.get_by_role("alert").first).to_contain_text("only when the game is over")
    expect(ana.page.get_by_role("link", name="To the table")).to_be_visible()
