"""What players see: previews that come true, points that hold, hints that are right."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.core import Json, Live, Match, Quick
from atoll.games.onecard import GAME
from atoll.games.onecard.dice import DICE, HANDFULS, fitting

from .table import layout, roll, table

A_GAME = {
    "seats": st.integers(2, 4),
    "variant": st.sampled_from(["basic", "advanced"]),
    "seed": st.integers(0),
}


def steps(seats: int, variant: str, seed: int) -> Iterator[tuple[Json, Json, list[Json]]]:
    """A whole game, now and then at random: what all see before and after each step, and are told of it."""
    match = Match(GAME, seats, {"variant": variant}, Live(str(seed)))
    sense = GAME.knowledge(match.rules)  # type: ignore[arg-type]
    luck = Quick(seed % 2**62)
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        before, public = layout(match), match.view()["public"]
        at_random = luck.roll("random", 4) == 0
        action = (match.rules.pick if at_random else sense.sensible)(before, seat, luck)
        step = match.do(seat, match.names[action])
        lines = GAME.told(match.rules, before, step, layout(match), None)  # type: ignore[arg-type]
        yield {**public, "by": seat, "do": step.do}, match.view()["public"], lines


def shown(public: Json, card: int) -> Json:
    (found,) = [
        each
        for kind in ("hands", "scored")
        for cards in public[kind]
        for each in cards
        if each["card"] == card
    ]
    return dict(found)


@settings(max_examples=10)
@given(**A_GAME)
def test_a_preview_comes_true(seats: int, variant: str, seed: int) -> None:
    for before, after, lines in steps(seats, variant, seed):
        verb, *words = before["do"].split()
        if verb != "mark":
            continue
        card = int(words[0])
        preview = before["previews"][str(card)]
        assert preview["seat"] == before["by"]
        assert len(preview["lost"]) + sum(preview["takes"]) == DICE
        marks = zip(shown(before, card)["marks"], preview["takes"], strict=True)
        assert shown(after, card)["marks"] == [old + new for old, new in marks]
        assert preview["rows"] == [line["colour"] for line in lines if line["id"] == "told-row"]
        scored = [line["points"] for line in lines if line["id"] == "told-score"]
        assert scored == ([preview["points"]] if preview["points"] else [])


@settings(max_examples=10)
@given(**A_GAME)
def test_points_never_fall_and_marks_stay_on_the_card(seats: int, variant: str, seed: int) -> None:
    cards = GAME.printed(table(seats).rules)["cards"]  # type: ignore[arg-type]
    for before, after, _ in steps(seats, variant, seed):
        points = [[seat["points"] for seat in public["standing"]] for public in (before, after)]
        assert all(new >= old for old, new in zip(*points, strict=True))
        for card, owned in (
            (card, kind) for kind in ("hands", "scored") for hand in after[kind] for card in hand
        ):
            rows = list(zip(cards[card["card"] - 1], card["marks"], strict=True))
            assert all(marks <= row["boxes"] for row, marks in rows)
            full = sum(marks == row["boxes"] for row, marks in rows)
            assert (full >= 3) == (owned == "scored")


@given(st.sampled_from(HANDFULS), st.lists(st.integers(0, 6), min_size=6, max_size=6))
def test_a_colour_fits_if_all_its_dice_do(dice: int, room: list[int]) -> None:
    found = fitting(sum(boxes << 4 * colour for colour, boxes in enumerate(room)), dice)
    for colour, boxes in enumerate(room):
        wanted = dice >> 4 * colour & 15
        assert found >> 4 * colour & 15 == (wanted if wanted <= boxes else 0)


def test_previews_show_who_gains_while_the_dice_roll() -> None:
    match = table(2, [1, 2, 3, 4])
    roll(match, "purple purple blue blue blue")
    public = match.view()["public"]
    assert {card: preview["seat"] for card, preview in public["previews"].items()} == {
        "1": 0,
        "2": 0,
        "3": 1,
        "4": 1,
    }
    assert public["previews"]["3"]["takes"] == [3, 0, 0, 0, 0]
    assert public["previews"]["3"]["lost"] == ["purple", "purple"]


def test_without_hints_a_player_sees_only_what_the_own_cards_take() -> None:
    match = table(2, [1, 2, 3, 4], options={"hints": False})
    roll(match, "purple purple blue blue blue")
    assert match.view()["public"]["previews"] == {}
    own = match.view(0)["private"]
    assert set(own["previews"]) == {"1", "2"}
    assert not {"hint", "odds", "choices"} & set(own)


def test_hints_are_for_who_rolls_alone() -> None:
    match = table(2, [1, 2, 3, 4])
    roll(match, "purple purple blue blue blue")
    assert {"hint", "odds", "choices"} <= set(match.view(0)["private"])
    assert not {"hint", "odds", "choices"} & set(match.view(1)["private"])
    assert not {"hint", "odds", "choices"} & set(match.view()["public"])


def test_the_hint_is_the_choice_that_is_worth_most() -> None:
    match = table(2, [1, 2, 3, 4])
    roll(match, "purple purple blue blue blue")
    own = match.view(0)["private"]
    assert set(own["choices"]) == set(match.legal(0))
    assert own["choices"][own["hint"]["does"]] == max(own["choices"].values())


@pytest.mark.parametrize(
    ("marks", "shown", "hint", "why"),
    [
        # The dice fill two rows and score the card; another roll can only lose that.
        (
            {1: "purple 6 yellow 1 red 1"},
            "yellow red orange green green",
            "stop",
            [
                {"id": "why-mark", "card": 1, "boxes": 5},
                {"id": "why-full", "rows": ["yellow", "red"], "number": 2},
                {"id": "why-score", "points": 12},
            ],
        ),
        # Nothing of it fits. Two rows of card 2 lack one box each, and orange is the longer one.
        (
            {1: "purple 6 green 6", 2: "purple 4 blue 2 green 1 orange 5"},
            "blue blue blue blue blue",
            "roll",
            [{"id": "why-row", "card": 2, "colour": "orange", "percent": 72}],
        ),
        # The fourth orange of two dice: at once, at the second try, or after rolling a fifth away.
        (
            {1: "purple 6 green 6"},
            "orange orange orange blue blue",
            "keep orange orange orange",
            [{"id": "why-row", "card": 1, "colour": "orange", "percent": 49}],
        ),
    ],
)
def test_a_hint_says_why(marks: dict[int, str], shown: str, hint: str, why: list[Json]) -> None:
    match = table(2, [1, 2, 3, 4], marks=marks)
    roll(match, shown)
    found = match.view(0)["private"]["hint"]
    assert found["does"] == hint
    *reasons, weighed = found["why"]
    assert reasons == why
    assert weighed["id"] == ("why-stop" if hint == "stop" else "why-roll")
    assert weighed["points"] > 0


def test_odds_are_those_of_each_row() -> None:
    match = table(2, [1, 2, 3, 4], marks={1: "purple 6 green 5"})
    # Before the first roll, too: card 1 is purple 6, green 6, yellow 2, orange 4, red 2.
    odds = match.view(0)["private"]["odds"]["1"]
    assert odds[0] == 1.0
    assert odds[1] == pytest.approx(0.8, abs=0.1)
    roll(match, "red red green green blue")
    odds = match.view(0)["private"]["odds"]["1"]
    assert odds[4] == 1.0
    assert 0 < odds[2] < odds[1] < 1
