"""Luck: labelled, recorded, verifiable, played back and arranged; a fault in the rules costs none of it."""

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll import games
from atoll.core import Live, Match, Playback, Quick, Recorded, Rigged
from atoll.core.chance import NotInTheRecord

DRAWS = st.lists(st.tuples(st.sampled_from(["die", "card"]), st.integers(1, 12)), max_size=12)


def drawn(chance: Recorded, draws: list[tuple[str, int]]) -> list[tuple[str, int]]:
    for label, ways in draws:
        chance.roll(label, ways)
    return chance.taken()


@given(st.text(max_size=8), DRAWS)
def test_anybody_can_verify_a_draw_from_the_seed(seed: str, draws: list[tuple[str, int]]) -> None:
    asked: dict[str, int] = {}
    for (label, value), (_, ways) in zip(drawn(Live(seed), draws), draws, strict=True):
        hashed = hashlib.sha256(f"{seed}/{label}/{asked.get(label, 0)}/0".encode()).digest()
        assert value == int.from_bytes(hashed[:8], "big") % ways
        asked[label] = asked.get(label, 0) + 1


@given(DRAWS, DRAWS)
def test_luck_goes_on_where_it_stopped(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> None:
    straight, again = Live("tide"), Live("tide")
    again.skip(drawn(straight, before))
    assert drawn(again, after) == drawn(straight, after)


@given(DRAWS)
def test_a_record_plays_back_what_was_drawn(draws: list[tuple[str, int]]) -> None:
    given_then = drawn(Live("tide"), draws)
    assert drawn(Playback(given_then), draws) == given_then


@given(DRAWS, DRAWS)
def test_what_is_forgotten_comes_again(before: list[tuple[str, int]], lost: list[tuple[str, int]]) -> None:
    arranged = {"die": [0, 0, 0], "card": [0]}
    for chance in (Live("tide"), Rigged(arranged, Quick(1))):
        drawn(chance, before)
        for label, ways in lost:
            chance.roll(label, ways)
        forgotten = list(chance.drawn)
        chance.forget()
        assert chance.drawn == [] and drawn(chance, lost) == forgotten


def test_what_is_arranged_comes_first_and_only_if_it_can() -> None:
    chance = Rigged({"die": [3, 9], "card": [5]}, Quick(1))
    assert chance.roll("die", 6) == 3 and chance.roll("die", 6) < 6
    assert chance.draw("card", 0b100000) == 5 and chance.draw("card", 0b100) == 2


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda chance: chance.roll("card", 6), "the rules draw card, and die was drawn"),
        (lambda chance: chance.roll("die", 3), "die was drawn as 4; it can be 0 to 2"),
        (lambda chance: chance.draw("die", 0b1), "die was drawn as 4, which was not there to be drawn"),
        (
            lambda chance: [chance.roll("die", 6), chance.roll("die", 6)],
            "the rules draw die, and nothing more was drawn",
        ),
    ],
)
def test_a_record_that_does_not_fit_says_where(ask: Any, told: str) -> None:
    with pytest.raises(NotInTheRecord, match=told):
        ask(Playback([("die", 4)]))


@given(st.integers(0, 2**40), st.integers(1, 2**20))
def test_quick_luck_stays_in_its_range(seed: int, ways: int) -> None:
    chance = Quick(seed)
    assert all(0 <= chance.roll("any", ways) < ways for _ in range(20))


def test_a_fault_in_the_rules_leaves_the_match_and_its_luck_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, sound = (Match(games.game("pearls"), 2, chance=Live("tide")) for _ in range(2))
    apply = type(match.rules).apply

    def fails(*given: Any) -> None:
        apply(*given)
        raise AssertionError("a fault")

    with monkeypatch.context() as faulty:
        faulty.setattr(type(match.rules), "apply", fails)
        with pytest.raises(AssertionError, match="a fault"):
            match.do(0, "dive")
    assert match.record() == sound.record()
    assert match.do(0, "dive") == sound.do(0, "dive")
