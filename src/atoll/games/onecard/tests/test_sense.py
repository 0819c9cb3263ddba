"""A player's sense, and the search that uses it, in positions with one best decision."""

import pytest

from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Match, Quick
from atoll.games.onecard import GAME
from atoll.games.onecard.bot import OneCardSense
from atoll.games.onecard.dice import FULL, HANDFULS
from atoll.games.onecard.odds import kept_worth

from .table import layout, result, roll, table

FOURS = "purple 4  blue 4*  green 4  orange 4  red 4*"
GREENS = "blue 4*  green 4  yellow 4  orange 4*  red 4"


def sensible(match: Match, seat: int) -> str:
    sense = OneCardSense(match.rules)  # type: ignore[arg-type]
    return match.names[sense.sensible(layout(match), seat, Quick(1))]


def searched(match: Match, seat: int) -> str:
    searcher = Searcher(GAME, match.rules, Budget(200), 7)
    return searcher.decide(match.view(seat), match.legal(seat), 60.0)


def decides(match: Match, seat: int, best: str) -> None:
    assert best in match.legal(seat)
    assert sensible(match, seat) == best
    assert searched(match, seat) == best


@pytest.mark.parametrize(
    ("marks", "shown", "best"),
    [
        # What lies there scores a card with all it can have: nothing can get better.
        ({1: "purple 4 blue 3 green 4 orange 2 red 3"}, "blue red orange orange yellow", "stop"),
        ({1: "purple 3 blue 3 green 3 orange 3 red 3"}, "purple blue green orange red", "stop"),
        # Nothing fits: all five again.
        ({1: "purple 4 blue 4", 2: "green 4 red 4"}, "purple purple purple purple purple", "roll"),
        # Three of the four that the third row lacks.
        (
            {1: "purple 4 blue 4", 2: "blue 4 green 4"},
            "green green green purple purple",
            "keep green green green",
        ),
    ],
)
def test_what_is_kept(marks: dict[int, str], shown: str, best: str) -> None:
    match = table(2, [1, 2, 3, 4], printed={1: FOURS, 2: GREENS}, marks=marks)
    roll(match, shown)
    decides(match, 0, best)


def test_what_ends_a_card_is_taken_by_who_looks_at_their_own_alone() -> None:
    # Nothing of it can get better; a search may still roll for what the others could use.
    match = table(
        2,
        [1, 2, 3, 4],
        printed={1: FOURS, 2: GREENS},
        marks={1: "purple 4 blue 4 green 3", 2: "blue 4 green 4"},
    )
    roll(match, "green purple purple purple purple")
    assert sensible(match, 0) == "stop"


@pytest.mark.parametrize(
    ("marks", "shown", "best"),
    [
        # The same dice score one card and only begin another.
        ({1: "purple 4 blue 4 green 3"}, "green yellow yellow red red", "mark 1"),
        ({2: "blue 4 green 4 yellow 2"}, "green yellow yellow red red", "mark 2"),
        # Both can be scored: the one with both suns.
        (
            {1: "purple 1 blue 4 green 3 red 4", 2: "blue 4 green 3 yellow 4"},
            "green purple purple purple purple",
            "mark 1",
        ),
        # One fills a row, the other takes as many dice and fills none.
        ({1: "red 2 purple 1", 2: "red 1 yellow 1"}, "red red purple purple purple", "mark 1"),
        # A card that loses two dice against one that takes all.
        ({}, "blue green orange yellow yellow", "mark 2"),
        # Nothing else is left: a single box is better than none, and better where a sun is.
        ({1: "purple 4 blue 4", 2: "blue 4 green 4 yellow 1"}, "blue blue blue red blue", "mark 1"),
    ],
)
def test_which_card_is_marked(marks: dict[int, str], shown: str, best: str) -> None:
    match = table(2, [1, 2, 3, 4], printed={1: FOURS, 2: GREENS}, marks=marks)
    result(match, shown)
    decides(match, 0, best)


def test_the_last_card_is_scored_where_that_wins() -> None:
    # Ahead, with one card to go: to score the small one now ends the game.
    match = table(
        2,
        [1, 2, 3, 4],
        printed={1: FOURS, 2: GREENS},
        marks={1: "purple 4 blue 4 green 3"},
        options={"goal": 1},
    )
    result(match, "green yellow yellow yellow yellow")
    decides(match, 0, "mark 1")


def test_cards_with_short_rows_are_taken() -> None:
    # Two rows of 2 boxes, each with a sun, are soon full.
    cards = {1: "purple 2*  blue 2*  green 4  yellow 6  red 6", 2: GREENS, 3: FOURS, 4: FOURS, 5: GREENS}
    match = table(2, [*range(1, 11), 20, 21, 22], printed=cards, options={"variant": "advanced"})
    decides(match, 0, "take 1")


def test_the_choice_is_the_best_of_the_exact_odds() -> None:
    # The worth of a result is given here, so that what is best can be counted out: only reds count.
    results = [float(word >> 20) for word in HANDFULS[FULL:]]
    worth = kept_worth(results, 2)
    assert max(range(FULL), key=lambda number: worth[number]) == HANDFULS.index(4 << 20)
