"""A game as an OpenSpiel game with chance nodes and information states: `load("onecard", seats=2)`.
Refuses to hide luck in a step: a draw that the rules ask for stops the step and becomes a chance node."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partialmethod
from typing import Any

import numpy
import pyspiel
from mypy_extensions import i64

import atoll
from atoll.adapters.features import SIZE, features
from atoll.core import Chance, Game, Json, Position, Rules
from atoll.core.bits import members

# Nobody's draw is one of more than this; a chance node's outcomes are the members of a set or 0 to ways - 1.
_OUTCOMES = 64


class Wanted(Exception):
    """The rules ask for a draw that has not been made: one of these."""

    def __init__(self, label: str, ways: list[int]) -> None:
        super().__init__(label)
        self.label = label
        self.ways = ways


class Asked(Chance):
    """Gives the draws that were made and stops at the first that was not."""

    def __init__(self, made: Sequence[int]) -> None:
        super().__init__()
        self.made = made
        self.given = 0

    def roll(self, label: str, ways: i64) -> i64:
        return i64(self._next(label, list(range(int(ways)))))

    def draw(self, label: str, word: i64) -> i64:
        return i64(self._next(label, members(word)))

    def _next(self, label: str, ways: list[int]) -> int:
        if self.given == len(self.made):
            raise Wanted(label, ways)
        self.given += 1
        return self.made[self.given - 1]


@cache
def _type(id: str) -> Any:
    meta = atoll.game(id).meta
    return pyspiel.GameType(
        short_name=f"atoll_{id}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "options": ""},
    )


class Setting:
    """A game under certain options; one object, however often OpenSpiel copies what holds it."""

    def __init__(self, id: str, seats: int | None, options: Mapping[str, object]) -> None:
        self.room: Game[Any, Any] = atoll.game(id)
        self.seats = self.room.meta.seats[0] if seats is None else seats
        self.rules: Rules[Any] = self.room.rules(self.room.options.read(options, self.seats))
        self.names: list[str] = self.rules.actions()
        self.sense = self.room.knowledge(self.rules)

    def view(self, position: Position, seat: int | None) -> Json:
        return self.room.view(self.rules, position, seat)

    def __deepcopy__(self, memo: object) -> "Setting":
        return self


class AtollGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Parameters: `players`, and `options` as JSON. Utilities go from 0 (lost) to 1 (won)."""

    def __init__(self, id: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = Setting(id, given.get("players"), json.loads(given.get("options") or "{}"))
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.names),
            max_chance_outcomes=_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=int(self.setting.rules.longest(seats)),
        )
        super().__init__(_type(id), info, given)

    def new_initial_state(self) -> "AtollState":
        return AtollState(self, self.setting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass(frozen=True, slots=True)
class Course:
    """How far a game has come. It never changes, a step leads to another one: so a copy is itself."""

    position: Position | None = None
    # The step that is under way (who, what), the draws made for it, and the one that is asked for now.
    step: tuple[int, int] | None = None
    made: tuple[int, ...] = ()
    wanted: Wanted | None = None
    past: tuple["Moment", ...] = ()

    def __deepcopy__(self, memo: object) -> "Course":
        return self

    def on(self, setting: Setting) -> "Course":
        """The step carried out with the draws that were made, or what is to be drawn next."""
        chance = Asked(self.made)
        try:
            if self.position is None:
                return Course(setting.rules.setup(setting.seats, chance))
            assert self.step is not None, "nothing is to be done"
            after = self.position.copy()
            setting.rules.apply(after, *self.step, chance)
        except Wanted as wanted:
            return replace(self, wanted=wanted)
        return Course(after, past=(*self.past, Moment(self.position, *self.step)))


@dataclass(frozen=True, slots=True)
class Moment:
    """A position that is past, and what was done in it; each seat's view of it is written once."""

    position: Position
    mover: int
    action: int
    written: dict[int, str] = field(default_factory=dict)

    def seen(self, setting: Setting, seat: int) -> str:
        if seat not in self.written:
            self.written[seat] = _written(setting.view(self.position, seat))
        return self.written[seat]


class AtollState(pyspiel.State):  # type: ignore[misc]
    """A position, and the step that waits for a draw, if one does. Where several may decide at the same
    time, the lowest seat is asked first: nobody sees what the others chose unless the game shows it."""

    def __init__(self, game: AtollGame, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.course = Course().on(setting)

    def current_player(self) -> int:
        if self.course.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        movers = members(self.setting.rules.to_move(self.course.position))
        return movers[0] if movers else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.setting.rules.legal(self.course.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self._waiting().ways
        return [(way, 1.0 / len(ways)) for way in ways]

    def _waiting(self) -> Wanted:
        assert self.course.wanted is not None, "this is no chance node"
        return self.course.wanted

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.wanted is not None:
            course = replace(course, made=(*course.made, action), wanted=None)
        else:
            course = replace(course, step=(self.current_player(), action))
        self.course = course.on(self.setting)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self._waiting().label} {action}"
        return self.setting.names[action]

    def is_terminal(self) -> bool:
        return self.course.wanted is None and not self.setting.rules.to_move(self.course.position)

    def returns(self) -> list[float]:
        seats = range(self.setting.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return [float(self.setting.sense.value(self.course.position, seat)) for seat in seats]

    def __str__(self) -> str:
        course = self.course
        if course.position is None:
            return f"setup {list(course.made)}"
        drawing = f"\n{self.setting.names[course.step[1]]} {list(course.made)}" if course.step else ""
        shown = self.setting.view(course.position, None)
        return self.setting.room.sketch(self.setting.rules, shown) + drawing

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat saw and did so far."""
        seat = self.current_player() if player is None else player
        seen: list[str] = []
        for moment in self.course.past:
            view = moment.seen(self.setting, seat)
            if not seen or seen[-1] != view:
                seen.append(view)
            if moment.mover == seat:
                seen.append(self.setting.names[moment.action])
        return "\n".join([*seen, self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know now."""
        seat = self.current_player() if player is None else player
        position = self.course.position
        return "" if position is None else _written(self.setting.view(position, seat))


def _written(view: Json) -> str:
    return json.dumps(view, sort_keys=True)


class Observer:
    """What a seat sees, as numbers and as a text."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.tensor = numpy.zeros(SIZE, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AtollState, player: int) -> None:
        self.tensor.fill(0)
        position = state.course.position
        if position is not None:
            self.tensor[:] = features(state.setting.view(position, player))

    def string_from(self, state: AtollState, player: int) -> str:
        if self.kind.perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def load(id: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> AtollGame:
    """The game, set up for so many seats; the first call registers it with OpenSpiel."""
    _registered(id)
    given: dict[str, Any] = {"options": json.dumps(dict(options))} if options else {}
    return AtollGame(id, given if seats is None else {**given, "players": seats})


@cache
def _registered(id: str) -> None:
    # A class, as OpenSpiel keeps it beyond the end of Python; it does not outlive a function.
    game = type(f"Atoll{id.title()}", (AtollGame,), {"__init__": partialmethod(AtollGame.__init__, id)})
    pyspiel.register_game(_type(id), game)
