"""Battles: who fights, what is put in, the die, what winners get and losers suffer.  # I-B1 to I-B10"""

import pytest

from .table import Table


def duel(*seats: int, guard: str = "crab", at: str = "1m", **options: object) -> Table:
    """A table for these seats, at least two, who stand on a field with a guard."""
    table = Table(max(2, len(seats)), **options)
    table.tile(at, "danger")
    table.guard(guard, at)
    for seat in seats:
        table.stand(seat, at)
    return table


@pytest.mark.clause("I-B1")
def test_there_is_a_battle_wherever_adventurers_and_guards_or_kingosh_meet_at_the_same_time() -> None:
    table = Table(4)
    table.tile("1m", "danger")
    table.tile("2m", "danger")
    table.guard("crab", "1m")
    table.guard("owl", "2m")
    table.stand(0, "1m")
    table.stand(1, "citadel")
    table.to_battle(die=6)
    battles = table.match.view()["public"]["battles"]
    assert [(battle["place"], battle["seats"], battle["strength"]) for battle in battles] == [
        ("citadel", [1], table.match.view()["public"]["kingosh"]),
        ("1m", [0], 2),
    ]
    assert table.match.to_move() == [0, 1]


@pytest.mark.clause("I-B2")
def test_who_shares_a_field_may_pledge_and_is_not_bound_by_it() -> None:
    table = duel(0, 1)
    table.to_battle(die=2)
    table.do(0, "pledge 4", "pledge 2")
    assert table.match.view(1)["public"]["adventurers"][0]["pledge"] == 2
    assert table.refused(0, "pledge 2") == "I-B2 same"
    assert table.refused(0, "pledge 7") == "I-B2 lacking"
    table.do(0, "pledge 5")
    assert table.refused(0, "pledge 6") == "I-B2 often"
    table.do(0, "put 0")
    table.do(1, "put 0")
    assert table.spent(0) == (6, 0)


@pytest.mark.clause("I-B2")
def test_nobody_pledges_alone_or_in_peace() -> None:
    table = duel(0)
    assert table.refused(0, "pledge 1") == "I-B2 peace"
    table.to_battle(die=2)
    assert table.refused(0, "pledge 1") == "I-B2 alone"


@pytest.mark.clause("I-B3")
def test_energies_are_secret_until_all_have_chosen() -> None:
    table = duel(0, 1)
    table.hand(0, "dewbell")
    table.to_battle(die=2)
    before = table.match.view(1), table.match.view()
    table.do(0, "put 4")
    after = table.match.view(1), table.match.view()
    for seen, then in zip(before, after, strict=True):
        public = seen["public"]
        assert then["public"] | {name: public[name] for name in ("waiting", "actor", "last")} == public
        assert then["private"] == seen["private"]
    assert table.match.view(0)["private"]["put"] == 4
    assert table.match.to_move() == [1]
    table.do(1, "put 1")
    assert [one["battle"] for one in table.match.view()["public"]["adventurers"]] == [4, 1]


@pytest.mark.clause("I-B3")
def test_one_puts_in_what_one_has() -> None:
    table = duel(0)
    table.energies(0, 3)
    assert table.refused(0, "put 1") == "I-B3 peace"
    table.to_battle(die=2)
    assert table.may(0, "put") == ["0", "1", "2", "3"]
    assert table.refused(0, "put 4") == "I-B3 lacking"
    assert table.refused(0, "rest") == "I-B3 first"


@pytest.mark.clause("I-B3")
def test_who_has_no_energies_is_not_asked_for_any() -> None:
    table = duel(0, 1)
    table.energies(0, 0)
    table.to_battle(die=2)
    assert table.match.to_move() == [1]


@pytest.mark.clause("I-B4")
def test_each_fighter_with_flowers_may_play_one_red_one_in_order_from_the_active_player() -> None:
    table = duel(0, 1, 2)
    table.hand(0, "emberlily", "dewbell")
    table.hand(1, "dewbell")
    table.hand(2, "emberlily")
    table.to_battle(die=2)
    table.commit({0: 0, 1: 0, 2: 0})
    assert table.match.to_move() == [2]
    assert table.legal(2) == ["play emberlily", "pass"]
    table.do(2, "play emberlily")
    # Who holds only yellow flowers is asked too, so that nobody learns it.
    assert table.match.to_move() == [0]
    assert table.refused(0, "play dewbell") == "I-B4 yellow"
    assert table.refused(0, "play foxglove") == "I-A3 lacking"
    assert table.refused(0, "end") == "I-B4 first"
    table.do(0, "pass")
    assert table.legal(1) == ["pass"]


@pytest.mark.clause("I-B4")
def test_red_flowers_are_not_played_in_peace() -> None:
    table = duel(0)
    table.hand(0, "emberlily")
    assert table.refused(0, "play emberlily") == "I-B4 red"
    assert table.refused(0, "pass") == "I-B4 peace"


@pytest.mark.clause("I-B5")
@pytest.mark.parametrize(("put", "spent"), [(5, (4, 2)), (4, (4, 2)), (1, (6, 0)), (0, (6, 0))])
def test_the_shield_makes_a_draw_that_costs_the_smaller_half(put: int, spent: tuple[int, int]) -> None:
    table = duel(0)
    table.fight(die=1, put={0: put})
    assert table.spent(0) == spent
    assert table.match.view()["public"]["adventurers"][0]["last"]["result"] == "drawn"
    assert table.guards_at("1m") == ["crab"]


@pytest.mark.clause("I-B5")
@pytest.mark.parametrize(("die", "won"), [(6, True), (5, False), (2, False)])
def test_the_sword_adds_two_once_on_a_field(die: int, won: bool) -> None:
    table = duel(0, 1, guard="owl")
    table.fight(die=die, put={0: 2, 1: 1})
    last = table.match.view()["public"]["adventurers"][0]["last"]
    assert (last["total"], last["against"]) == (5 if die == 6 else 3, 4)
    assert (last["result"] == "won") == won


@pytest.mark.clause("I-B6")
@pytest.mark.parametrize(("put", "result"), [(2, "lost"), (3, "won")])
def test_adventurers_win_with_more_than_the_strength_of_all_guards(put: int, result: str) -> None:
    table = duel(0)
    table.fight(die=2, put={0: put})
    assert table.match.view()["public"]["adventurers"][0]["last"]["result"] == result


@pytest.mark.clause("I-B6")
def test_guards_on_a_field_stand_together_and_so_do_adventurers() -> None:
    table = duel(0, 1)
    table.guard("dog", "1m")
    table.fight(die=2, put={0: 3, 1: 2})
    for seat in (0, 1):
        last = table.match.view()["public"]["adventurers"][seat]["last"]
        assert (last["result"], last["total"], last["against"]) == ("won", 5, 4)
    assert table.guards_at("1m") == []


@pytest.mark.clause("I-B7")
def test_winners_move_on_the_wheel_and_get_what_they_reach_or_pass() -> None:
    table = duel(0, 1, guard="owl")
    table.player(0).wheel = 2
    table.player(1).wheel = 9
    table.fight(die=2, put={0: 5, 1: 1}, flower=["goldrod"])
    assert (table.player(0).wheel, table.held(0), table.spent(0)) == (4, ["goldrod"], (1, 5))
    # The star is an energy of the supply, ready at once.
    assert (table.player(1).wheel, table.held(1), table.spent(1)) == (1, [], (6, 1))
    assert table.match.view()["public"]["supply"] == 11


@pytest.mark.clause("I-B7")
def test_beaten_guards_leave_the_island_and_lie_beside_it() -> None:
    table = duel(0)
    table.fight(die=2, put={0: 3})
    assert (table.guards_at("1m"), table.match.view()["public"]["beaten"]) == ([], ["crab"])


@pytest.mark.clause("I-B7")
def test_without_energies_in_the_supply_a_star_brings_nothing() -> None:
    table = duel(0)
    table.player(0).wheel = 9
    table.island.supply = 0
    table.fight(die=2, put={0: 3})
    assert table.spent(0) == (3, 3)


@pytest.mark.clause("I-B8")
def test_all_losers_discard_flowers_of_their_choice() -> None:
    table = duel(0, 1)
    table.hand(0, "dewbell", "nettle")
    table.hand(1, "honeycup")
    table.fight(die=2, put={0: 0, 1: 0})
    assert table.match.to_move() == [1]
    table.do(1, "discard honeycup")
    assert table.may(0, "discard") == ["dewbell", "nettle"]
    table.do(0, "discard nettle")
    assert (table.held(0), table.held(1), table.at(0)) == (["dewbell"], [], "1m")


@pytest.mark.clause("I-B8")
def test_losers_take_the_curses_of_the_guards() -> None:
    table = duel(0, guard="wyrm")
    table.fight(die=2, put={0: 0}, curse=["rust", "magpie"])
    table.do(0, "lay rest", "lay move")
    assert table.slots(0) == {"rest": "rust", "flower": None, "move": "magpie"}


@pytest.mark.clause("I-B8")
def test_who_cannot_suffer_all_of_the_penalty_is_thrown_down_and_keeps_the_rest() -> None:
    table = duel(0, guard="fox")
    table.hand(0, "dewbell")
    table.fight(die=2, put={0: 0})
    assert (table.at(0), table.held(0)) == ("beach", ["dewbell"])


@pytest.mark.clause("I-B8")
def test_who_has_too_few_free_slots_is_thrown_down() -> None:
    table = duel(0, guard="wyrm")
    table.curse(0, "rest", "rust")
    table.curse(0, "flower", "rust")
    table.fight(die=2, put={0: 0})
    assert (table.at(0), table.slots(0)["move"]) == ("beach", None)


@pytest.mark.clause("I-B9")
def test_energies_and_red_flowers_are_used_up() -> None:
    table = duel(0)
    table.hand(0, "emberlily")
    table.to_battle(die=2)
    table.commit({0: 3})
    table.do(0, "play emberlily")
    assert (table.spent(0), table.held(0)) == ((3, 3), [])
    assert table.match.view()["public"]["flowers"]["discards"] == ["emberlily"]


@pytest.mark.clause("I-B9", "I-B5")
def test_red_flowers_are_used_up_in_a_draw_too() -> None:
    table = duel(0)
    table.hand(0, "emberlily")
    table.to_battle(die=1)
    table.commit({0: 2})
    table.do(0, "play emberlily")
    assert table.match.view()["public"]["flowers"]["discards"] == ["emberlily"]


@pytest.mark.clause("I-B10")
@pytest.mark.parametrize(
    ("tiles", "at", "lands"),
    [
        (["1m", "2m"], "2m", "1m"),
        (["1w1", "3w1"], "3w1", "1w1"),
        (["3w1"], "3w1", "beach"),
        (["0e2"], "0e2", "beach"),
        (["3m"], "3m", "beach"),
        (["2m"], "citadel", "2m"),
    ],
)
def test_one_lands_on_the_next_explored_field_below_or_on_the_beach(
    tiles: list[str], at: str, lands: str
) -> None:
    table = Table(2)
    for tile in tiles:
        table.tile(tile, "danger")
    table.stand(1, at)
    table.hand(0, "slipthistle")
    table.do(0, "play slipthistle", "target 2")
    assert table.at(1) == lands


@pytest.mark.clause("I-B7", "I-B8")
def test_what_a_battle_brought_and_cost_can_be_read_until_the_next_one() -> None:
    table = duel(0, 1, guard="viper")
    table.hand(0, "goldrod")
    table.to_battle(die=2, flower=["nettle"])
    table.commit({0: 6, 1: 0})
    while table.match.to_move() == [1]:
        table.do(1, "pass")
    table.do(0, "play goldrod")
    won, other = (one["last"] for one in table.match.view()["public"]["adventurers"])
    assert (won["foes"], won["steps"], won["flowers"], won["stars"]) == (["viper"], 6, 1, 0)
    assert (other["steps"], other["flowers"], other["curses"]) == (3, 1, 0)
    table = duel(0, guard="viper")
    table.fight(die=2, put={0: 2}, curse=["rust"])
    lost = table.match.view()["public"]["adventurers"][0]["last"]
    assert (lost["curses"], lost["drained"], lost["thrown"], lost["steps"]) == (1, 1, 0, 0)
    table = duel(0, guard="fox")
    table.fight(die=2, put={0: 0})
    lost = table.match.view()["public"]["adventurers"][0]["last"]
    assert (lost["discards"], lost["thrown"]) == (0, 1)
