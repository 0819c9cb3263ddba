"""Sets as words, beside Python's own sets; compiled or not, the same."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.core.bits import as_set, bit, count, lowest, members, mixed, nth

SETS = st.sets(st.integers(0, 62))


@given(st.integers(0, 62))
def test_a_set_of_one_has_its_member(member: int) -> None:
    assert bit(member) == 2**member


@given(SETS)
def test_a_word_holds_what_the_set_holds(numbers: set[int]) -> None:
    word = as_set(sorted(numbers))
    assert word == sum(2**number for number in numbers)
    assert members(word) == sorted(numbers)
    assert count(word) == len(numbers)


@given(SETS.filter(bool))
def test_members_are_found_by_their_rank(numbers: set[int]) -> None:
    word = as_set(sorted(numbers))
    assert [nth(word, rank) for rank in range(len(numbers))] == sorted(numbers)
    assert lowest(word) == min(numbers)


WORDS = st.integers(0, 2**63 - 1)


@given(st.lists(WORDS, min_size=4, max_size=4), st.lists(WORDS, min_size=4, max_size=4))
def test_pairs_are_told_apart_however_they_are_mixed(one: list[int], two: list[int]) -> None:
    def mixed_in_pairs(words: list[int]) -> int:
        return mixed(mixed(words[0], words[1]), mixed(words[2], words[3]))

    assert (mixed_in_pairs(one) == mixed_in_pairs(two)) == (one == two)


@given(WORDS, WORDS)
def test_two_words_that_are_mixed_are_not_only_what_they_differ_in(one: int, two: int) -> None:
    assert (mixed(one, one) == mixed(two, two)) == (one == two)
