"""`python -m atoll.games.borders.programs.shrink_flags` makes small pictures of flags into `web/flags`: of
region-flags, which are in the public domain, and a few newer ones of circle-flags.
Refuses to draw: a browser shrinks what is there."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from atoll.games.borders.atlas import names, open_map
from atoll.games.borders.programs.sources import package

INTO = Path(__file__).parents[1] / "web" / "flags"
CHROMIUM = "/usr/bin/chromium"
# Twice the height at which a flag is shown at most.
HEIGHT = 96
# States with a new flag since region-flags was made; circle-flags has it, behind a round mask.
NEWER = {"US-MN", "US-MS"}

SHRINK = """async ([source, height]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.height = height;
  canvas.width = Math.round((picture.naturalWidth / picture.naturalHeight) * height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.82);
}"""


def flag(code: str) -> str:
    """The flag of a state, as an address that a browser can read."""
    if code in NEWER:
        text = (package("circle-flags") / "flags" / f"{code.lower()}.svg").read_text()
        whole = text.replace(' mask="url(#a)"', "").replace("0 0 512 512", "0 85 512 342")
        return _address("svg+xml", whole.replace('height="512"', 'height="342"', 1).encode())
    return _address("png", (package("region-flags") / "png" / f"{code}.png").read_bytes())


def _address(kind: str, picture: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def main() -> int:
    INTO.mkdir(parents=True, exist_ok=True)
    size = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for code in sorted({state for name in names() for state in open_map(name).states}):
            shrunk = page.evaluate(SHRINK, [flag(code), HEIGHT])
            picture = base64.b64decode(shrunk.split(",", maxsplit=1)[1])
            (INTO / f"{code}.webp").write_bytes(picture)
            size += len(picture)
        browser.close()
    sys.stdout.write(f"{len(list(INTO.glob('*.webp')))} flags, {size // 1000} kB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
