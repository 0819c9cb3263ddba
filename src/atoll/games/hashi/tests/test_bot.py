"""The game's sense: it finishes islands where it can, and a search can stand on it."""

import pytest

from atoll import bots, games
from atoll.bots import arena
from atoll.core import Match, Quick

from .table import drawn, over, printed, table

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
