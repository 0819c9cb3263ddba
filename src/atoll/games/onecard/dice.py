# mypyc
"""The five dice: six colours, and handfuls of dice as words with four bits for each colour.
Refuses to know what a die is good for."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

# In the order of the rows on every card.  # O-C2
COLOURS: Final = ["purple", "blue", "green", "yellow", "orange", "red"]
DICE: Final = 5

# The highest bit of each colour: a word of counts from 0 to 7 leaves it free to borrow from.
HIGH: Final = 0x888888


def handful(colours: list[int]) -> int:
    """The word of some dice, each given as the number of its colour."""
    word = 0
    for colour in colours:
        word += 1 << (4 * colour)
    return word


def _all_handfuls() -> list[int]:
    return [
        handful(list(colours))
        for size in range(DICE + 1)
        for colours in combinations_with_replacement(range(len(COLOURS)), size)
    ]


# Every handful of none to five dice, the smaller first; its place here is its number.
HANDFULS: Final = _all_handfuls()
NUMBER: Final = {word: number for number, word in enumerate(HANDFULS)}
# The first handful of all five dice: those before are what can be kept while others roll.  # O-T1
FULL: Final = 210


def total(word: i64) -> i64:
    """How many dice, or boxes, a word counts in all.

    >>> total(0x200102)
    5
    """
    word = (word & 0x0F0F0F) + ((word >> 4) & 0x0F0F0F)
    return (word + (word >> 8) + (word >> 16)) & 0xFF


def counted(word: i64, colour: i64) -> i64:
    """How many of one colour."""
    return (word >> (4 * colour)) & 15


def filled(flags: i64) -> i64:
    """The whole four bits of each colour whose highest bit is set."""
    return (flags >> 3) * 15


def present(word: i64) -> i64:
    """The highest bit of each colour of which there is any."""
    return (word + 0x777777) & HIGH


def fitting(room: i64, dice: i64) -> i64:
    """The dice of those colours that have room for all of them."""
    return dice & filled(((room | HIGH) - dice) & HIGH)


def colours(word: int) -> list[str]:
    """The dice of a handful, colour by colour.

    >>> colours(0x000102)
    ['purple', 'purple', 'green']
    """
    return [name for at, name in enumerate(COLOURS) for _ in range(word >> 4 * at & 15)]
