"""The first game of each game: at a real table with arranged luck, to its last step, in every language."""

import json

import pytest
from playwright.sync_api import expect

from atoll import games
from tests.browser.screens import TAUGHT
from tests.browser.visit import Enter, Visit


def step_of(visit: Visit) -> int:
    """Which step is shown, from 1; 0 when the lesson is over."""
    sign = visit.page.locator(".guide small")
    return int(sign.inner_text().split()[0]) if sign.count() else 0


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_can_be_followed_to_its_end(enter: Enter, id: str) -> None:
    steps = json.loads((games.game(id).room / "tutorial.json").read_text())["steps"]
    ana = enter("phone")
    ana.open(f"/learn/{id}")
    for number, step in enumerate(steps, 1):
        expect(ana.page.locator(".guide small")).to_have_text(f"{number} of {len(steps)}")
        ana.settled()
        assert ana.clipped() == []
        if "do" in step:
            wanted = step["do"] if isinstance(step["do"], str) else step["do"][0]
            place = ana.page.locator(f'[data-board=full] [data-does="{wanted}"]')
            name = place.first.get_attribute("data-place") if place.count() else None
            if not (name and ana.press(name)) or step_of(ana) == number:
                by_list(ana, wanted)
        elif "until" not in step:
            ana.page.locator(".guide button").click()
    expect(ana.page.locator(".guide")).to_have_count(0)
    expect(ana.page.locator("[data-board=full]")).to_be_visible()


def by_list(visit: Visit, wanted: str) -> None:
    """Find a decision in the list by its text, as who cannot tap it would."""
    # Letters mean nothing while a sheet lies over the table.
    expect(visit.page.locator("dialog")).to_have_count(0)
    visit.page.keyboard.press("l")
    visit.page.locator(f'dialog[open] button[data-action="{wanted}"]').click()


@pytest.mark.parametrize("id", TAUGHT)
def test_what_the_lesson_does_not_want_yet_is_answered_kindly(enter: Enter, id: str) -> None:
    ana = enter("desk")
    ana.open(f"/learn/{id}")
    expect(ana.page.locator(".guide")).to_be_visible()
    for _ in range(20):
        if not ana.page.locator(".guide button").count() and ana.page.locator(".prompt.own").count():
            break
        if ana.page.locator(".guide button").count():
            ana.page.locator(".guide button").click()
        ana.page.wait_for_timeout(100)
    before = step_of(ana)
    ana.page.keyboard.press("l")
    choices = ana.page.locator("dialog[open] ul button")
    for at in range(choices.count()):
        choices.nth(at).click()
        if ana.page.locator(".guide .instead").count() or step_of(ana) != before:
            break
    assert step_of(ana) in (before, before + 1)


def test_a_lesson_goes_on_after_a_refresh(enter: Enter) -> None:
    ana = enter("phone")
    ana.open(f"/learn/{TAUGHT[0]}")
    ana.page.locator(".guide button").click()
    expect(ana.page.locator(".guide small")).to_contain_text("2 of")
    ana.page.reload()
    expect(ana.page.locator(".guide small")).to_contain_text("2 of")
