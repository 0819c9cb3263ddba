"""`python -m atoll.games.onecard.programs.make_cards` makes our 30 cards and prints how they are spread.
Refuses taste: it searches, from a fixed start, until every count of O-C3 is exact."""

import random
import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import exp

from atoll.games.onecard.content import CARDS_FILE, Card, balance

CARDS = 30
LENGTHS = range(2, 7)
# No more cards than this share the same five lengths, so that there is much to choose from.
ALIKE = 4

Lengths = list[list[int]]
Suns = list[tuple[int, int]]


def make_cards() -> list[Card]:
    """The cards, always the same ones."""
    luck = random.Random("all on one card")
    lengths = _lengths(luck)
    suns = _suns(luck, lengths)
    order = sorted(range(CARDS), key=lambda _: luck.random())
    return [
        Card({colour: length for colour, length in enumerate(lengths[at]) if length}, suns[at])
        for at in order
    ]


def _lengths(luck: random.Random) -> Lengths:
    # Every card begins with five rows of four; boxes then move from row to row.
    cards = [[0 if colour == at % 6 else 4 for colour in range(6)] for at in range(CARDS)]

    def unevenness() -> int:
        rows = Counter((colour, length) for card in cards for colour, length in enumerate(card) if length)
        profiles = Counter(tuple(sorted(card)) for card in cards)
        return (
            sum(abs(rows[colour, length] - 5) for colour in range(6) for length in LENGTHS)
            + sum(max(0, alike - ALIKE) for alike in profiles.values())
            + 5 * (CARDS - len({tuple(card) for card in cards}))
        )

    def change() -> Callable[[], None]:
        card = cards[luck.randrange(CARDS)]
        longer, shorter = luck.sample([colour for colour in range(6) if card[colour]], 2)
        if card[longer] == 6 or card[shorter] == 2:
            return lambda: None
        card[longer] += 1
        card[shorter] -= 1

        def back() -> None:
            card[longer] -= 1
            card[shorter] += 1

        return back

    _cool_down(luck, unevenness, change)
    return cards


def _suns(luck: random.Random, cards: Lengths) -> Suns:
    # Each of the 15 pairs of colours shines on two cards.
    suns = [pair for pair in combinations(range(6), 2) for _ in range(2)]

    def unevenness() -> int:
        rows = Counter((colour, cards[at][colour]) for at, pair in enumerate(suns) for colour in pair)
        boxes = [sum(cards[at][colour] for colour in pair) for at, pair in enumerate(suns)]
        return (
            sum(abs(rows[colour, length] - 2) for colour in range(6) for length in LENGTHS)
            + 5 * sum(shining for (_, length), shining in rows.items() if not length)
            + sum(max(0, 5 - both, both - 11) for both in boxes)
        )

    def change() -> Callable[[], None]:
        one, other = luck.sample(range(CARDS), 2)

        def swap() -> None:
            suns[one], suns[other] = suns[other], suns[one]

        swap()
        return swap

    _cool_down(luck, unevenness, change)
    return suns


def _cool_down(
    luck: random.Random, unevenness: Callable[[], int], change: Callable[[], Callable[[], None]]
) -> None:
    """Change something at random, take it back when it made things much worse, until nothing is uneven."""
    now = unevenness()
    heat = 2.0
    while now:
        back = change()
        then = unevenness()
        if then <= now or luck.random() < exp((now - then) / heat):
            now = then
        else:
            back()
        heat = heat * 0.9998 if heat > 0.15 else 2.0


def written(cards: list[Card]) -> str:
    """The text of the cards' file."""
    lines = "".join(f'    "{card}",\n' for card in cards)
    return (
        "# Our 30 cards, made by programs/make_cards.py: the boxes of each row; "
        f"* marks the rows with a sun.\ncards = [\n{lines}]\n"
    )


def main() -> None:
    cards = make_cards()
    CARDS_FILE.write_text(written(cards), encoding="utf-8")
    sys.stdout.write(balance(cards) + "\n")


if __name__ == "__main__":
    main()
