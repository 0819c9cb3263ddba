"""What the table answers: refusals with their clause, hints, what is taken back, words and votes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visit import Enter, Visit


def hashi(enter: Enter, size: str = "desk") -> Visit:
    ana = enter(size)
    ana.open(f"/t/{ana.with_bots('hashi')}")
    expect(ana.page.locator("[data-place=a1]")).to_be_visible()
    return ana


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_refusal_tells_its_clause_marks_the_place_and_opens_the_rules_there(
    enter: Enter, size: str
) -> None:
    ana = hashi(enter, size)
    ana.press("a1")
    answer = ana.page.locator(".answer.refusal")
    expect(answer).to_contain_text("a1 has a flag")
    expect(ana.page.locator("[data-place=a1].marked")).to_have_count(1)
    assert "a1 has a flag" in ana.page.locator("[role=alert].unseen").inner_text()
    answer.get_by_role("button", name="Rule H-S2").click()
    expect(ana.page.locator("dialog[open] #H-S2.meant")).to_be_in_viewport()
    ana.page.keyboard.press("Escape")
    answer.get_by_role("button", name="Close").click()
    expect(answer).to_have_count(0)


def test_an_answer_never_covers_the_board(enter: Enter) -> None:
    ana = hashi(enter, "phone")
    ana.press("a1")
    answer = ana.page.locator(".answer.refusal").bounding_box()
    board = ana.page.locator("[data-board=full]").bounding_box()
    assert answer and board and answer["y"] >= board["y"] + board["height"] - 1


def test_a_hint_names_a_decision_and_does_it(enter: Enter) -> None:
    ana = hashi(enter)
    ana.page.keyboard.press("h")
    advice = ana.page.locator(".answer.advice")
    expect(advice).to_contain_text(re.compile("A good idea: write a [34] on [a-f][1-6]"))
    before = ana.prompt.inner_text()
    advice.get_by_role("button", name="Do it").click()
    expect(ana.prompt).not_to_have_text(before)
    expect(advice).to_have_count(0)


def test_a_decision_is_taken_back_without_asking_while_nothing_was_shown_since(enter: Enter) -> None:
    ana = hashi(enter)
    undo = ana.page.get_by_role("button", name="Undo")
    for turn in range(20):
        before = ana.prompt.inner_text()
        if ana.decide(turn) and undo.is_enabled():
            break
    expect(ana.prompt).not_to_have_text(before)
    undo.click()
    expect(ana.prompt).to_have_text(before)


def together(enter: Enter, game: str = "pearls") -> tuple[Visit, Visit, str]:
    """Ana and Bob at one table, begun."""
    ana, bob = enter("desk"), enter("phone", language="de")
    table = ana.table(game, [{"kind": "person", "name": "Ana"}, {"kind": "open"}])
    ana.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    bob.page.get_by_label("Dein Name").fill("Bob")
    bob.page.get_by_role("button", name="Hinsetzen", exact=True).click()
    expect(ana.page.get_by_text("Bob", exact=True)).to_be_visible()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(ana.page.locator("[data-board=full]")).to_be_visible()
    return ana, bob, table


def test_a_phrase_is_read_in_ones_own_language_and_words_as_they_are(enter: Enter) -> None:
    ana, bob, _ = together(enter)
    ana.page.keyboard.press("c")
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("button", name="Good luck!").click()
    expect(bob.page.get_by_role("button", name="Chat")).to_contain_text("1")
    bob.page.get_by_role("button", name="Chat").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Viel Glück!")
    bob.page.get_by_label("Sag etwas").fill("Danke, dir auch!")
    bob.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("log")).to_contain_text("Danke, dir auch!")


def test_only_the_clicker_hears_a_refusal(enter: Enter) -> None:
    ana, bob, _ = together(enter)
    bob.press("dive")
    expect(bob.page.locator(".answer.refusal")).to_contain_text("nicht am Zug")
    expect(ana.page.locator(".answer")).to_have_count(0)
    # Said in passing: it goes away by itself.
    expect(bob.page.locator(".answer.refusal")).to_have_count(0)


def test_resigning_is_asked_twice_and_a_result_is_shown(enter: Enter) -> None:
    ana, bob, _ = together(enter)
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Resign").click()
    expect(ana.page.get_by_text("You give up for good")).to_be_visible()
    ana.page.locator(".sure").get_by_role("button", name="Resign").click()
    expect(bob.result).to_contain_text("Bob gewinnt")
    expect(bob.page.get_by_text("Alle anderen haben aufgegeben.")).to_be_visible()


def test_those_who_stay_vote_about_one_who_left(enter: Enter) -> None:
    ana, bob, _ = together(enter)
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Leave").click()
    ana.page.locator(".sure").get_by_role("button", name="Leave").click()
    question = bob.page.locator(".answer.question")
    expect(question).to_contain_text("Ana ist nicht da")
    question.get_by_role("button", name="Ein Bot spielt weiter").click()
    expect(bob.page.get_by_role("button", name="nach einer Perle tauchen")).to_be_enabled()
    expect(question).to_have_count(0)


def test_who_comes_back_takes_the_seat_from_the_bot(enter: Enter) -> None:
    ana, bob, table = together(enter)
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Leave").click()
    ana.page.locator(".sure").get_by_role("button", name="Leave").click()
    bob.page.locator(".answer.question").get_by_role("button", name="Ein Bot spielt weiter").click()
    expect(bob.page.locator(".answer.question")).to_have_count(0)
    ana.open(f"/t/{table}")
    ana.page.get_by_role("button", name="Take my seat back").click()
    expect(ana.page.get_by_text("A bot has been playing for you")).to_have_count(0)


def test_the_title_says_whose_turn_it_is(enter: Enter) -> None:
    ana, bob, _ = together(enter)
    expect(ana.page).to_have_title("● Your turn · Pearls · Atoll")
    expect(bob.page).not_to_have_title("● Du bist dran · Perlen · Atoll")
    ana.press("dive")
    expect(bob.page).to_have_title("● Du bist dran · Perlen · Atoll")


def test_a_new_game_with_the_same_people_is_one_tap_away(enter: Enter) -> None:
    ana = enter("desk")
    table = ana.with_bots("pearls")
    ana.play_on(table, 100)
    ana.open(f"/t/{table}")
    ana.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
    expect(ana.page).not_to_have_url(f"{ana.address}/t/{table}")
    # Against bots there is nobody to wait for.
    expect(ana.page.get_by_role("button", name="surface")).to_be_visible()
    expect(ana.page.get_by_text("0 = 0 / 20")).to_be_visible()


def test_a_line_of_the_log_shows_its_step_once_more(enter: Enter) -> None:
    ana = enter("desk")
    ana.open(f"/t/{ana.with_bots('pearls')}")
    expect(ana.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()
    ana.press("dive")
    expect(ana.prompt).to_have_text("Ana: dive or surface")
    line = ana.page.get_by_role("button", name="Ana brings up the pearl")
    line.click()
    expect(ana.prompt).to_have_text("Step 1, once more")
    ana.page.get_by_role("button", name="Back to now").click()
    expect(ana.prompt).to_have_text("Ana: dive or surface")


def test_a_newcomer_asks_what_the_prompt_means(enter: Enter) -> None:
    ana = enter("phone")
    ana.open(f"/t/{ana.with_bots('pearls')}")
    ana.page.get_by_role("button", name="What does this mean?").click()
    expect(ana.page.locator(".answer.help")).to_contain_text("Each dive brings a pearl")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".answer")).to_have_count(0)
