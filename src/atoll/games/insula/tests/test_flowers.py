"""What every flower does, one by one; and what cards can and cannot be played on.  # I-K1"""

import pytest

from .table import OF, Table
from .test_battles import duel


def bloom(table: Table, seat: int, flower: str) -> None:
    """In a battle where all have put in their energies, this flower is shown and no other."""
    while table.match.to_move()[0] != seat:
        table.do(table.match.to_move()[0], "pass")
    table.do(seat, f"play {flower}")
    while table.match.position.stage == 5:
        table.do(table.match.to_move()[0], "pass")


def test_dewbell_recovers_three_energies() -> None:
    table = Table()
    table.energies(0, 1)
    table.hand(0, "dewbell")
    table.do(0, "play dewbell")
    assert table.spent(0) == (4, 2)


def test_featherfern_is_a_step_that_guards_cannot_hinder() -> None:
    table = Table()
    table.tile("1m", "danger")
    table.guard("wyrm", "1m")
    table.stand(0, "1m")
    table.hand(0, "featherfern")
    assert "up" not in table.may(0, "move")
    table.luck(tile=["meadow"])
    table.do(0, "play featherfern", "toward up")
    assert table.at(0) == "2m"
    assert "move up" in table.legal(0)


def test_featherfern_does_not_pass_red_spikes() -> None:
    table = Table()
    table.tile("1m", "danger red down")
    table.hand(0, "featherfern")
    table.do(0, "play featherfern")
    assert table.may(0, "toward") == ["right", "left"]
    assert table.refused(0, "toward up") == "I-K1 toward"


def test_clearwort_lifts_one_of_the_own_curses_and_draws_a_flower() -> None:
    table = Table()
    table.curse(0, "rest", "rust")
    table.curse(0, "move", "magpie")
    table.hand(0, "clearwort")
    table.do(0, "play clearwort")
    assert table.refused(0, "slot flower") == "I-K1 slot"
    table.luck(flower=["goldrod"])
    table.do(0, "slot move")
    assert table.slots(0) == {"rest": "rust", "flower": None, "move": None}
    assert table.held(0) == ["goldrod"]
    assert table.match.view()["public"]["curses"]["discards"] == ["magpie"]


def test_eyebright_chooses_the_next_of_three_tiles_in_secret() -> None:
    table = Table()
    table.energies(0, 4)
    table.hand(0, "eyebright")
    table.luck(scouted=["meadow", "danger", "ease"])
    table.do(0, "play eyebright")
    looked = table.match.view(0)["private"]["looked"]
    assert looked == [0, 3, 8]
    assert table.match.view(1)["private"]["looked"] == []
    table.do(0, "next 3")
    assert table.match.view(0)["private"]["next"] == 8
    assert table.match.view(1)["private"]["next"] is None
    assert table.match.view(1)["public"]["tiles"]["known"] == [0]
    # Its second effect.
    assert table.spent(0) == (5, 1)
    table.luck(guard=["crab"])
    step = table.do(0, "move up")
    assert [label for label, _ in step.drew] == ["guard"]
    assert table.guards_at("1m") == ["crab"]


def test_the_tile_that_was_chosen_is_among_those_that_the_next_one_looks_at() -> None:
    table = Table()
    table.hand(0, "eyebright")
    table.hand(1, "eyebright")
    table.luck(scouted=["meadow", "danger", "ease"])
    table.do(0, "play eyebright", "next 2", "end")
    table.do(1, "play eyebright")
    assert 3 in table.match.view(1)["private"]["looked"]
    table.do(1, "next 1")
    assert table.match.view(0)["private"]["next"] is None


def test_eyebright_looks_at_as_many_tiles_as_there_are() -> None:
    table = Table()
    table.hand(0, "eyebright")
    table.island.near, table.island.far = 1 << 2, 1 << 20
    table.do(0, "play eyebright")
    assert table.may(0, "next") == ["1", "2"]


def test_lurebloom_leads_a_guard_away_and_recovers_one_energy() -> None:
    table = Table()
    for at in ("1m", "1e1"):
        table.tile(at, "danger")
    table.guard("bear", "1m")
    table.guard("owl", "1e1")
    table.stand(0, "1m")
    table.energies(0, 4)
    table.hand(0, "lurebloom")
    table.do(0, "play lurebloom")
    assert table.may(0, "guard") == ["owl", "bear"]
    assert table.refused(0, "guard crab") == "I-K1 guard"
    table.do(0, "guard bear", "toward right")
    assert (table.guards_at("1m"), table.guards_at("1e1")) == ([], ["owl", "bear"])
    assert table.spent(0) == (5, 1)


def test_slipthistle_throws_a_rival_down() -> None:
    table = Table()
    for at in ("1m", "2m"):
        table.tile(at, "danger")
    table.stand(1, "2m")
    table.hand(0, "slipthistle")
    table.do(0, "play slipthistle")
    assert table.may(0, "target") == ["2"]
    assert table.refused(0, "target 3") == "I-K1 rival"
    assert table.refused(0, "end") == "I-K1 first"
    table.do(0, "target 2")
    assert table.at(1) == "1m"


def test_moonrose_turns_the_moon_back_as_far_as_there_is_a_way_back() -> None:
    for before, after in ((3, 2), (0, 0)):
        table = Table()
        table.island.moon = before
        table.hand(0, "moonrose")
        table.do(0, "play moonrose")
        assert table.match.view()["public"]["moon"]["at"] == after


def test_windwheel_turns_a_tile_half_round_and_draws_a_flower() -> None:
    table = Table()
    table.tile("1m", "danger red down black left")
    table.hand(0, "windwheel")
    assert table.refused(0, "move up") == "I-A5 spikes"
    table.luck(flower=["goldrod"])
    table.do(0, "play windwheel", "toward up")
    field = table.match.view()["public"]["fields"][-1]
    assert (field["red"], field["black"], field["turned"]) == (["up"], ["right"], True)
    assert table.held(0) == ["goldrod"]
    table.do(0, "move up")
    assert table.at(0) == "1m"


def test_honeycup_draws_two_flowers() -> None:
    table = Table()
    table.hand(0, "honeycup")
    table.luck(flower=["foxglove", "nettle"])
    table.do(0, "play honeycup")
    assert table.held(0) == ["nettle", "foxglove"]


def test_nettle_curses_a_rival() -> None:
    table = Table()
    table.hand(0, "nettle")
    table.luck(curse=["rust"])
    table.do(0, "play nettle", "target 3")
    assert table.match.to_move() == [2]
    table.do(2, "lay move")
    assert table.slots(2)["move"] == "rust"
    assert table.match.to_move() == [0]


@pytest.mark.parametrize(("flower", "strength"), [("emberlily", 2), ("bloodpoppy", 3)])
def test_emberlily_and_bloodpoppy_make_stronger(flower: str, strength: int) -> None:
    table = duel(0)
    table.hand(0, flower)
    table.to_battle(die=2)
    table.commit({0: 1})
    bloom(table, 0, flower)
    last = table.match.view()["public"]["adventurers"][0]["last"]
    assert (last["total"], last["bonus"], last["brought"]) == (1 + strength, strength, 1)


def test_ironheart_adds_one_and_spares_who_loses_the_penalty() -> None:
    table = duel(0, guard="fox")
    table.hand(0, "ironheart", "dewbell")
    table.to_battle(die=2)
    table.commit({0: 0})
    bloom(table, 0, "ironheart")
    assert table.match.view()["public"]["adventurers"][0]["last"]["total"] == 1
    assert (table.at(0), table.held(0)) == ("1m", ["dewbell"])


def test_goldrod_doubles_the_own_reward_only() -> None:
    table = duel(0, 1, guard="owl")
    table.hand(0, "goldrod")
    table.to_battle(die=2, flower=["nettle"])
    table.commit({0: 5, 1: 0})
    bloom(table, 0, "goldrod")
    assert (table.player(0).wheel, table.player(1).wheel) == (4, 2)


def test_chancevine_rolls_a_shield_again_and_adds_one() -> None:
    table = duel(0)
    table.hand(0, "chancevine")
    table.to_battle(die=[1, 2])
    table.commit({0: 2})
    bloom(table, 0, "chancevine")
    last = table.match.view()["public"]["adventurers"][0]["last"]
    assert (last["result"], last["total"]) == ("won", 3)


def test_chancevine_leaves_other_faces_as_they_are() -> None:
    table = duel(0)
    table.hand(0, "chancevine")
    table.to_battle(die=[2, 6])
    table.commit({0: 0})
    bloom(table, 0, "chancevine")
    assert table.match.view()["public"]["die"] == 2


def test_witherleaf_weakens_the_guards_on_the_own_field_and_adds_one() -> None:
    table = duel(0, guard="bear")
    table.hand(0, "witherleaf")
    table.to_battle(die=2)
    table.commit({0: 4})
    bloom(table, 0, "witherleaf")
    last = table.match.view()["public"]["adventurers"][0]["last"]
    assert (last["total"], last["against"], last["result"]) == (5, 4, "won")


def test_foxglove_takes_the_bonus_of_the_rivals() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.stand(seat, "citadel")
        table.energies(seat, 12)
    table.hand(0, "emberlily")
    table.hand(1, "foxglove")
    table.to_battle(die=2)
    table.commit({0: 11, 1: 11})
    table.do(1, "play foxglove")
    table.do(0, "play emberlily")
    outcome = table.match.outcome()
    assert outcome is not None and outcome.winners() == [1]
    assert [dict(result.parts)["battle"] for result in outcome.results] == [11, 14]


def test_kinbloom_grows_with_company() -> None:
    for seats, bonus in (((0,), 0), ((0, 1), 1), ((0, 1, 2), 2)):
        table = duel(*seats)
        table.hand(0, "kinbloom")
        table.to_battle(die=2)
        table.commit(dict.fromkeys(seats, 0))
        bloom(table, 0, "kinbloom")
        assert table.match.view()["public"]["adventurers"][0]["last"]["bonus"] == bonus


@pytest.mark.parametrize(("put", "spent"), [(5, (4, 2)), (2, (6, 0))])
def test_evergreen_saves_three_of_the_own_energies(put: int, spent: tuple[int, int]) -> None:
    table = duel(0)
    table.hand(0, "evergreen")
    table.to_battle(die=2)
    table.commit({0: put})
    bloom(table, 0, "evergreen")
    assert table.spent(0) == spent


@pytest.mark.clause("I-K1")
def test_a_flower_of_which_nothing_could_be_done_is_not_played() -> None:
    table = Table()
    table.hand(0, "slipthistle")
    assert table.refused(0, "play slipthistle") == "I-K1 vain"
    assert table.refused(0, "slot rest") == "I-K1 unasked"


@pytest.mark.clause("I-K1")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    table = Table()
    table.hand(0, "windwheel")
    table.luck(flower=["goldrod"])
    # On the beach with nothing beside it there is no tile to turn.
    table.do(0, "play windwheel")
    assert table.held(0) == ["goldrod"]


def test_every_flower_of_the_box_has_a_test_here() -> None:
    written = globals()
    for card in OF.flowers:
        assert any(card.id in name for name in written if name.startswith("test_")), card.id
