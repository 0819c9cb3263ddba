"""Our maps: read with care, held against what is published, and playable when a designer draws a new one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.core import Match, Quick, Rigged
from atoll.core.bits import lowest
from atoll.games import game
from atoll.games.borders import rules as rules_of
from atoll.games.borders.atlas import MAPS, Atlas, AtlasError, open_map, read_atlas, rounds_served
from atoll.games.borders.options import OPTIONS
from atoll.games.borders.programs.compare_borders import differences, explained, kept, report
from atoll.games.borders.rules import BordersRules

OURS = pytest.mark.parametrize("map", [open_map("europe"), open_map("usa")], ids=lambda map: map.name)


def ring(states: int, name: str = "S") -> str:
    """The text of a map whose states lie in a circle."""
    lines = [
        f'"{name}{at}" = {{ code = "S{at}", land = "{name}{(at - 1) % states}, {name}{(at + 1) % states}" }}'
        for at in range(states)
    ]
    return "\n".join(["[index]", *lines])


@pytest.mark.clause("B-C1")
@OURS
def test_a_map_has_fifty_states_and_serves_seven_rounds(map: Atlas) -> None:
    assert len(map.states) == 50
    assert map.serves == 7


@pytest.mark.clause("B-E1", "B-E2", "B-E3", "B-E4", "B-E5", "B-U1", "B-U2")
@OURS
def test_borders_are_as_published_but_for_what_a_clause_orders(map: Atlas) -> None:
    sources = kept()[map.name]
    assert len(sources) == 2
    lines, unexplained = report({map.name: sources})
    assert unexplained == 0, "\n".join(lines)


@OURS
def test_every_difference_that_is_listed_is_there(map: Atlas) -> None:
    there = {pair for theirs in kept()[map.name].values() for pair in differences(map, theirs)}
    assert set(explained(map)) <= there


def test_a_border_too_many_or_too_few_is_noticed() -> None:
    map = open_map("europe")
    (_, theirs), *_ = kept()["europe"].items()
    assert ("FR", "GB") in differences(map, theirs)
    assert report({"europe": {"": theirs - {("FR", "IT")}}})[1] == 1
    assert report({"europe": {"": theirs | {("GB", "NO")}}})[1] == 1


@pytest.mark.clause("B-E1")
def test_the_notes_of_the_rulebook_on_single_borders() -> None:
    map = open_map("europe")

    def borders(code: str) -> set[str]:
        at = map.states.index(code)
        return {other for number, other in enumerate(map.states) if map.routes.neighbours(at, number)}

    assert "ME" in borders("HR") and "IT" not in borders("HR")
    assert borders("LI") == {"AT", "CH"}
    assert borders("MC") == {"FR"}
    assert "SE" in borders("DK") and "TR" in borders("GR") and "IE" in borders("GB")


@pytest.mark.clause("B-E2")
def test_the_sea_links_of_europe() -> None:
    links = {frozenset(pair) for pair in open_map("europe").sea}
    wanted = ["GB FR", "GB BE", "GB NL", "IS IE", "IS GB", "IS NO", "MT IT", "MT GR", "CY TR"]
    assert links == {frozenset(pair.split()) for pair in wanted}


@pytest.mark.clause("B-U2")
def test_the_sea_links_of_the_usa() -> None:
    assert {frozenset(pair) for pair in open_map("usa").sea} == {
        frozenset({"US-AK", "US-WA"}),
        frozenset({"US-HI", "US-CA"}),
    }


@pytest.mark.clause("B-E3", "B-E4")
def test_states_in_two_parts_have_the_neighbours_of_both() -> None:
    map = open_map("europe")
    roads = {
        place: {map.places[other] for other in map.routes.roads[number]}
        for number, place in enumerate(map.places)
    }
    assert roads["RU-KGD"] == {"PL", "LT"}
    assert roads["AZ-NX"] == {"TR", "AM"}
    assert roads["AZ"] == {"RU", "GE", "AM"}
    russia, poland = map.states.index("RU"), map.states.index("PL")
    assert map.routes.neighbours(russia, poland) and map.routes.neighbours(poland, russia)


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("[index]", "[states]", r"a table \[index\] with a line for each state is missing"),
        ("[index]", "[index", "it cannot be read"),
        ('"S11, S1"', '"S1"', "S11 borders S0 by land, but not the other way round"),
        ('"S11, S1"', '"S11, S1, S1"', "S0 has itself as neighbour, or another one twice"),
        ('"S11, S1"', '"S99, S1"', "S0 has the neighbour S99, which is not in the index"),
        (
            '"S11, S1"',
            '"S11, S1", air = "S5"',
            "S0 has texts for also, code, land, part-of, sea, nothing else",
        ),
        ('code = "S1"', 'code = "S0"', "S0 and S1 both have the code S0"),
        ('code = "S1"', 'code = "s!"', "S1 needs a code of capital letters"),
        ('code = "S1"', 'code = "S1", part-of = "Yew"', "S1 is part of Yew, which is not in the index"),
    ],
)
def test_a_map_that_is_wrong_says_where(right: str, wrong: str, complaint: str) -> None:
    assert read_atlas("ring", ring(12)).serves == 1
    with pytest.raises(AtlasError, match=complaint):
        read_atlas("ring", ring(12).replace(right, wrong, 1))


def test_a_map_that_is_too_small_says_so() -> None:
    with pytest.raises(AtlasError, match="it has 5 states in 5 places; a map has 9 to 62 of each"):
        read_atlas("ring", ring(5))


def test_a_map_in_two_pieces_is_refused() -> None:
    other = ring(9).replace("S", "T").split("\n", 1)[1]
    with pytest.raises(AtlasError, match="there is no way from S0 to T0"):
        read_atlas("pieces", ring(9) + "\n" + other)


@pytest.mark.clause("B-G4")
def test_a_smaller_map_says_how_many_rounds_it_serves_and_can_be_played() -> None:
    map = read_atlas("ring", ring(20))
    assert map.serves == rounds_served(20) == 2
    chosen = OPTIONS.read({}, 2)
    small = BordersRules(map.name, map.routes, list(map.states), list(map.places), chosen)
    position, luck = small.setup(2, Quick(1)), Quick(2)
    shuffled = 0
    while movers := small.to_move(position):
        seat = lowest(movers)
        before = position.pile
        small.apply(position, seat, small.pick(position, seat, luck), luck)
        shuffled += position.pile > before
    # Two rounds of 8 leave 4 cards; then every second round is shuffled, and before the final.
    assert shuffled == 3
    assert small.outcome(position) is not None


@pytest.mark.clause("B-V11", "B-E3")
def test_own_routes_end_where_the_parts_of_a_state_are_far_apart() -> None:
    """The part from which a trip would be too long is not offered as its beginning."""
    split = ring(60).replace('code = "S30"', 'code = "S0-FAR", part-of = "S0"')
    map = read_atlas("split", split)
    chosen = OPTIONS.read({"trace": True}, 2)
    rules = BordersRules(map.name, map.routes, list(map.states), list(map.places), chosen)
    names = rules.actions()
    states = {code: number for number, code in enumerate(map.states)}
    luck = Rigged({"dealer": [0], "card": [states[f"S{at}"] for at in (1, 2, 3, 4, 5, 6, 7, 0)]}, Quick(1))
    position = rules.setup(2, luck)
    for seat, do in ((0, "deal"), (0, "open"), (0, "chip 1"), (1, "chip 40")):
        rules.apply(position, seat, names.index(do), luck)
    assert [names[action] for action in rules.legal(position, 0)] == ["go S0"]
    refusal = rules.check(position, 0, names.index("go S0-FAR"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("B-V11", "long")
    while rules.to_move(position):
        seat = lowest(rules.to_move(position))
        rules.apply(position, seat, rules.pick(position, seat, luck), luck)


def atoll(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, since a game reads the folders of designers once."""
    environment = {**os.environ, "ATOLL_BORDERS": str(folder), "ATOLL_STRICT_TEXTS": "yes"}
    command = [sys.executable, "-m", "atoll", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_designers_map_is_played_without_any_code(tmp_path: Path) -> None:
    (tmp_path / "isles.toml").write_text(ring(12, "Isle "))
    options = ("--option", "map=isles", "--option", "trace=yes")
    done = atoll(tmp_path, "play", "borders", "--watch", "--bots", "greedy,greedy", "--seed", "1", *options)
    assert done.returncode == 0 and "All seven rounds are played" in done.stdout
    # What lies on it has no texts: it is called what its file calls it.
    assert "deals Isle " in done.stdout and "goes to Isle " in done.stdout
    trip = atoll(tmp_path, "trip", "isles", "isle 1", "--via", "Isle 4", "--lang", "en")
    assert "30 €  3 borders" in trip.stdout


def test_a_copy_of_our_map_is_another_map(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert atoll(tmp_path, "content", "borders", "--copy", str(mine)).returncode == 0
    told = atoll(mine, "trip", "nowhere", "France", "--lang", "en")
    assert told.returncode == 2
    assert "There are: europe, usa, mine-europe and mine-usa" in told.stderr


def test_what_is_wrong_with_a_designers_map_is_told_before_anybody_plays(tmp_path: Path) -> None:
    (tmp_path / "isles.toml").write_text(ring(12).replace('"S11, S1"', '"S1"', 1))
    done = atoll(tmp_path, "play", "borders", "--watch", "--bots", "greedy,greedy")
    assert done.returncode == 2
    assert "map isles: S11 borders S0 by land, but not the other way round" in done.stderr
    assert "Traceback" not in done.stderr


def test_maps_are_found_in_their_folder() -> None:
    assert {path.stem for path in MAPS.glob("*.toml")} == {"europe", "usa"}
    assert rules_of(OPTIONS.read({"map": "usa"}, 2)).states[0] == "US-AK"
    assert Match(game("borders"), 2).view()["public"]["pile"] == 50
