"""A turn: two actions, and what comes between the turns of others.  # I-T1 to I-T4"""

import pytest

from .table import Table


@pytest.mark.clause("I-T1")
def test_turns_pass_clockwise() -> None:
    table = Table(3, order="along")
    assert table.match.to_move() == [0]
    table.end_turns(0)
    assert table.match.to_move() == [1]
    table.end_turns(1)
    assert table.match.to_move() == [2]


@pytest.mark.clause("I-T1")
def test_every_action_is_voluntary() -> None:
    table = Table(3)
    assert "end" in table.legal(0)
    table.luck(tile=["ease"])
    table.do(0, "move up")
    assert "end" in table.legal(0)
    table.do(0, "end")
    assert table.match.to_move() == [1]


@pytest.mark.clause("I-T2")
def test_the_second_action_is_another_one() -> None:
    table = Table(3)
    table.luck(tile=["ease"])
    table.do(0, "move up")
    assert table.refused(0, "move up") == "I-T2 same"
    table.do(0, "rest")
    assert table.match.to_move() == [1]


@pytest.mark.clause("I-T2", "I-C3")
def test_the_second_action_costs_an_energy_before_it_is_done() -> None:
    table = Table(3)
    table.energies(0, 3)
    table.luck(tile=["meadow"], flower=["dewbell"])
    table.do(0, "move up", "gather")
    assert table.spent(0) == (2, 4)


@pytest.mark.clause("I-T2")
def test_both_kinds_of_flower_action_are_one_action() -> None:
    table = Table(3)
    table.tile("0e1", "meadow")
    table.stand(0, "0e1")
    table.hand(0, "honeycup")
    table.do(0, "gather")
    assert table.refused(0, "play honeycup") == "I-T2 same"


@pytest.mark.clause("I-T2")
def test_without_energies_there_is_no_second_action() -> None:
    table = Table(3)
    table.energies(0, 0)
    table.luck(tile=["ease"])
    table.do(0, "move up")
    assert table.match.to_move() == [1]


@pytest.mark.clause("I-T2")
def test_a_dearer_second_action_is_refused_with_its_price() -> None:
    table = Table(3)
    table.white("leadenfeet")
    table.energies(0, 3)
    table.luck(tile=["ease"])
    table.do(0, "move up")
    table.energies(0, 1)
    assert table.refused(0, "rest") == "I-T2 poor"


@pytest.mark.clause("I-T3")
def test_against_the_holder_of_the_token_acts_again_after_the_battles_and_passes_it_back() -> None:
    table = Table(3)
    table.end_turns(0, 1)
    assert table.match.view()["public"]["part"] == "before"
    table.luck(die=[6])
    table.do(2, "end")
    public = table.match.view()["public"]
    assert (public["turn"], public["part"], public["die"], public["token"]) == (2, "after", 6, 2)
    table.end_turns(2)
    public = table.match.view()["public"]
    assert (public["turn"], public["part"], public["token"]) == (0, "before", 1)


@pytest.mark.clause("I-T3", "I-T2")
def test_the_second_pair_begins_afresh() -> None:
    table = Table(2)
    table.end_turns(0)
    table.luck(tile=["ease", "meadow"], die=[6])
    table.do(1, "move up", "end")
    spent = table.spent(1)
    table.do(1, "move up")
    assert table.spent(1) == spent


@pytest.mark.clause("I-T4")
def test_along_there_are_battles_when_all_had_a_turn_and_the_die_passes_clockwise() -> None:
    table = Table(3, order="along")
    table.luck(die=[6])
    table.end_turns(0, 1)
    assert table.match.view()["public"]["die"] == 0
    table.end_turns(2)
    public = table.match.view()["public"]
    assert (public["die"], public["token"], public["turn"], public["round"]) == (6, 1, 1, 2)
    table.end_turns(1, 2, 0)
    assert table.match.view()["public"]["turn"] == 2


@pytest.mark.clause("I-T3", "I-T4")
def test_one_alone_has_battles_in_every_turn() -> None:
    for order, parts in (("against", ["after", "before"]), ("along", ["before", "before"])):
        table = Table(1, order=order)
        table.luck(die=[6, 6])
        seen = []
        for _ in range(2):
            table.do(0, "end")
            seen.append(table.match.view()["public"]["part"])
        assert seen == parts
