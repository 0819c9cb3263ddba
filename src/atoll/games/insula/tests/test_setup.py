"""Before the game: what lies where.  # I-S1 to I-S4"""

import pytest

from atoll.core import OptionError
from atoll.games.insula.options import OPTIONS

from .table import OF, Table


@pytest.mark.clause("I-S1")
def test_everyone_has_six_energies_in_vitality_a_free_table_and_a_counter_at_the_star() -> None:
    table = Table(4)
    for seat in range(4):
        assert table.spent(seat) == (6, 0)
        assert table.slots(seat) == {"rest": None, "flower": None, "move": None}
        assert table.player(seat).wheel in table.match.game.printed(table.match.rules)["wheel"]["stars"]


@pytest.mark.clause("I-S2")
@pytest.mark.parametrize("distance", [4, 5, 6, 7])
def test_the_citadel_lies_straight_above_the_beach(distance: int) -> None:
    table = Table(2, distance=distance)
    fields = {field["place"]: field for field in table.match.view()["public"]["fields"]}
    assert (fields["citadel"]["row"], fields["citadel"]["column"]) == (distance, 0)
    assert (fields["beach"]["row"], fields["beach"]["column"]) == (0, 0)
    assert [table.at(seat) for seat in range(2)] == ["beach", "beach"]


@pytest.mark.clause("I-S2")
@pytest.mark.parametrize("distance", [3, 8])
def test_the_citadel_is_neither_nearer_nor_further(distance: int) -> None:
    with pytest.raises(OptionError, match="4 to 7"):
        Table(2, distance=distance)


@pytest.mark.clause("I-S3")
def test_the_tiles_of_the_beach_come_before_those_of_the_citadel() -> None:
    table = Table(2)
    public = table.match.view()["public"]
    assert (public["tiles"]["near"], public["tiles"]["far"]) == (12, 16)
    assert (public["bag"], public["flowers"]["pile"], public["curses"]["pile"]) == (16, 36, 24)
    printed = table.match.game.printed(table.match.rules)["tiles"]
    assert [tile["pile"] for tile in printed] == ["beach"] * 12 + ["citadel"] * 16
    # Twelve fields to the left are all of the beach; the next is the citadel's.
    for laid in range(13):
        table.island.turn = table.island.done = 0
        table.energies(0, 6)
        table.do(0, "move left")
        tiles = table.match.view()["public"]["tiles"]
        assert (tiles["near"], tiles["far"]) == (max(0, 11 - laid), min(16, 27 - laid))


@pytest.mark.clause("I-S3")
def test_one_alone_plays_without_the_cards_that_need_a_rival() -> None:
    left_out = [card.copies for card in OF.flowers if all(whom == "rival" for whom, _, _ in card.does)]
    assert Table(1).match.view()["public"]["flowers"]["pile"] == 36 - sum(left_out)
    assert Table(2).match.view()["public"]["flowers"]["pile"] == 36


@pytest.mark.clause("I-S3")
def test_without_the_countdown_the_cards_about_the_moon_are_left_out() -> None:
    moonroses = next(card.copies for card in OF.flowers if card.id == "moonrose")
    assert Table(2, countdown=False).match.view()["public"]["flowers"]["pile"] == 36 - moonroses


@pytest.mark.clause("I-S4")
def test_against_the_token_lies_to_the_right_of_who_begins() -> None:
    public = Table(4).match.view()["public"]
    assert (public["start"], public["token"]) == (0, 3)


@pytest.mark.clause("I-S4")
def test_along_who_begins_has_the_die() -> None:
    public = Table(4, order="along").match.view()["public"]
    assert (public["start"], public["token"]) == (0, 0)


@pytest.mark.clause("I-S2", "I-S4")
def test_the_presets_are_the_switches_that_their_names_promise() -> None:
    assert OPTIONS.read(OPTIONS.preset("designer"), 3) == OPTIONS.read({}, 3)
    first, hard = (Table(3, **OPTIONS.preset(name)).match for name in ("first", "hard"))
    printed = {
        name: [match.game.printed(match.rules)[each] for each in ("order", "beside", "countdown", "distance")]
        for name, match in (("first", first), ("hard", hard))
    }
    assert printed == {"first": ["along", True, True, 4], "hard": ["against", False, True, 7]}
