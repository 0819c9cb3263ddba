"""The four actions.  # I-A0 to I-A8"""

import pytest

from .table import Table


@pytest.mark.clause("I-A0")
def test_a_curse_on_its_slot_blocks_an_action() -> None:
    table = Table()
    table.tile("0e1", "meadow")
    table.stand(0, "0e1")
    table.energies(0, 3)
    table.hand(0, "honeycup")
    for slot, actions in (
        ("rest", ["rest"]),
        ("flower", ["gather", "play honeycup"]),
        ("move", ["move left", "move up"]),
    ):
        table.curse(0, slot, "exhaustion")
        for action in actions:
            assert table.refused(0, action) == "I-A0 blocked"
    assert table.may(0, "curse") == ["rest", "flower", "move"]


@pytest.mark.clause("I-A1")
@pytest.mark.parametrize(("tile", "spent"), [("ease", (4, 2)), ("danger", (3, 3)), ("meadow", (3, 3))])
def test_rest_moves_two_energies_and_three_on_ease(tile: str, spent: tuple[int, int]) -> None:
    table = Table()
    table.tile("1m", tile)
    table.stand(0, "1m")
    table.energies(0, 1)
    table.do(0, "rest")
    assert table.spent(0) == spent


@pytest.mark.clause("I-A1")
def test_no_more_is_recovered_than_one_is_tired() -> None:
    table = Table()
    table.energies(0, 5)
    table.do(0, "rest")
    assert table.spent(0) == (6, 0)


@pytest.mark.clause("I-A1")
def test_nobody_rests_beside_a_guard() -> None:
    table = Table()
    table.tile("1m", "danger")
    table.guard("crab", "1m")
    table.stand(0, "1m")
    table.energies(0, 1)
    assert table.refused(0, "rest") == "I-A1 guarded"


@pytest.mark.clause("I-A2")
@pytest.mark.parametrize("tile", ["danger", "ease"])
def test_where_it_was_agreed_on_one_rests_beside_a_guard_for_one_energy(tile: str) -> None:
    table = Table(beside=True)
    table.tile("1m", tile)
    table.guard("crab", "1m")
    table.stand(0, "1m")
    table.energies(0, 1)
    table.do(0, "rest")
    assert table.spent(0) == (2, 4)


@pytest.mark.clause("I-A1", "I-F2")
def test_one_rests_before_kingosh_who_is_no_guard() -> None:
    table = Table()
    table.stand(0, "citadel")
    table.energies(0, 1)
    table.do(0, "rest")
    assert table.spent(0) == (3, 3)


@pytest.mark.clause("I-A3")
def test_a_flower_is_drawn_on_a_meadow_only() -> None:
    table = Table()
    assert table.refused(0, "gather") == "I-A3 meadow"
    table.tile("1m", "meadow")
    table.stand(0, "1m")
    table.luck(flower=["moonrose"])
    table.do(0, "gather")
    assert table.held(0) == ["moonrose"]


@pytest.mark.clause("I-A3")
def test_a_yellow_flower_is_played_and_then_discarded() -> None:
    table = Table()
    table.energies(0, 2)
    table.hand(0, "dewbell")
    table.do(0, "play dewbell")
    assert (table.spent(0), table.held(0)) == ((5, 1), [])
    assert table.match.view()["public"]["flowers"]["discards"] == ["dewbell"]


@pytest.mark.clause("I-A3")
def test_only_a_flower_that_one_holds_is_played() -> None:
    table = Table()
    assert table.refused(0, "play dewbell") == "I-A3 lacking"


@pytest.mark.clause("I-A3")
def test_an_empty_pile_is_filled_again_from_the_discards() -> None:
    table = Table()
    table.tile("1m", "meadow")
    table.stand(0, "1m")
    table.island.flower_discards, table.island.flowers = table.island.flowers, 0
    table.luck(flower=[])
    table.do(0, "gather")
    public = table.match.view()["public"]["flowers"]
    assert (len(table.held(0)), public["pile"], public["discards"]) == (1, 35, [])


@pytest.mark.clause("I-A3")
def test_when_all_flowers_are_in_hands_none_is_drawn() -> None:
    table = Table()
    table.tile("1m", "meadow")
    table.stand(0, "1m")
    table.island.flowers = 0
    assert table.refused(0, "gather") == "I-A3 none"


@pytest.mark.clause("I-A3")
def test_who_holds_more_than_five_discards_by_choice_at_once() -> None:
    table = Table()
    table.tile("1m", "meadow")
    table.stand(0, "1m")
    table.hand(0, "dewbell", "dewbell", "nettle", "emberlily", "moonrose")
    table.luck(flower=["goldrod"])
    table.do(0, "gather")
    assert table.may(0, "discard") == ["dewbell", "moonrose", "nettle", "emberlily", "goldrod"]
    assert table.refused(0, "end") == "I-A3 first"
    assert table.refused(0, "discard foxglove") == "I-A3 lacking"
    table.do(0, "discard nettle")
    assert len(table.held(0)) == 5
    assert table.refused(0, "discard dewbell") == "I-A3 unasked"


@pytest.mark.clause("I-A4")
def test_a_blue_curse_takes_effect_and_frees_its_slot() -> None:
    table = Table()
    table.curse(0, "move", "exhaustion")
    table.do(0, "curse move")
    assert [table.spent(seat)[0] for seat in range(3)] == [5, 5, 5]
    assert table.slots(0)["move"] is None
    assert table.match.view()["public"]["curses"]["discards"] == ["exhaustion"]
    assert "move up" in table.legal(0)


@pytest.mark.clause("I-A4")
def test_a_white_curse_goes_above_the_citadel_in_place_of_the_one_there() -> None:
    table = Table()
    table.white("rust")
    table.curse(0, "rest", "plenty")
    table.do(0, "curse rest")
    public = table.match.view()["public"]
    assert (public["white"], public["curses"]["discards"]) == ("plenty", ["rust"])


@pytest.mark.clause("I-A4")
def test_only_a_curse_that_lies_there_is_played() -> None:
    assert Table().refused(0, "curse rest") == "I-A4 empty"


@pytest.mark.clause("I-A5")
@pytest.mark.parametrize(
    ("way", "place"), [("up", "2m"), ("down", "beach"), ("left", "1w1"), ("right", "1e1")]
)
def test_one_moves_one_field_up_down_left_or_right(way: str, place: str) -> None:
    table = Table()
    table.tile("1m", "ease")
    table.stand(0, "1m")
    table.luck(tile=["meadow"])
    table.do(0, f"move {way}")
    assert table.at(0) == place


@pytest.mark.clause("I-A5")
def test_a_guard_bars_the_way_up_and_no_other() -> None:
    table = Table()
    table.tile("1m", "danger")
    table.guard("crab", "1m")
    table.stand(0, "1m")
    assert table.refused(0, "move up") == "I-A5 guard"
    assert table.may(0, "move") == ["right", "down", "left"]


@pytest.mark.clause("I-A5")
def test_below_the_row_of_the_beach_lies_the_sea() -> None:
    table = Table()
    table.tile("0e1", "ease")
    assert table.refused(0, "move down") == "I-A5 sea"
    table.stand(0, "0e1")
    assert table.refused(0, "move down") == "I-A5 sea"


@pytest.mark.clause("I-A5", "I-A8")
def test_red_spikes_keep_out_and_let_out() -> None:
    table = Table()
    table.tile("1m", "danger red down")
    assert table.refused(0, "move up") == "I-A5 spikes"
    table.stand(0, "1m")
    table.do(0, "move down")
    assert table.at(0) == "beach"


@pytest.mark.clause("I-A5")
def test_without_tiles_what_is_unexplored_stays_so() -> None:
    table = Table()
    table.tile("1m", "ease")
    table.island.near = table.island.far = 0
    table.island.way = -1 & 0b1111
    assert table.refused(0, "move left") == "I-A5 tiles"
    assert table.may(0, "move") == ["up"]


@pytest.mark.clause("I-A6", "I-A8")
def test_who_moves_against_black_spikes_is_cursed_and_who_leaves_across_them_is_not() -> None:
    table = Table()
    table.tile("1m", "meadow black down")
    table.luck(curse=["rust"])
    table.do(0, "move up")
    assert table.match.view(0)["private"]["laying"] == "rust"
    table.do(0, "lay rest", "end")
    table.stand(1, "1m")
    table.do(1, "move down")
    assert table.slots(1) == {"rest": None, "flower": None, "move": None}
    assert not table.match.view()["public"]["adventurers"][1]["laying"]


@pytest.mark.clause("I-A7")
@pytest.mark.parametrize("tile", ["ease", "meadow"])
def test_on_ease_and_meadow_nothing_more_happens(tile: str) -> None:
    table = Table()
    table.luck(tile=[tile])
    step = table.do(0, "move up")
    assert [label for label, _ in step.drew] == ["tile"]
    assert (table.at(0), table.guards_at("1m")) == ("1m", [])


@pytest.mark.clause("I-A7")
def test_on_danger_a_guard_from_the_bag_appears() -> None:
    table = Table()
    table.luck(tile=["danger"], guard=["owl"])
    table.do(0, "move up")
    assert table.guards_at("1m") == ["owl"]
    assert table.match.view()["public"]["bag"] == 15


@pytest.mark.clause("I-A7")
def test_a_field_that_was_explored_stays_as_it_is() -> None:
    table = Table()
    table.tile("1m", "danger")
    step = table.do(0, "move up")
    assert (step.drew, table.guards_at("1m")) == ([], [])


@pytest.mark.clause("I-A8")
def test_a_tile_that_was_just_laid_does_not_hinder_who_uncovered_it() -> None:
    table = Table()
    table.luck(tile=["danger red down"], guard=["crab"])
    table.do(0, "move up")
    assert table.at(0) == "1m"
    table.energies(0, 6)
    table.do(0, "end")
    assert table.refused(1, "move up") == "I-A5 spikes"


@pytest.mark.clause("I-A8")
def test_a_tile_that_was_just_laid_does_not_curse_who_uncovered_it() -> None:
    table = Table()
    table.luck(tile=["meadow black down"])
    table.do(0, "move up")
    assert not table.match.view()["public"]["adventurers"][0]["laying"]
