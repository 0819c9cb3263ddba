"""One game being played: positions go forward by decisions that come in as text and are judged at the door.
Refuses to know of people, clocks and storage; a table, a bot's arena and the terminal each wrap one."""

from collections.abc import Callable, Mapping
from typing import Any

from atoll.core.bits import members
from atoll.core.chance import Draws, Live, Recorded
from atoll.core.digest import digest
from atoll.core.game import Game, Json, Step
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome
from atoll.core.record import Record
from atoll.core.refusal import NOT_YOUR_TURN, UNKNOWN_ACTION, Refusal, Refused
from atoll.core.rules import Position, Rules

# Puts a refusal into words; the front door gives one in the reader's language.
Words = Callable[[Refusal], str]

# An unknown action is repeated in the answer, but no more of it than this.
LONGEST = 80


class SeatsError(ValueError):
    """More or fewer players than the game is for, or a seat that this table does not have."""


class Match:
    """A game from its set-up on."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Mapping[str, object] | None = None,
        chance: Recorded | None = None,
        words: Words = str,
    ) -> None:
        least, most = game.meta.seats
        if not least <= seats <= most:
            players = f"{least} to {most}" if least < most else least
            raise SeatsError(f"{game.meta.title} is for {players} players, not {seats}")
        self.game = game
        self.seats = seats
        self.options: Chosen = game.options.read(options or {}, seats)
        self.rules: Rules[Any] = game.rules(self.options)
        self.chance: Recorded = chance or Live("0")
        self.words = words
        self.names: list[str] = self.rules.actions()
        self.numbers = {text: number for number, text in enumerate(self.names)}
        self.position = self.rules.setup(seats, self.chance)
        self.dealt: Draws = self.chance.taken()
        self.steps: list[Step] = []
        # What everyone may know, and of which position: it is put together once for all who look.
        self._public: tuple[Position | None, Json] = (None, {})

    def to_move(self) -> list[int]:
        """The seats that may decide now; empty when the game is over."""
        return members(self.rules.to_move(self.position))

    def legal(self, seat: int) -> list[str]:
        """The texts of everything this seat may do now."""
        self._known(seat)
        return [self.names[action] for action in self.rules.legal(self.position, seat)]

    def why_not(self, seat: int, do: str) -> Refusal | None:
        """What forbids this; nothing when it is allowed."""
        action = self.numbers.get(do)
        if action is None:
            return Refusal(UNKNOWN_ACTION, data={"given": do if len(do) < LONGEST else do[:LONGEST] + "…"})
        if not 0 <= seat < self.seats:
            return Refusal(NOT_YOUR_TURN, "nobody", {"number": seat + 1, "players": self.seats})
        return self.rules.check(self.position, seat, action)

    def do(self, seat: int, do: str) -> Step:
        """Carry out a decision, or raise `Refused` and change nothing."""
        refusal = self.why_not(seat, do)
        if refusal is not None:
            raise Refused(refusal, self.words(refusal))
        # On a copy, and with the luck taken back, so that a fault in the rules leaves the match as it was.
        position = self.position.copy()
        try:
            self.rules.apply(position, seat, self.numbers[do], self.chance)
        except BaseException:
            self.chance.forget()
            raise
        step = Step(seat, do, self.chance.taken())
        self.position = position
        self.steps.append(step)
        return step

    def view(self, seat: int | None = None) -> Json:
        """What a seat may know; without a seat, what everyone may. It is for reading: readers share it."""
        if seat is not None:
            self._known(seat)
        if self._public[0] is not self.position:
            self._public = (self.position, self.game.public(self.rules, self.position))
        return self.game.view(self.rules, self.position, seat, self._public[1])

    def outcome(self) -> Outcome | None:
        """How it ended; nothing while it goes on."""
        return self.rules.outcome(self.position)

    def record(self) -> Record:
        """Everything needed to play this again, up to now."""
        return Record(
            game=self.game.meta.id,
            rules=self.game.meta.rules_version,
            options=dict(self.options),
            seats=self.seats,
            dealt=list(self.dealt),
            steps=list(self.steps),
            digest=digest(self.position),
        )

    def _known(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise SeatsError(f"there is no seat {seat}; the seats of this table are 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        doing = f"to move {self.to_move()}" if self.to_move() else "over"
        return f"<{self.game.meta.id}, {self.seats} seats, {len(self.steps)} steps, {doing}>"
