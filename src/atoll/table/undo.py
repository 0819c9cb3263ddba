"""Taking back a decision: at once where nobody's decision depends on it, else when all agree.
Refuses to go past a draw, past what was shown, and past what the rules call final."""

from typing import Literal

from atoll.table import who
from atoll.table.course import Undoable
from atoll.table.facts import Answered, Asked, Body, Undone
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

Possible = Literal["free", "ask"]


def undo(table: Table, person: str, seat: int) -> list[Body]:
    """Take back the seat's last decision, or ask the others for it."""
    course = who.playing(table)
    who.player(table, person, seat)
    found = course.undoable(seat)
    if isinstance(found, str):
        raise Sorry(found)
    if not asks(table, seat, found):
        return [Undone(seat=seat, step=found.step, rest=found.rest)]
    if table.question:
        raise Sorry("undo-asked")
    if table.declined == found.step:
        raise Sorry("undo-declined")
    return [Asked(seat=seat, step=found.step)]


def answer(table: Table, person: str, seat: int, yes: bool) -> list[Body]:
    """Agree to the open question, or not; who asked withdraws it."""
    who.playing(table)
    who.own(table, person, seat)
    question = table.question
    if question is None:
        raise Sorry("no-question")
    if seat == question.seat and not yes:
        return [Answered(seat=seat, yes=False)]
    if seat not in waiting(table):
        raise Sorry("not-asked", seat=seat)
    return [Answered(seat=seat, yes=yes)]


def agreed(table: Table) -> list[Body]:
    """What follows when nobody who is asked has still to agree."""
    question = table.question
    if question is None or waiting(table):
        return []
    return [Undone(seat=question.seat, step=question.step, rest=True)]


def possible(table: Table, seat: int) -> Possible | None:
    """`free` or `ask` when this seat could take back its last decision; nothing when it could not."""
    if table.phase != "playing" or table.course is None or table.frozen:
        return None
    sitting = table.seats[seat]
    if sitting.machine or sitting.resigned:
        return None
    found = table.course.undoable(seat)
    if isinstance(found, str):
        return None
    if not asks(table, seat, found):
        return "free"
    return None if table.question or table.declined == found.step else "ask"


def asks(table: Table, seat: int, found: Undoable) -> bool:
    """Whether others must agree: somebody else's decision would go too, and there are people to be asked."""
    return found.rest and bool(_others(table, seat))


def waiting(table: Table) -> list[int]:
    """The seats that have not answered the open question yet."""
    question = table.question
    if question is None:
        return []
    return [seat for seat in _others(table, question.seat) if seat not in question.agreed]


def _others(table: Table, seat: int) -> list[int]:
    """The people who must agree. Who sits at the same device has been asked by word of mouth."""
    person = table.seats[seat].person
    return [other for other in table.present() if table.seats[other].person != person]
