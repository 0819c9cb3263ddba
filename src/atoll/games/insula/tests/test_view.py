"""What every reader sees, and that a sampled island looks the same to them."""

import json
import random

import pytest

from atoll import games, texts
from atoll.core import Live, Match, Quick

from .table import Table

GAME = games.game("insula")
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"order": "along", "beside": True}),
    (3, {}),
    (4, {"order": "along", "distance": 4}),
    (5, {"countdown": False, "distance": 7}),
]


def played(seats: int, options: dict[str, object], seed: int) -> Match:
    return Match(GAME, seats, options, Live(str(seed)))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_sampled_island_looks_the_same_and_offers_the_same(seats: int, options: dict[str, object]) -> None:
    match, luck, chance = played(seats, options, 1), random.Random(1), Quick(1)
    pieces = GAME.census(match.rules, match.position)
    while movers := match.to_move():
        seat = luck.choice(movers)
        match.do(seat, luck.choice(match.legal(seat)))
        if luck.random() < 0.6:
            continue
        reader = luck.choice([None, *range(seats)])
        view = match.view(reader)
        sampled = GAME.sample(match.rules, view, chance)
        assert GAME.view(match.rules, sampled, reader) == view
        assert GAME.census(match.rules, sampled) == pieces
        assert match.rules.to_move(sampled) == match.rules.to_move(match.position)
        if reader is not None:
            assert match.rules.legal(sampled, reader) == match.rules.legal(match.position, reader)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_all_that_is_told_asked_and_printed_has_words(language: str) -> None:
    words = texts.of(GAME, language)
    for seats, options in TABLES:
        match, luck = played(seats, options, 2), random.Random(2)
        for card in [*GAME.printed(match.rules)["flowers"], *GAME.printed(match.rules)["curses"]]:
            assert words.has(f"name-{card['id']}")
            assert all(words.say(effect) for effect in card["does"])
        assert all(words.action(action) for action in match.names)
        while movers := match.to_move():
            seat, before = luck.choice(movers), match.position
            step = match.do(seat, luck.choice(match.legal(seat)))
            for reader in luck.sample([None, *range(seats)], 1):
                told = GAME.told(match.rules, before, step, match.position, reader)
                assert all(words.say(line) for line in told)
                view = match.view(reader)
                json.dumps(view)
                prompts = [view[part]["prompt"] for part in ("public", "private") if "prompt" in view[part]]
                notes = [note for standing in view["public"]["standing"] for note in standing["notes"]]
                assert all(words.say(message) for message in [*prompts, *notes])
        outcome = match.outcome()
        assert outcome is not None and words.say({"id": outcome.reason})


def test_a_drawn_island_shows_everyone() -> None:
    match = played(3, {}, 3)
    drawn = GAME.sketch(match.rules, match.view(0))
    assert "BEACH" in drawn and "KING" in drawn and " 123 " in drawn


def test_beside_the_citadel_is_not_before_kingosh() -> None:
    table = Table(2)
    table.tile("5e1", "meadow")
    table.stand(0, "5e1")
    table.stand(1, "citadel")
    notes = [standing["notes"] for standing in table.match.view()["public"]["standing"]]
    assert notes == [[{"id": "lack-aside", "fields": 1}], [{"id": "lack-kingosh"}]]
