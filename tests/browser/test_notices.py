"""Being told that it is one's turn: by the title always, by the system only where one has allowed it."""

from playwright.sync_api import expect

from tests.browser.visit import Enter, Visit

# What the system would show, written down instead; and a page that lies behind others.
_NOTED = """
window.noted = [];
class Notice { constructor(title, options) { noted.push([title, options.body]); } }
Notice.permission = "granted";
Notice.requestPermission = async () => "granted";
window.Notification = Notice;
window.behind = false;
Object.defineProperty(document, "visibilityState", { get: () => behind ? "hidden" : "visible" });
"""


def waiting(enter: Enter, allowed: bool) -> tuple[Visit, Visit]:
    """Ana's page lies behind others while Bob is to move."""
    ana, bob = enter("desk"), enter("desk")
    ana.page.add_init_script(_NOTED)
    ana.open("/settings")
    if allowed:
        ana.page.get_by_label("Tell me when it is my turn").check()
    table = bob.table("pearls", [{"kind": "person", "name": "Bob"}, {"kind": "open"}])
    ana.open(f"/t/{table}")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Sit down").click()
    bob.open(f"/t/{table}")
    bob.page.get_by_role("button", name="Start", exact=True).click()
    expect(ana.prompt).to_have_text("Bob: dive or surface")
    ana.page.evaluate("behind = true")
    return ana, bob


def test_a_notice_comes_when_it_is_ones_turn_and_the_page_is_behind(enter: Enter) -> None:
    ana, bob = waiting(enter, allowed=True)
    bob.press("dive")
    expect(ana.page).to_have_title("● Your turn · Pearls · Atoll")
    ana.until("noted.length > 0")
    assert ana.page.evaluate("noted") == [["Pearls", "Your turn"]]


def test_nobody_is_told_who_has_not_asked_for_it(enter: Enter) -> None:
    ana, bob = waiting(enter, allowed=False)
    bob.press("dive")
    expect(ana.page).to_have_title("● Your turn · Pearls · Atoll")
    assert ana.page.evaluate("noted") == []
