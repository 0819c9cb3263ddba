"""Our 30 cards, read from `content/cards.toml` and held against what every card must be.
Refuses a deck that is not even, and says what is wrong with which card."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from atoll.core import ContentError

from .dice import COLOURS

CARDS_FILE = Path(__file__).parent / "content" / "cards.toml"


class CardsError(ContentError):
    """Cards that cannot be played with."""


@dataclass(frozen=True)
class Card:
    """What is printed on a card: the boxes of each row, by the number of its colour, and the two sun rows."""

    rows: dict[int, int]
    suns: tuple[int, int]

    def __str__(self) -> str:
        return " ".join(self._row(colour) for colour in range(len(COLOURS))).rstrip()

    def _row(self, colour: int) -> str:
        # Each colour has its column, empty where the card lacks it.
        name = COLOURS[colour]
        sun = "*" if colour in self.suns else ""
        return (f"{name} {self.rows[colour]}{sun}" if colour in self.rows else "").ljust(len(name) + 4)


def read_card(text: str) -> Card:
    """A card as it is written: `purple 5  blue 4*  green 2  yellow 3*  red 6`."""
    words = text.split()
    if len(words) % 2:
        raise CardsError(f"{text!r}: every row is a colour and a number of boxes")
    rows: dict[int, int] = {}
    suns: list[int] = []
    for name, boxes in zip(words[::2], words[1::2], strict=True):
        if name not in COLOURS:
            raise CardsError(f"{text!r}: {name} is no colour; the colours are {', '.join(COLOURS)}")
        if COLOURS.index(name) in rows:
            raise CardsError(f"{text!r}: there are two {name} rows")
        if boxes.removesuffix("*") not in {"2", "3", "4", "5", "6"}:
            raise CardsError(f"{text!r}: a row has 2 to 6 boxes and perhaps a * for its sun, not {boxes}")
        rows[COLOURS.index(name)] = int(boxes[0])
        if boxes.endswith("*"):
            suns.append(COLOURS.index(name))
    if len(rows) != 5 or sum(rows.values()) != 20 or len(suns) != 2:  # O-C1
        raise CardsError(
            f"{text!r}: a card has 5 rows, 20 boxes and 2 suns, "
            f"not {len(rows)}, {sum(rows.values())} and {len(suns)}"
        )
    return Card(rows, (suns[0], suns[1]))


def read_deck(text: str) -> list[Card]:
    """All cards, from the text of their file."""
    try:
        written = tomllib.loads(text).get("cards")
    except tomllib.TOMLDecodeError as error:
        raise CardsError(f"the cards cannot be read: {error}") from None
    if not isinstance(written, list) or not all(isinstance(card, str) for card in written):
        raise CardsError("the cards are missing: a list `cards` of texts, one for each card")
    cards = [read_card(card) for card in written]
    if len(cards) != 30:  # O-C1
        raise CardsError(f"there are 30 cards, not {len(cards)}")
    _check_evenness(cards)
    return cards


def _check_evenness(cards: Sequence[Card]) -> None:  # O-C3
    first: dict[tuple[tuple[int, int], ...], int] = {}
    for number, card in enumerate(cards, 1):
        # Cards with the same rows and other suns would still look alike.
        same = first.setdefault(tuple(sorted(card.rows.items())), number)
        if same != number:
            raise CardsError(f"cards {same} and {number} have the same rows")
    rows, suns = _counts(cards)
    for colour, name in enumerate(COLOURS):
        for boxes in range(2, 7):
            if rows[colour, boxes] != 5 or suns[colour, boxes] != 2:
                raise CardsError(
                    f"{name} rows of {boxes} boxes: there are {rows[colour, boxes]}, {suns[colour, boxes]} "
                    "with a sun, where an even deck has 5 and 2"
                )


def _counts(cards: Sequence[Card]) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    """By colour and boxes: how many rows there are, and how many of them have a sun."""
    rows = Counter(row for card in cards for row in card.rows.items())
    suns = Counter((colour, card.rows[colour]) for card in cards for colour in card.suns)
    return rows, suns


@cache
def deck() -> tuple[Card, ...]:
    """The cards of the game; card 1 comes first."""
    return tuple(read_deck(CARDS_FILE.read_text(encoding="utf-8")))


def balance(cards: Sequence[Card]) -> str:
    """How lengths and suns are spread over the colours, as a table."""
    rows, suns = _counts(cards)
    lines = [
        "rows of      2      3      4      5      6      all   boxes  lacking   (in brackets: with a sun)"
    ]
    for colour, name in enumerate(COLOURS):
        counts = [(rows[colour, boxes], suns[colour, boxes]) for boxes in range(2, 7)]
        every = sum(count for count, _ in counts)
        shining = sum(count for _, count in counts)
        boxes = sum(count * length for length, (count, _) in enumerate(counts, 2))
        shown = "  ".join(f"{count} ({sunny})" for count, sunny in counts)
        lines.append(f"{name:10} {shown}  {every} ({shining})  {boxes:5}  {len(cards) - every:7}")
    profiles = Counter(tuple(sorted(card.rows.values())) for card in cards)
    alike = ", ".join(f"{'-'.join(map(str, p))}: {count}" for p, count in sorted(profiles.items()))
    return "\n".join([*lines, f"cards by the lengths of their rows: {alike}"])
