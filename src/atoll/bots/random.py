"""A bot that takes any legal action, each as likely as the others.
Refuses to look at the table."""

from typing import Any

from atoll.core import Game, Json, Quick, Rules


class Random:
    """Plays by chance; the same seed gives the same decisions."""

    def __init__(self, game: Game[Any, Any], rules: Rules[Any], seed: int) -> None:
        self.chance = Quick(seed)

    def decide(self, view: Json, legal: list[str], time: float) -> str:
        return legal[self.chance.roll("any", len(legal))]
