"""What somebody does in a browser: opens pages, sees what is offered, taps it, reads what is said.
Refuses shortcuts past the screen, but for laying tables and for playing on to a point worth looking at."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "tv": (1920, 1080)}
Json = dict[str, Any]

# Sits at the table like a bot, with this browser's cookie, and decides until there are so many steps.
_PLAY_ON = """([table, until, settle]) => new Promise((done, fail) => {
  const address = new URL(`/api/tables/${table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  const views = new Map();
  let yours = [], over = false, sent = new Set(), timer;
  const send = (message) => socket.readyState === 1 && socket.send(JSON.stringify(message));
  const finish = (value) => { clearTimeout(timer); socket.close(); done(value); };
  const idle = () => { clearTimeout(timer); timer = setTimeout(() => finish(step()), settle); };
  const step = () => Math.max(0, ...[...views.values()].map((view) => view.step));
  socket.onopen = () => send({ type: "hello", version: 1, role: "player" });
  socket.onerror = () => fail(new Error("no socket"));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "probe") send({ type: "echo", number: message.number });
    if (message.type === "table") { yours = message.yours; over = message.table.phase === "ended"; }
    if (message.type === "view" && message.seat !== null) views.set(message.seat, message);
    if (over || step() >= until) return finish(step());
    idle();
    for (const seat of yours) {
      const view = views.get(seat);
      if (!view || !view.legal.length || sent.has(`${seat} ${view.id} ${view.step}`)) continue;
      sent.add(`${seat} ${view.id} ${view.step}`);
      const action = view.legal[(view.step * 7 + seat) % view.legal.length];
      const claim = view.opens === null ? null : 400;
      const decide = () => send({ type: "do", seat, id: view.id, action, claim });
      setTimeout(decide, view.opens === null ? 0 : 500 + Math.max(0, view.opens - Date.now()));
    }
  };
})"""

# Resolves when nothing on the page has changed for a moment: everything has come that was to come.
_SETTLED = """(still) => new Promise((done) => {
  let timer = setTimeout(settled, still);
  const watch = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(settled, still); });
  const latest = setTimeout(settled, 5000);
  function settled() { watch.disconnect(); clearTimeout(latest); done(); }
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})"""

# As another window of the same browser would choose it.
_SPEAK = """(language) => {
  const key = "atoll-settings";
  const chosen = { ...JSON.parse(localStorage.getItem(key) ?? "{}"), language };
  localStorage.setItem(key, JSON.stringify(chosen));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""

# Where a finger reaches a place: the middle of one of its shapes, with nothing else on top.
_POINT = """(board, name) => {
  const place = board.querySelector(`[data-place="${CSS.escape(name)}"]`);
  if (!place) return null;
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const shape of [place, ...place.querySelectorAll("*")]) {
    const box = shape.getBoundingClientRect();
    const point = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(...point)?.closest("[data-place]") === place) return point;
  }
  return null;
}"""

# What is drawn wider than its room, or cut off, although somebody is to read it.
_UNTIL = """new Promise((so, never) => {
  const look = async (tries) => {
    if (await (TRUE)) so();
    else if (tries) setTimeout(look, 50, tries - 1);
    else never(new Error("it never came true: TRUE"));
  };
  look(300);
})"""

_CLIPPED = """() => {
  const told = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const out = [];
  for (const element of document.querySelectorAll("body *")) {
    if (!(element instanceof HTMLElement) || !told(element)) continue;
    if (element.closest(".unseen, .skip, [inert], [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
    const { left, right, width, height } = element.getBoundingClientRect();
    // Hidden from the eye, to be read out.
    if (width <= 1 || height <= 1) continue;
    const cut = hides && element.scrollWidth > element.clientWidth + 1;
    const outside = width > 0 && (right > innerWidth + 1 || left < -1);
    const words = element.textContent.trim().slice(0, 60);
    if (cut || outside) out.push(`${cut ? "cut" : "outside"}: ${element.className} “${words}”`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) out.push(`the page is ${scrollWidth} wide on ${clientWidth}`);
  return [...new Set(out)];
}"""

# What a finger is to hit, and how large it is; what lies within a sentence may be smaller.
_SMALL = """(least) => {
  const out = [];
  const touched = "button, select, summary, input, a[href], [data-place]";
  for (const element of document.querySelectorAll(touched)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".unseen, .skip, [inert]")) continue;
    if (element.matches("label input") || getComputedStyle(element).display === "inline") continue;
    const { width, height } = element.getBoundingClientRect();
    const name = element.dataset.place ?? element.ariaLabel ?? element.textContent.trim().slice(0, 30);
    if (width + 0.5 < least || height + 0.5 < least)
      out.push(`${element.tagName} ${name}: ${Math.round(width)} by ${Math.round(height)}`);
  }
  return out;
}"""


class Visit:
    """One person with one browser."""

    def __init__(self, context: BrowserContext, address: str, touches: bool = False) -> None:
        self.context = context
        self.touches = touches
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._said)

    def _said(self, message: Any) -> None:
        # A refusal of the server and a line that is gone are told by the page; the browser notes them too.
        expected = "net::ERR" in message.text or "responded with a status of 4" in message.text
        if message.type == "error" and not expected:
            self.complaints.append(message.text)

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)
        expect(self.page.locator("main").first).to_be_visible()
        self.page.evaluate("document.fonts.ready")

    def settled(self, still: int = 150) -> None:
        """Wait until nothing changes on the page any more."""
        self.page.evaluate(_SETTLED, still)

    def speak(self, language: str) -> None:
        """Switch the language without leaving the screen."""
        self.page.evaluate(_SPEAK, language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.settled()

    def post(self, path: str, body: Json) -> Json:
        """Ask the server as the page would."""
        if not self.page.url.startswith(self.address):
            self.open("/lobby")
        answer = self.page.evaluate(
            """async ([path, body]) => {
              const headers = { "content-type": "application/json" };
              const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
              return [response.status, await response.json()];
            }""",
            [path, body],
        )
        assert answer[0] == 200, answer
        result: Json = answer[1]
        return result

    def table(self, game: str, seats: list[Json], **more: Any) -> str:
        """A new table, laid by this person."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more})["table"])

    def with_bots(self, game: str, bots: int = 1, level: str = "greedy", **more: Any) -> str:
        """A table at which this person plays against bots at once."""
        seats: list[Json] = [{"kind": "person", "name": "Ana"}]
        seats += [{"kind": "bot", "bot": level} for _ in range(bots)]
        return self.table(game, seats, start=True, **more)

    def play_on(self, table: str, until: int, settle: int = 4000) -> int:
        """Decide something, again and again, until the table has so many steps or is over."""
        if not self.page.url.startswith(self.address):
            self.open("/lobby")
        return int(self.page.evaluate(_PLAY_ON, [table, until, settle]))

    # --- At a table ---

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt p")

    @property
    def result(self) -> Locator:
        return self.page.locator("dialog[open] .headline")

    def offered(self) -> list[str]:
        """What the board offers to be pressed, by the names of the places."""
        found: list[str] = self.page.locator("[data-board=full]").first.evaluate(
            """(board) => [...board.querySelectorAll("[data-place]")]
              .filter((place) => place.getAttribute("aria-disabled") !== "true" && place.checkVisibility())
              .map((place) => place.dataset.place)"""
        )
        return found

    def press(self, place: str) -> bool:
        """A tap or a click on a place of the board; whether there is a point of it that one can reach."""
        found = self.page.locator("[data-board=full]").first.evaluate(_POINT, place)
        if found is None:
            return False
        if self.touches:
            self.page.touchscreen.tap(*found)
        else:
            self.page.mouse.click(*found)
        return True

    def decide(self, turn: int) -> bool:
        """Do one of the things that may be done now, by the list that every board has; whether one could."""
        self.page.keyboard.press("l")
        sheet = self.page.locator("dialog[open]")
        choices = sheet.locator("ul button")
        if count := choices.count():
            choices.nth(turn % count).click()
            expect(sheet).to_have_count(0)
            return True
        self.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        return False

    def state(self) -> tuple[str, str]:
        """What tells one moment of the game from another on the screen."""
        return self.prompt.inner_text(), self.page.locator("[data-board=full]").first.inner_html()

    def told(self) -> str:
        """What a screen reader was told last."""
        return self.page.locator("[aria-live=polite].unseen").inner_text()

    def until(self, true: str) -> None:
        """Wait for something that the page can tell. Playwright's own wait asks again by `eval`, which the
        page's policy refuses."""
        self.page.evaluate(_UNTIL.replace("TRUE", true))

    def clipped(self) -> list[str]:
        found: list[str] = self.page.evaluate(_CLIPPED)
        return found

    def small(self, least: int = 44) -> list[str]:
        found: list[str] = self.page.evaluate(_SMALL, least)
        return found

    def quiet(self) -> None:
        """Nothing was complained of by the browser."""
        assert not self.complaints, self.complaints


def visitor(
    browser: Browser,
    address: str,
    size: str = "desk",
    theme: str = "light",
    *,
    language: str = "en",
    motion: str = "reduce",
    worker: str = "block",
) -> Visit:
    """Somebody new, with a browser of this size, theme and language."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        locale=language,
        has_touch=size in {"phone", "tablet"},
        is_mobile=size == "phone",
        service_workers="allow" if worker == "allow" else "block",
    )
    context.set_default_timeout(15_000)
    return Visit(context, address, touches=size in {"phone", "tablet"})


Enter = Callable[..., Visit]
