# mypyc
"""The verbs of a game over a position. What a position holds and what a verb does is each game's own; here is
only their shape, with defaults that a game may do faster (`pick`), stricter (`final`) or kinder (`lapse`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from atoll.core.chance import Chance
from atoll.core.outcome import Outcome
from atoll.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Where a game stands: plain attributes (numbers, texts, lists of them, other positions).
    An attribute whose name begins with an underscore is derived and does not count."""

    def copy(self) -> Position:
        """Another position that shares nothing changeable with this one."""
        raise NotImplementedError


P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[P]):
    """A game under certain options: immutable, without memory, the only judge of what is allowed.

    Seats are numbered from 0. An action is a number here: the place of its text in `actions()`.
    """

    @abstractmethod
    def actions(self) -> list[str]:
        """The text of every action there can ever be, always in the same order."""

    @abstractmethod
    def longest(self, seats: i64) -> i64:
        """No game with so many seats has more decisions than this."""

    @abstractmethod
    def setup(self, seats: i64, chance: Chance) -> P:
        """The position before the first decision."""

    @abstractmethod
    def to_move(self, position: P) -> i64:
        """The set of seats that may decide now; several when they act at the same time,
        none exactly when the game is over."""

    @abstractmethod
    def check(self, position: P, seat: i64, action: i64) -> Refusal | None:
        """Nothing when that seat may do this now, else what forbids it."""

    @abstractmethod
    def legal(self, position: P, seat: i64) -> list[int]:
        """Every action that `check` lets pass, smallest first; empty for a seat that is not to move."""

    @abstractmethod
    def apply(self, position: P, seat: i64, action: i64, chance: Chance) -> None:
        """Carry out an action that `check` lets pass. Trusts its caller; who does not, asks first."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """Nothing while somebody is to move; then why it ended and what each seat made of it."""

    def pick(self, position: P, seat: i64, chance: Chance) -> i64:
        """One of the legal actions, each as likely as the others. A game whose choices are sets
        in machine words does it without making the list."""
        legal = self.legal(position, seat)
        return legal[chance.roll("pick", len(legal))]

    def final(self, position: P, seat: i64, action: i64) -> bool:
        """Whether this action can't be taken back although nothing is drawn by it:
        the rules say so, or it shows what was secret."""
        return False

    def lapse(self, position: P, seat: i64) -> i64:
        """What is done for a seat that is to move and whose time is up; one of its legal actions."""
        return self.legal(position, seat)[0]
