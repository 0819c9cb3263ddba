"""The thirty cards and the dice, as clauses O-C1 to O-C3 have them."""

from collections import Counter

import pytest

from atoll.games.onecard import dice
from atoll.games.onecard.content import CARDS_FILE, CardsError, balance, deck, read_card, read_deck
from atoll.games.onecard.dice import COLOURS, DICE, FULL, HANDFULS
from atoll.games.onecard.programs.make_cards import make_cards, written

EVEN = """\
rows of      2      3      4      5      6      all   boxes  lacking   (in brackets: with a sun)
purple     5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
blue       5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
green      5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
yellow     5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
orange     5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
red        5 (2)  5 (2)  5 (2)  5 (2)  5 (2)  25 (10)    100        5
"""


@pytest.mark.clause("O-C1")
def test_a_card_has_five_rows_twenty_boxes_and_two_suns() -> None:
    assert len(deck()) == 30
    for card in deck():
        assert len(card.rows) == 5
        assert sum(card.rows.values()) == 20
        assert set(card.rows.values()) <= {2, 3, 4, 5, 6}
        assert len(set(card.suns)) == 2 and set(card.suns) <= set(card.rows)


@pytest.mark.clause("O-C3")
def test_the_cards_are_all_different_and_even() -> None:
    assert len({tuple(sorted(card.rows.items())) for card in deck()}) == 30
    assert balance(deck()).startswith(EVEN)
    pairs = Counter(card.suns for card in deck())
    assert len(pairs) == 15 and set(pairs.values()) == {2}


def test_the_table_of_the_balance_shows_what_is_uneven() -> None:
    assert "purple     0 (0)  0 (0)  0 (0)  1 (0)  0 (0)  1 (0)      5        0" in balance(
        [read_card("purple 5 blue 4* green 2 yellow 3* red 6")]
    )


def test_the_program_makes_exactly_these_cards() -> None:
    assert written(make_cards()) == CARDS_FILE.read_text(encoding="utf-8")


@pytest.mark.clause("O-C2")
def test_five_dice_show_any_handful_of_six_colours() -> None:
    assert len(COLOURS) == 6
    assert len(HANDFULS) == len(set(HANDFULS)) == 462
    full = HANDFULS[FULL:]
    assert len(full) == 252 and all(dice.total(handful) == DICE for handful in full)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("purple 5 blue", "every row is a colour and a number of boxes"),
        ("pink 5 blue 4* green 2 yellow 3* red 6", "pink is no colour; the colours are purple, blue"),
        ("blue 5 blue 4* green 2 yellow 3* red 6", "there are two blue rows"),
        ("purple 7 blue 4* green 2 yellow 3* red 4", "a row has 2 to 6 boxes and perhaps a .* not 7"),
        ("purple 5** blue 4* green 2 yellow 3 red 6", "not 5\\*\\*"),
        ("purple 5 blue 4* green 2 yellow 3* red 5", "not 5, 19 and 2"),
        ("purple 5 blue 4* green 2 yellow 3 red 6", "not 5, 20 and 1"),
        ("purple 6 blue 6* green 2 yellow 6*", "not 4, 20 and 2"),
    ],
)
def test_a_card_that_is_wrong_is_told_why(text: str, complaint: str) -> None:
    with pytest.raises(CardsError, match=complaint):
        read_card(text)


def changed(old: str, new: str) -> str:
    text = CARDS_FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("cards = [", "the cards cannot be read"),
        ("deck = []", "a list `cards` of texts"),
        ("cards = 'purple'", "a list `cards` of texts"),
        ("cards = [30]", "a list `cards` of texts"),
        ("cards = []", "there are 30 cards, not 0"),
        (
            changed(
                '"purple 6            green 6   yellow 2*  orange 4*  red 2"',
                '"purple 4   blue 2*  green 2              orange 6   red 6*"',
            ),
            "cards 1 and 2 have the same rows",
        ),
        (
            changed('"purple 6            green 6   yellow 2*', '"purple 6            green 5   yellow 3*'),
            "green rows of 5 boxes: there are 6, 2 with a sun, where an even deck has 5 and 2",
        ),
    ],
)
def test_a_deck_that_is_wrong_is_told_why(text: str, complaint: str) -> None:
    with pytest.raises(CardsError, match=complaint):
        read_deck(text)
