"""The digest of a position is that of everything it holds, however it is written down."""

import hashlib
import json
from typing import Any

import pytest

import atoll
from atoll import games
from atoll.core import Position, Quick, digest, laid_open


class Chest(Position):
    """A position that holds all that one can hold."""

    def __init__(self, **held: Any) -> None:
        self.held = held
        self.inner: Chest | None = None
        self._worked_out = 1

    def copy(self) -> "Chest":
        return Chest(**self.held)


def plainly(position: Position) -> str:
    text = json.dumps(laid_open(position), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", games.ids())
def test_it_is_that_of_the_position_laid_open(game: str) -> None:
    match, luck = atoll.play(game, seed=5), Quick(5)
    for _ in range(60):
        assert digest(match.position) == plainly(match.position)
        if not (movers := match.to_move()):
            break
        legal = match.legal(movers[0])
        match.do(movers[0], legal[luck.roll("any", len(legal))])


def test_sets_and_keys_that_json_does_not_know_count_too() -> None:
    def chest(**held: Any) -> Chest:
        outer = Chest(**held)
        outer.inner = Chest(set={3, 1, 2})
        return outer

    one, other = chest(at={(1, 2): "x"}), chest(at={(1, 2): "y"})
    assert digest(one) == digest(chest(at={(1, 2): "x"})) == plainly(one)
    assert digest(one) != digest(other)


def test_what_is_worked_out_does_not_count() -> None:
    one, other = Chest(islands=[1, 2]), Chest(islands=[1, 2])
    other._worked_out = 2
    assert digest(one) == digest(other) != digest(Chest(islands=[2, 1]))


def test_what_no_position_can_hold_is_told() -> None:
    with pytest.raises(TypeError, match="a position cannot hold"):
        digest(Chest(thing=object()))
