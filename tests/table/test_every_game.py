"""Every game that there is can be played at a table: its facts make the same table again, its deal can be
checked, and where it matters who is first, all see the race at one instant."""

import random

import pytest

from atoll import games
from atoll.core import digest
from atoll.core.bits import count
from atoll.table import reader, records
from atoll.table.fold import fold
from atoll.table.verify import verify

from .tables import Hand, begun, people

STEPS = 300


def decide_at_random(hand: Hand, luck: random.Random) -> None:
    """Somebody who is to move does something, after the race is shown."""
    seat = luck.choice(hand.table.to_move())
    opens = hand.course.opens or 0.0
    hand.do(seat, luck.choice(hand.course.match.legal(seat)), after=max(500.0, opens - hand.now))


@pytest.mark.parametrize("game", games.ids())
def test_a_game_is_played_at_a_table(game: str) -> None:
    hand, luck = begun(game, people(games.game(game).meta.seats[0]), seed="9"), random.Random(9)
    while hand.table.to_move() and len(hand.steps) < STEPS:
        decide_at_random(hand, luck)
    again = fold(hand.facts)
    assert again.frozen is None and again.course is not None
    assert digest(again.course.match.position) == digest(hand.course.match.position)
    assert reader.state(again) == reader.state(hand.table)
    if hand.table.phase == "ended":
        record = records.export(hand.table)
        assert verify(hand.table.game, record).fits


@pytest.mark.parametrize("game", [id for id in games.ids() if games.game(id).meta.race])
def test_each_race_is_shown_at_one_instant_and_ends(game: str) -> None:
    hand, luck = begun(game, people(3), seed="9"), random.Random(9)
    races = set()
    while hand.table.to_move() and len(hand.steps) < STEPS:
        movers = hand.course.movers()
        assert hand.table.racing() == (count(movers) > 1)
        if hand.table.racing():
            races.add(hand.course.opens)
            shown = [reader.view(hand.table, seat).opens for seat in (None, 0, 1, 2)]
            assert shown == [hand.course.opens] * 4
        decide_at_random(hand, luck)
    assert len(races) > 1


def test_tables_with_the_same_options_share_what_never_changes() -> None:
    one, two = begun(preset="shallow"), begun(options={"air": 12})
    other = begun(options={"air": 13})
    assert one.course.match.rules is two.course.match.rules is not other.course.match.rules
    assert one.course.match.position is not two.course.match.position
