"""Random games by Atoll's own loop for playouts, compiled or pure as the environment says.
Refuses to look at anything but how many decisions there were."""

import sys
from collections.abc import Iterator

from contest import serve

import atoll
from atoll.core import Quick
from atoll.core.playout import play_games

# So many games between two looks at the clock, so that the loop is what is measured.
TOGETHER = 8


def decisions(id: str) -> Iterator[int]:
    """Decisions of games with as many players as the game can have, and the options of the box."""
    game = atoll.game(id)
    seats = game.meta.seats[1]
    rules = game.rules(game.options.read({}, seats))
    luck = Quick(1)
    while True:
        yield play_games(rules, seats, TOGETHER, luck)


if __name__ == "__main__":
    serve(decisions(sys.argv[1]))
