"""Three ways to draw a bridge in Hashi: tap by tap, from island to island in one stroke, and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visit import Enter, Visit

Place = tuple[float, float]


def middle(visit: Visit, island: str) -> Place:
    box = visit.page.locator(f"[data-island={island}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_way(begin: Place, end: Place) -> list[Place]:
    (x, y), (to_x, to_y) = begin, end
    return [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(1, 9)]


def by_taps(visit: Visit, begin: str, end: str) -> None:
    visit.press(begin)
    expect(visit.page.locator(f"[data-island={begin}][aria-pressed=true]")).to_have_count(1)
    visit.press(end)


def by_mouse(visit: Visit, begin: str, end: str) -> None:
    start, finish = middle(visit, begin), middle(visit, end)
    visit.page.mouse.move(*start)
    visit.page.mouse.down()
    for place in on_the_way(start, finish):
        visit.page.mouse.move(*place)
    visit.page.mouse.up()


def by_finger(visit: Visit, begin: str, end: str) -> None:
    finger = visit.context.new_cdp_session(visit.page)

    def touch(kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start, finish = middle(visit, begin), middle(visit, end)
    touch("touchStart", start)
    for place in on_the_way(start, finish):
        touch("touchMove", place)
    touch("touchEnd")


def by_keys(visit: Visit, begin: str, end: str) -> None:
    for island in (begin, end):
        visit.page.locator(f"[data-island={island}]").press("Enter")


@pytest.mark.parametrize(
    ("size", "draw"),
    [("phone", by_taps), ("phone", by_finger), ("desk", by_mouse), ("desk", by_keys)],
)
def test_a_bridge_is_drawn(enter: Enter, size: str, draw: Callable[[Visit, str, str], None]) -> None:
    ana = enter(size)
    ana.open(f"/t/{ana.with_bots('hashi', options={'start': 'own'})}")
    ana.press("number-4")
    ana.press("d4")
    expect(ana.page.locator("[data-place=skip]")).to_be_visible()
    ana.press("skip")
    expect(ana.page.locator("[data-place='b4-d4']")).to_be_attached()
    draw(ana, "d4", "b4")
    expect(ana.page.locator("[data-planks='b4-d4'] .bridge")).to_have_count(1)
    # What cannot be joined is not: the table tells the clause, and nothing is drawn.
    before = ana.page.locator(".bridge[data-bridge]").count()
    draw(ana, "d4", "a1")
    expect(ana.page.locator(".answer.refusal")).to_be_visible()
    assert ana.page.locator(".bridge[data-bridge]").count() == before


def test_what_a_free_hand_draws_beside_the_lines_is_on_the_board(enter: Enter) -> None:
    ana = enter("phone")
    ana.open(f"/t/{ana.with_bots('hashi', options={'start': 'own', 'freehand': True})}")
    ana.press("number-4")
    ana.press("d4")
    expect(ana.page.locator("[data-place=skip]")).to_be_visible()
    ana.press("skip")
    expect(ana.page.locator("[data-place='b4-d4']")).to_be_attached()
    by_taps(ana, "d4", "a1")
    expect(ana.page.locator("[data-planks='a1-d4'] .bridge")).to_have_count(1)
