"""What is looked at while a game is played: measures of three methods, and the house's own.
Refuses to know a game: a measure sees positions only through the game's own verbs, views and messages."""

from collections import Counter
from typing import Any

from atoll.bots import own
from atoll.core import Game, Json, Match, Outcome, Position, Step

# What a measure says of a game: a row's columns.
Columns = dict[str, float | int | str]


class Measure:
    """Looks at one game after the other. Anything that a measure keeps, it forgets in `started`."""

    def started(self, match: Match) -> None:
        """A game was set up."""

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        """A decision was taken; `match` stands behind it, `before` is the position that it was taken in."""

    def ended(self, match: Match, outcome: Outcome) -> Columns:
        """The game is over; what to write into its row."""
        return {}


def own_measure(name: str) -> Measure:
    """A maker's own measure, by its file and class."""
    made: Measure = own.find(name, "measure", lambda kind: issubclass(kind, Measure))()
    return made


class Leads(Measure):
    """How often the lead changes hands, and how late: drama. Needs points that all can see."""

    def started(self, match: Match) -> None:
        self.leader: int | None = None
        self.changes = 0
        self.last = 0

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        if match.seats == 1:
            return
        points = [standing["points"] for standing in match.view()["public"]["standing"]]
        best = max(points)
        if points.count(best) > 1 or points.index(best) == self.leader:
            return
        if self.leader is not None:
            self.changes += 1
            self.last = len(match.steps)
        self.leader = points.index(best)

    def ended(self, match: Match, outcome: Outcome) -> Columns:
        if match.seats == 1:
            return {}
        return {"lead_changes": self.changes, "last_change": self.last / max(1, len(match.steps))}


class Branching(Measure):
    """How many actions a decision had to choose from, on average, and how many decisions had no choice."""

    def started(self, match: Match) -> None:
        self.offered = 0
        self.forced = 0

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        ways = len(match.rules.legal(before, step.seat))
        self.offered += ways
        self.forced += ways == 1

    def ended(self, match: Match, outcome: Outcome) -> Columns:
        decisions = max(1, len(match.steps))
        return {"choices": self.offered / decisions, "forced": self.forced / decisions}


class Rounds(Measure):
    """How many rounds a game takes, where the game counts them."""

    def ended(self, match: Match, outcome: Outcome) -> Columns:
        counted = match.view()["public"].get("round")
        return {"rounds": counted} if isinstance(counted, int) else {}


class Use(Measure):
    """Which actions were offered and which taken, and which names of the game (cards, places, flowers) its
    log told of: kept over all games, since what nobody ever uses shows only there."""

    def __init__(self, game: Game[Any, Any], names: frozenset[str]) -> None:
        self.game = game
        self.names = names
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.told: Counter[str] = Counter()

    def stepped(self, match: Match, before: Position, step: Step) -> None:
        self.offered.update(match.names[action] for action in match.rules.legal(before, step.seat))
        self.taken[step.do] += 1
        lines = self.game.told(match.rules, before, step, match.position, None)
        self.told.update(name for line in lines for name in self._named(line))

    def counted(self) -> dict[str, dict[str, int]]:
        """How often each was offered, taken and told of."""
        return {"offered": dict(self.offered), "taken": dict(self.taken), "told": dict(self.told)}

    def _named(self, line: Json) -> list[str]:
        flat: list[object] = []
        for key, value in line.items():
            if key != "id":
                flat += value if isinstance(value, list) else [value]
        return [value for value in flat if isinstance(value, str) and value in self.names]
