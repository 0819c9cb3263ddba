"""Whole games on the screen: two people and a bot, from laying the table to the replay."""

import pytest
from playwright.sync_api import expect

from atoll import games
from tests.browser.visit import Enter, Visit

# What makes a game short enough to be played to its end here; its rules stay the same.
SHORT = {"onecard": {"goal": 1}}


def seats_of(id: str) -> int:
    least, most = games.game(id).meta.seats
    return min(max(3, least), most)


ON_SCREEN = [id for id in games.ids() if (games.game(id).room / "web" / "Board.svelte").exists()]


@pytest.mark.parametrize("id", ON_SCREEN)
def test_two_people_and_a_bot_play_a_whole_game(enter: Enter, id: str) -> None:
    ana, bob = enter("desk"), enter("phone")
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    table = ana.table(id, seats[: seats_of(id)], options=SHORT.get(id, {}))
    ana.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.get_by_text("Bob", exact=True)).to_be_visible()
    ana.page.get_by_role("button", name="Start", exact=True).click()

    for turn in range(2000):
        if ana.result.count() and bob.result.count():
            break
        for person in (ana, bob):
            if not person.result.count():
                act(person, turn)
    expect(ana.result).to_be_visible()
    expect(bob.result).to_have_text(ana.result.inner_text())
    rows = [person.page.locator("dialog[open] tfoot").inner_text() for person in (ana, bob)]
    assert rows[0] == rows[1]

    won = ana.result.inner_text()
    ana.page.get_by_role("link", name="Watch the game again").click()
    expect(ana.page).to_have_title(f"Replay: {games.game(id).meta.title} · Atoll")
    expect(ana.page.locator("[data-board] [data-place], [data-board] svg").first).to_be_visible()
    ana.page.keyboard.press("End")
    expect(ana.prompt).to_have_text(won)


def act(person: Visit, turn: int) -> None:
    """Press what the board offers; what leads nowhere by one press is chosen from the list."""
    offered = person.offered()
    if not offered:
        person.page.wait_for_timeout(30)
        return
    before = person.state()
    if person.press(offered[turn % len(offered)]):
        person.page.wait_for_timeout(25)
    if person.state() == before:
        person.decide(turn)
