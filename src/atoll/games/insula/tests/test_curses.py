"""Being cursed, and losing energies.  # I-C1 to I-C3"""

import pytest

from .table import Table


def cursed(table: Table, *curses: str) -> None:
    """Seat 0 walks against black spikes and draws these."""
    table.tile("1m", "meadow black down")
    table.luck(curse=list(curses))
    table.do(0, "move up")


@pytest.mark.clause("I-C1")
def test_who_is_cursed_lays_the_curse_on_a_free_slot_of_their_choice() -> None:
    table = Table()
    table.curse(0, "flower", "rust")
    cursed(table, "magpie")
    assert table.may(0, "lay") == ["rest", "move"]
    assert table.refused(0, "lay flower") == "I-C1 taken"
    assert table.refused(0, "rest") == "I-C1 first"
    table.do(0, "lay rest")
    assert table.slots(0) == {"rest": "magpie", "flower": "rust", "move": None}
    assert table.refused(0, "lay move") == "I-C1 uncursed"


@pytest.mark.clause("I-C1")
def test_a_laid_curse_is_seen_by_its_owner_only() -> None:
    table = Table()
    cursed(table, "magpie")
    assert "magpie" not in str(table.match.view(1)) and "magpie" not in str(table.match.view())
    before = table.island.copy()
    step = table.do(0, "lay rest")
    told = {
        reader: str(table.match.game.told(table.match.rules, before, step, table.island, reader))
        for reader in (None, 0, 1)
    }
    assert "magpie" in told[0]
    assert "magpie" not in told[1] + told[None] + str(table.match.view(1))


@pytest.mark.clause("I-C1", "I-B10")
def test_who_has_no_free_slot_is_thrown_down_instead() -> None:
    table = Table()
    table.white("barbs")
    for slot, curse in (("rest", "landslide"), ("flower", "magpie")):
        table.curse(0, slot, curse)
    cursed(table, "rust")
    # The spikes curse twice now: the first takes the last free slot.
    table.do(0, "lay move")
    assert table.slots(0) == {"rest": "landslide", "flower": "magpie", "move": "rust"}
    assert table.at(0) == "beach"


@pytest.mark.clause("I-C2")
def test_used_up_curses_are_shuffled_and_drawn_again() -> None:
    table = Table()
    table.island.curse_discards, table.island.curses = table.island.curses, 0
    cursed(table)
    public = table.match.view()["public"]["curses"]
    assert (public["pile"], public["discards"]) == (23, [])


@pytest.mark.clause("I-C3")
def test_lost_energies_go_from_vitality_to_fatigue_as_far_as_there_are_any() -> None:
    table = Table()
    table.energies(0, 4)
    table.energies(1, 0)
    table.curse(0, "rest", "exhaustion")
    table.do(0, "curse rest")
    assert [table.spent(seat) for seat in range(3)] == [(3, 3), (0, 6), (5, 1)]
