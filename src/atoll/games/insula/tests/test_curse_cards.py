"""What every curse does, one by one, blue ones once and white ones as long as they lie.  # I-A4, I-K1"""

import pytest

from .table import OF, Table
from .test_battles import duel


def cursing(curse: str, seats: int = 3) -> Table:
    """Seat 0 has this curse on rest."""
    table = Table(seats)
    table.curse(0, "rest", curse)
    return table


def test_exhaustion_takes_an_energy_from_all() -> None:
    table = cursing("exhaustion")
    table.do(0, "curse rest")
    assert [table.spent(seat) for seat in range(3)] == [(5, 1)] * 3


def test_shadow_lets_a_guard_appear_on_a_rivals_field() -> None:
    table = cursing("shadow")
    table.tile("1m", "meadow")
    table.stand(1, "1m")
    table.luck(guard=["viper"])
    table.do(0, "curse rest", "target 2")
    assert table.guards_at("1m") == ["viper"]


def test_landslide_throws_a_rival_down() -> None:
    table = cursing("landslide")
    table.tile("1m", "meadow")
    table.stand(2, "1m")
    table.do(0, "curse rest", "target 3")
    assert table.at(2) == "beach"


def test_magpie_draws_a_flower_blindly_from_a_rivals_hand() -> None:
    table = cursing("magpie")
    table.hand(1, "goldrod", "nettle")
    table.luck(robbed=["nettle"])
    table.do(0, "curse rest")
    assert table.may(0, "target") == ["2"]
    before = table.island.copy()
    step = table.do(0, "target 2")
    assert (table.held(0), table.held(1)) == (["nettle"], ["goldrod"])
    for reader, knows in ((0, True), (1, True), (2, False), (None, False)):
        told = table.match.game.told(table.match.rules, before, step, table.island, reader)
        assert ("nettle" in str(told)) == knows


def test_mirage_changes_places_with_a_rival() -> None:
    table = cursing("mirage")
    table.tile("1m", "meadow black down")
    table.stand(1, "1m")
    table.do(0, "curse rest", "target 2")
    assert (table.at(0), table.at(1)) == ("1m", "beach")
    assert table.match.to_move() == [0] and table.slots(0)["rest"] is None


def test_whisper_hands_another_curse_on_to_a_rival_who_lays_it() -> None:
    table = cursing("whisper")
    table.curse(0, "move", "rust")
    table.do(0, "curse rest", "slot move", "target 3")
    assert table.match.to_move() == [2]
    assert table.match.view(2)["private"]["laying"] == "rust"
    table.do(2, "lay flower")
    assert (table.slots(0)["move"], table.slots(2)["flower"]) == (None, "rust")


def test_drought_lets_all_others_discard_a_flower_of_their_choice() -> None:
    table = cursing("drought")
    table.hand(0, "dewbell")
    table.hand(1, "dewbell", "nettle")
    table.do(0, "curse rest")
    assert table.may(1, "discard") == ["dewbell", "nettle"]
    table.do(1, "discard dewbell")
    assert (table.held(0), table.held(1), table.match.to_move()) == (["dewbell"], ["nettle"], [0])


def test_a_blue_curse_that_can_do_nothing_is_discarded_all_the_same() -> None:
    table = cursing("magpie")
    table.do(0, "curse rest")
    assert table.slots(0)["rest"] is None
    assert table.match.view()["public"]["curses"]["discards"] == ["magpie"]


def test_fullmoon_makes_every_guard_stronger() -> None:
    table = duel(0)
    table.guard("dog", "1m")
    table.white("fullmoon")
    table.to_battle(die=2)
    assert table.match.view()["public"]["battles"][0]["strength"] == 6


def test_restless_makes_resting_weaker() -> None:
    table = Table()
    table.white("restless")
    table.energies(0, 1)
    table.do(0, "rest")
    assert table.spent(0) == (2, 4)


def test_leadenfeet_make_the_second_action_dearer() -> None:
    table = Table()
    table.white("leadenfeet")
    table.luck(tile=["meadow"])
    table.do(0, "move up", "gather")
    assert table.spent(0) == (4, 2)


def test_barbs_let_black_spikes_curse_twice() -> None:
    table = Table()
    table.white("barbs")
    table.tile("1m", "meadow black down")
    table.luck(curse=["rust", "magpie"])
    table.do(0, "move up", "lay rest", "lay flower")
    assert table.slots(0) == {"rest": "rust", "flower": "magpie", "move": None}


@pytest.mark.parametrize(("white", "total"), [("rust", 2), ("plenty", 4)])
def test_rust_takes_the_swords_bonus(white: str, total: int) -> None:
    table = duel(0)
    table.white(white)
    table.fight(die=6, put={0: 2})
    assert table.match.view()["public"]["adventurers"][0]["last"]["total"] == total


def test_plenty_doubles_all_rewards() -> None:
    table = duel(0, guard="owl")
    table.white("plenty")
    table.fight(die=2, put={0: 5}, flower=["nettle"])
    assert table.player(0).wheel == 4


def test_a_white_curse_lasts_until_another_takes_its_place() -> None:
    table = cursing("plenty")
    table.white("restless")
    table.curse(0, "flower", "rust")
    table.energies(0, 3)
    table.do(0, "curse rest", "rest")
    assert table.spent(0) == (4, 2)
    assert table.match.view()["public"]["white"] == "plenty"


def test_every_curse_of_the_box_has_a_test_here() -> None:
    written = globals()
    for card in OF.curses:
        assert any(card.id in name for name in written if name.startswith("test_")), card.id
