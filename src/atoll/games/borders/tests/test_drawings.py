"""The drawn maps fit the maps that are played: every place, every link, tints that tell neighbours apart."""

import gzip
import json
import re
from typing import Any

import pytest

from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.programs import plane
from atoll.games.borders.programs.draw_maps import INTO, tinted

MAPS = pytest.mark.parametrize("map", [open_map("europe"), open_map("usa")], ids=lambda map: map.name)


def drawing(map: Atlas) -> Any:
    return json.loads((INTO / f"{map.name}.json").read_text(encoding="utf-8"))


@MAPS
def test_every_place_is_drawn_on_the_paper(map: Atlas) -> None:
    drawn = drawing(map)
    assert set(drawn["places"]) == set(map.places)
    for place in drawn["places"].values():
        assert re.fullmatch(r"(M-?[\d.]+[ -][\d.]+l[\d. -]+z)*", place["path"])
        assert place["path"] or place["disc"]
        assert 0 < place["at"][0] < drawn["width"] and 0 < place["at"][1] < drawn["height"]


def test_small_places_have_a_portrait_with_more_points_than_the_map() -> None:
    places = drawing(open_map("europe"))["places"]
    assert {"LI", "AD", "LU", "MT", "RU-KGD", "XK"} <= {
        code for code, place in places.items() if "portrait" in place
    }
    assert "portrait" not in places["FR"] and "portrait" not in places["VA"]
    # Kosovo is one piece of land.
    assert places["XK"]["portrait"].count("M") == 1
    assert places["LI"]["portrait"].count(" ") > 3 * places["LI"]["path"].count(" ")


@MAPS
def test_neighbours_have_different_tints(map: Atlas) -> None:
    tints = {code: place["tint"] for code, place in drawing(map)["places"].items()}
    for place, roads in enumerate(map.routes.roads):
        for other in roads:
            assert tints[map.places[place]] != tints[map.places[other]]
    assert all(
        tints[code] == tints[map.states[home]] for code, home in zip(map.places, map.routes.home, strict=True)
    )


@MAPS
def test_every_sea_link_is_drawn(map: Atlas) -> None:
    links = {(link["from"], link["to"]) for link in drawing(map)["links"] if link["kind"] == "sea"}
    assert {frozenset(link) for link in links} == {frozenset(link) for link in map.sea}


def test_the_bridge_to_sweden_is_drawn() -> None:
    bridges = [link for link in drawing(open_map("europe"))["links"] if link["kind"] == "bridge"]
    assert [(link["from"], link["to"]) for link in bridges] == [("DK", "SE")]


@MAPS
def test_a_drawing_is_light(map: Atlas) -> None:
    packed = gzip.compress((INTO / f"{map.name}.json").read_bytes())
    assert len(packed) < 150_000


def test_a_map_is_tinted_beside_what_touches_on_paper_too() -> None:
    tints = tinted(open_map("europe"), {("HR", "IT")})
    assert tints["HR"] != tints["IT"]


def test_a_line_keeps_its_ends_and_its_corners() -> None:
    line = [(0.0, 0.0), (1.0, 0.01), (2.0, 0.0), (2.0, 5.0), (2.1, 9.0)]
    assert plane.simplified(line, 0.5) == [(0.0, 0.0), (2.0, 0.0), (2.1, 9.0)]


def test_a_ring_is_cut_at_the_frame() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert plane.area(plane.cut(square, (5.0, 5.0, 20.0, 8.0))) == 15.0
    assert plane.cut(square, (11.0, 0.0, 20.0, 8.0)) == []


def test_a_name_stands_where_there_is_most_room() -> None:
    # A square with a long thin tail.
    ring = [
        (0.0, 0.0),
        (10.0, 0.0),
        (10.0, 4.9),
        (40.0, 4.9),
        (40.0, 5.1),
        (10.0, 5.1),
        (10.0, 10.0),
        (0.0, 10.0),
    ]
    at, room = plane.middle([ring])
    assert at == pytest.approx((5.0, 5.0), abs=0.3)
    assert room == pytest.approx(5.0, abs=0.3)


def test_a_path_is_written_in_steps_of_a_tenth() -> None:
    assert plane.path([[(1.0, 2.0), (1.52, 2.0), (1.0, 3.96)]]) == "M1 2l.5 0-.5 2z"
