"""Writing, drawing and finishing, clauses H-A1 to H-F2."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import games
from atoll.core import Match, Quick
from atoll.games.hashi.rules import BRIDGE, HashiRules, Sheet

from .table import bay, do, drawn, over, printed, refused, sheet, table, told


def open_card(number: int, bridges: int, *later: tuple[int, int]) -> Match:
    """A lone player with a 4 on b3 and this card."""
    return table(1, [(number, bridges), *later], starts=["write 4 b3"])


@pytest.mark.clause("H-A1")
def test_the_number_goes_on_one_empty_island() -> None:
    match = open_card(5, 1)
    assert refused(match, 0, "write b3") == "H-A1.taken"
    do(match, "write e1")
    assert sheet(match)["numbers"][printed(match).chart.names.index("e1")] == 5
    assert refused(match, 0, "write e2") == "H-R1.late"


@pytest.mark.clause("H-A2")
def test_an_island_with_a_flag_needs_a_bridge_first() -> None:
    match = open_card(5, 1, (6, 1))
    assert refused(match, 0, "write c3") == refused(match, 0, "write a3") == "H-A2.unreached"
    do(match, "skip", "bridge b3-c3", "done")
    assert "write c3" in match.legal(0) and "write a3" not in match.legal(0)


@pytest.mark.clause("H-A2")
def test_an_island_without_a_flag_takes_a_number_always() -> None:
    match = open_card(5, 1)
    assert {"write a1", "write e4"} <= set(match.legal(0))


@pytest.mark.clause("H-A3")
def test_the_number_is_at_least_the_bridges() -> None:
    match = open_card(2, 1)
    drawn(match, {}, "b3-c3 b3-c3 c3-d3")
    refusal = match.why_not(0, "write c3")
    assert refusal is not None and refusal.data == {"island": "c3", "number": 2, "bridges": 3}
    assert refused(match, 0, "write c3") == "H-A3.small"
    assert "write d3" in match.legal(0)


@pytest.mark.clause("H-A3", "H-F1")
def test_exactly_as_many_is_enough_and_finishes_the_island() -> None:
    # The Czech text says that it must be a 3; at least 3 is right.
    match = open_card(3, 1)
    drawn(match, {}, "b3-c3 b3-c3 c3-d3")
    lines = told(match, 0, "write c3")
    assert lines[1:] == [{"id": "told-finish", "seat": 0, "island": "c3"}]
    assert sheet(match)["finished"] == ["c3"]


@pytest.mark.clause("H-B1")
def test_exactly_the_cards_bridges_or_none() -> None:
    match = open_card(6, 2)
    do(match, "write e1")
    assert "done" in match.legal(0)
    do(match, "bridge e1-e2")
    assert refused(match, 0, "done") == "H-B1.fewer"
    do(match, "bridge b3-c3")
    assert match.legal(0) == ["done"]
    assert refused(match, 0, "bridge b3-c3") == "H-B1.more"


@pytest.mark.clause("H-B1")
def test_a_line_after_which_the_others_do_not_fit_is_not_offered() -> None:
    # A 1 at a1 takes one bridge, and b3 takes two more: of three bridges, none may shut out the others.
    match = open_card(1, 3)
    do(match, "write a1")
    drawn(match, {}, "b1-b3 b1-b3")
    assert set(match.legal(0)) == {
        "done", "bridge a1-a2", "bridge a1-b1", "bridge a3-b3", "bridge b3-b4", "bridge b3-c3",
    }  # fmt: skip
    drawn(match, {}, "b3-c3")
    # Now only two fit, one at either island.
    assert match.legal(0) == ["done"]
    assert refused(match, 0, "bridge a1-b1") == "H-B1.stuck"


def every_set(rules: HashiRules, before: Sheet, bridges: int) -> set[tuple[int, ...]]:
    """All ways to draw so many bridges, found by trying every order of lines."""
    found = set()
    for lines in combinations_with_replacement(range(len(rules.lines)), bridges):
        drawn_on = before.copy()
        for line in lines:
            if not drawn_on.open() & rules.lines[line].bit:
                break
            rules.draw(drawn_on, rules.lines[line])
        else:
            found.add(lines)
    return found


@settings(max_examples=25, deadline=None)
@given(side=st.sampled_from(["A", "B"]), seed=st.integers(0, 2**32))
@pytest.mark.clause("H-B1")
def test_what_is_offered_is_what_can_be_completed(side: str, seed: int) -> None:
    match = Match(games.game("hashi"), 1, {"side": side})
    luck = Quick(seed)
    while match.to_move():
        position = bay(match)
        mine = position.sheets[0]
        if position.round and mine.bridging and mine.left:
            completed = every_set(printed(match), mine, mine.left)
            lines = {action - BRIDGE for action in match.rules.legal(position, 0) if action >= BRIDGE}
            assert lines == {line for lines in completed for line in lines}
        match.do(0, match.names[match.rules.pick(match.position, 0, luck)])


@pytest.mark.clause("H-B2")
def test_a_bridge_needs_a_number_at_an_end() -> None:
    match = open_card(6, 1)
    do(match, "skip")
    assert refused(match, 0, "bridge a1-b1") == "H-B2.empty"
    assert "bridge b1-b3" in match.legal(0)


@pytest.mark.clause("H-B2")
def test_a_number_of_this_round_counts() -> None:
    match = open_card(6, 1)
    do(match, "write a1", "bridge a1-b1")
    assert sheet(match)["lines"][0] == 1


@pytest.mark.clause("H-B3")
def test_a_bridge_follows_a_dotted_line() -> None:
    match = open_card(6, 1)
    do(match, "skip")
    refusal = match.why_not(0, "bridge b3-c1") or match.why_not(0, "bridge c1-b3")
    assert refusal is not None
    for pair in ("b3-d4", "b3-e3", "b1-b4"):
        assert refused(match, 0, f"bridge {pair}") == "H-B3.unmarked"


@pytest.mark.clause("H-B3")
def test_the_bridges_of_a_round_may_lie_anywhere() -> None:
    match = open_card(6, 3)
    do(match, "write e1", "bridge c1-e1", "bridge e1-e2", "bridge b3-b4")
    assert sum(sheet(match)["lines"]) == 3


@pytest.mark.clause("H-B4")
def test_two_bridges_on_a_line_in_one_round_or_later() -> None:
    match = open_card(6, 2, (6, 1), (6, 3))
    do(match, "skip", "bridge b3-b4", "bridge b3-b4")
    assert sheet(match)["lines"][13] == 2
    do(match, "done", "skip", "bridge b3-c3", "done", "skip")
    assert refused(match, 0, "bridge b3-b4") == "H-B4.two"
    later = open_card(6, 1, (6, 1))
    do(later, "skip", "bridge b3-b4", "done", "skip")
    lines = told(later, 0, "bridge b3-b4")
    assert lines == [{"id": "told-bridge", "seat": 0, "first": "b3", "second": "b4", "on": 2}]


@pytest.mark.clause("H-B5")
def test_bridges_never_cross() -> None:
    match = open_card(6, 1, (5, 1))
    do(match, "write a2", "bridge a2-e2", "done", "skip")
    refusal = match.why_not(0, "bridge b1-b3")
    assert refusal is not None and str(refusal) == "H-B5 crossing (line b1-b3, other a2-e2)"
    assert refusal.at == ("a2-e2",)
    # The other way round, too.
    other = open_card(6, 1, (5, 1))
    do(other, "write a2", "bridge b1-b3", "done", "skip")
    assert refused(other, 0, "bridge a2-e2") == "H-B5.crossing"


@pytest.mark.clause("H-B6")
def test_an_island_has_no_more_bridges_than_its_number() -> None:
    match = open_card(6, 1, (5, 1))
    drawn(match, {}, "b3-b4 b3-b4 b3-c3")
    do(match, "skip", "bridge b3-c3", "done", "skip")
    refusal = match.why_not(0, "bridge a3-b3")
    assert refusal is not None and str(refusal) == "H-B6 finished (island b3, number 4)"


@pytest.mark.clause("H-B7")
def test_no_island_has_more_than_six_bridges_also_an_empty_one() -> None:
    match = open_card(6, 1)
    drawn(match, {"b1": 6, "c1": 6, "e3": 6, "d4": 6}, "b3-c3 b3-c3 c1-c3 c1-c3 d3-e3 d3-e3 d3-d4 d3-d4")
    drawn(match, {}, "c3-d3 c3-d3")
    do(match, "skip")
    assert sheet(match)["bridges"][printed(match).chart.names.index("d3")] == 6
    drawn(match, {"e4": 1})
    assert refused(match, 0, "bridge c3-d3") == "H-B2.empty"
    full = open_card(6, 1)
    drawn(full, {"a3": 6, "b1": 6, "c3": 6}, "a3-b3")
    assert "bridge a3-b3" not in full.legal(0)


@pytest.mark.clause("H-F1")
def test_the_rulebooks_three_is_finished_by_a_bridge() -> None:
    match = open_card(3, 1, (1, 2))
    do(match, "write e1", "bridge e1-e2", "done", "skip", "bridge e1-e2")
    assert sheet(match)["finished"] == []
    lines = told(match, 0, "bridge c1-e1")
    assert lines[1:] == [{"id": "told-finish", "seat": 0, "island": "e1"}]
    assert sheet(match)["new"] == ["e1"]


@pytest.mark.clause("H-F2")
def test_finished_islands_need_not_be_joined() -> None:
    match = open_card(6, 1)
    drawn(match, {"a1": 1, "e5": 1}, "a1-a2 e4-e5")
    assert sheet(match)["finished"] == ["a1", "e5"]
    assert match.view()["public"]["standing"][0]["points"] == 4
    assert len(sheet(match)["joined"]) == 1


def test_what_a_view_counts_is_what_is_drawn() -> None:
    match = open_card(6, 3)
    do(match, "write e1", "bridge c1-e1", "bridge e1-e2", "bridge e1-e2", "done")
    shown = sheet(match)
    bridges: Counter[int] = Counter()
    for at, on in enumerate(shown["lines"]):
        for island in printed(match).chart.pairs[at]:
            bridges[island] += on
    assert shown["bridges"] == [bridges[island] for island in range(18)]
    over(match)
