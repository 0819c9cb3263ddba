"""Points, alone and together, clauses H-P1 to H-P5 and H-Z1 to H-Z4."""

import pytest

from atoll.core import Json, Match
from atoll.games.hashi.rules import rank

from .table import BLUE, RED, SIX, bay, do, drawn, over, printed, sheet, table, told


def together(seats: int = 3, **options: object) -> Match:
    return table(seats, starts=["write 4 b4"] * seats, options=options)


def scores(match: Match, name: str) -> list[int]:
    return [score[name] for score in match.view()["public"]["scores"]]


@pytest.mark.parametrize(
    ("name", "reached", "high", "low", "clause"),
    [("red", RED, 9, 5, "H-P1"), ("blue", BLUE, 7, 3, "H-P2"), ("six", SIX, 8, 4, "H-P3")],
)
@pytest.mark.clause("H-P1", "H-P2", "H-P3", "H-P4")
def test_the_first_get_the_high_value_all_later_ones_the_low(
    name: str, reached: tuple[dict[str, int], str], high: int, low: int, clause: str
) -> None:
    match = together(4)
    for seat in (1, 2):
        drawn(match, *reached, seat=seat)
    assert scores(match, name) == [0, 0, 0, 0]
    over(match)
    assert scores(match, name) == [0, high, high, 0]
    assert match.view()["public"]["offers"][name] == low
    drawn(match, *reached, seat=0)
    over(match)
    drawn(match, *reached, seat=3)
    over(match)
    assert scores(match, name) == [low, high, high, low]


@pytest.mark.clause("H-P1")
def test_three_red_flags_are_not_red() -> None:
    match = together(2)
    drawn(match, {"c3": 1, "d3": 2, "d4": 1}, "c3-d3 d3-d4")
    over(match)
    assert scores(match, "red") == [0, 0]
    assert sheet(match)["lacks"] == {"red": ["a5"], "blue": ["a3", "b5", "e5"]}
    (note, *_) = match.view()["public"]["standing"][0]["notes"]
    assert note == {"id": "lack-red", "islands": ["a5"], "count": 1}


@pytest.mark.clause("H-P3")
def test_the_rulebooks_six_joined_islands() -> None:
    match = together(2)
    drawn(match, *SIX)
    over(match, seat=1)
    do(match, "skip")
    lines = told(match, 0, "done")
    assert {"id": "told-six", "seat": 0, "points": 8} in lines
    assert sheet(match)["joined"] == ["a1", "b1", "c1", "e1", "e2", "e3"]


@pytest.mark.clause("H-P3")
def test_an_unfinished_island_in_between_parts_the_six() -> None:
    match = together(2)
    numbers, bridges = SIX
    drawn(match, {**numbers, "c1": 3, "e3": 2, "d3": 1}, f"{bridges} d3-e3")
    over(match)
    # a1 and b1 on one side; e1, e2, e3 and d3 on the other: six are finished, not six joined.
    assert len(sheet(match)["finished"]) == 6 and scores(match, "six") == [0, 0]
    assert sheet(match)["joined"] == ["e1", "e2", "d3", "e3"]


@pytest.mark.clause("H-P4")
def test_a_bonus_is_written_down_at_the_end_of_the_round_and_once() -> None:
    match = together(2)
    drawn(match, *RED)
    do(match, "skip", "done")
    assert scores(match, "red") == [0, 0]
    over(match, seat=1)
    assert scores(match, "red") == [9, 0]
    summary = match.view()["public"]["summary"]
    assert summary["round"] == 1
    assert summary["seats"][0] == {"finished": ["c3", "d3", "d4", "a5"], "bonuses": {"red": 9}, "points": 17}
    over(match)
    assert scores(match, "red") == [9, 0]
    assert match.view()["public"]["summary"]["seats"][0] == {"finished": [], "bonuses": {}, "points": 0}


def to_the_end(match: Match) -> None:
    while match.to_move():
        over(match)


@pytest.mark.clause("H-P5")
def test_every_finished_island_is_two_points_and_most_points_win() -> None:
    match = together(2)
    drawn(match, *SIX, seat=1)
    to_the_end(match)
    outcome = match.outcome()
    assert outcome is not None
    assert [result.points for result in outcome.results] == [0, 8 + 12]
    assert outcome.results[1].parts == (("red", 0), ("blue", 0), ("six", 8), ("islands", 12))
    assert outcome.winners() == [1]


@pytest.mark.clause("H-P5")
def test_equals_win_together() -> None:
    match = together(3)
    for seat in (0, 2):
        drawn(match, *RED, seat=seat)
    to_the_end(match)
    outcome = match.outcome()
    assert outcome is not None and outcome.winners() == [0, 2]
    assert [result.place for result in outcome.results] == [1, 3, 1]


@pytest.mark.clause("H-P5")
def test_the_rulebooks_sum_of_thirty_nine() -> None:
    # 15 islands are 30 points; with 5 for red and 4 for six, both after somebody else, 39.
    match = together(2)
    sarah, other = bay(match).sheets
    sarah.finished = sarah.before = (1 << 15) - 1
    other.red, other.six = 5, 8
    sarah.red, sarah.six = 7, 11
    assert printed(match).parts(bay(match), 0) == [5, 0, 4, 30]
    assert match.view()["public"]["standing"][0]["points"] == 39


def test_a_table_may_choose_what_is_scored() -> None:
    match = together(2, **{"red": 12, "red-later": 11, "finished": 3})
    drawn(match, *RED)
    over(match)
    drawn(match, *RED, seat=1)
    over(match)
    assert [entry["points"] for entry in match.view()["public"]["standing"]] == [12 + 12, 11 + 12]
    everyone = together(2, bonus="everyone")
    drawn(everyone, *BLUE)
    over(everyone)
    drawn(everyone, *BLUE, seat=1)
    over(everyone)
    assert scores(everyone, "blue") == [7, 7]


def alone_reaching(reached: tuple[dict[str, int], str], round: int) -> Json:
    """The scores of somebody alone who reaches a bonus in this round."""
    match = table(1, starts=["write 4 b4"])
    for _ in range(round - 1):
        over(match)
    drawn(match, *reached)
    over(match)
    score: Json = match.view()["public"]["scores"][0]
    return score


@pytest.mark.clause("H-Z1", "H-Z2")
def test_alone_blue_is_to_be_had_with_the_first_pile() -> None:
    assert alone_reaching(BLUE, 7)["blue"] == 7
    assert alone_reaching(BLUE, 8)["blue"] == 3


@pytest.mark.clause("H-Z1", "H-Z3")
def test_alone_red_and_six_are_to_be_had_with_the_first_two_piles() -> None:
    assert [alone_reaching(RED, round)["red"] for round in (12, 13)] == [9, 5]
    assert [alone_reaching(SIX, round)["six"] for round in (12, 13)] == [8, 4]


@pytest.mark.clause("H-Z1")
def test_alone_all_other_rules_stay() -> None:
    match = table(1, starts=["write 4 b4"])
    offers = [match.view()["public"]["offers"]]
    while match.to_move():
        over(match)
        offers.append(match.view()["public"]["offers"])
    assert offers[0] == offers[6] == {"red": 9, "blue": 7, "six": 8}
    assert offers[7] == offers[11] == {"red": 9, "blue": 3, "six": 8}
    assert offers[12] == offers[17] == {"red": 5, "blue": 3, "six": 4}


@pytest.mark.clause("H-Z4")
def test_points_give_a_title() -> None:
    titles = {points: rank(points) for points in range(61)}
    steps = [points for points in range(1, 61) if titles[points] != titles[points - 1]]
    assert steps == [41, 43, 45, 47, 49, 51, 52, 54, 56, 58, 60]
    assert (titles[0], titles[40], titles[60]) == (1, 1, 12)


@pytest.mark.clause("H-Z4")
def test_the_title_stands_beside_the_points_when_somebody_played_alone() -> None:
    match = table(1, starts=["write 4 b4"])
    drawn(match, *RED)
    to_the_end(match)
    (standing,) = match.view()["public"]["standing"]
    assert standing == {"points": 17, "notes": [{"id": "has-red", "points": 9}, {"id": "rank-1"}]}
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "end-rank-1"
