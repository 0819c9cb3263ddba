"""Drawing as on paper, clauses H-X1 to H-X4."""

from collections.abc import Sequence

import pytest

from atoll import games
from atoll.core import Json, Live, Match, Quick, digest
from atoll.games.hashi.free_hand import Desk, FreeHandRules

from .table import do, over, refused, sheet, table

FREE = {"freehand": True}


def free(seats: int, *cards: tuple[int, int]) -> Match:
    return table(seats, cards, starts=["write 4 b3"] * seats, options=FREE)


def told(match: Match, seat: int, action: str) -> list[Json]:
    before = match.position.copy()
    step = match.do(seat, action)
    return match.game.told(match.rules, before, step, match.position, None)


def mistakes(match: Match, seat: int = 0) -> list[str]:
    """The clauses that a player has broken, whether anybody has noticed or not."""
    assert isinstance(match.rules, FreeHandRules) and isinstance(match.position, Desk)
    return [mistake.clause for mistake in match.rules.mistakes(match.position.papers[seat])]


@pytest.mark.parametrize(
    ("cards", "actions", "clause", "struck"),
    [
        ([(5, 1)], ["write c3"], "H-A2", ["c3"]),
        (
            [(6, 3), (1, 1)],
            ["skip", "bridge b3-c3", "bridge b3-c3", "bridge b1-b3", "done", "write c3"],
            "H-A3",
            ["c3"],
        ),
        ([(5, 1)], ["skip", "bridge a1-b1"], "H-B2", ["a1", "b1"]),
        ([(5, 1)], ["skip", "bridge b3-d4"], "H-B3", ["b3", "d4"]),
        ([(5, 3)], ["skip", "bridge b3-c3", "bridge b3-c3", "bridge b3-c3"], "H-B4", ["b3", "c3"]),
        ([(5, 2)], ["write a2", "bridge b1-b3", "bridge a2-e2"], "H-B5", ["a2", "e2"]),
        ([(1, 2)], ["write a1", "bridge a1-b1", "bridge a1-a2"], "H-B6", ["a1"]),
    ],
)
@pytest.mark.clause("H-X1", "H-X3")
def test_nobody_stops_a_mistake_and_a_late_check_strikes_its_islands(
    cards: Sequence[tuple[int, int]], actions: Sequence[str], clause: str, struck: Sequence[str]
) -> None:
    match = free(1, *cards)
    strict = table(1, cards, starts=["write 4 b3"])
    for action in actions:
        match.do(0, action)
        refusal = strict.why_not(0, action)
        if refusal is None:
            strict.do(0, action)
    assert refusal is not None and refusal.clause == clause
    assert mistakes(match) == [clause]
    assert sheet(match)["struck"] == sheet(match)["found"] == []
    do(match, "done")
    over(match)
    do(match, "check")
    assert sheet(match)["struck"] == struck


@pytest.mark.clause("H-X1")
def test_seven_bridges_at_an_empty_island() -> None:
    match = table(1, [(6, 3), (5, 3), (6, 2)], starts=["write 4 b1"], options=FREE)
    do(match, "write b4", "bridge b1-b3", "bridge b1-b3", "bridge b3-b4", "done")
    do(match, "write c1", "bridge b3-b4", "bridge c1-c3", "bridge a3-b3", "done")
    do(match, "write c3", "bridge b3-c3", "bridge b3-c3")
    assert mistakes(match) == ["H-B2", "H-B7"]


@pytest.mark.clause("H-X1")
def test_one_number_an_island_and_all_bridges_or_none_still_hold() -> None:
    match = free(1, (6, 2))
    assert refused(match, 0, "write b3") == "H-A1.taken"
    do(match, "skip", "bridge a1-b1")
    assert refused(match, 0, "done") == "H-B1.fewer"
    do(match, "bridge a1-b1")
    assert refused(match, 0, "bridge a1-b1") == "H-B1.more"
    assert match.legal(0) == ["done"]


@pytest.mark.clause("H-X2")
def test_what_is_found_in_the_next_round_may_be_rubbed_out_in_it() -> None:
    match = free(2, (5, 1), (6, 1))
    do(match, "write c3", "done")
    over(match, seat=1)
    assert refused(match, 0, "rub c3") == "H-X2.unfound"
    lines = told(match, 1, "check")
    assert lines == [
        {"id": "told-check", "seat": 1},
        {"id": "told-found", "seat": 0, "what": "c3", "clause": "H-A2"},
    ]
    assert sheet(match)["found"] == [{"what": "c3", "clause": "H-A2"}]
    assert refused(match, 1, "rub c3") == "H-X2.unfound"
    assert "rub c3" in match.legal(0)
    do(match, "rub c3")
    assert sheet(match)["found"] == [] and sum(sheet(match)["numbers"]) == 4
    over(match)
    assert sheet(match)["struck"] == [] and mistakes(match) == []


@pytest.mark.clause("H-X2")
def test_what_something_else_hangs_on_is_not_rubbed_out() -> None:
    # The 5 on c3 is a mistake, but two bridges begin at it and at nothing else.
    match = free(1, (5, 2), (6, 1))
    do(match, "write c3", "bridge c1-c3", "bridge c3-d3", "done", "check")
    assert sheet(match)["struck"] == ["c3"] and sheet(match)["found"] == []
    # Found in time, and built upon before it is rubbed out.
    late = free(1, (5, 1), (6, 1), (6, 1))
    do(late, "write c3", "done", "check", "skip", "bridge c3-d3")
    assert refused(late, 0, "rub c3") == "H-X2.needed"
    do(late, "done")
    assert sheet(late)["struck"] == ["c3"]


@pytest.mark.clause("H-X2", "H-X3")
def test_what_its_owner_leaves_is_struck_out_with_the_round() -> None:
    match = free(1, (5, 1), (6, 1), (6, 1))
    do(match, "skip", "bridge a1-b1", "done", "check", "skip")
    lines = told(match, 0, "done")
    assert lines[1] == {"id": "told-struck", "seat": 0, "islands": ["a1", "b1"], "count": 2}
    assert refused(match, 0, "rub a1-b1") == "H-X2.unfound"


@pytest.mark.clause("H-X3")
def test_a_struck_island_is_never_finished_and_scores_nothing() -> None:
    match = free(1, (2, 2), (6, 1), (6, 1))
    # A 2 on c3 before any bridge reaches it, and then two bridges: it looks finished.
    do(match, "write c3", "bridge b3-c3", "bridge c3-d3", "done")
    assert sheet(match)["finished"] == ["c3"]
    over(match)
    do(match, "check")
    assert sheet(match)["finished"] == [] and sheet(match)["struck"] == ["c3"]
    assert match.view()["public"]["standing"][0]["points"] == 0


@pytest.mark.clause("H-X3")
def test_a_bonus_that_rests_on_a_struck_island_is_crossed_out() -> None:
    match = free(2, (1, 1), (5, 1), (1, 2), (5, 2), (1, 3), (6, 1))
    # Blue in five rounds, but the 1 stood on a3 before its bridge, and nobody noticed.
    for actions in (
        "write a3, bridge a3-a4, done",
        "write b4, bridge b4-b5, done",
        "write b5, done",
        "write e4, bridge e4-e5, bridge b3-c3, done",
        "write e5, done",
    ):
        over(match, seat=1)
        do(match, *actions.split(", "))
    assert mistakes(match) == ["H-A2"]
    assert match.view()["public"]["scores"][0] == {"red": 0, "blue": 7, "six": 0, "islands": 6}
    do(match, "check")
    over(match, seat=1)
    do(match, "skip")
    assert {"id": "told-lost", "seat": 0, "bonus": "blue"} in told(match, 0, "done")
    public = match.view()["public"]
    assert public["scores"][0] == {"red": 0, "blue": 0, "six": 0, "islands": 4}
    # The others have crossed the high value off long ago.
    assert public["offers"]["blue"] == 3


@pytest.mark.clause("H-X4")
def test_one_check_in_a_round_and_none_before_the_first_is_over() -> None:
    match = free(2, (5, 1), (6, 1), (1, 1))
    assert refused(match, 0, "check") == "H-X4.early"
    over(match)
    lines = told(match, 0, "check")
    assert [line["id"] for line in lines] == ["told-check", "told-clean"]
    assert refused(match, 1, "check") == refused(match, 0, "check") == "H-X4.checked"
    over(match)
    assert "check" in match.legal(1)


@pytest.mark.clause("H-X4")
def test_who_was_done_is_asked_once_more() -> None:
    match = free(2, (5, 1), (6, 1))
    do(match, "write c3", "done")
    over(match, seat=1)
    over(match, seat=0)
    assert match.to_move() == [1]
    do(match, "check", seat=1)
    assert match.to_move() == [0, 1]
    assert match.view(0)["private"]["prompt"] == {"id": "prompt-you-rub"}
    do(match, "rub c3", "done")
    assert match.to_move() == [1]


@pytest.mark.clause("H-X4")
def test_a_check_cannot_be_taken_back() -> None:
    match = free(1, (5, 1))
    over(match)
    final = {
        match.names[action]
        for action in range(len(match.names))
        if match.rules.final(match.position, 0, action)
    }
    assert final == {"check"}


@pytest.mark.clause("H-X4")
def test_after_the_last_round_everybody_has_a_last_look() -> None:
    match = free(2)
    while match.view()["public"]["round"] < 17:
        over(match)
    do(match, "skip", "bridge a1-b1", seat=1)
    while match.why_not(1, "done"):
        do(match, "bridge a1-b1", seat=1)
    do(match, "done", seat=1)
    over(match, seat=0)
    public = match.view()["public"]
    assert (public["stage"], public["round"], public["box"]) == ("look", 17, None)
    assert refused(match, 0, "skip") == "H-R2.looking"
    assert match.legal(0) == ["done", "check"]
    do(match, "check")
    do(match, "rub a1-b1", seat=1)
    do(match, "done")
    do(match, "done", seat=1)
    assert match.outcome() is not None


@pytest.mark.clause("H-X4")
def test_what_nobody_notices_counts_as_it_is_drawn() -> None:
    match = free(1, (2, 2))
    do(match, "write c3", "bridge b3-c3", "bridge c3-d3", "done")
    while match.to_move():
        do(match, "done") if match.view()["public"]["stage"] == "look" else over(match)
    outcome = match.outcome()
    assert outcome is not None and outcome.results[0].points == 2


def test_whatever_is_drawn_the_view_holds_all_of_it() -> None:
    match = Match(games.game("hashi"), 2, FREE, Live("free-hand"))
    luck = Quick(7)
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        match.do(seat, match.names[match.rules.pick(match.position, seat, luck)])
        again = match.game.sample(match.rules, match.view(), luck)
        assert digest(again) == digest(match.position)
