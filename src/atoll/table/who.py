"""Who may do what, and when: the questions that most verbs ask first.
Refuses to answer them; what does not hold is told as a `Sorry`."""

from atoll.table.course import Course
from atoll.table.fold import Seat, Table
from atoll.table.sorry import Sorry


def seat_of(table: Table, number: int) -> Seat:
    """The seat of this number."""
    if not 0 <= number < len(table.seats):
        raise Sorry("no-seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def own(table: Table, person: str, number: int) -> Seat:
    """The seat of this number, if this person sits there."""
    seat = seat_of(table, number)
    if seat.kind != "person" or seat.person != person:
        raise Sorry("not-your-seat", seat=number)
    return seat


def host(table: Table, person: str) -> None:
    """Only the host goes on."""
    if person != table.host:
        raise Sorry("not-host")


def before_start(table: Table) -> None:
    """Only before the game goes on."""
    if table.phase != "open":
        raise Sorry("started")


def playing(table: Table) -> Course:
    """The course of the game, if it is going on."""
    if table.phase != "playing" or table.course is None:
        raise Sorry("not-playing")
    if table.frozen:
        frozen = table.frozen
        raise Sorry("rules-changed", pinned=frozen.pinned, here=frozen.here, step=frozen.step)
    return table.course


def player(table: Table, person: str, number: int) -> Seat:
    """The seat of this number, if this person sits there and plays on themselves."""
    seat = own(table, person, number)
    if seat.resigned:
        raise Sorry("resigned", seat=number)
    if seat.stand_in:
        raise Sorry("stood-in", seat=number)
    return seat
