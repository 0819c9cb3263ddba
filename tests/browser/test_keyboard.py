"""A whole game without a pointer: one tab stop for the board, arrows on it, letters for the rest."""

from playwright.sync_api import expect

from tests.browser.visit import Enter, Visit


def focused(visit: Visit) -> str:
    """What has the focus: a place of the board, or what the button says."""
    name: str = visit.page.evaluate(
        "document.activeElement.dataset.place ?? document.activeElement.textContent.trim()"
    )
    return name


def to_the_board(visit: Visit) -> None:
    """Tab until a place of the board has the focus."""
    for _ in range(40):
        if visit.page.evaluate("!!document.activeElement.closest('[data-board=full] [data-place]')"):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError("the board is no tab stop")


def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    ana = enter("desk")
    table = ana.with_bots("pearls")
    ana.open(f"/t/{table}")
    expect(ana.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()
    to_the_board(ana)
    assert focused(ana) == "dive"
    for _ in range(14):
        if ana.result.count():
            break
        if "dive" in ana.offered():
            while focused(ana) != "dive":
                ana.page.keyboard.press("ArrowLeft")
            ana.page.keyboard.press("Enter")
        elif "surface" in ana.offered():
            while focused(ana) != "surface":
                ana.page.keyboard.press("ArrowRight")
            ana.page.keyboard.press("Space")
        ana.page.wait_for_timeout(200)
    expect(ana.result).to_be_visible()
    # The result has the focus; Escape gives it back to the table, where the next game is a few keys away.
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog")).to_have_count(0)
    again = ana.page.get_by_role("button", name="Play again")
    for _ in range(40):
        if focused(ana) == "Play again":
            break
        ana.page.keyboard.press("Tab")
    expect(again).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page).not_to_have_url(f"{ana.address}/t/{table}")


def test_what_is_not_allowed_is_asked_by_keyboard_too(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/t/{ana.with_bots('hashi')}")
    expect(ana.page.locator("[data-place=a1]")).to_be_visible()
    ana.page.locator("[data-place=a1]").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".answer.refusal")).to_contain_text("a1 has a flag")
    ana.page.keyboard.press("r")
    expect(ana.page.locator("dialog[open] #H-S2.meant")).to_be_in_viewport()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("[data-place=a1]")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".answer")).to_have_count(0)


def test_each_letter_does_what_the_help_says_and_the_focus_comes_back(enter: Enter) -> None:
    ana = enter("phone")
    ana.open(f"/t/{ana.with_bots('pearls')}")
    place = ana.page.locator("[data-place=dive]")
    expect(place).to_be_visible()
    for key, title in {
        "?": "Keys",
        "l": "What I can do",
        "g": "Log",
        "c": "Chat",
        "r": "Rules of Pearls",
    }.items():
        place.focus()
        ana.page.keyboard.press(key)
        expect(
            ana.page.locator("dialog[open]").get_by_role("heading", name=title, exact=True)
        ).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator("dialog")).to_have_count(0)
        expect(place).to_be_focused()
    sound = ana.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")


def test_letters_can_be_switched_off(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/settings")
    ana.page.get_by_label("Letters as keys at the table").uncheck()
    ana.open(f"/t/{ana.with_bots('pearls')}")
    expect(ana.page.locator("[data-place=dive]")).to_be_visible()
    ana.page.keyboard.press("l")
    ana.page.wait_for_timeout(200)
    expect(ana.page.locator("dialog")).to_have_count(0)


def test_what_happens_is_told_to_who_cannot_see_it(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/t/{ana.with_bots('pearls')}")
    expect(ana.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()
    ana.press("dive")
    told = ana.page.locator("[aria-live=polite].unseen")
    expect(told).to_contain_text("Gull")
    expect(told).to_contain_text("Ana: dive or surface")


def test_the_first_tab_leads_past_the_header(enter: Enter) -> None:
    ana = enter("desk")
    ana.open("/lobby")
    ana.page.keyboard.press("Tab")
    assert focused(ana) == "Skip to the content"
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main")).to_be_focused()
