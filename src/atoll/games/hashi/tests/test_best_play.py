"""What the solver finds can be played, and scores by the rules what it says."""

from collections.abc import Sequence

import pytest

from atoll import games
from atoll.core import Live, Match, Rigged
from atoll.games.hashi.content import board
from atoll.games.hashi.programs.best_play import Best, best_play, totals

# An order of cards that can be played perfectly on both sides; the last card is in the box.
CARDS = [12, 15, 5, 16, 8, 14, 4, 13, 0, 10, 1, 2, 17, 6, 11, 3, 9]


def played(side: str, cards: Sequence[int], best: Best) -> Match:
    match = Match(games.game("hashi"), 1, {"side": side}, Rigged({"card": list(cards)}, Live("")))
    number, island = best.start
    match.do(0, f"write {number} {island}")
    for written, lines in best.rounds:
        match.do(0, f"write {written}" if written else "skip")
        for line in lines:
            match.do(0, f"bridge {line}")
        match.do(0, "done")
    return match


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_best_play_is_legal_and_scores_what_it_says(side: str) -> None:
    best = best_play(board(side), CARDS)
    outcome = played(side, CARDS, best).outcome()
    assert best.proven
    assert outcome is not None and outcome.results[0].points == best.points == 60


def test_what_a_board_can_total() -> None:
    # Below 52 a bonus for flags may be missing, and the sum be odd.
    assert totals()[:7] == [60, 58, 56, 54, 52, 51, 50]
    assert totals()[-1] == 0
