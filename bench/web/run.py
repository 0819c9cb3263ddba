"""The client measured in Debian's Chromium: what Lighthouse says, the first visit of a slow phone, the weight
of the script, one's own move, the frames while one plays, and the memory of an evening. Refuses to be quiet
about a figure that misses its limit: then the exit code is 1.

    cd bench/web && npm install && cd ../.. && python bench/web/run.py [--only moves] [--json]"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS, serving
from tests.browser.screens import ON_SCREEN, PEARLS, TO_THE_END, most_bots
from tests.browser.visit import Visit, visitor

HERE = Path(__file__).parent
# A slow phone on fast 3G, as Lighthouse takes it: 150 ms there and back, 1.6 Mbit/s, a quarter
# of the processor.
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4

# A game of Pearls is over before there is anything to measure.
LONG_ENOUGH = [id for id in ON_SCREEN if id != PEARLS]

# From a click on something that may be done to the first frame in which the table looks otherwise.
_UNTIL_SEEN = """() => new Promise((done) => {
  const board = document.querySelector("[data-board=full]");
  const place = [...board.querySelectorAll("[data-place][data-does]")]
    .find((each) => each.getAttribute("aria-disabled") !== "true" && each.checkVisibility());
  if (!place) return done(null);
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  });
  watch.observe(board, { subtree: true, childList: true, characterData: true, attributes: true });
  setTimeout(() => done(null), 2000);
  place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""

# The times between frames, until they are asked for.
_FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => { frames_seen.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""

# A finger draws a map around, or two pull it larger and smaller, at every frame; how long each took.
_GESTURE = """(gesture) => new Promise((done) => {
  const svg = document.querySelector(".atlas > svg");
  const { x, y, width, height } = svg.getBoundingClientRect();
  const middle = { clientX: x + width / 2, clientY: y + height / 2 };
  const turn = (deltaY) =>
    svg.dispatchEvent(new WheelEvent("wheel", { deltaY, ...middle, cancelable: true }));
  const touch = (type, right = 0, down = 0) => svg.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, clientX: middle.clientX + right, clientY: middle.clientY + down, bubbles: true,
  }));
  // The browser lets only real fingers be held.
  svg.setPointerCapture = () => undefined;
  turn(-300);
  touch("pointerdown");
  const took = [];
  let last = performance.now();
  const step = (now) => {
    took.push(now - last);
    last = now;
    const angle = took.length / 12;
    if (gesture === "drag") touch("pointermove", 60 * Math.sin(angle), 40 * Math.cos(angle));
    else turn(12 * Math.sin(angle));
    if (took.length < 150) return requestAnimationFrame(step);
    touch("pointerup");
    done(took.slice(5));
  };
  requestAnimationFrame(step);
})"""


@dataclass(frozen=True)
class Figure:
    """One thing that was measured, and how far it may go: up to `most`, or down to `least`."""

    what: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def met(self) -> bool:
        over = self.most is not None and self.value > self.most
        under = self.least is not None and self.value < self.least
        return not over and not under

    def row(self) -> str:
        limit = f"at most {self.most:g}" if self.most is not None else f"at least {self.least:g}"
        return f"{self.what:<58} {self.value:>9.1f} {self.unit:<8} {limit:<14} {'' if self.met else 'MISSED'}"


@dataclass(frozen=True)
class House:
    """What is measured: a server, and a browser before it."""

    browser: Browser
    address: str

    def visit(self, size: str = "phone", motion: str = "full") -> Visit:
        return visitor(self.browser, self.address, size, motion=motion)

    def seated(self, id: str, size: str = "phone") -> Visit:
        """Somebody at a table with a game against bots."""
        visit = self.visit(size)
        visit.open(f"/t/{visit.with_bots(id, most_bots(id))}")
        expect(visit.page.locator("[data-board=full]").first).to_be_visible()
        return visit


def lighthouse(house: House) -> Iterator[Figure]:
    """Scores of the start page, the tables' list, a set-up and a table, on a phone."""
    visit = house.visit()
    watched = visit.with_bots("hashi", 1)
    visit.context.close()
    for path in ("/", "/lobby", "/new/insula", f"/t/{watched}"):
        report = _report(house.address + path)
        name = "/t/…" if path.startswith("/t/") else path
        for kind, category in report["categories"].items():
            yield Figure(f"Lighthouse, {name}: {kind}", 100 * category["score"], "points", least=95)
        yield Figure(
            f"Lighthouse, {name}: interactive", report["audits"]["interactive"]["numericValue"], "ms", 2000
        )


def _report(address: str) -> dict[str, dict[str, dict[str, float]]]:
    """What Lighthouse found there, with its usual phone and network."""
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu"]
    command = [
        str(HERE / "node_modules/.bin/lighthouse"),
        address,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility,best-practices",
        f"--chrome-flags={' '.join(flags)}",
    ]
    environment = {**os.environ, "CHROME_PATH": "/usr/bin/chromium"}
    found: dict[str, dict[str, dict[str, float]]] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    )
    return found


def first_visit(house: House) -> Iterator[Figure]:
    """Until a game can be begun, with nothing kept, over a slow line with a slow processor."""
    took = []
    for _ in range(5):
        visit = house.visit()
        devices = visit.context.new_cdp_session(visit.page)
        devices.send("Network.enable")
        devices.send("Network.emulateNetworkConditions", SLOW)
        devices.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visit.page.goto(house.address)
        visit.page.locator("article .primary").first.wait_for()
        took.append(visit.page.evaluate("performance.now()"))
        visit.context.close()
    yield Figure("first visit on a slow phone: a game can be begun", median(took), "ms", 2000)


def weight(house: House) -> Iterator[Figure]:
    """The compressed script that comes over the line from the first visit to a table of each game."""
    for id in ON_SCREEN:
        visit = house.visit()
        table = visit.with_bots(id, most_bots(id))
        devices = visit.context.new_cdp_session(visit.page)
        devices.send("Network.enable")
        devices.send("Network.setCacheDisabled", {"cacheDisabled": True})
        scripts: set[str] = set()
        came: list[float] = []
        devices.on("Network.requestWillBeSent", lambda it, s=scripts: _is_script(it, s))
        devices.on("Network.loadingFinished", lambda it, s=scripts, c=came: _count(it, s, c))
        visit.open(f"/t/{table}")
        expect(visit.page.locator("[data-board=full]").first).to_be_visible()
        visit.settled(500)
        yield Figure(f"script, compressed, at a table of {id}", sum(came) / 1000, "kB", 150)
        visit.context.close()


def _is_script(it: dict[str, object], scripts: set[str]) -> None:
    if str(it.get("type")) == "Script":
        scripts.add(str(it["requestId"]))


def _count(it: dict[str, float], scripts: set[str], came: list[float]) -> None:
    if str(it["requestId"]) in scripts:
        came.append(it["encodedDataLength"])


def moves(house: House) -> Iterator[Figure]:
    """One's own move, from the click to the frame that shows it, at every game."""
    for id in LONG_ENOUGH:
        visit = house.seated(id)
        took = []
        for turn in range(12):
            visit.settled(400)
            seen = visit.page.evaluate(_UNTIL_SEEN)
            if seen is None:
                visit.decide(turn)
            else:
                took.append(seen)
        yield Figure(f"own move at {id}, median of {len(took)}", median(took), "ms", 50)
        visit.context.close()


def frames(house: House) -> Iterator[Figure]:
    """How often a frame came late while a game was played for a while, with all that moves."""
    for id in LONG_ENOUGH:
        visit = house.seated(id)
        visit.page.evaluate(_FRAMES)
        for turn in range(15):
            visit.decide(turn)
            visit.page.wait_for_timeout(400)
        seen: list[float] = visit.page.evaluate("frames_seen")
        yield Figure(f"frames at {id}: 95 of 100 within", sorted(seen)[int(0.95 * len(seen))], "ms", 17.5)
        visit.context.close()


def map_frames(house: House) -> Iterator[Figure]:
    """How often a frame came late while a large map was moved."""
    visit = house.visit()
    visit.open("/desk/borders")
    visit.page.locator(".atlas > svg").scroll_into_view_if_needed()
    visit.settled(500)
    for gesture in ("drag", "zoom"):
        seen: list[float] = visit.page.evaluate(_GESTURE, gesture)
        yield Figure(
            f"map, {gesture}: 95 of 100 frames within", sorted(seen)[int(0.95 * len(seen))], "ms", 17.5
        )
    visit.context.close()


def memory(house: House) -> Iterator[Figure]:
    """What twenty games in one window leave behind, beyond the first five."""
    visit = house.visit("desk")
    devices = visit.context.new_cdp_session(visit.page)
    visit.open("/lobby")
    used = []
    for game in range(20):
        table = visit.with_bots(PEARLS if game % 2 else "hashi")
        visit.play_on(table, TO_THE_END)
        # As one goes from table to table: without loading the page again.
        visit.page.evaluate(
            "(path) => { const link = document.createElement('a'); link.href = path;"
            "document.body.append(link); link.click(); link.remove(); }",
            f"/t/{table}",
        )
        expect(visit.result).to_be_visible()
        visit.page.keyboard.press("Escape")
        devices.send("HeapProfiler.collectGarbage")
        used.append(devices.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    yield Figure(f"memory after 20 games, beyond {used[4]:.1f} MB after 5", used[19] - used[4], "MB", 2)
    visit.context.close()


MEASURES: dict[str, Callable[[House], Iterator[Figure]]] = {
    "lighthouse": lighthouse,
    "first-visit": first_visit,
    "weight": weight,
    "moves": moves,
    "frames": frames,
    "map": map_frames,
    "memory": memory,
}


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--only", action="append", choices=MEASURES, help="default: all")
    reader.add_argument("--json", action="store_true", help="the figures as JSON")
    given = reader.parse_args()
    wanted = given.only or list(MEASURES)
    if "lighthouse" in wanted and not (HERE / "node_modules").exists():
        sys.stderr.write("Lighthouse is not installed: cd bench/web && npm install\n")
        return 2
    figures = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for name in wanted:
            for figure in MEASURES[name](House(browser, address)):
                figures.append(figure)
                if not given.json:
                    sys.stdout.write(f"{figure.row()}\n")
                    sys.stdout.flush()
        browser.close()
    if given.json:
        rows = [{**vars(figure), "met": figure.met} for figure in figures]
        sys.stdout.write(f"{json.dumps(rows, indent=2)}\n")
    return 0 if all(figure.met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
