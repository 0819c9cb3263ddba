"""Picks the pictures of Insula's cards, guards and places out of game-icons.net (CC BY 3.0: docs/credits.md)
and writes them to `web/pictures.json`. Refuses a name that the collection does not have.

    npm install --prefix src/atoll/games/insula/programs
    python -m atoll.games.insula.programs.pick_pictures
"""

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
COLLECTION = HERE / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
PICTURES = HERE.parent / "web" / "pictures.json"

# Each picture by what it shows here, and its name there.
NAMES = {
    # Guards
    "crab": "crab",
    "dog": "sniffing-dog",
    "toad": "frog",
    "heron": "heron",
    "goat": "goat",
    "boar": "boar",
    "fox": "fox",
    "owl": "owl",
    "lynx": "lynx-head",
    "viper": "snake",
    "moth": "butterfly",
    "stag": "stag-head",
    "bear": "bear-head",
    "giant": "giant",
    "tortoise": "tortoise",
    "wyrm": "wyvern",
    "kingosh": "overlord-helm",
    # Flowers
    "dewbell": "lotus",
    "featherfern": "fern",
    "clearwort": "daisy",
    "eyebright": "spoted-flower",
    "lurebloom": "vanilla-flower",
    "slipthistle": "flower-star",
    "moonrose": "rose",
    "windwheel": "twirly-flower",
    "honeycup": "lotus-flower",
    "nettle": "zigzag-leaf",
    "emberlily": "fire-flower",
    "bloodpoppy": "poppy",
    "ironheart": "flower-emblem",
    "goldrod": "dandelion-flower",
    "chancevine": "vine-flower",
    "witherleaf": "leaf-skeleton",
    "foxglove": "dagger-rose",
    "kinbloom": "flowers",
    "evergreen": "pine-tree",
    # Curses
    "exhaustion": "night-sleep",
    "shadow": "shadow-follower",
    "landslide": "falling-rocks",
    "magpie": "raven",
    "mirage": "two-shadows",
    "whisper": "talk",
    "drought": "desert-skull",
    "fullmoon": "moon-claws",
    "restless": "evil-eyes",
    "leadenfeet": "crossed-chains",
    "barbs": "thorny-vine",
    "rust": "rusty-sword",
    "plenty": "cornucopia",
    # For content of a designer's own, by what kind of thing it is
    "guard": "beast-eye",
    "flower": "flower-twirl",
    "curse": "wax-seal",
    # The slots of an action table, and what is won and lost
    "rest": "campfire",
    "move": "walking-boot",
    "battle": "crossed-swords",
    "thrown": "falling",
    # Places, die and tracks
    "ease": "palm-tree",
    "meadow": "flowers",
    "danger": "thorny-tentacle",
    "citadel": "evil-tower",
    "die-shield": "checked-shield",
    "die-sword": "pointy-sword",
    "die-moon": "moon",
}


def main() -> int:
    if not COLLECTION.exists():
        sys.exit(f"{COLLECTION.relative_to(HERE)} is not there: npm install --prefix {HERE.name}")
    icons = json.loads(COLLECTION.read_text(encoding="utf-8"))["icons"]
    missing = sorted(set(NAMES.values()) - set(icons))
    if missing:
        sys.exit(f"game-icons has no {', '.join(missing)}")
    pictures = {name: _paths(icons[there]["body"]) for name, there in NAMES.items()}
    text = json.dumps(pictures, indent=2, sort_keys=True)
    PICTURES.write_text(text + "\n", encoding="utf-8")
    return 0


def _paths(body: str) -> str:
    """All strokes of a picture as one path, in a square of 512."""
    return "".join(re.findall(r' d="([^"]+)"', body))


if __name__ == "__main__":
    sys.exit(main())
