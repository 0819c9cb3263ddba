"""What is said for an action and against it."""

from atoll import texts
from atoll.core import Json, Match
from atoll.games.onecard import GAME

from .table import layout, result, roll, table


def told(match: Match, seat: int, do: str) -> list[Json]:
    return GAME.reasons(match.rules, layout(match), seat, match.numbers[do])  # type: ignore[arg-type]


def test_marking_tells_what_it_fills_and_what_is_lost() -> None:
    match = table(2, [1, 2, 3, 4], marks={1: "green 6"})
    result(match, "yellow yellow red red green")
    assert told(match, 0, "mark 1") == [
        {"id": "why-mark", "card": 1, "boxes": 4},
        {"id": "why-full", "rows": ["yellow", "red"], "number": 2},
        {"id": "why-score", "points": 12},
        {"id": "why-lost", "dice": ["green"]},
    ]
    assert told(match, 0, "pass") == [{"id": "why-pass"}]


def test_stopping_with_dice_that_nobody_wants_says_so() -> None:
    # Neither card 3 nor card 12 has a purple row.
    match = table(2, [3, 12, 1, 2])
    roll(match, "purple purple purple purple purple")
    useless, weighed = told(match, 0, "stop")
    assert useless == {"id": "why-no-use"}
    assert weighed["id"] == "why-stop-not" and weighed["points"] > 0
    # To keep what is of no use is worse than to roll everything, and still better than to stop.
    kept, rolled = (told(match, 0, do)[-1] for do in ("keep purple purple", "roll"))
    assert kept["id"] == rolled["id"] == "why-roll"
    assert 0 < kept["points"] < rolled["points"]


def test_a_card_is_taken_for_short_rows_and_suns() -> None:
    match = table(2, [*range(1, 11), 20, 21, 22], options={"variant": "advanced"})
    # Card 1 is purple 6, green 6, yellow 2 with a sun, orange 4 with a sun, red 2.
    assert told(match, 0, "take 1") == [
        {"id": "why-short", "number": 2},
        {"id": "why-suns", "boxes": 6},
    ]


def test_reasons_read_in_czech_by_their_numbers() -> None:
    words = texts.of(GAME, "cs")
    said = [words.say({"id": "why-roll", "points": points}) for points in (1, 2, 1.5, 5)]
    assert [line.split(" o ")[1].split(" víc")[0] for line in said] == ["bod", "2 body", "1,5 bodu", "5 bodů"]
