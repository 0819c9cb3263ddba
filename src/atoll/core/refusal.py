"""Why something is not allowed: the clause, the reason, and the place to look at.
Refuses to hold a sentence: the words are in the texts, in the reader's language."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """What forbids an action. `clause` names the rule; `reason` tells apart the ways to break it and is
    an attribute of the clause's text; `data` fills that text; `at` names places on the board."""

    clause: str
    reason: str = "refused"
    data: dict[str, str | int] = field(default_factory=dict)
    at: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return f"{self.clause} {self.reason}" + (f" ({told})" if told else "")


class Refused(ValueError):
    """An action that was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal, words: str) -> None:
        super().__init__(words)
        self.refusal = refusal


# The house's own clauses, the same for every game.
UNKNOWN_ACTION = "A-1"
NOT_YOUR_TURN = "A-2"
GAME_OVER = "A-3"


def out_of_turn(seat: int, to_move: int) -> Refusal | None:
    """What every game's `check` answers first: a seat that is not to move may do nothing."""
    if not to_move:
        return Refusal(GAME_OVER)
    if seat < 0 or not (to_move >> seat) & 1:
        return Refusal(NOT_YOUR_TURN, data={"seat": seat})
    return None
