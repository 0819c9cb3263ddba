"""How quick it feels: one's own move. The time is the best of several: the machine that tests may be busy
with other things. What needs a quiet machine is measured by `bench/web/run.py`."""

from playwright.sync_api import expect

from tests.browser.visit import Enter

# From the tap to the first frame in which the board shows what it did.
_UNTIL_SHOWN = """(name) => new Promise((done) => {
  const board = document.querySelector("[data-board=full]");
  const place = board.querySelector(`[data-place="${name}"]`);
  const before = board.querySelector(".number").textContent;
  const begun = performance.now();
  const look = () => board.querySelector(".number").textContent === before
    ? requestAnimationFrame(look) : done(performance.now() - begun);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(look);
})"""


def test_ones_own_move_is_seen_within_50_ms(enter: Enter) -> None:
    ana = enter("phone", motion="full")
    took = []
    for _ in range(3):
        ana.open(f"/t/{ana.with_bots('pearls', options={'air': 30})}")
        expect(ana.page.get_by_role("button", name="dive for a pearl")).to_be_enabled()
        took.append(ana.page.evaluate(_UNTIL_SHOWN, "dive"))
    assert min(took) < 50, took
