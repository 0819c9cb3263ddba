"""`make tour`: a picture of every screen, on a phone, a tablet, a desk and a television, by day and by night.
Refuses to judge them: a page with all of them side by side is for a designer's eye.

    python tests/browser/tour.py [--out tour] [--screen hashi-later …] [--size phone …] [--language cs]
"""

import argparse
import html
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, serving
from tests.browser.screens import SCREENS, TELEVISION, Way
from tests.browser.visit import SIZES, Visit, visitor

THEMES = ("light", "dark")
STYLE = """
body { font: 15px system-ui; margin: 2rem; background: #888 }
h2 { margin: 2rem 0 .5rem } section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0 } figcaption { font-size: 12px }
img { display: block; height: 420px; border: 1px solid #444 }
"""


def picture(visit: Visit, way: Way, file: Path) -> str:
    """Go there and take the picture; what the browser complained of, or why one did not get there."""
    try:
        way(visit)
        said = "; ".join(visit.complaints)
    except (PlaywrightError, AssertionError) as error:
        said = str(error).splitlines()[0]
    visit.page.screenshot(path=file)
    visit.context.close()
    return said


def index(out: Path, taken: dict[str, list[tuple[str, str]]]) -> None:
    """One page with all of them."""
    sections = [
        f"<h2>{html.escape(screen)}</h2><section>"
        + "".join(
            f'<figure><a href="{file}"><img src="{file}" loading="lazy" alt=""></a>'
            f"<figcaption>{html.escape(file)} {html.escape(said)}</figcaption></figure>"
            for file, said in files
        )
        + "</section>"
        for screen, files in taken.items()
    ]
    head = f'<!doctype html><meta charset="utf-8"><title>Atoll: the tour</title><style>{STYLE}</style>'
    (out / "index.html").write_text(f"{head}<h1>Atoll: the tour</h1>{''.join(sections)}\n", encoding="utf-8")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--out", type=Path, default=Path("tour"))
    reader.add_argument("--screen", action="append", choices=[*SCREENS, *TELEVISION], help="default: all")
    reader.add_argument("--size", action="append", choices=SIZES, help="default: all")
    reader.add_argument("--language", default="en", choices=["en", "cs", "pt", "de"])
    given = reader.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    sizes = given.size or ["phone", "tablet", "desk", "tv"]
    taken: dict[str, list[tuple[str, str]]] = {}
    trouble = 0
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        begun = time.monotonic()
        for screen, way in {**SCREENS, **TELEVISION}.items():
            if given.screen and screen not in given.screen:
                continue
            for size in [size for size in sizes if screen not in TELEVISION or size == "tv"]:
                for theme in THEMES:
                    file = f"{screen}-{size}-{theme}.png"
                    visit = visitor(browser, address, size, theme, language=given.language)
                    said = picture(visit, way, given.out / file)
                    trouble += bool(said)
                    taken.setdefault(screen, []).append((file, said))
            sys.stdout.write(f"{time.monotonic() - begun:5.0f} s  {screen}\n")
            sys.stdout.flush()
        browser.close()
    index(given.out, taken)
    sys.stdout.write(
        f"{given.out / 'index.html'}: {sum(map(len, taken.values()))} pictures, {trouble} troubled\n"
    )
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
