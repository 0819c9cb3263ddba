"""A bot that does at once what the game calls sensible, in a position that could lie behind what it sees.
Refuses to look ahead."""

from typing import Any

from atoll.core import Game, Json, Quick, Rules


class Greedy:
    """Takes the sensible action; the same seed gives the same decisions."""

    def __init__(self, game: Game[Any, Any], rules: Rules[Any], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.chance = Quick(seed)
        self.texts = rules.actions()
        self.knowledge = game.knowledge(rules)

    def decide(self, view: Json, legal: list[str], time: float) -> str:
        sampled = self.game.sample(self.rules, view, self.chance)
        sensible = self.texts[self.knowledge.sensible(sampled, view["seat"], self.chance)]
        # What is sensible in the sampled position need not be allowed in the real one.
        return sensible if sensible in legal else legal[self.chance.roll("any", len(legal))]
