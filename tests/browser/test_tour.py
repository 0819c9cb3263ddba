"""The tour is taken rarely, so a test takes a short one: it still finds its way to a screen."""

import subprocess
import sys
from pathlib import Path

TOUR = Path(__file__).with_name("tour.py")


def test_the_tour_writes_its_pictures_and_a_page_of_them(tmp_path: Path) -> None:
    command = [sys.executable, str(TOUR), "--out", str(tmp_path), "--screen", "options", "--size", "phone"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    pictures = {"options-phone-light.png", "options-phone-dark.png"}
    assert {file.name for file in tmp_path.iterdir()} == {*pictures, "index.html"}
    page = (tmp_path / "index.html").read_text()
    assert all(f'<img src="{name}"' in page for name in pictures)
