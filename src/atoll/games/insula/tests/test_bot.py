"""What an adventurer's sense makes of positions in which it is clear what to do, and what the search adds.
The search's budget is in trials, so that the same position is always thought through alike."""

from collections.abc import Callable

import pytest

from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Quick
from atoll.games.insula import GAME
from atoll.games.insula.bot import InsulaSense
from atoll.games.insula.odds import draw_chance, win_chance
from atoll.games.insula.rules import InsulaRules

from .table import Table
from .test_battles import duel


def sensible(table: Table, seat: int) -> str:
    """What the greedy bot does."""
    rules = table.match.rules
    assert isinstance(rules, InsulaRules)
    return rules.numbers.texts[InsulaSense(rules).sensible(table.island, seat, Quick(1))]


def tower(table: Table, *tiles: str) -> None:
    """Tiles straight above the beach."""
    for row, tile in enumerate(tiles, 1):
        table.tile(f"{row}m", tile)


def all_in() -> tuple[Table, int, str]:
    table = Table(2)
    for seat in (0, 1):
        table.stand(seat, "citadel")
        table.energies(seat, 8)
    table.to_battle(die=2)
    table.do(0, "pledge 8")
    return table, 0, "put 8"


def hopeless_before_kingosh() -> tuple[Table, int, str]:
    table = Table(3)
    table.stand(0, "citadel")
    table.to_battle(die=2)
    return table, 0, "put 0"


def as_much_as_a_crab_asks_for() -> tuple[Table, int, str]:
    table = duel(0)
    table.to_battle(die=2)
    return table, 0, "put 3"


def nothing_against_a_wyrm() -> tuple[Table, int, str]:
    table = duel(0, guard="wyrm")
    table.energies(0, 3)
    table.to_battle(die=2)
    return table, 0, "put 0"


def the_flower_that_turns_the_battle() -> tuple[Table, int, str]:
    table = duel(0, guard="bear")
    table.hand(0, "emberlily")
    table.to_battle(die=2)
    table.commit({0: 5})
    return table, 0, "play emberlily"


def no_flower_where_the_battle_is_won() -> tuple[Table, int, str]:
    table = duel(0)
    table.hand(0, "emberlily")
    table.to_battle(die=2)
    table.commit({0: 5})
    return table, 0, "pass"


def ironheart_where_the_battle_is_lost() -> tuple[Table, int, str]:
    table = duel(0, guard="wyrm")
    table.hand(0, "ironheart", "dewbell")
    table.to_battle(die=2)
    table.commit({0: 0})
    return table, 0, "play ironheart"


def into_the_citadel_where_a_friend_waits() -> tuple[Table, int, str]:
    table = Table(2)
    tower(table, "danger", "danger", "danger", "meadow")
    table.stand(0, "4m")
    table.stand(1, "citadel")
    table.energies(1, 8)
    return table, 0, "move up"


def into_the_citadel_before_midnight() -> tuple[Table, int, str]:
    table = Table(1)
    tower(table, "danger", "danger", "danger", "meadow")
    table.stand(0, "4m")
    table.hand(0, "emberlily")
    table.island.moon = 12
    return table, 0, "move up"


def rest_where_it_is_easy() -> tuple[Table, int, str]:
    table = Table(2)
    tower(table, "ease")
    table.stand(0, "1m")
    table.energies(0, 1)
    return table, 0, "rest"


def lift_what_holds_the_feet() -> tuple[Table, int, str]:
    table = Table(2)
    table.curse(0, "move", "exhaustion")
    return table, 0, "curse move"


def past_the_guard_that_cannot_be_beaten() -> tuple[Table, int, str]:
    table = duel(0, guard="wyrm")
    table.energies(0, 2)
    table.hand(0, "featherfern", "dewbell")
    return table, 0, "play featherfern"


def turn_the_tile_that_bars_the_way() -> tuple[Table, int, str]:
    table = Table(2)
    tower(table, "danger red down")
    table.hand(0, "windwheel")
    table.do(0, "play windwheel")
    return table, 0, "toward up"


def not_against_red_spikes() -> tuple[Table, int, str]:
    table = Table(2)
    tower(table, "danger", "danger red down")
    table.stand(0, "1m")
    table.energies(0, 6)
    return table, 0, "move right"


def the_kindest_tile() -> tuple[Table, int, str]:
    table = Table(2)
    table.hand(0, "eyebright")
    table.luck(scouted=["danger red right", "danger", "ease"])
    table.do(0, "play eyebright")
    kindest = next(at for at, tile in enumerate(table.match.view(0)["private"]["looked"], 1) if tile == 0)
    return table, 0, f"next {kindest}"


def the_curse_where_it_hinders_least() -> tuple[Table, int, str]:
    table = Table(2)
    table.tile("1m", "meadow black down")
    table.do(0, "move up")
    return table, 0, "lay flower"


def the_rival_who_is_ahead() -> tuple[Table, int, str]:
    table = Table(3)
    tower(table, "danger", "danger", "danger")
    table.stand(1, "1m")
    table.stand(2, "3m")
    table.hand(0, "slipthistle")
    table.do(0, "play slipthistle")
    return table, 0, "target 3"


CLEAR = [
    all_in,
    hopeless_before_kingosh,
    as_much_as_a_crab_asks_for,
    nothing_against_a_wyrm,
    the_flower_that_turns_the_battle,
    no_flower_where_the_battle_is_won,
    ironheart_where_the_battle_is_lost,
    into_the_citadel_where_a_friend_waits,
    into_the_citadel_before_midnight,
    rest_where_it_is_easy,
    lift_what_holds_the_feet,
    past_the_guard_that_cannot_be_beaten,
    turn_the_tile_that_bars_the_way,
    not_against_red_spikes,
    the_kindest_tile,
    the_curse_where_it_hinders_least,
    the_rival_who_is_ahead,
]


@pytest.mark.parametrize("position", CLEAR)
def test_what_is_clear_is_done_at_once(position: Callable[[], tuple[Table, int, str]]) -> None:
    table, seat, best = position()
    assert sensible(table, seat) == best


def test_odds_are_counted_over_the_faces_of_the_die() -> None:
    assert win_chance(3, 2, True, 0) == pytest.approx(5 / 6)
    assert win_chance(2, 2, True, 0) == pytest.approx(1 / 6)
    assert win_chance(2, 2, False, 0) == 0.0
    # A shield that is rolled again: five faces of six, and of the sixth five of six again.
    assert win_chance(3, 2, True, 1) == pytest.approx(35 / 36)
    assert draw_chance(1) == pytest.approx(1 / 36)
    assert win_chance(3, 2, True, 2) + draw_chance(2) == pytest.approx(1.0)


def test_who_fights_in_company_says_first_what_they_bring() -> None:
    table = duel(0, 1, guard="bear")
    table.to_battle(die=2)
    pledged = sensible(table, 0)
    assert pledged.startswith("pledge ")
    table.do(0, pledged)
    assert sensible(table, 0) == pledged.replace("pledge", "put")


@pytest.mark.parametrize(
    "position",
    [
        all_in,
        as_much_as_a_crab_asks_for,
        nothing_against_a_wyrm,
        the_flower_that_turns_the_battle,
        no_flower_where_the_battle_is_won,
        into_the_citadel_where_a_friend_waits,
        into_the_citadel_before_midnight,
        rest_where_it_is_easy,
        lift_what_holds_the_feet,
        turn_the_tile_that_bars_the_way,
    ],
)
def test_the_search_finds_what_is_forced(position: Callable[[], tuple[Table, int, str]]) -> None:
    table, seat, best = position()
    searcher = Searcher(GAME, table.match.rules, Budget(300, horizon=24), seed=1)
    assert searcher.decide(table.match.view(seat), table.legal(seat), 60.0) == best
