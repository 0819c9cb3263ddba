"""How it ends, and who has won.  # I-E1 to I-E4"""

import pytest

from atoll.core import Outcome

from .table import OF, Table


def outcome(table: Table) -> Outcome:
    found = table.match.outcome()
    assert found is not None
    return found


def before_kingosh(*energies: int, seats: int = 3, **options: object) -> Table:
    """The first seats stand before Kingosh with so many energies."""
    table = Table(seats, **options)
    for seat, number in enumerate(energies):
        table.stand(seat, "citadel")
        table.energies(seat, number)
    return table


@pytest.mark.clause("I-E1")
def test_who_brought_most_against_kingosh_wins() -> None:
    table = before_kingosh(18, 15)
    table.to_battle(die=2)
    table.commit({0: 16, 1: 15})
    end = outcome(table)
    assert (end.reason, [result.place for result in end.results]) == ("end-kingosh", [1, 2, 2])
    assert end.results[0].parts == (("height", 5), ("battle", 16))
    assert end.results[2].points == 0


@pytest.mark.clause("I-E1")
def test_equals_share() -> None:
    table = before_kingosh(15, 15)
    table.to_battle(die=2)
    table.commit({0: 15, 1: 15})
    assert outcome(table).winners() == [0, 1]


@pytest.mark.clause("I-E1")
def test_the_own_flower_counts_and_the_sword_does_not() -> None:
    table = before_kingosh(15, 15)
    table.hand(1, "emberlily")
    table.to_battle(die=6)
    table.commit({0: 15, 1: 14})
    table.do(1, "play emberlily")
    assert outcome(table).winners() == [1]
    assert outcome(table).results[1].parts[1] == ("battle", 16)


@pytest.mark.clause("I-E1")
def test_a_shield_saves_kingosh() -> None:
    table = before_kingosh(15, 15)
    table.to_battle(die=1)
    table.commit({0: 15, 1: 15})
    assert table.match.outcome() is None


def all_laid(*ways: str) -> Table:
    """No tile is left; these are laid, and seat 0 stands on the first."""
    table = Table(2)
    for at, tile in zip(ways[::2], ways[1::2], strict=True):
        table.tile(at, tile)
    table.island.near = 0
    table.island.far = 0
    return table


@pytest.mark.clause("I-E2")
def test_when_the_last_tile_cuts_off_the_citadel_the_island_wins() -> None:
    table = Table(2)
    last = next(field for field, tile in enumerate(OF.box.tiles) if tile.red == 0 and field > 13)
    table.island.near, table.island.far = 0, 1 << last
    table.luck()
    table.match.do(0, "move left")
    assert outcome(table).reason == "end-lost-way"
    assert outcome(table).winners() == []


@pytest.mark.clause("I-E2")
def test_as_long_as_a_way_is_open_to_anybody_the_game_goes_on() -> None:
    table = Table(2, distance=4)
    for at in ("1m", "2m"):
        table.tile(at, "danger")
    table.tile("3m", "danger black down")
    last = next(field for field, tile in enumerate(OF.box.tiles) if tile.red == 0 and field > 20)
    table.island.near, table.island.far = 0, 1 << last
    table.luck()
    table.match.do(0, "move left")
    assert table.match.outcome() is None


@pytest.mark.clause("I-E2")
def test_red_spikes_cut_off_a_way_and_turning_the_tile_opens_it() -> None:
    table = Table(2, distance=4)
    for at, tile in (("1m", "danger"), ("2m", "danger red down"), ("3m", "danger black down")):
        table.tile(at, tile)
    table.hand(0, "windwheel")
    table.stand(0, "1m")
    table.stand(1, "3m")
    table.island.near, table.island.far = 0, 1 << 20
    table.do(0, "play windwheel", "toward up")
    table.do(0, "move left")
    table.stand(1, "beach")
    assert table.match.outcome() is None
    assert "move up" in table.legal(1)


@pytest.mark.clause("I-E3")
@pytest.mark.parametrize(("die", "moon"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 0)])
def test_the_moon_moves_when_neither_shield_nor_sword_is_rolled(die: int, moon: int) -> None:
    table = Table(2)
    table.luck(die=[die])
    table.end_turns(0, 1)
    assert table.match.view()["public"]["moon"]["at"] == moon


@pytest.mark.clause("I-E3")
@pytest.mark.parametrize(("die", "over"), [(1, False), (4, True), (6, False)])
def test_on_its_last_field_the_moon_ends_the_game(die: int, over: bool) -> None:
    table = Table(2)
    table.island.moon = OF.box.moon[1] - 1
    table.luck(die=[die])
    table.end_turns(0, 1)
    assert (table.match.outcome() is not None) == over
    if over:
        assert (outcome(table).reason, outcome(table).winners()) == ("end-midnight", [])


@pytest.mark.clause("I-E3", "I-E1")
def test_who_beats_kingosh_at_midnight_has_won() -> None:
    table = before_kingosh(18, 18)
    table.island.moon = OF.box.moon[2] - 1
    table.to_battle(die=4)
    table.commit({0: 18, 1: 17})
    assert outcome(table).winners() == [0]


@pytest.mark.clause("I-E3")
def test_without_the_countdown_the_moon_stands_still() -> None:
    table = Table(2, countdown=False)
    step = None
    for _ in range(4):
        step = table.do(table.match.to_move()[0], "end")
    assert step is not None and step.drew == []
    assert table.match.view()["public"]["moon"]["at"] == 0


@pytest.mark.clause("I-E4")
@pytest.mark.parametrize("order", ["against", "along"])
def test_after_sixty_rounds_the_night_is_over(order: str) -> None:
    table = Table(2, countdown=False, order=order)
    while table.match.outcome() is None:
        table.do(table.match.to_move()[0], "end")
    public = table.match.view()["public"]
    assert (outcome(table).reason, public["turns"], public["round"]) == ("end-dawn", 120, 60)
    assert outcome(table).winners() == []
