"""Bots against each other, over the same texts and views that people have.
Refuses to let a bot see anything but its view, and counts what each bot needed to think."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

from atoll import bots
from atoll.bots import Bot
from atoll.bots.random import Random
from atoll.core import Game, Live, Match, Outcome, Position, Quick, Rules, Step

# Brings the bot of a name to a seat, as `bots.bot` does.
Invite = Callable[[str, Game[Any, Any], Rules[Any], int], Bot]


class Onlooker(Protocol):
    """Who looks on while a game is played, without a word."""

    def started(self, match: Match) -> None: ...

    def stepped(self, match: Match, before: Position, step: Step) -> None: ...

    def ended(self, match: Match, outcome: Outcome) -> object: ...


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: who sat where, how it ended, and how long each thought, in seconds."""

    line_up: tuple[str, ...]
    seed: int
    outcome: Outcome
    decisions: int
    thought: tuple[float, ...]


def play(
    game: Game[Any, Any],
    line_up: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    time: float = 1.0,
    onlookers: Sequence[Onlooker] = (),
    invite: Invite = bots.bot,
) -> Played:
    """One game; the same seed deals the same luck whoever sits where."""
    match = Match(game, len(line_up), options, Live(str(seed)))
    players = [invite(name, game, match.rules, seed * 64 + seat) for seat, name in enumerate(line_up)]
    # Where several are to move, who comes first is luck of the arena's own.
    first = Quick(seed)
    thought = [0.0] * len(line_up)
    for onlooker in onlookers:
        onlooker.started(match)
    while movers := match.to_move():
        seat = movers[first.roll("first", len(movers))] if len(movers) > 1 else movers[0]
        before = match.position
        started = perf_counter()
        legal = match.legal(seat)
        if len(legal) == 1:
            # Nobody is asked where there is nothing to choose.
            do = legal[0]
        else:
            # Who plays by chance does not look, and putting a view together is most of the work.
            view = {} if isinstance(players[seat], Random) else match.view(seat)
            do = players[seat].decide(view, legal, time)
        thought[seat] += perf_counter() - started
        step = match.do(seat, do)
        for onlooker in onlookers:
            onlooker.stepped(match, before, step)
    outcome = match.outcome()
    assert outcome is not None, "nobody is to move and there is no outcome"
    for onlooker in onlookers:
        onlooker.ended(match, outcome)
    return Played(tuple(line_up), seed, outcome, len(match.steps), tuple(thought))
