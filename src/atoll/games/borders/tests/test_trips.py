"""What trips cost, by the worked examples of the rulebook, and beside a plain search on networkx."""

import random
from itertools import pairwise, permutations, product

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.rules import BordersRules

from .table import arrange, match, play_round, receipt, rules, skip_to, tour

EUROPE, USA = open_map("europe"), open_map("usa")


def crossings(map: Atlas, start: str, target: str | None, *chosen: str) -> int:
    numbers = [map.states.index(code) for code in chosen] + [-1, -1]
    end = map.states.index(target) if target else -1
    return int(map.routes.crossings(map.states.index(start), end, numbers[0], numbers[1]))


def ways(map: Atlas, start: str, target: str | None, *chosen: str) -> list[str]:
    numbers = [map.states.index(code) for code in chosen] + [-1, -1]
    end = map.states.index(target) if target else -1
    found = map.routes.ways(map.states.index(start), end, numbers[0], numbers[1], 10_000)
    return [" ".join(map.places[place] for place in way) for way in found]


def price(rules: BordersRules, round: int, start: str, target: str | None, *chosen: str) -> int:
    """What the first chip at each of these states costs; 40 is the field."""
    offer = [code for code in chosen if code != "40"]
    position = tour(round, [*offer, *(c for c in rules.states if c not in chosen)][:7], start, target)
    fields = sum(1 << (7 if code == "40" else offer.index(code)) for code in chosen)
    return int(rules.price(position, fields))


@pytest.mark.clause("B-V1", "B-V2", "B-V3", "B-V4", "B-V6")
def test_the_first_example_of_the_rulebook() -> None:
    """Start France: red to the UK, three to Hungary, two at 40."""
    m = match("GB", "HU", "GR", "AL", "AM", "AZ", "BY", "FR", seats=6)
    red, yellow, blue, violet, green, white = range(6)
    play_round(
        m,
        (red, "chip 1"),
        (yellow, "chip 2"),
        (green, "chip 40"),
        (blue, "chip 2"),
        (violet, "chip 2"),
        (white, "chip 40"),
    )
    assert [receipt(m, seat)["total"] for seat in range(6)] == [40, 30, 40, 50, 40, 50]
    assert m.position.purses == [60, 70, 60, 50, 60, 50]
    assert receipt(m, red)["pairs"] == [["FR", "GB"]]
    assert receipt(m, violet)["under"] == 2
    assert receipt(m, green)["route"] == []


@pytest.mark.clause("B-V1", "B-E2")
def test_to_greece_there_is_a_short_way_over_malta() -> None:
    assert ways(EUROPE, "FR", None, "GR") == ["FR IT MT GR"]


@pytest.mark.clause("B-V2", "B-V7")
@pytest.mark.parametrize(("second", "cost"), [("NL", 80), ("BE", 110)])
def test_pairs_count_whatever_way_is_travelled(second: str, cost: int) -> None:
    assert price(rules(), 3, "FR", None, "GB", second) == cost


@pytest.mark.clause("B-E3")
def test_from_poland_russia_is_a_neighbour_in_any_case() -> None:
    assert price(rules(), 1, "PL", None, "RU") == 40
    assert ways(EUROPE, "PL", None, "RU") == ["PL RU-KGD"]


@pytest.mark.clause("B-E3")
def test_nobody_passes_from_kaliningrad_into_the_large_part() -> None:
    assert ways(EUROPE, "PL", None, "FI") == ["PL BY RU FI", "PL UA RU FI"]


@pytest.mark.clause("B-E3")
def test_a_chosen_part_is_left_to_its_own_neighbours() -> None:
    """From Poland through Russia to Finland: Kaliningrad is near, but from there one comes back."""
    assert ways(EUROPE, "PL", "FI", "RU") == ["PL BY RU FI", "PL UA RU FI"]
    assert crossings(EUROPE, "PL", "LT", "RU") == 2


@pytest.mark.clause("B-E4")
def test_azerbaijan_lies_in_two_parts() -> None:
    assert crossings(EUROPE, "AZ", None, "NO") == 2
    assert ways(EUROPE, "TR", None, "AZ") == ["TR AZ-NX"]
    assert ways(EUROPE, "TR", "RU", "AZ") == ["TR AM AZ RU", "TR GE AZ RU"]


@pytest.mark.clause("B-E5", "B-V5")
def test_a_state_inside_another_is_entered_and_left() -> None:
    assert price(rules(), 3, "IT", None, "MC", "ES") == 40
    assert ways(EUROPE, "IT", None, "MC", "ES") == ["IT FR ES FR MC", "IT FR MC FR ES"]
    assert crossings(EUROPE, "IT", "IT", "SM") == 2


@pytest.mark.clause("B-V7", "B-V4")
def test_with_a_chip_at_40_the_trip_leads_to_the_other_state_alone() -> None:
    assert price(rules(), 3, "FR", None, "40", "HU") == 70
    assert price(rules(), 3, "FR", None, "40", "BE") == 80


@pytest.mark.clause("B-V8")
def test_start_and_target_are_no_pair_that_counts() -> None:
    # France and Germany are neighbours; Poland borders Germany, Portugal none of the others.
    assert price(rules(), 5, "FR", "DE", "PL", "PT") == 10 * crossings(EUROPE, "FR", "DE", "PL", "PT") + 30
    assert price(rules(), 5, "FR", "DE", "40", "HU") == 40 + 10 * crossings(EUROPE, "FR", "DE", "HU")
    assert crossings(EUROPE, "FR", "DE", "HU") == 5


@pytest.mark.clause("B-V8")
def test_all_five_pairs_can_count() -> None:
    # Four states around one point: Belgium, Germany, Luxembourg, France.
    assert price(rules(), 5, "FR", "DE", "BE", "LU") == 30 + 150


@pytest.mark.clause("B-V10")
def test_the_final_pays_what_the_trip_is_worth() -> None:
    m = match(seed=5)
    skip_to(m, 7)
    before = list(m.position.purses)
    arrange(m, "BE", "LU", "AL", "AM", "AZ", "CY", "MT", "FR", "DE")
    play_round(m, (0, "chip 1"), (1, "chip 1"), (0, "chip 2"), (1, "chip 2"))
    assert [receipt(m, seat)["total"] for seat in range(2)] == [180, 160]
    assert m.position.purses == [before[0] + 180, before[1] + 160]


@pytest.mark.clause("B-V10")
def test_a_trip_in_the_final_is_never_worth_less_than_nothing() -> None:
    position = tour(7, ["BE", "HU", "AL", "AM", "AZ", "CY", "MT"], "FR", "DE", seats=6)
    # The others' chips lie under both of the last player's.
    position.chips = [1 + 8 * seat for seat in range(5)] + [7 + 8 * seat for seat in range(5)] + [41, 47]
    dear = rules({"under": 50})
    assert dear.price(position, 2 + 128) == 90
    assert position.under(5) == 10
    assert dear.total(position, 5) == 0


@pytest.mark.clause("B-U1")
def test_four_states_meet_at_a_corner() -> None:
    four = ["US-UT", "US-CO", "US-AZ", "US-NM"]
    assert all(crossings(USA, one, None, other) == 1 for one, other in permutations(four, 2))


@pytest.mark.clause("B-U2")
def test_what_the_map_of_the_usa_says_of_its_coasts() -> None:
    one = {("US-AK", "US-WA"), ("US-HI", "US-CA"), ("US-MI", "US-WI"), ("US-MI", "US-IN"), ("US-MI", "US-OH")}
    far = {("US-MI", "US-MN"), ("US-CT", "US-NJ"), ("US-ME", "US-MA"), ("US-NY", "US-RI"), ("US-AK", "US-OR")}
    assert all(crossings(USA, *pair[:1], None, *pair[1:]) == 1 for pair in one)
    assert all(crossings(USA, *pair[:1], None, *pair[1:]) > 1 for pair in far)


def graph(map: Atlas) -> "nx.Graph[str]":
    found: nx.Graph[str] = nx.Graph()
    for place, roads in enumerate(map.routes.roads):
        found.add_edges_from((map.places[place], map.places[other]) for other in roads)
    return found


def by_dijkstra(
    map: Atlas, far: dict[str, dict[str, float]], start: str, target: str | None, chosen: list[str]
) -> float:
    """Every order of the chosen states and every choice of parts, leg by leg."""
    parts: dict[str, list[str]] = {code: [] for code in map.states}
    for place, home in zip(map.places, map.routes.home, strict=True):
        parts[map.states[home]].append(place)
    return min(
        sum(far[one][other] for one, other in pairwise(way))
        for order in permutations(chosen)
        for way in product(*(parts[code] for code in [start, *order, *([target] if target else [])]))
    )


@pytest.mark.parametrize("map", [EUROPE, USA], ids=lambda map: map.name)
def test_ten_thousand_trips_beside_dijkstra(map: Atlas) -> None:
    luck = random.Random(f"trips across {map.name}")
    far = {place: dict(nx.single_source_dijkstra_path_length(graph(map), place)) for place in map.places}
    for _ in range(5_000):
        start, target, *chosen = luck.sample(map.states, 4)
        trip = luck.choice([(start, None, chosen[:1]), (start, None, chosen), (start, target, chosen[:1])])
        for begin, end, through in (trip, (start, target, chosen)):
            assert crossings(map, begin, end, *through) == by_dijkstra(map, far, begin, end, through)


STATES = st.permutations(range(50)).map(lambda order: order[:4])


@given(st.sampled_from([EUROPE, USA]), STATES, st.integers(0, 2), st.booleans())
def test_every_way_is_walked_and_as_short_as_promised(
    map: Atlas, states: list[int], visits: int, onward: bool
) -> None:
    start, target = states[0], states[1] if onward else -1
    one, two = [*states[2 : 2 + visits], -1, -1][:2]
    fewest = map.routes.crossings(start, target, one, two)
    found = map.routes.ways(start, target, one, two, 300)
    assert found and len({tuple(way) for way in found}) == len(found)
    for way in found:
        assert len(way) - 1 == fewest
        assert all(other in map.routes.roads[place] for place, other in pairwise(way))
        homes = [map.routes.home[place] for place in way]
        assert homes[0] == start and (homes[-1] == target or not onward)
        assert {one, two} - {-1} <= set(homes)


@given(st.sampled_from([EUROPE, USA]), STATES)
def test_a_trip_costs_the_same_in_both_directions(map: Atlas, states: list[int]) -> None:
    start, target, one, two = states
    routes = map.routes
    assert routes.crossings(start, target, one, two) == routes.crossings(target, start, two, one)
    assert routes.paired(start, target, one, two) == len(routes.pairs(start, target, one, two))


@given(st.sampled_from([EUROPE, USA]), STATES)
def test_one_stop_more_is_never_shorter(map: Atlas, states: list[int]) -> None:
    start, target, one, two = states
    assert map.routes.crossings(start, target, one, two) >= map.routes.crossings(start, target, one, -1)
    assert map.routes.crossings(start, target, one, -1) >= map.routes.crossings(start, target, -1, -1)
