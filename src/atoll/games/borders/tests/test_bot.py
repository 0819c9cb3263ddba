"""The greedy sense in positions with a best choice, made by hand; and what the search is told."""

from itertools import combinations

import pytest

from atoll import bots
from atoll.bots.search import Budget, Search
from atoll.bots.searcher import Searcher
from atoll.core import Live, Match, Quick
from atoll.games.borders.bot import BordersSense
from atoll.games.borders.rules import CHIP, FIELD_NAMES, BordersRules, Tour

from .table import BORDERS, match, rules, skip_to, tour

# Five borders from France, at least.
FAR = ("AM", "AZ", "CY", "EE", "GE")


def chosen(position: Tour, seat: int = 1) -> list[str]:
    """The fields that the sense chooses for a seat, one after the other; nobody else places."""
    sense, position = BordersSense(rules()), position.copy()
    fields = []
    while position.stage == 2 and position.waiting >> seat & 1:
        action = sense.sensible(position, seat, Quick(1))
        assert rules().check(position, seat, action) is None
        fields.append(FIELD_NAMES[action - CHIP])
        rules().apply(position, seat, action, Quick(1))
    return fields


def lying(position: Tour, *chips: str) -> Tour:
    """With these chips of seat 0 and further seats lying, one each."""
    position.chips = [FIELD_NAMES.index(field) + 8 * seat for seat, field in enumerate(chips)]
    return position


def test_1_no_neighbour_where_there_is_something_near() -> None:
    # Three borders to Hungary are cheaper than one to a neighbour.
    assert chosen(tour(1, ["GB", "HU", *FAR], "FR")) == ["2"]


def test_2_two_borders_beat_three() -> None:
    assert chosen(tour(1, ["HU", "AT", *FAR], "FR")) == ["2"]


def test_3_a_stack_of_one_makes_the_next_best_as_good() -> None:
    # Austria with a chip costs 30, Slovenia 20.
    position = lying(tour(1, ["AT", "SI", *FAR], "FR", seats=3), "1")
    assert chosen(position, seat=2) == ["2"]


def test_4_when_all_is_far_40_is_best() -> None:
    assert chosen(tour(1, ["PT", "ES", "IE", "BE", "NL", "LU", "AD"], "AM")) == ["40"]


def test_5_but_not_under_a_stack() -> None:
    position = lying(tour(1, ["PT", "ES", "IE", "HU", "NL", "LU", "AD"], "AM", seats=5), "40", "40", "40")
    assert chosen(position, seat=4) == ["4"]


def test_6_two_states_that_lie_on_one_way() -> None:
    # From France by Switzerland to Austria and on to Hungary; Slovakia borders Austria.
    fields = chosen(tour(3, ["AT", "HU", "PL", "SK", "IE", "IS", "CY"], "ES"))
    assert sorted(fields) == sorted(best(tour(3, ["AT", "HU", "PL", "SK", "IE", "IS", "CY"], "ES")))


def test_7_neighbours_of_each_other_are_avoided() -> None:
    # Austria and Hungary are on the way, and a pair; Austria and Croatia are none.
    assert chosen(tour(3, ["AT", "HU", "HR", "IS", "IE", "MT", "CY"], "FR")) in (["1", "3"], ["3", "1"])


def test_8_one_state_and_40_where_every_second_state_is_bad() -> None:
    assert set(chosen(tour(3, ["AT", "CY", "AM", "GB", "ES", "MC", "AD"], "FR"))) == {"1", "40"}


def test_9_the_second_chip_goes_with_the_first() -> None:
    position = tour(3, ["AT", "HU", "HR", "IS", "IE", "MT", "CY"], "FR")
    position.chips = [8 + 1]  # the own first chip lies at Hungary
    assert chosen(position) == [max(best(position, first="2") - {"2"})]


def test_10_between_start_and_target_what_lies_on_the_way() -> None:
    # From Portugal to Poland: nothing costs less than what one passes anyway.
    fields = chosen(tour(5, ["CH", "CZ", "IS", "MT", "CY", "AM", "GE"], "PT", "LT"))
    assert set(fields) == best(tour(5, ["CH", "CZ", "IS", "MT", "CY", "AM", "GE"], "PT", "LT"))


def test_11_in_the_final_the_farthest_and_the_neighbours() -> None:
    position = tour(7, ["BE", "LU", "IS", "CY", "PT", "AM", "NO"], "FR", "DE")
    assert set(chosen(position)) == best(position)
    assert sum(price(position, *fields) for fields in [chosen(position)]) >= 180


def test_12_in_the_final_a_stack_lowers_the_worth() -> None:
    position = tour(7, ["BE", "LU", "IS", "CY", "PT", "AM", "NO"], "FR", "DE", seats=3)
    fields = sorted(best(position))
    under = lying(position, fields[0], fields[0])
    assert set(chosen(under, seat=2)) == best(under)


def test_13_of_two_chips_the_one_that_would_be_missed_goes_first() -> None:
    # Without Austria the trip would cost more than without Croatia, for which there is Serbia.
    position = tour(3, ["AT", "HR", "RS", "IS", "IE", "MT", "CY"], "FR")
    first, second = chosen(position)
    without_first = min(price(position, a, b) for a, b in combinations(FIELD_NAMES, 2) if first not in (a, b))
    without_second = min(
        price(position, a, b) for a, b in combinations(FIELD_NAMES, 2) if second not in (a, b)
    )
    assert without_first >= without_second


def price(position: Tour, *fields: str) -> int:
    word = sum(1 << FIELD_NAMES.index(field) for field in fields)
    below = 10 * sum(int(position.height(FIELD_NAMES.index(field))) for field in fields)
    worth = int(rules().price(position, word))
    return worth - below if position.round == 7 else worth + below


def best(position: Tour, first: str | None = None) -> set[str]:
    """The best pair of fields for who has no chip, or only this one, by trying all."""
    bare = position.copy()
    if first:
        bare.chips = []
    pairs = [pair for pair in combinations(FIELD_NAMES, 2) if first is None or first in pair]
    pick = max if position.round == 7 else min
    return set(pick(pairs, key=lambda pair: price(bare, *pair)))


@pytest.mark.parametrize("round", [1, 3, 5, 7])
@pytest.mark.parametrize("seed", range(12))
def test_greed_finds_a_best_open_choice(round: int, seed: int) -> None:
    """Whatever lies there, nothing would have been better for who places all chips now."""
    m = match(seats=4, seed=seed)
    skip_to(m, round)
    m.do(m.position.dealer, "deal")
    m.do(m.position.dealer, "open")
    luck, sense = Quick(seed), BORDERS.knowledge(m.rules)
    for _ in range(seed % 5):
        seat = m.to_move()[luck.roll("seat", len(m.to_move()))]
        if seat:
            m.do(seat, m.names[m.rules.pick(m.position, seat, luck)])
    position = m.position.copy()
    while m.position.stage == 2 and m.position.waiting & 1:
        m.do(0, m.names[sense.sensible(m.position, 0, luck)])
    own = [chip["field"] for chip in m.view()["public"]["chips"] if chip["seat"] == 0]
    each = 1 if round <= 2 else 2
    pick = max if round == 7 else min
    assert price(position, *own) == pick(price(position, *f) for f in combinations(FIELD_NAMES, each))


def test_two_travellers_of_one_player_never_choose_alike() -> None:
    options: dict[str, object] = {"travellers": 2}
    for seed in range(4):
        m = match(seats=2, options=options, seed=seed)
        sense, luck = BORDERS.knowledge(m.rules), Quick(seed)
        while movers := m.to_move():
            action = int(sense.sensible(m.position, movers[0], luck))
            assert action in m.rules.legal(m.position, movers[0])
            m.do(movers[0], m.names[action])


def test_what_is_sensible_to_the_search_is_weighed_higher() -> None:
    position = tour(1, ["GB", "HU", *FAR], "FR")
    sense = BordersSense(rules())
    weights = {action: sense.weight(position, 1, action) for action in rules().legal(position, 1)}
    assert max(weights, key=lambda action: weights[action]) == sense.sensible(position, 1, Quick(1))
    assert min(weights.values()) > 0


def test_the_one_ahead_has_the_higher_value() -> None:
    position = tour(3, ["AT", "HU", "HR", "IS", "IE", "MT", "CY"], "FR")
    position.purses = [150, 90]
    sense = BordersSense(rules())
    assert sense.value(position, 0) > 0.5 > sense.value(position, 1)


def test_a_search_looks_no_further_than_the_round() -> None:
    """What the next cards bring says nothing about these chips."""
    m = match(seats=3, seed=2)
    skip_to(m, 3)
    m.do(m.position.dealer, "deal")
    m.do(m.position.dealer, "open")
    search = Search(m.rules, BORDERS.knowledge(m.rules), 3, Budget(10, horizon=60), Quick(1))
    for _ in range(10):
        position = m.position.copy()
        search.trial(position)
        assert (position.round, position.stage) == (3, 0)
    # From the deal on, it looks at the round that begins.
    skip_to(m, 4)
    position = m.position.copy()
    search.trial(position)
    assert (position.round, position.stage) == (4, 0)


def duel(one: str, other: str, games: int) -> int:
    """How many of these games the first bot wins against the second, seats swapped."""
    won = 0
    for game in range(games):
        m = Match(BORDERS, 2, chance=Live(f"duel {game // 2}"))
        names = (one, other) if game % 2 == 0 else (other, one)
        players = [bots.bot(name, BORDERS, m.rules, game) for name in names]
        luck = Quick(game)
        while movers := m.to_move():
            seat = movers[luck.roll("seat", len(movers))]
            m.do(seat, players[seat].decide(m.view(seat), m.legal(seat), 60.0))
        purses = m.position.purses
        won += purses[game % 2] > purses[1 - game % 2]
    return won


def test_greed_beats_chance() -> None:
    assert duel("greedy", "random", 12) >= 11


def test_who_knows_the_map_beats_who_does_not() -> None:
    class Believer:
        def __init__(self, level: int, seed: int) -> None:
            known = BORDERS.believed(rules(), level, seed)
            assert isinstance(known, BordersRules)
            self.sense = BordersSense(known)

    won = 0
    for game in range(40):
        m = match(seats=2, seed=game)
        players = [Believer(level, game) for level in ((5, 1) if game % 2 == 0 else (1, 5))]
        luck = Quick(game)
        while movers := m.to_move():
            seat = movers[luck.roll("seat", len(movers))]
            m.do(seat, m.names[players[seat].sense.sensible(m.position, seat, luck)])
        won += m.position.purses[game % 2] > m.position.purses[1 - game % 2]
    assert won >= 28


# Everybody else has placed; what the last one does is worth what the trip costs, and that can be tried out.
LAST = [
    (1, ["GB", "HU", *FAR], "FR", None, "7"),
    (1, ["HU", "AT", *FAR], "FR", None, "2"),
    (1, ["AT", "SI", *FAR], "FR", None, "1"),
    (1, ["PT", "ES", "IE", "BE", "NL", "LU", "AD"], "AM", None, "1"),
    (1, ["PT", "ES", "IE", "HU", "NL", "LU", "AD"], "AM", None, "40"),
    (3, ["AT", "HU", "PL", "SK", "IE", "IS", "CY"], "ES", None, "6 7"),
    (3, ["AT", "HU", "HR", "IS", "IE", "MT", "CY"], "FR", None, "4 5"),
    (3, ["AT", "HU", "HR", "IS", "IE", "MT", "CY"], "FR", None, "1 3"),
    (3, ["AT", "CY", "AM", "GB", "ES", "MC", "AD"], "FR", None, "2 3"),
    (5, ["CH", "CZ", "IS", "MT", "CY", "AM", "GE"], "PT", "LT", "3 4"),
    (5, ["CH", "CZ", "IS", "MT", "CY", "AM", "GE"], "PT", "LT", "1 2"),
    (7, ["BE", "LU", "IS", "CY", "PT", "AM", "NO"], "FR", "DE", "3 4"),
    (7, ["PT", "ES", "IS", "CY", "NL", "AM", "NO"], "IT", "PL", "1 4"),
]


@pytest.mark.parametrize(("round", "offer", "start", "target", "taken"), LAST)
def test_the_search_finds_what_the_last_one_should_do(
    round: int, offer: list[str], start: str, target: str | None, taken: str
) -> None:
    position = tour(round, offer, start, target)
    position.chips = [FIELD_NAMES.index(field) for field in taken.split()]
    position.waiting = 0b10
    trips = combinations(FIELD_NAMES, 1 if round <= 2 else 2)
    costs = {trip: price(position, *trip) for trip in trips}
    pick = max if round == 7 else min
    searcher = Searcher(BORDERS, rules(), Budget(300), seed=1)
    names, own, after = rules().actions(), [], position.copy()
    while after.stage == 2 and after.waiting:
        legal = [names[action] for action in rules().legal(after, 1)]
        do = searcher.decide(BORDERS.view(rules(), after, 1), legal, 60.0)
        own.append(do.removeprefix("chip "))
        rules().apply(after, 1, names.index(do), Quick(1))
    found = tuple(sorted(own, key=FIELD_NAMES.index))
    assert costs[found] == pick(costs.values())
