"""Sitting down, standing up, changing places, and bots at seats: all before the game begins.
Refuses to let anybody but the host move others."""

from atoll.table import create, who
from atoll.table.facts import Body, Invited, Seated, Stood, Swapped
from atoll.table.fold import Table
from atoll.table.sorry import Sorry


def sit(table: Table, person: str, name: str, seat: int | None = None) -> list[Body]:
    """Take an open seat, the first one when none is named."""
    who.before_start(table)
    shown = create.checked_name(name)
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if seat is None and not open_seats:
        raise Sorry("full")
    number = open_seats[0] if seat is None else seat
    if who.seat_of(table, number).kind != "open":
        raise Sorry("seat-taken", seat=number)
    taken = [seat.name for seat in table.seats]
    return [Seated(seat=number, person=person, name=create.free_name(shown, taken))]


def stand(table: Table, person: str, seat: int) -> list[Body]:
    """Leave one's seat; the host may empty any."""
    who.before_start(table)
    sitting = who.seat_of(table, seat)
    if person != table.host:
        who.own(table, person, seat)
    if sitting.kind == "open":
        raise Sorry("seat-empty", seat=seat)
    return [Stood(seat=seat)]


def invite(table: Table, person: str, seat: int, bot: str | None, seed: int | None = None) -> list[Body]:
    """The host puts a bot on a seat where nobody sits, or takes it away."""
    who.before_start(table)
    who.host(table, person)
    sitting = who.seat_of(table, seat)
    if sitting.kind == "person":
        raise Sorry("seat-of-a-person", seat=seat, name=sitting.name)
    if bot is None:
        return [Invited(seat=seat, bot=None)]
    luck = create.new_bot_seed() if seed is None else seed
    return [Invited(seat=seat, bot=create.checked_bot(bot), seed=luck)]


def swap(table: Table, person: str, seat: int, other: int) -> list[Body]:
    """The host exchanges two seats; a player moves to an open one."""
    who.before_start(table)
    first, second = who.seat_of(table, seat), who.seat_of(table, other)
    if person != table.host:
        who.own(table, person, seat)
        if second.kind != "open":
            raise Sorry("seat-taken", seat=other)
    if first is second:
        return []
    return [Swapped(seat=seat, other=other)]
