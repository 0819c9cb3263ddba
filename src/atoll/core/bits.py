# mypyc
"""Sets as machine words: a bit for each card, island, seat or field, at most 63 of them; and words made one.
Refuses negative words; what does not fit in 63 bits is no set of this house."""

from typing import Final

from mypy_extensions import i64

# Python counts bits by itself, quicker than by the steps below; compiled, the steps are the quicker ones.
AS_IT_IS: Final = __file__.endswith(".py")


def halves(high: i64, low: i64) -> i64:
    """A word of two halves. mypyc makes a literal of more than 62 bits a Python number, at each use anew.

    >>> hex(halves(0x7FFFFFFF, 0xFFFFFFFF))
    '0x7fffffffffffffff'
    """
    return (high << 32) | low


LOW_63: Final = halves(0x7FFFFFFF, 0xFFFFFFFF)
# Factors that stir the bits of a word well: Knuth's for a linear congruence, and one for what comes of it.
STIR: Final = halves(0x5851F42D, 0x4C957F2D)
MIX: Final = halves(0x2545F491, 0x4F6CDD1D)


def count(word: i64) -> i64:
    """How many members a set has.

    >>> count(0b1011)
    3
    """
    if AS_IT_IS:
        plain: int = word
        return plain.bit_count()
    word = word - ((word >> 1) & 0x1555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The sum of the eight bytes, folded instead of multiplied: a product would not stay in 63 bits.
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F


def lowest(word: i64) -> i64:
    """The smallest member of a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    if AS_IT_IS:
        plain: int = word & -word
        return plain.bit_length() - 1
    return count((word & -word) - 1)


def nth(word: i64, index: i64) -> i64:
    """The member of a set that has `index` smaller ones.

    >>> nth(0b1011, 2)
    3
    """
    while index > 0:
        word &= word - 1
        index -= 1
    return lowest(word)


def members(word: i64) -> list[int]:
    """All members of a set, smallest first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while word:
        found.append(int(lowest(word)))
        word &= word - 1
    return found


def bit(member: i64) -> i64:
    """The set with one member.

    >>> bin(bit(3))
    '0b1000'
    """
    # mypyc writes a literal `1 << member` as C's int of 32 bits, so that from 31 on it would be another set.
    return (member - member + 1) << member


def as_set(numbers: list[int]) -> i64:
    """The set with these members.

    >>> bin(as_set([0, 1, 3]))
    '0b1011'
    """
    word: i64 = 0
    for number in numbers:
        word |= bit(number)
    return word


def mixed(so_far: i64, word: i64) -> i64:
    """One word out of two, for telling things apart: which is which matters.

    >>> mixed(mixed(1, 5), 7) == mixed(mixed(1, 7), 5)
    False
    >>> mixed(5, 7) == mixed(7, 5) or mixed(5, 5) == mixed(7, 7)
    False
    """
    so_far = (so_far * STIR + 0x14057B7EF767814F) & LOW_63
    so_far = ((so_far ^ word) * MIX) & LOW_63
    return so_far ^ (so_far >> 29)
