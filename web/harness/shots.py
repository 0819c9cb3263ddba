"""Pictures of a game's board in every size a player may have, by day and by night.
Refuses to compare them: they are for a designer's eye.

    python web/harness/frames.py hashi
    cd web && npx vite build --mode harness && cd ..
    python web/harness/shots.py hashi --step 40 --step -1
"""

import argparse
import functools
import http.server
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900), "tv": (1920, 1080)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the built harness without a line for each request."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("--step", type=int, action="append", help="from 0; -1 is the end (may be repeated)")
    reader.add_argument("--seat", default="0")
    reader.add_argument("--lang", default="en")
    reader.add_argument("--size", action="append", choices=SIZES, help="default: all")
    reader.add_argument("--of", default="")
    reader.add_argument("--chromium", default="/usr/bin/chromium")
    reader.add_argument("--out", type=Path, default=HERE / "dist" / "shots")
    given = reader.parse_args()
    serve = functools.partial(Quiet, directory=str(HERE / "dist"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    given.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=given.chromium, args=FLAGS)
        for size in given.size or SIZES:
            width, height = SIZES[size]
            for theme in ("light", "dark"):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.on("console", lambda said: print(f"  {said.type}: {said.text}"))
                page.on("pageerror", lambda error: print(f"  error: {error}"))
                for step in given.step or [0, -1]:
                    board = "tv" if size == "tv" else "full"
                    page.goto(
                        f"http://127.0.0.1:{server.server_port}/?bare=1&quiet=1&motion=less&game={given.game}"
                        f"&seat={given.seat}&step={step}&theme={theme}&size={board}&lang={given.lang}&of={given.of}"
                    )
                    page.wait_for_selector("main")
                    page.evaluate("document.fonts.ready")
                    page.wait_for_timeout(200)
                    file = given.out / f"{given.game}-{size}-{theme}-{step}.png"
                    page.screenshot(path=file)
                    print(file)
                page.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
