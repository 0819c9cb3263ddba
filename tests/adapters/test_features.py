"""A view becomes numbers: always as many, the same for the same view, different where a reader sees more."""

from hypothesis import given, settings
from hypothesis import strategies as some

from atoll import games
from atoll.adapters.features import SIZE, features
from atoll.core import Live, Match

JSON = some.recursive(
    some.none() | some.booleans() | some.integers(-(10**6), 10**6) | some.text(max_size=8),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=4), inner, max_size=4),
    max_leaves=20,
)


@settings(deadline=None)
@given(some.dictionaries(some.text(max_size=4), JSON, max_size=5))
def test_any_view_is_a_row_of_the_same_length_within_one(view: dict[str, object]) -> None:
    row = features(view)
    assert len(row) == SIZE and all(-1.0 <= number <= 1.0 for number in row)
    assert row == features(dict(reversed(view.items())))


def test_an_own_pearl_shows_and_a_rivals_does_not() -> None:
    rows = []
    for hand in (1 << 3, 1 << 9):
        match = Match(games.game("pearls"), 2, chance=Live("1"))
        match.position.hands[0] = hand
        rows.append([features(match.view(seat)) for seat in range(2)])
    assert rows[0][0] != rows[1][0]
    assert rows[0][1] == rows[1][1]


def test_the_words_for_the_reader_do_not_count() -> None:
    assert features({"public": {"prompt": {"id": "a"}}}) == features({"public": {"prompt": {"id": "b"}}})
