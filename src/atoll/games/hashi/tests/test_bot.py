"""The game's sense: it finishes islands where it can, and a search can stand on it."""

import pytest

from atoll import bots, games
from atoll.bots import arena
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Match, Quick
from atoll.games.hashi.rules import Bay, HashiRules

from .table import bay, drawn, over, printed, table

HASHI = games.game("hashi")


def sensible(match: Match) -> str:
    sense = HASHI.knowledge(printed(match))
    return match.names[sense.sensible(match.position, 0, Quick(1))]


def last_round(number: int, bridges: int) -> Match:
    """The last card lies open, and nothing but a 4 on b3 is on the board."""
    cards = [(n, b) for n in range(1, 7) for b in range(1, 4) if (n, b) != (number, bridges)]
    match = table(1, [*cards[:16], (number, bridges)], starts=["write 4 b3"])
    for _ in range(16):
        over(match)
    return match


def test_in_the_end_a_bridge_goes_where_it_finishes_two_islands() -> None:
    match = last_round(6, 1)
    drawn(match, {"a1": 1, "a2": 1})
    match.do(0, "skip")
    assert sensible(match) == "bridge a1-a2"


def test_in_the_end_a_number_goes_where_it_finishes_an_island() -> None:
    match = last_round(2, 1)
    drawn(match, {}, "b3-c3 b3-c3")
    assert sensible(match) == "write c3"


# The last round before its number is written: what is on the board, the last card, and what can be made of it
# at most, in points more than without it.
FORCED = [
    # One bridge, two islands at its ends.
    ({"a1": 1, "a2": 1}, "", (6, 1), 4),
    # One bridge finishes one island there, two here.
    ({"c1": 1, "a1": 1, "b1": 1, "e1": 3}, "", (6, 1), 4),
    # Two bridges on the same line, not one each on two.
    ({"a1": 2, "a2": 2, "c1": 1, "e2": 1}, "", (6, 2), 4),
    # Three bridges finish five islands: the one in the middle is a 2.
    ({"a1": 1, "b1": 2, "c1": 1, "e2": 1, "e3": 1}, "", (6, 3), 10),
    # The bridges are all drawn or none: with one too many for what would be finished, still all.
    ({"a1": 1, "a2": 1}, "", (6, 2), 4),
    # A number that is finished as it is written.
    ({}, "b3-c3 b3-c3", (2, 1), 2),
    # A number not where it is finished at once, but where a bridge then finishes two.
    ({"e1": 1}, "b1-c1", (2, 1), 4),
    # The last red flag is worth more than two islands.
    ({"c3": 1, "d3": 2, "d4": 1, "a5": 1, "a1": 1, "b1": 1}, "c3-d3 d3-d4", (6, 1), 7),
    # The last blue flags.
    ({"a3": 1, "b5": 2, "e5": 1, "a1": 1, "b1": 1}, "a3-a4 b4-b5", (6, 1), 7),
    # The bridge that joins six.
    ({"a1": 1, "b1": 2, "c1": 2, "e1": 2, "e2": 2, "e3": 1, "a3": 1}, "a1-b1 b1-c1 c1-e1 e1-e2", (6, 1), 8),
    # A number for the flag that a bridge has reached, and the bridge that finishes it with another.
    ({"d3": 1}, "b3-c3", (2, 1), 4),
]


def without(match: Match) -> int:
    """The points if nothing more is written or drawn."""
    return int(sum(printed(match).parts(bay(match), 0)))


@pytest.mark.parametrize(("numbers", "bridges", "card", "more"), FORCED)
def test_the_search_makes_the_most_of_the_last_round(
    numbers: dict[str, int], bridges: str, card: tuple[int, int], more: int
) -> None:
    match = last_round(*card)
    drawn(match, numbers, bridges)
    before = without(match)
    assert most(printed(match), bay(match)) == before + more
    searcher = Searcher(match.game, match.rules, Budget(300), seed=1)
    while match.to_move():
        match.do(0, searcher.decide(match.view(0), match.legal(0), 60.0))
    outcome = match.outcome()
    assert outcome is not None and outcome.results[0].points == before + more


def most(rules: HashiRules, position: Bay) -> int:
    """The most that can be made of the last round, by trying everything."""
    if not rules.to_move(position):
        return int(sum(rules.parts(position, 0)))
    best = 0
    for action in rules.legal(position, 0):
        after = position.copy()
        rules.apply(after, 0, action, Quick(1))
        best = max(best, most(rules, after))
    return best


def test_greedy_is_far_better_than_chance() -> None:
    points = {
        name: sum(arena.play(HASHI, [name], seed).outcome.results[0].points for seed in range(10))
        for name in ("random", "greedy")
    }
    assert points["greedy"] > 1.5 * points["random"]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"side": "B"}), (1, {"freehand": True})])
def test_a_search_can_stand_on_it(seats: int, options: dict[str, object]) -> None:
    match = Match(HASHI, seats, options)
    players = [bots.bot("level-1", HASHI, match.rules, seat) for seat in range(seats)]
    while movers := match.to_move():
        do = players[movers[0]].decide(match.view(movers[0]), match.legal(movers[0]), 60.0)
        match.do(movers[0], do)
    assert match.outcome() is not None
