# mypyc
"""What a game tells the general search about itself: a sensible decision, a prior, a value.
Refuses to search; whoever searches has only positions that were sampled from a view."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from atoll.core.chance import Chance
from atoll.core.rules import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC, Generic[P]):
    """A player's sense for a game under certain options."""

    @abstractmethod
    def sensible(self, position: P, seat: i64, chance: Chance) -> i64:
        """A legal action that a fair player would take at once: the greedy bot, and the search's playouts."""

    @abstractmethod
    def value(self, position: P, seat: i64) -> float:
        """How well that seat stands, from 0 (lost) to 1 (won), without looking ahead. When the game is
        over, what it made of it: a shared win is worth its share, points alone what they are out of all."""

    @abstractmethod
    def sight(self, position: P, seat: i64) -> i64:
        """A number (`bits.mixed`) that tells apart what that seat can tell apart: the same for positions that
        look alike to it, different (but for accidents) where it may do something else or should."""

    def settled(self, position: P) -> bool:
        """Whether what was decided has had its effect here and what comes next is new luck: a search stops,
        and asks for values, instead of drawing further rounds that tell nothing about this one."""
        return False

    def weight(self, position: P, seat: i64, action: i64) -> float:
        """How much a legal action deserves to be looked at, against 1 for an ordinary one."""
        return 1.0
