"""Special fields, Kingosh, the bag, and the traits of guards.  # I-F1 to I-F3"""

import pytest

from .table import OF, Table
from .test_battles import duel


@pytest.mark.clause("I-F1")
@pytest.mark.parametrize("at", ["beach", "citadel"])
def test_no_guard_appears_on_the_beach_or_in_the_citadel(at: str) -> None:
    table = Table(2)
    table.stand(1, at)
    table.curse(0, "rest", "shadow")
    table.do(0, "curse rest")
    assert table.match.view()["public"]["bag"] == 16


@pytest.mark.clause("I-F1")
def test_no_guard_is_led_onto_the_beach() -> None:
    table = Table(2)
    table.tile("1m", "danger")
    table.tile("1e1", "danger")
    table.guard("crab", "1m")
    table.stand(0, "1m")
    table.hand(0, "lurebloom")
    table.do(0, "play lurebloom", "guard crab")
    assert table.may(0, "toward") == ["right"]


@pytest.mark.clause("I-F1")
def test_nothing_is_laid_above_the_row_of_the_citadel() -> None:
    table = Table(2)
    table.stand(0, "citadel")
    assert table.refused(0, "move up") == "I-F1 summit"
    assert table.may(0, "move") == ["right", "down", "left"]


@pytest.mark.clause("I-F2")
def test_kingosh_is_no_guard() -> None:
    table = Table(2)
    table.white("fullmoon")
    table.hand(0, "witherleaf")
    table.stand(0, "citadel")
    strength = OF.box.kingosh[1]
    table.to_battle(die=2)
    assert table.match.view()["public"]["battles"][0]["strength"] == strength
    table.commit({0: 1})
    table.do(0, "play witherleaf")
    last = table.match.view()["public"]["adventurers"][0]["last"]
    assert (last["against"], last["result"]) == (strength, "lost")


@pytest.mark.clause("I-F2", "I-B8")
def test_who_loses_to_kingosh_is_cursed() -> None:
    table = Table(2)
    table.stand(0, "citadel")
    table.fight(die=2, put={0: 1}, curse=["rust"])
    table.do(0, "lay rest")
    assert (table.slots(0)["rest"], table.at(0)) == ("rust", "citadel")


def emptied(table: Table, beaten: int) -> None:
    """The bag is empty, and so many guards were beaten; the others are far away from the game."""
    island = table.island
    guards = [guard for guard in range(16) if island.bag >> guard & 1]
    island.bag = 0
    for guard in guards[:beaten]:
        island.beaten |= 1 << guard


@pytest.mark.clause("I-F3")
def test_when_the_bag_is_empty_the_beaten_guards_go_back_into_it() -> None:
    table = Table(2)
    emptied(table, beaten=3)
    table.luck(tile=["danger"], guard=["dog"])
    table.do(0, "move up")
    public = table.match.view()["public"]
    assert (table.guards_at("1m"), public["bag"], public["beaten"]) == (["dog"], 2, [])


@pytest.mark.clause("I-F3")
def test_if_fewer_than_three_were_beaten_the_nearest_to_the_beach_are_taken_up() -> None:
    table = Table(2)
    for at, guard in (("1m", "owl"), ("2m", "fox"), ("3m", "bear")):
        table.tile(at, "danger")
        table.guard(guard, at)
    emptied(table, beaten=1)
    table.luck(tile=["danger black down"], guard=["crab"])
    table.do(0, "move left")
    assert table.guards_at("1m") + table.guards_at("2m") == []
    assert (table.guards_at("3m"), table.guards_at("0w1")) == (["bear"], ["crab"])
    assert table.match.view()["public"]["bag"] == 2


@pytest.mark.clause("I-F3")
def test_of_equally_near_guards_the_holder_of_the_token_chooses() -> None:
    table = Table(2)
    for at, guard in (("2m", "fox"), ("1e1", "owl"), ("3m", "bear")):
        table.tile(at, "danger")
        table.guard(guard, at)
    table.tile("1w1", "danger red right")
    table.guard("lynx", "1w1")
    emptied(table, beaten=1)
    table.luck(tile=["danger black down"], guard=["lynx"])
    table.do(0, "move left")
    assert table.match.to_move() == [1]
    assert table.may(1, "guard") == ["fox", "owl", "lynx"]
    assert table.refused(1, "guard bear") == "I-F3 far"
    assert table.refused(1, "end") == "I-F3 first"
    table.do(1, "guard lynx", "guard fox")
    assert (table.guards_at("0w1"), table.guards_at("1e1")) == (["lynx"], ["owl"])
    assert table.match.to_move() == [0]


def test_swordproof_guards_do_not_mind_the_sword() -> None:
    table = duel(0, guard="lynx")
    table.fight(die=6, put={0: 4})
    assert table.match.view()["public"]["adventurers"][0]["last"]["total"] == 4


def test_wary_guards_are_stronger_against_many() -> None:
    for seats, strength in (((0,), 3), ((0, 1), 4), ((0, 1, 2), 5)):
        table = duel(*seats, guard="boar")
        table.to_battle(die=2)
        assert table.match.view()["public"]["battles"][0]["strength"] == strength


def test_draining_guards_take_energies_from_who_loses_to_them() -> None:
    table = duel(0, guard="viper")
    table.fight(die=2, put={0: 2}, curse=["rust"])
    assert table.spent(0) == (3, 3)


def test_nightly_guards_are_stronger_once_the_moon_has_gone_half_its_way() -> None:
    for share, strength in ((0, 5), (1, 6)):
        table = duel(0, guard="moth")
        table.island.moon = share * (OF.box.moon[1] // 2)
        table.to_battle(die=2)
        assert table.match.view()["public"]["battles"][0]["strength"] == strength
