"""A player that searches: what it sees becomes positions that could be, the search tries them, and the action
that was tried most is done. Refuses to see more than a view."""

from time import monotonic
from typing import Any

from atoll.bots.search import Budget, Choice, Search
from atoll.core import Game, Json, Quick, Rules

# How many trials run between two looks at the clock.
BETWEEN_LOOKS = 16
# Samples are made in Python and cost as much as some trials; each serves this many.
TRIALS_PER_SAMPLE = 8


class Searcher:
    """A bot; the same seed and a budget in trials give the same decisions."""

    def __init__(
        self, game: Game[Any, Any], rules: Rules[Any], budget: Budget, seed: int, *, whims: float = 0.0
    ) -> None:
        self.game = game
        self.rules = rules
        self.budget = budget
        self.whims = whims
        self.chance = Quick(seed)
        self.texts = rules.actions()
        self.knowledge = game.knowledge(rules)

    def decide(self, view: Json, legal: list[str], time: float) -> str:
        """What to do, after at most `time` seconds."""
        if len(legal) == 1:
            return legal[0]
        if self.whims and self.chance.roll("whim", 1000) < int(1000 * self.whims):
            return legal[self.chance.roll("any", len(legal))]
        choice = self.think(view, time)
        found = self.texts[choice.best()]
        assert found in legal, f"{found} was found by the search, and the table offers {legal}"
        return found

    def think(self, view: Json, time: float) -> Choice:
        """Everything that the search learnt about the decision of the view's seat."""
        seat, seats = view["seat"], len(view["public"]["standing"])
        search = Search(self.rules, self.knowledge, seats, self.budget, self.chance)
        until = monotonic() + time
        sampled = self.game.sample(self.rules, view, self.chance)
        root = search.root(sampled, seat)
        for trial in range(self.budget.trials):
            if trial % BETWEEN_LOOKS == 0 and monotonic() > until:
                break
            if trial and trial % TRIALS_PER_SAMPLE == 0 and self.game.meta.secrets:
                sampled = self.game.sample(self.rules, view, self.chance)
            search.trial(sampled.copy())
        return root
