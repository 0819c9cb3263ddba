# mypyc
"""The one search for every game: Monte-Carlo over positions that could lie behind a view, remembered by what
each decider sees. Refuses to know a game; what a game knows about itself comes as `Knowledge`.

Each seat has its own memory: the key of a decision is the seat's `sight`, so positions that a seat cannot
tell apart share one set of counts, however they came about. Hidden cards, secret choices and decisions at
the same time are thereby treated alike: nobody's counts depend on what they do not see. Luck is drawn
afresh in every trial; what it brought is seen, and leads to other keys."""

from math import sqrt
from typing import Any, final

from mypy_extensions import i64

from atoll.core.bits import count, mixed, nth
from atoll.core.chance import Chance
from atoll.core.knowledge import Knowledge
from atoll.core.rules import Position, Rules


@final
class Budget:
    """How much a search may do, and how: the numbers that make a level."""

    def __init__(
        self,
        trials: int,
        *,
        horizon: int = 40,
        wideness: float = 2.0,
        curiosity: float = 3.0,
        carelessness: float = 0.0,
    ) -> None:
        self.trials = trials
        # How many decisions a trial looks ahead before it asks the game for a value.
        self.horizon = horizon
        # How many actions are looked at: this many times the square root of the visits.
        self.wideness = wideness
        # How much an action that was tried little is preferred, in units of what trials are spread by.
        self.curiosity = curiosity
        # How often the playout takes any action instead of a sensible one.
        self.carelessness = carelessness


@final
class Choice:
    """What is known of one seat's decision: its actions, best prior first, and how each fared."""

    def __init__(self, actions: list[int], priors: list[float]) -> None:
        self.actions = actions
        self.priors = priors
        self.tries: list[int] = [0] * len(actions)
        self.worth: list[float] = [0.0] * len(actions)
        self.visits: i64 = 0
        self.total = 0.0

    def select(self, budget: Budget, spread: float) -> i64:
        """The place of the action to try next, where what comes of trials is so far spread."""
        wide = min(1 + int(budget.wideness * float(self.visits + 1) ** 0.5), len(self.actions))
        curious = budget.curiosity * spread * float(self.visits + 1) ** 0.5
        best: i64 = 0
        best_promise = -1.0
        mean = 0.5 if self.visits == 0 else self.total / float(self.visits)
        for place in range(wide):
            tries = self.tries[place]
            # What was never tried is taken for a little worse than what was.
            value = self.worth[place] / tries if tries else mean - 0.4 * spread
            promise = value + curious * self.priors[place] / (1 + tries)
            if promise > best_promise:
                best, best_promise = place, promise
        return best

    def learn(self, place: i64, value: float) -> None:
        """Count one trial of an action."""
        self.visits += 1
        self.total += value
        self.tries[place] += 1
        self.worth[place] += value

    def best(self) -> int:
        """The action that was tried most; of equals, the one that fared better."""
        ranked = [(self.tries[place], self.worth[place], -place) for place in range(len(self.actions))]
        return self.actions[-max(ranked)[2]]


@final
class Search:
    """One seat thinking about one decision."""

    def __init__(
        self, rules: Rules[Any], knowledge: Knowledge[Any], seats: i64, budget: Budget, chance: Chance
    ) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.seats = seats
        self.budget = budget
        self.chance = chance
        self.choices: dict[int, Choice] = {}
        # What came of the trials for whoever decides, summed up: two actions may differ by a point, or by a
        # whole game.
        self.trials = 0.0
        self.total = 0.0
        self.squares = 0.0

    def trial(self, position: Position) -> None:
        """Play one line from a position that could be the real one; the position is used up."""
        walked: list[Choice] = []
        places: list[int] = []
        seats: list[int] = []
        steps: i64 = 0
        horizon: i64 = self.budget.horizon
        remembering = True
        spread = self._spread()
        while steps < horizon:
            movers = self.rules.to_move(position)
            if not movers or (steps > 0 and self.knowledge.settled(position)):
                break
            number = count(movers)
            seat = nth(movers, 0 if number == 1 else self.chance.roll("seat", number))
            if remembering:
                key = mixed(self.knowledge.sight(position, seat), seat)
                choice = self.choices.get(key)
                if choice is None:
                    choice = self._choice(position, seat)
                    self.choices[key] = choice
                    # Beyond the first new decision the trial is a playout.
                    remembering = False
                place = choice.select(self.budget, spread)
                walked.append(choice)
                places.append(place)
                seats.append(seat)
                action: i64 = choice.actions[place]
            else:
                action = self._playout(position, seat)
            self.rules.apply(position, seat, action, self.chance)
            steps += 1
        self._learn(position, walked, places, seats)

    def root(self, position: Position, seat: i64) -> Choice:
        """What was learnt about the decision that this seat has to make."""
        key = mixed(self.knowledge.sight(position, seat), seat)
        choice = self.choices.get(key)
        if choice is None:
            choice = self._choice(position, seat)
            self.choices[key] = choice
        return choice

    def _spread(self) -> float:
        """The standard deviation of what came of the trials; until some are done, that of an even game."""
        if self.trials < 4.0:
            return 0.25
        mean = self.total / self.trials
        return sqrt(max(self.squares / self.trials - mean * mean, 0.0001))

    def _choice(self, position: Position, seat: i64) -> Choice:
        actions = self.rules.legal(position, seat)
        weights = [self.knowledge.weight(position, seat, action) for action in actions]
        total = sum(weights)
        ranked = sorted(range(len(actions)), key=lambda place: -weights[place])
        return Choice([actions[place] for place in ranked], [weights[place] / total for place in ranked])

    def _playout(self, position: Position, seat: i64) -> i64:
        careless: i64 = int(self.budget.carelessness * 1000.0)
        if careless and self.chance.roll("careless", 1000) < careless:
            return self.rules.pick(position, seat, self.chance)
        return self.knowledge.sensible(position, seat, self.chance)

    def _learn(self, position: Position, walked: list[Choice], places: list[int], seats: list[int]) -> None:
        values = [self.knowledge.value(position, seat) for seat in range(self.seats)]
        if walked:
            value = values[seats[0]]
            self.trials += 1.0
            self.total += value
            self.squares += value * value
        for index in range(len(walked)):
            walked[index].learn(places[index], values[seats[index]])
