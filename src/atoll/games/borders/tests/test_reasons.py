"""Hints: what a chip is good for is what the receipt will say."""

import pytest

from atoll import texts
from atoll.core import Match
from atoll.games.borders.bot import BordersSense
from atoll.games.borders.reasons import reasons
from atoll.games.borders.rules import BordersRules, Tour
from atoll.texts import LANGUAGES

from .table import BORDERS, deal, match, play_round, receipt, skip_to

OFFER = ("HU", "GB", "GR", "RU", "AM", "AZ", "BY")


def why(m: Match, seat: int, do: str) -> list[dict[str, object]]:
    assert isinstance(m.rules, BordersRules) and isinstance(m.position, Tour)
    return reasons(m.rules, m.position, seat, m.numbers[do])


def test_a_chip_is_explained_by_its_trip() -> None:
    m = match(*OFFER, "FR")
    deal(m)
    m.do(1, "chip 2")
    assert why(m, 0, "chip 2") == [
        {"id": "why-trip", "states": ["GB"], "amount": 50},
        {"id": "cost-crossings", "number": 1, "amount": 10},
        {"id": "cost-pairs", "number": 1, "amount": 30},
        {"id": "cost-under", "number": 1, "amount": 10},
    ]
    assert why(m, 0, "chip 40")[0] == {"id": "why-stay", "amount": 40}
    assert why(m, 0, "deal") == []


@pytest.mark.parametrize("round", [1, 3, 5, 7])
def test_what_a_hint_promises_is_what_the_receipt_says(round: int) -> None:
    m = match(seats=2, seed=round)
    skip_to(m, round)
    deal(m)
    m.do(1, "chip 1")
    if round > 2:
        m.do(1, "chip 2")
    sense = BordersSense(m.rules)  # type: ignore[arg-type]
    promised: object = None
    while m.position.stage == 2 and m.position.waiting & 1:
        do = m.names[sense.sensible(m.position, 0, m.chance)]
        promised = why(m, 0, do)[0]["amount"]
        m.do(0, do)
    assert promised == receipt(m, 0)["total"]


def test_a_step_is_explained_by_what_is_left() -> None:
    m = match(*OFFER, "FR", options={"trace": True})
    play_round(m, (0, "chip 1"), (1, "chip 40"))
    assert why(m, 0, "go IT") == [{"id": "why-way", "number": 2}]
    assert why(m, 0, "go ES") == [{"id": "why-way", "number": 4}]
    m.do(0, "go IT")
    m.do(0, "go AT")
    assert why(m, 0, "go HU") == [{"id": "why-way", "number": 0}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_have_words(language: str) -> None:
    words = texts.of(BORDERS, language)
    m = match(*OFFER, "FR")
    deal(m)
    for do in m.legal(0):
        assert all(words.say(message) for message in why(m, 0, do))
