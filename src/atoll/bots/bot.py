"""What a bot is: it gets what its seat may know and says what its seat does.
Refuses it everything else; there is no position anywhere in a bot's reach."""

from typing import Protocol

from atoll.core import Json


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, view: Json, legal: list[str], time: float) -> str:
        """One of the legal actions of the seat whose view this is, after at most `time` seconds."""
