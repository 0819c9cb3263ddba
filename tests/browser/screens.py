"""Every screen there is, each with the way to it: for checks that hold everywhere, and for the tour.
Refuses to say what is right on a screen: that is each test's own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from atoll import games
from tests.browser.visit import Json, Visit

Way = Callable[[Visit], None]

PEARLS = "pearls"
ON_SCREEN = [id for id in games.ids() if (games.game(id).room / "web" / "Board.svelte").exists()]
ASKED = [id for id in games.ids() if (games.game(id).room / "web" / "Desk.svelte").exists()]
TAUGHT = [id for id in ON_SCREEN if (games.game(id).room / "tutorial.json").exists()]


def most_bots(id: str) -> int:
    """A full table, but no more than four."""
    return min(4, games.game(id).meta.seats[1]) - 1


# Tables that were laid for a screen, with the cookies of who sits there: looked at by all who come later.
_laid: dict[tuple[str, str, int], tuple[str, list[Any]]] = {}


def laid(visit: Visit, id: str, steps: int) -> str:
    """A table with a game against bots, so many steps on, at which this person sits."""
    key = (visit.address, id, steps)
    if key not in _laid:
        table = visit.with_bots(id, most_bots(id))
        if steps:
            visit.play_on(table, steps)
        _laid[key] = table, visit.context.cookies()
    table, cookies = _laid[key]
    visit.context.add_cookies(cookies)
    return table


def playing(id: str, steps: int) -> Way:
    """A game against bots, so many steps on."""

    def go(visit: Visit) -> None:
        visit.open(f"/t/{laid(visit, id, steps)}")
        expect(visit.page.locator("[data-board=full]").first).to_be_visible()
        visit.settled()

    return go


# More steps than a game of Pearls has.
TO_THE_END = 1000


def ended(visit: Visit) -> str:
    """A finished game of this person's own, which nobody else looks at."""
    table = visit.with_bots(PEARLS, 2)
    visit.play_on(table, TO_THE_END)
    return table


def _result(visit: Visit) -> None:
    visit.open(f"/t/{laid(visit, PEARLS, TO_THE_END)}")
    expect(visit.result).to_be_visible()


def _replay(visit: Visit) -> None:
    visit.open(f"/replay/{laid(visit, PEARLS, TO_THE_END)}?step=4")
    expect(visit.page.locator("[data-board=full]")).to_be_visible()


def _verified(visit: Visit) -> None:
    _replay(visit)
    visit.page.locator("header .buttons button").last.click()
    visit.page.locator("dialog .stack button").last.click()
    expect(visit.page.locator(".found")).to_be_visible()


def _review(visit: Visit) -> None:
    visit.open(f"/review/{ended(visit)}")
    expect(visit.page.locator("progress")).to_have_count(0, timeout=60_000)
    visit.page.get_by_role("checkbox").check()


def _waiting(visit: Visit) -> None:
    seats: list[Json] = [
        {"kind": "person", "name": "Ana"},
        {"kind": "open"},
        {"kind": "bot", "bot": "greedy"},
    ]
    visit.open(f"/t/{visit.table(PEARLS, seats)}")
    expect(visit.page.locator("[data-seat]")).to_have_count(3)


def _panel(key: str) -> Way:
    def go(visit: Visit) -> None:
        playing(PEARLS, 3)(visit)
        visit.page.keyboard.press(key)
        expect(visit.page.locator("dialog[open]")).to_be_visible()
        visit.settled()

    return go


def _menu(visit: Visit) -> None:
    playing(PEARLS, 3)(visit)
    visit.page.locator("header .buttons button").last.click()
    expect(visit.page.locator("dialog[open]")).to_be_visible()


def _refusal(visit: Visit) -> None:
    playing("hashi", 0)(visit)
    visit.press("a1")
    expect(visit.page.locator(".answer.refusal")).to_be_visible()


def _curtain(visit: Visit) -> None:
    seats: list[Json] = [{"kind": "person", "name": name} for name in ("Ana", "Čeněk")]
    visit.open(f"/t/{visit.table(PEARLS, seats, start=True)}")
    expect(visit.page.locator(".curtain")).to_be_visible()


def _tv(id: str, steps: int) -> Way:
    def go(visit: Visit) -> None:
        visit.open(f"/tv/{laid(visit, id, steps)}")
        expect(visit.page.locator("[data-board=tv]")).to_be_visible()
        visit.settled()

    return go


def _tv_waiting(visit: Visit) -> None:
    seats: list[Json] = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    visit.open(f"/tv/{visit.table(PEARLS, seats)}")
    expect(visit.page.locator(".lobby")).to_be_visible()
    visit.until("document.querySelector('.code img')?.complete")


def _setup(id: str) -> Way:
    def go(visit: Visit) -> None:
        visit.open(f"/new/{id}")
        expect(
            visit.page.locator("form summary").or_(visit.page.locator("form fieldset")).first
        ).to_be_visible()
        for summary in visit.page.locator("form summary").all():
            summary.click()

    return go


def _learn(id: str) -> Way:
    def go(visit: Visit) -> None:
        visit.open(f"/learn/{id}")
        expect(visit.page.locator(".guide")).to_be_visible()
        visit.settled()

    return go


def _page(path: str, sign: str = "main h1") -> Way:
    def go(visit: Visit) -> None:
        visit.open(path)
        expect(visit.page.locator(sign).first).to_be_visible()
        visit.settled()

    return go


SCREENS: dict[str, Way] = {
    "start": _page("/", "article"),
    "lobby": _page("/lobby"),
    "mine": _page("/mine"),
    "settings": _page("/settings"),
    "about": _page("/about", "main dl"),
    "lost": _page("/nowhere"),
    "waiting": _waiting,
    "curtain": _curtain,
    "chat": _panel("c"),
    "log": _panel("g"),
    "options": _panel("l"),
    "keys": _panel("?"),
    "rules-at-the-table": _panel("r"),
    "menu": _menu,
    "refusal": _refusal,
    "result": _result,
    "replay": _replay,
    "verified": _verified,
    "review": _review,
    **{f"setup-{id}": _setup(id) for id in ON_SCREEN},
    **{f"rules-{id}": _page(f"/rules/{id}", "main li") for id in ON_SCREEN},
    **{f"learn-{id}": _learn(id) for id in TAUGHT},
    **{f"desk-{id}": _page(f"/desk/{id}", "main input") for id in ASKED},
    **{f"{id}-begun": playing(id, 0) for id in ON_SCREEN},
    **{f"{id}-later": playing(id, 25) for id in ON_SCREEN},
}

TELEVISION: dict[str, Way] = {
    "tv-waiting": _tv_waiting,
    **{f"tv-{id}": _tv(id, 25) for id in ON_SCREEN},
}
