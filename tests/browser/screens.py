"""Every screen there is, each with the way to it: for checks that hold everywhere, and for the tour.
Refuses to say what is right on a screen: that is each test's own."""

from collections.abc import Callable

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


def playing(id: str, steps: int) -> Way:
    """A game against bots, so many steps on."""

    def go(visit: Visit) -> None:
        table = visit.with_bots(id, most_bots(id))
        if steps:
            visit.play_on(table, steps)
        visit.open(f"/t/{table}")
        expect(visit.page.locator("[data-board=full]").first).to_be_visible()
        visit.page.wait_for_timeout(600)

    return go


def ended(visit: Visit) -> str:
    table = visit.with_bots(PEARLS, 2)
    visit.play_on(table, 1000)
    return table


def _result(visit: Visit) -> None:
    visit.open(f"/t/{ended(visit)}")
    expect(visit.result).to_be_visible()


def _replay(visit: Visit) -> None:
    visit.open(f"/replay/{ended(visit)}?step=4")
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
        visit.page.wait_for_timeout(400)

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
        table = visit.with_bots(id, most_bots(id))
        visit.play_on(table, steps)
        visit.open(f"/tv/{table}")
        expect(visit.page.locator("[data-board=tv]")).to_be_visible()
        visit.page.wait_for_timeout(400)

    return go


def _tv_waiting(visit: Visit) -> None:
    seats: list[Json] = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    visit.open(f"/tv/{visit.table(PEARLS, seats)}")
    expect(visit.page.locator(".lobby")).to_be_visible()


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
        visit.page.wait_for_timeout(400)

    return go


def _page(path: str, sign: str = "main h1") -> Way:
    def go(visit: Visit) -> None:
        visit.open(path)
        expect(visit.page.locator(sign).first).to_be_visible()
        visit.page.wait_for_timeout(300)

    return go


SCREENS: dict[str, Way] = {
    "start": _page("/", "article"),
    "lobby": _page("/lobby"),
    "mine": _page("/mine"),
    "settings": _page("/settings"),
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
    **{f"tv-{id}": _tv(id, 20) for id in ON_SCREEN},
}
