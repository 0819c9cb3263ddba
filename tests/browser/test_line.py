"""The line to the server: a refresh, a break and a long way change nothing of what was decided."""

from playwright.sync_api import Route, expect

from tests.browser.visit import Enter, Visit


def diving(enter: Enter) -> tuple[Visit, str]:
    """Alone with a bot, to move, with nothing in hand."""
    ana = enter("desk")
    table = ana.with_bots("pearls")
    ana.open(f"/t/{table}")
    expect(ana.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()
    return ana, table


def brought_up(ana: Visit, pearls: int) -> None:
    """So many pearls of hers are in the log, and it is her turn again."""
    expect(ana.page.get_by_text("Ana brings up the pearl worth")).to_have_count(pearls)
    expect(ana.prompt).to_have_text("Ana: dive or surface")


# The socket opens so late that what HTTP tells of the table is there long before.
_LATE = """
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  set onopen(hear) { super.onopen = () => setTimeout(hear, 1000); }
};
"""


def test_who_hears_of_the_table_first_still_reads_its_log(enter: Enter) -> None:
    ana, table = diving(enter)
    ana.press("dive")
    brought_up(ana, 1)
    ana.page.add_init_script(_LATE)
    ana.open(f"/t/{table}")
    brought_up(ana, 1)


def test_a_refresh_in_mid_turn_shows_the_same_table(enter: Enter) -> None:
    ana, _ = diving(enter)
    ana.press("dive")
    brought_up(ana, 1)
    before = ana.page.locator(".lines").all_inner_texts()
    ana.page.reload()
    brought_up(ana, 1)
    assert ana.page.locator(".lines").all_inner_texts() == before


def test_a_lost_connection_is_told_and_comes_back_by_itself(enter: Enter) -> None:
    ana, _ = diving(enter)
    ana.context.set_offline(True)
    expect(ana.page.get_by_text("The connection is gone")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.page.get_by_text("The connection is gone")).to_have_count(0)
    ana.press("dive")
    brought_up(ana, 1)


def test_what_is_decided_while_the_line_is_gone_is_done_once_when_it_is_back(enter: Enter) -> None:
    ana, _ = diving(enter)
    ana.context.set_offline(True)
    expect(ana.page.get_by_text("The connection is gone")).to_be_visible()
    ana.press("dive")
    ana.press("dive")
    expect(ana.prompt).to_have_text("On its way: dive for a pearl")
    ana.context.set_offline(False)
    brought_up(ana, 1)


def test_two_windows_of_one_player_show_the_same(enter: Enter) -> None:
    ana, table = diving(enter)
    other = ana.context.new_page()
    other.goto(f"{ana.address}/t/{table}")
    expect(other.get_by_role("button", name="dive for a pearl")).to_be_enabled()
    ana.press("dive")
    brought_up(ana, 1)
    hand = ana.page.locator("[data-board=full] .number").text_content() or ""
    expect(other.locator("[data-board=full] .number")).to_have_text(hand)


def test_a_table_that_is_not_there_says_so(enter: Enter) -> None:
    ana = enter("phone")
    ana.open("/t/nothere12345")
    expect(ana.page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_page_whose_script_cannot_be_fetched_offers_to_try_again(enter: Enter) -> None:
    ana = enter("phone")

    def fail(route: Route) -> None:
        route.abort()

    ana.page.route("**/assets/Lobby-*.js", fail)
    ana.open("/")
    ana.page.get_by_role("link", name="Tables").click()
    expect(ana.page.get_by_role("alert").filter(has_text="No answer from the server")).to_be_visible()
