"""What somebody of a level knows of the map, and how long they take to decide.
Refuses to play: a bot searches over the map that it believes in, and the table waits for it."""

from math import exp

from atoll.core import Chance, Json, Quick

from .routes import Routes
from .rules import BordersRules

# How many borders away the map is known for sure, by level from 1 to 5; farther away it is guessed at.
KNOWN = (1, 2, 3, 5, 99)
# How many borders a guess is wrong at most.
WRONG = (3, 2, 2, 1, 0)
# How long the first chip of a round takes half of the time, in seconds, by level.
FIRST_CHIP = (9.0, 7.0, 5.2, 3.8, 2.8)
# How much longer it takes where more is to be thought of: part one, two, three, and the final.
LONGER = (1.0, 1.35, 1.6, 1.7)
# Once the first chip lies, the second is soon decided.
SECOND_CHIP = 0.45
# Nobody sees, decides and moves quicker.
QUICKEST = 0.9
# Time to lay seven cards, to read one receipt, and to look where a route goes next.
LAYING, READING, WALKING = 3.6, 4.0, 0.7


def believed(rules: BordersRules, level: int, seed: int) -> BordersRules:
    """The rules on the map as somebody of this level has it in mind, which is another for each seed."""
    if WRONG[level - 1] == 0:
        return rules
    return rules.judging(_misjudged(rules.routes, KNOWN[level - 1], WRONG[level - 1], Quick(seed)))


def _misjudged(routes: Routes, known: int, wrong: int, luck: Chance) -> Routes:
    """Distances that are right nearby and guessed farther off; nobody takes what is far for a neighbour."""
    places = int(routes.places)
    apart = list(routes.apart)
    for one in range(places):
        for other in range(one):
            far = apart[one * places + other]
            if far > known:
                guess = max(known + 1, far - wrong + int(luck.roll("guess", 2 * wrong + 1)))
                apart[one * places + other] = apart[other * places + one] = guess
    return routes.judged(apart)


def pause(rules: BordersRules, view: Json, level: int, luck: Chance) -> float:
    """After how many seconds somebody of this level decides what the view asks of it; in a race, seconds
    after the middle was opened, or after their own first chip."""
    public = view["public"]
    match public["stage"]:
        case "dealing":
            return READING * len(public["receipts"]) + 2.0
        case "opening":
            return LAYING
        case "tracing":
            return WALKING
    placed = any(chip["seat"] == view["seat"] for chip in public["chips"])
    usual = FIRST_CHIP[level - 1] * LONGER[public["part"] - 1] * (SECOND_CHIP if placed else 1.0)
    return max(QUICKEST, usual * _spread(luck))


def _spread(luck: Chance) -> float:
    """How people's times differ: as often half as long as twice, with a long tail (logarithms are normal)."""
    # Twelve even draws together are as good as normal.
    normal = sum(int(luck.roll("pause", 1001)) for _ in range(12)) / 1000 - 6.0
    return exp(0.35 * normal)
