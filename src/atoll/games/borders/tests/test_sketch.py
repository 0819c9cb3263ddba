"""The ring in letters, as the terminal shows it."""

from .table import BORDERS, deal, match

OFFER = ("HU", "GB", "GR", "AL", "AM", "AZ", "BY")


def test_a_round_in_letters() -> None:
    m = match(*OFFER, "FR", seats=3)
    deal(m)
    m.do(2, "chip 1")
    m.do(0, "chip 1")
    assert (
        BORDERS.sketch(m.rules, m.view(0))
        == """\
round 1, choosing, dealer 1
middle: FR
  40 stay
   1 HU     3 1
   2 GB
   3 GR
   4 AL
   5 AM
   6 AZ
   7 BY
purses: 1: 100  2: 100  3: 100"""
    )
    m.do(1, "chip 2")
    lines = BORDERS.sketch(m.rules, m.view(0)).splitlines()
    assert "player 2: 40 = crossings 10 pairs 30   FR GB" in lines
    assert "player 1: 40 = crossings 30 under 10   FR CH AT HU" in lines
    assert "purses: 1: 60  2: 60  3: 70" in lines


def test_travellers_and_traces_in_letters() -> None:
    m = match(*OFFER, "FR", options={"travellers": 2, "trace": True})
    deal(m)
    for seat, do in ((0, "first 1"), (0, "second 2"), (1, "second 1"), (1, "first 40")):
        m.do(seat, do)
    m.do(1, "go IT")
    lines = BORDERS.sketch(m.rules, m.view(0)).splitlines()
    assert "   1 HU     1a 2b" in lines and "  40 stay   2a" in lines
    assert "traced by 2: FR IT" in lines
