"""The most points that somebody alone could have had who knew the order of the cards: exact, by OR-Tools.
Refuses to be a player: nobody at a table knows what comes."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from ortools.sat.python import cp_model

from atoll.games.hashi.content import ISLANDS, Board
from atoll.games.hashi.rules import FIRST_PILE, ROUNDS, SECOND_PILE

# Red, blue and six: by their deadline, and later.  # H-Z2, H-Z3
RED, BLUE, SIX = (9, 5), (7, 3), (8, 4)
JOINED = 6


@dataclass(frozen=True, slots=True)
class Best:
    """The most points, and how they are played: the first number and its island, then for each card the
    island that it is written on and its bridges. `proven` when it is certain that there are no more."""

    points: int
    proven: bool
    start: tuple[int, str]
    rounds: tuple[tuple[str, tuple[str, ...]], ...]


def totals() -> list[int]:
    """All sums that a board can have, best first: a bonus for flags needs all its islands."""
    found = set()
    for islands, red, blue, six in product(range(ISLANDS + 1), (0, *RED), (0, *BLUE), (0, *SIX)):
        if islands == ISLANDS and 0 in {red, blue}:
            continue
        found.add(2 * islands + red + blue + six)
    return sorted(found, reverse=True)


def best_play(board: Board, cards: Sequence[int], *, effort: float = 60.0) -> Best:
    """The best play for 17 cards (as the rules number them) in this order. Totals are tried from the highest
    down, which is quicker than to climb: a high total leaves little freedom. Each gets so much `effort`, by
    the solver's own count of what it does: about as many seconds, but the same on every machine."""
    proven = True
    for points in totals():
        model = _Model(board, cards)
        model.model.add(model.points >= points)
        solver = cp_model.CpSolver()
        solver.parameters.max_deterministic_time = effort
        solver.parameters.num_workers = 1
        # Relaxed to fractions the clauses say hardly anything; as clauses they say much.
        solver.parameters.linearization_level = 0
        status = solver.solve(model.model)
        if status in {cp_model.OPTIMAL, cp_model.FEASIBLE}:
            return model.read(solver, proven)
        proven = proven and status == cp_model.INFEASIBLE
    raise AssertionError("a board that nothing is finished on has 0 points, and was not found")


class _Model:
    """The clauses as equations over what stands after each round (0: after the set-up): which islands have a
    number, which lines a bridge, which two. What stands stays, so that the rounds form chains."""

    def __init__(self, board: Board, cards: Sequence[int]) -> None:
        self.board = board
        self.cards = [(card // 3 + 1, card % 3 + 1) for card in cards]
        self.model = cp_model.CpModel()
        self.touching = [
            [at for at, line in enumerate(board.lines) if island in (line.first, line.second)]
            for island in range(ISLANDS)
        ]
        plain = [at for at, island in enumerate(board.islands) if not island.flag]
        self.starts = {(number, at): self._bool() for number in (3, 4) for at in plain}
        self.writes = [[self._bool() for _ in range(ISLANDS)] for _ in range(ROUNDS)]
        self.written = self._chain(ISLANDS)
        self.once = self._chain(len(board.lines))
        self.twice = self._chain(len(board.lines))
        self._numbers()
        self._bridges()
        self._score()

    def _bool(self) -> cp_model.IntVar:
        return self.model.new_bool_var("")

    def _chain(self, size: int) -> list[list[cp_model.IntVar]]:
        chain = [[self._bool() for _ in range(size)] for _ in range(ROUNDS + 1)]
        for before, after in pairwise(chain):
            for was, now in zip(before, after, strict=True):
                self.model.add_implication(was, now)
        return chain

    def _reaching(self, island: int, after: int) -> cp_model.LinearExpr:
        """The bridges at an island after so many rounds."""
        chains = (self.once, self.twice)
        drawn = [chain[after][line] for chain in chains for line in self.touching[island]]
        return cp_model.LinearExpr.sum(drawn)

    def _numbers(self) -> None:
        self.model.add_exactly_one(self.starts.values())  # H-S2
        self.numbers: list[cp_model.IntVar] = []
        for row in self.writes:
            self.model.add_at_most_one(row)  # H-A1
        for at, island in enumerate(self.board.islands):
            starts = {number: start for (number, other), start in self.starts.items() if other == at}
            self.model.add(self.written[0][at] == sum(starts.values()))
            for t in range(ROUNDS):
                self.model.add(self.written[t + 1][at] == self.written[t][at] + self.writes[t][at])
                if island.flag:  # H-A2
                    reached = [self.once[t][line] for line in self.touching[at]]
                    self.model.add_bool_or([*reached, self.writes[t][at].negated()])
            self.numbers.append(self._number_of(at, starts))

    def _number_of(self, island: int, starts: dict[int, cp_model.IntVar]) -> cp_model.IntVar:
        """The number that an island has in the end; 0: none."""
        number = self.model.new_int_var(0, 6, "")
        choices = list(starts.items())
        choices += [(each, self.writes[t][island]) for t, (each, _) in enumerate(self.cards)]
        for each, chosen in choices:
            self.model.add(number == each).only_enforce_if(chosen)
        self.model.add(number == 0).only_enforce_if(self.written[ROUNDS][island].negated())
        # The same once more, as a sum: one says more about single islands, one about all of them.
        self.model.add(number == sum(each * chosen for each, chosen in choices))
        return number

    def _bridges(self) -> None:
        for bridge in [*self.once[0], *self.twice[0]]:
            self.model.add(bridge == 0)
        wanted = [bridges for _, bridges in self.cards]
        draws = [self._bool() for _ in wanted]
        for t in range(1, ROUNDS + 1):
            drawn = self.model.new_int_var(0, sum(wanted), "")
            self.model.add(drawn == cp_model.LinearExpr.weighted_sum(draws[:t], wanted[:t]))  # H-B1
            self.model.add(drawn == cp_model.LinearExpr.sum([*self.once[t], *self.twice[t]]))
            for at, line in enumerate(self.board.lines):
                once = self.once[t][at]
                self.model.add_implication(self.twice[t][at], once)  # H-B4
                ends = [self.written[t][line.first], self.written[t][line.second]]
                self.model.add_bool_or([*ends, once.negated()])  # H-B2
        for at, crossed in enumerate(self.board.crossings):  # H-B5
            for other in crossed:
                if other > at:
                    self.model.add_at_most_one(self.once[ROUNDS][at], self.once[ROUNDS][other])
        for at in range(ISLANDS):
            # Bridges only become more, so that the end says it for every round.  # H-A3, H-B6, H-B7
            written = self.written[ROUNDS][at]
            self.model.add(self._reaching(at, ROUNDS) <= self.numbers[at]).only_enforce_if(written)
            self.model.add(self._reaching(at, ROUNDS) <= 6).only_enforce_if(written.negated())

    def _score(self) -> None:
        early = self._finished(FIRST_PILE)
        middle = self._finished(SECOND_PILE)
        late = self._finished(ROUNDS)
        for at in range(ISLANDS):  # H-F1
            self.model.add_implication(early[at], middle[at])
            self.model.add_implication(middle[at], late[at])
        self._twice_the_bridges(late)
        reds = [at for at, island in enumerate(self.board.islands) if island.flag == "red"]
        blues = [at for at, island in enumerate(self.board.islands) if island.flag == "blue"]
        points: list[cp_model.LinearExprT] = [2 * each for each in late]
        points += self._bonus(RED, [middle[at] for at in reds], [late[at] for at in reds])
        points += self._bonus(BLUE, [early[at] for at in blues], [late[at] for at in blues])
        points += self._bonus(SIX, [self._six(middle, SECOND_PILE)], [self._six(late, ROUNDS)])
        self.points = cp_model.LinearExpr.sum(points)

    def _twice_the_bridges(self, finished: list[cp_model.IntVar]) -> None:
        """Where every island is finished all numbers together are twice the bridges: so the first number is
        odd or even as the cards' sum is. A solver finds that only case by case."""
        every = self._bool()
        self.model.add_bool_or([each.negated() for each in finished] + [every])
        sum_of_cards = sum(number for number, _ in self.cards)
        four = sum(start for (number, _), start in self.starts.items() if number == 4)
        drawn = self.model.new_int_var(0, sum(bridges for _, bridges in self.cards), "")
        self.model.add(drawn == cp_model.LinearExpr.sum([*self.once[ROUNDS], *self.twice[ROUNDS]]))
        self.model.add(2 * drawn == sum_of_cards + 3 + four).only_enforce_if(every)

    def _bonus(
        self, values: tuple[int, int], in_time: list[cp_model.IntVar], later: list[cp_model.IntVar]
    ) -> list[cp_model.LinearExprT]:
        """The low value for having it in the end, the rest for having it in time."""
        high, low = self._bool(), self._bool()
        self.model.add_implication(high, low)
        for each in in_time:
            self.model.add_implication(high, each)
        for each in later:
            self.model.add_implication(low, each)
        return [values[1] * low, (values[0] - values[1]) * high]

    def _finished(self, after: int) -> list[cp_model.IntVar]:
        """Which islands are finished after so many rounds."""
        finished = [self._bool() for _ in range(ISLANDS)]
        for at, each in enumerate(finished):
            self.model.add_implication(each, self.written[after][at])
            self.model.add(self.numbers[at] <= self._reaching(at, after)).only_enforce_if(each)
            for line in self.touching[at]:
                for chain in (self.once, self.twice):
                    self.model.add_implication(chain[ROUNDS][line], chain[after][line]).only_enforce_if(each)
        return finished

    def _six(self, finished: list[cp_model.IntVar], after: int) -> cp_model.IntVar:
        """Whether six finished islands are joined: a tree of five lines, through which five units flow from
        one of them, one to each other."""  # H-P3
        six = self._bool()
        members = [self._bool() for _ in range(ISLANDS)]
        roots = [self._bool() for _ in range(ISLANDS)]
        self.model.add(sum(members) == JOINED * six)
        self.model.add(sum(roots) == six)
        flows, joins = [], []
        for at, line in enumerate(self.board.lines):
            join = self._bool()
            self.model.add_implication(join, members[line.first])
            self.model.add_implication(join, members[line.second])
            self.model.add_implication(join, self.once[after][at])
            flow = self.model.new_int_var(1 - JOINED, JOINED - 1, "")
            self.model.add(flow <= (JOINED - 1) * join)
            self.model.add(-flow <= (JOINED - 1) * join)
            flows.append(flow)
            joins.append(join)
        self.model.add(sum(joins) == (JOINED - 1) * six)
        for at in range(ISLANDS):
            self.model.add_implication(members[at], finished[at])
            self.model.add_implication(roots[at], members[at])
            signs = [1 if self.board.lines[line].second == at else -1 for line in self.touching[at]]
            arriving = cp_model.LinearExpr.weighted_sum([flows[line] for line in self.touching[at]], signs)
            self.model.add(arriving == members[at] - JOINED * roots[at])
        return six

    def read(self, solver: cp_model.CpSolver, proven: bool) -> Best:
        start = next(key for key, chosen in self.starts.items() if solver.value(chosen))
        return Best(
            solver.value(self.points),
            proven,
            (start[0], self.board.islands[start[1]].name),
            tuple(self._read_round(solver, t) for t in range(ROUNDS)),
        )

    def _read_round(self, solver: cp_model.CpSolver, t: int) -> tuple[str, tuple[str, ...]]:
        written = [at for at in range(ISLANDS) if solver.value(self.writes[t][at])]
        lines = [
            self.board.line_name(line)
            for at, line in enumerate(self.board.lines)
            for chain in (self.once, self.twice)
            if solver.value(chain[t + 1][at]) > solver.value(chain[t][at])
        ]
        return (self.board.islands[written[0]].name if written else "", tuple(lines))
