"""What is shown: the map only when it is open, receipts that add up, what would have been better, lessons."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import texts
from atoll.core import Json, Live, Match, Quick, digest
from atoll.games.borders.receipts import open_choices, receipt
from atoll.games.borders.rules import ROUNDS, BordersRules

from .table import BORDERS, arrange, deal, match, play_round, rules, skip_to
from .table import receipt as shown

OFFER = ("HU", "GB", "GR", "AL", "AM", "AZ", "BY")


def stages(options: dict[str, object]) -> dict[str, bool]:
    """At each stage of two rounds, whether the map is shown."""
    m = match(options=options)
    found = {}
    for at, name in enumerate(("first", "second")):
        found[f"{name} deal"] = m.view()["public"]["map"]
        m.do(m.position.dealer, "deal")
        found[f"{name} opening"] = m.view()["public"]["map"]
        m.do(m.position.dealer, "open")
        found[f"{name} choosing"] = m.view()["public"]["map"]
        m.do(0, f"chip {at + 1}")
        m.do(1, "chip 40")
    return found


@pytest.mark.clause("B-D3")
def test_the_map_is_folded_while_players_choose() -> None:
    assert [stage for stage, open in stages({}).items() if not open] == [
        "first opening",
        "first choosing",
        "second opening",
        "second choosing",
    ]
    assert all(stages({"open": True}).values())


@pytest.mark.clause("B-D3")
def test_what_trips_cost_is_not_shown_while_players_choose() -> None:
    m = match(seats=3)
    deal(m)
    m.do(0, "chip 1")
    assert m.view(0)["public"]["receipts"] == []
    assert set(m.view(0)["private"]) == set()
    assert set(m.view(1)["private"]) == {"prompt"}


@pytest.mark.clause("B-C1", "B-C2")
def test_what_is_printed() -> None:
    printed = BORDERS.printed(rules())
    assert len(printed["states"]) == 50 and len(printed["places"]) == 52
    assert printed["fields"] == ["1", "2", "3", "4", "5", "6", "7", "40"]
    assert {"place": "RU-KGD", "state": "RU"} in printed["places"]
    assert printed["prices"] == {"crossing": 10, "pair": 30, "under": 10, "stay": 40}


@pytest.mark.clause("B-F2")
def test_lessons_come_when_a_part_begins() -> None:
    m = match(options={"lessons": True})
    lessons = []
    for round in range(1, 8):
        skip_to(m, round)
        lesson = m.view()["public"]["lesson"]
        lessons.append(lesson and lesson["id"])
        m.do(m.position.dealer, "deal")
        assert m.view()["public"]["lesson"] is None
    assert lessons == ["lesson-1", None, "lesson-2", None, "lesson-3", None, "lesson-4"]
    assert match().view()["public"]["lesson"] is None


@pytest.mark.clause("B-F1")
def test_the_start_stays_in_view_between_rounds() -> None:
    m = match(*OFFER, "FR")
    play_round(m, (0, "chip 1"), (1, "chip 40"))
    public = m.view()["public"]
    assert (public["stage"], public["start"]) == ("dealing", "FR")


def test_a_receipt_says_line_by_line_what_a_trip_costs() -> None:
    m = match(*OFFER, "FR")
    play_round(m, (0, "chip 2"), (1, "chip 2"))
    second = shown(m, 1)
    assert [(line["id"], line["number"], line["amount"]) for line in second["lines"]] == [
        ("cost-crossings", 1, 10),
        ("cost-pairs", 1, 30),
        ("cost-under", 1, 10),
    ]
    assert (second["total"], second["paid"], second["route"]) == (50, 50, ["FR", "GB"])
    # Whose chip lies uppermost is reckoned first.
    assert [each["seat"] for each in m.view()["public"]["receipts"]] == [1, 0]


def test_what_was_better_counts_the_chips_that_lay_then() -> None:
    m = match(*OFFER, "FR", seats=3)
    play_round(m, (0, "chip 1"), (1, "chip 1"), (2, "chip 2"))
    assert shown(m, 0)["better"] is None
    # Greece was free, Hungary was not any more.
    assert shown(m, 1)["better"] == {"fields": ["3"], "total": 30}
    assert shown(m, 2)["better"] == {"fields": ["3"], "total": 30}


def test_in_the_final_better_is_more() -> None:
    m = match(seed=3)
    skip_to(m, 7)
    arrange(m, "BE", "LU", "AL", "AM", "AZ", "CY", "MT", "FR", "DE")
    play_round(m, (0, "chip 1"), (0, "chip 2"), (1, "chip 40"), (1, "chip 3"))
    assert shown(m, 0)["total"] == 180
    better = shown(m, 1)["better"]
    assert better is not None and better["total"] > shown(m, 1)["total"]


def test_the_log_tells_where_everybody_went() -> None:
    m = match(*OFFER, "FR", seats=2)
    deal(m)
    m.do(0, "chip 1")
    before = m.position.copy()
    step = m.do(1, "chip 40")
    words = texts.of(BORDERS, "en")
    lines = BORDERS.told(m.rules, before, step, m.position, None)
    assert [words.say(line, ["Ana", "Bob"]) for line in lines] == [
        "Bob chooses 40",
        "Bob pays €40 for staying",
        "Ana pays €30: France, Switzerland, Austria and Hungary",
    ]


def test_a_trip_with_many_ways_shows_some_and_says_so() -> None:
    m = match("AZ", *OFFER[:4], "AM", "BY", "PT")
    play_round(m, (0, "chip 1"), (1, "chip 2"))
    ways = shown(m, 0)["routes"]
    assert 0 < len(ways) <= 8 and ways[0] == shown(m, 0)["route"]
    assert shown(m, 0)["more"] == (len(ways) == 8)


def test_the_prompt_says_what_is_to_be_done() -> None:
    m = match(seats=2)
    assert m.view(m.position.dealer)["private"]["prompt"] == {"id": "prompt-you-deal", "round": 1}
    ids = []
    for round in (1, 3, 5, 7):
        skip_to(m, round)
        deal(m)
        ids.append((m.view(0)["private"]["prompt"]["id"], m.view(0)["private"]["prompt"]["chips"]))
    assert ids == [
        ("prompt-you-from", 1),
        ("prompt-you-from", 2),
        ("prompt-you-through", 2),
        ("prompt-you-final", 2),
    ]


CHOICES = st.fixed_dictionaries(
    {},
    optional={
        "map": st.sampled_from(["europe", "usa"]),
        "travellers": st.sampled_from([1, 2]),
        "trace": st.booleans(),
        "crossing": st.integers(5, 50),
        "under": st.integers(0, 50),
    },
)


def played(options: Json, seats: int, seed: int) -> Match:
    """A game played at random, to some point between rounds."""
    m = Match(BORDERS, seats, options, Live(str(seed)))
    luck = Quick(seed)
    stop = 1 + luck.roll("stop", ROUNDS)
    while (movers := m.to_move()) and not (m.position.stage == 0 and m.position.round == stop):
        seat = movers[luck.roll("seat", len(movers))]
        m.do(seat, m.names[m.rules.pick(m.position, seat, luck)])
    return m


@settings(max_examples=40, deadline=None)
@given(CHOICES, st.integers(2, 3), st.integers(0, 10_000))
def test_receipts_add_up(options: Json, seats: int, seed: int) -> None:
    m = played(options, seats, seed)
    public = m.view()["public"]
    final = public["round"] == ROUNDS
    for each in public["receipts"]:
        amounts = sum(line["amount"] for line in each["lines"])
        assert each["total"] == (max(amounts, 0) if final else amounts)
        assert each["crossings"] == max(len(each["route"]) - 1, 0) >= each["cheapest"]
    for seat in range(seats):
        paid = sum(each["paid"] for each in public["receipts"] if each["seat"] == seat)
        assert public["paid"][seat][-1] == (paid if final else -paid)


@settings(max_examples=30, deadline=None)
@given(CHOICES, st.integers(2, 3), st.integers(0, 10_000))
def test_better_is_the_best_of_all_choices_at_that_moment(options: Json, seats: int, seed: int) -> None:
    m = played(options, seats, seed)
    tour: Any = m.position
    assert isinstance(m.rules, BordersRules)
    final = tour.round == ROUNDS
    for traveller in range(len(tour.traces)):
        found = receipt(m.rules, tour, traveller)
        totals = [total for total, _ in open_choices(m.rules, tour, traveller)]
        best = max(totals) if final else min(totals)
        assert len(totals) in {7, 8, 27, 28}
        if found["better"]:
            assert found["better"]["total"] == best != found["total"]
        else:
            assert best == found["total"] or (best < found["total"]) == final


@settings(max_examples=30, deadline=None)
@given(CHOICES, st.integers(2, 3), st.integers(0, 10_000))
def test_a_view_tells_everything_there_is(options: Json, seats: int, seed: int) -> None:
    m = played(options, seats, seed)
    assert digest(BORDERS.sample(m.rules, m.view(0), Quick(1))) == digest(m.position)
