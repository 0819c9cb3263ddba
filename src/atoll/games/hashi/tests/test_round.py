"""Set-up, rounds and the info bar, clauses H-S1 to H-R3."""

import pytest

from atoll.core import Refused

from .table import bay, card, do, over, printed, refused, sheet, table, told


@pytest.mark.clause("H-S1")
def test_everybody_plays_the_same_side() -> None:
    match = table(4)
    sheets = match.view()["public"]["sheets"]
    assert all(shown == sheets[0] for shown in sheets)
    assert match.to_move() == [0, 1, 2, 3]


@pytest.mark.clause("H-S2")
def test_the_first_number_goes_to_the_left_neighbour() -> None:
    match = table(3)
    assert match.view(2)["private"] == {"sheet": 0, "prompt": {"id": "prompt-you-pass", "seat": 0}}
    do(match, "write 3 b3", seat=2)
    assert sheet(match, 0)["numbers"][printed(match).chart.names.index("b3")] == 3
    assert not any(sheet(match, 2)["numbers"])
    # Whose board that is does not matter to who writes: everybody still writes once.
    assert match.to_move() == [0, 1]
    assert "write 3 b3" in match.legal(0)


@pytest.mark.clause("H-S2")
def test_alone_or_when_the_table_chose_so_you_write_on_your_own_board() -> None:
    alone = table(1, starts=["write 4 b3"])
    assert max(sheet(alone)["numbers"]) == 4
    own = table(2, starts=["write 4 b3"], options={"start": "own"})
    assert max(sheet(own, 0)["numbers"]) == 4 and not any(sheet(own, 1)["numbers"])
    assert own.view(1)["private"]["prompt"] == {"id": "prompt-you-start"}


@pytest.mark.clause("H-S2")
def test_the_first_number_is_a_3_or_a_4_on_an_island_without_a_flag() -> None:
    match = table(2)
    assert len(match.legal(0)) == 2 * 11
    assert refused(match, 0, "write 3 c3") == refused(match, 0, "write 4 a5") == "H-S2.flag"
    for action in ("write b3", "skip", "done", "bridge a1-b1"):
        assert refused(match, 0, action) == "H-S2.starting"
    do(match, "write 3 b3")
    do(match, "write 3 b3", seat=1)
    assert refused(match, 0, "write 3 b4") == "H-S2.started"


@pytest.mark.clause("H-S3")
def test_the_card_in_the_box_is_known_only_when_the_game_is_over() -> None:
    match = table(1, starts=["write 3 b3"])
    while match.to_move():
        public = match.view()["public"]
        assert public["box"] is None
        # The pile and the card in the box cannot be told apart, not even by the rules.
        assert public["pile"] == public["odds"]["cards"] - 1 == bin(bay(match).unseen).count("1") - 1
        over(match)
    public = match.view()["public"]
    assert public["pile"] == 0
    assert sorted([*public["seen"], public["box"]]) == list(range(18))


@pytest.mark.clause("H-R1")
def test_everybody_acts_at_once_the_number_before_the_bridges() -> None:
    match = table(2, [(5, 3)], starts=["write 4 b3", "write 4 b3"])
    assert match.to_move() == [0, 1]
    assert refused(match, 0, "bridge b3-c3") == refused(match, 0, "done") == "H-R1.early"
    do(match, "write b4", "bridge b3-b4", "bridge b3-b4")
    assert refused(match, 0, "skip") == refused(match, 0, "write a1") == "H-R1.late"
    assert match.view()["public"]["sheets"][0]["left"] == 1
    # The other has not begun, and nothing holds it back.
    do(match, "skip", "bridge b1-b3", "bridge b3-c3", "bridge b3-c3", "done", seat=1)
    assert match.to_move() == [0]


@pytest.mark.clause("H-R1")
def test_number_and_bridges_may_each_be_left_out() -> None:
    match = table(1, [(5, 3), (1, 1)], starts=["write 4 b3"])
    do(match, "skip", "done")
    assert bay(match).round == 2
    assert sum(sheet(match)["numbers"]) == 4 and not any(sheet(match)["lines"])


@pytest.mark.clause("H-R1")
def test_the_rulebooks_first_round() -> None:
    # The card shows 5 and 3 bridges, the neighbour wrote a 4: one bridge at the 4 and two at the 5.
    match = table(2, [(5, 3)], starts=["write 4 b3", "write 4 b3"])
    assert refused(match, 0, "write c3") == "H-A2.unreached"
    do(match, "write e1", "bridge b3-c3", "bridge e1-e2", "bridge e1-e2", "done")
    bridges = dict(zip(printed(match).chart.names, sheet(match)["bridges"], strict=True))
    assert (bridges["b3"], bridges["e1"], bridges["e2"]) == (1, 2, 2)


@pytest.mark.clause("H-R2")
def test_the_next_card_comes_when_the_last_is_done() -> None:
    match = table(2, [(5, 3), (2, 1)], starts=["write 4 b3", "write 4 b3"])
    over(match, seat=0)
    assert (bay(match).round, match.to_move()) == (1, [1])
    with pytest.raises(Refused, match="A-2"):
        match.do(0, "skip")
    do(match, "skip", seat=1)
    lines = told(match, 1, "done")
    assert lines[-1] == {"id": "told-card", "round": 2, "number": 2, "bridges": 1}
    assert match.steps[-1].drew == [("card", card(2, 1))]


@pytest.mark.clause("H-R2")
def test_only_the_last_decision_of_a_round_draws() -> None:
    # So that everything in an open round can be taken back.
    match = table(2, [(5, 1)], starts=["write 4 b3", "write 4 b3"])
    do(match, "write e1", "bridge b3-c3", "done")
    do(match, "write e1", "bridge b3-c3", seat=1)
    assert not any(step.drew for step in match.steps[2:])
    assert not any(
        match.rules.final(match.position, 1, action) for action in match.rules.legal(match.position, 1)
    )


@pytest.mark.clause("H-R2")
def test_the_game_has_seventeen_rounds() -> None:
    match = table(2, starts=["write 4 b3", "write 4 b3"])
    for round in range(1, 18):
        assert match.view()["public"]["round"] == round
        over(match)
    assert match.to_move() == []
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "end-cards"


@pytest.mark.clause("H-R3")
def test_the_info_bar_crosses_off_what_was_turned_over() -> None:
    match = table(1, [(5, 3), (2, 1)], starts=["write 4 b3"])
    over(match)
    public = match.view()["public"]
    assert public["seen"] == sorted([card(5, 3), card(2, 1)])
    assert public["card"] == {"number": 2, "bridges": 1}
    assert public["odds"] == {"cards": 16, "numbers": [3, 2, 3, 3, 2, 3], "bridges": [5, 6, 5]}


@pytest.mark.clause("H-R3")
def test_the_order_of_the_played_cards_is_kept_nowhere() -> None:
    views = []
    for cards in ([(5, 3), (2, 1), (6, 1)], [(2, 1), (5, 3), (6, 1)]):
        match = table(1, cards, starts=["write 4 b3"])
        over(match)
        over(match)
        views.append(match.view(0))
    assert views[0] == views[1]
