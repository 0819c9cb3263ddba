"""Two thousand games of each kind between bots of all sorts, at tables of every size, by every option:
nobody ever wants what is not allowed, and all of them end."""

import pytest

from atoll import bots, games
from atoll.bots.arena import play
from atoll.conformance.tables import any_table
from atoll.core import Quick

GAMES = 2_000
QUICK = ["random", "greedy", "level-1", "level-2"]
# One game of so many has somebody who thinks longer.
SELDOM = 50


def line_up(luck: Quick, seats: int, game: int) -> list[str]:
    known = bots.names() if game % SELDOM == 0 else QUICK
    return [known[int(luck.roll("bot", len(known)))] for _ in range(seats)]


@pytest.mark.long
@pytest.mark.parametrize("id", games.ids())
def test_no_bot_ever_does_what_is_not_allowed(id: str) -> None:
    room = games.game(id)
    for game in range(GAMES):
        luck = Quick(game)
        seats, options = any_table(room, luck)
        # A refused action is an exception; so is a game that nobody can go on with.
        played = play(room, line_up(luck, seats, game), game, options=options, time=0.01)
        assert len(played.outcome.results) == seats
