"""A table for the tests: cards, marks and dice laid out as a clause needs them.
Refuses rules of its own: everything is played through the door."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from atoll.core import Chosen, Json, Live, Match, Rigged, Step
from atoll.games.onecard import GAME, rules
from atoll.games.onecard.content import read_card
from atoll.games.onecard.dice import COLOURS, handful
from atoll.games.onecard.rules import Layout, OneCardRules


def dice(written: str) -> list[int]:
    """The numbers of colours written in words."""
    return [COLOURS.index(name) for name in written.split()]


def word(written: str) -> int:
    """Boxes as they are counted: `purple 5  red 2`."""
    words = written.split()
    return sum(
        int(count) << 4 * COLOURS.index(name) for name, count in zip(words[::2], words[1::2], strict=True)
    )


def table(
    seats: int = 2,
    cards: Sequence[int] = (),
    *,
    printed: Mapping[int, str] | None = None,
    marks: Mapping[int, str] | None = None,
    start: int = 0,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A game that has just been set up. `cards` are drawn in this order; `printed` puts other cards into the
    deck in place of ours; `marks` are on the cards already."""
    arranged = {"start": [start], "card": [card - 1 for card in cards]}

    def with_cards(chosen: Chosen) -> OneCardRules:
        ours = rules(chosen)
        for number, written in (printed or {}).items():
            card = read_card(written)
            ours.boxes[number - 1] = sum(boxes << 4 * colour for colour, boxes in card.rows.items())
            ours.suns[number - 1] = 8 * handful(list(card.suns))
        return ours

    match = Match(replace(GAME, rules=with_cards), seats, options, Rigged(arranged, Live("a table")))
    for number, written in (marks or {}).items():
        layout(match).marks[number - 1] = word(written)
    return match


def layout(match: Match) -> Layout:
    assert isinstance(match.position, Layout)
    return match.position


def arrange(match: Match, label: str, values: Sequence[int]) -> None:
    """What is drawn next."""
    assert isinstance(match.chance, Rigged)
    match.chance.arranged[label] = list(values)


def roll(match: Match, result: str, do: str = "roll") -> Step:
    """The player to move rolls, and the dice that roll show this."""
    arrange(match, "die", dice(result))
    (seat,) = match.to_move()
    return match.do(seat, do)


def result(match: Match, shown: str) -> None:
    """The player to move rolls this and stops."""
    roll(match, shown)
    match.do(match.to_move()[0], "stop")


def told(match: Match, seat: int, do: str, reader: int | None = None) -> list[Json]:
    """What a reader is told of this, which is done."""
    before = layout(match).copy()
    step = match.do(seat, do)
    return match.game.told(match.rules, before, step, match.position, reader)


def refused(match: Match, seat: int, do: str) -> str:
    """The clause and the reason with which this is refused."""
    refusal = match.why_not(seat, do)
    assert refusal is not None, f"{do} is allowed"
    return f"{refusal.clause}.{refusal.reason}"


def marked(match: Match, card: int) -> dict[str, int]:
    """How many boxes of which row of a card are marked."""
    boxes = layout(match).marks[card - 1]
    return {name: boxes >> 4 * colour & 15 for colour, name in enumerate(COLOURS) if boxes >> 4 * colour & 15}


def held(cards: int) -> list[int]:
    """A set of cards by their numbers."""
    return [number for number in range(1, 31) if cards >> number - 1 & 1]
