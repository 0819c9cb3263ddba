"""Staying away and coming back: leaving, giving up, and what the others decide about who is missing.
Refuses to let a bot play for somebody whom nobody waits for."""

from collections import Counter

from atoll.table import create, who
from atoll.table.ending import broken_off
from atoll.table.facts import Back, Body, Choice, Left, Polled, Resigned, StoodIn, Voted, Waited
from atoll.table.fold import Poll, Table
from atoll.table.sorry import Sorry

# The bot that plays on for somebody, unless the server says otherwise.
STAND_IN = "level-3"
# How much longer the others wait, in milliseconds, when they agree to; by days, a decision's hours.
PATIENCE = {"live": 60_000.0, "casual": 600_000.0}


def leave(table: Table, person: str) -> list[Body]:
    """Say that one will not be back soon: the others may vote at once."""
    who.playing(table)
    seats = [seat for seat in table.present() if table.seats[seat].person == person]
    if not table.seats_of(person):
        raise Sorry("not-seated")
    left: list[Body] = [Left(seat=seat) for seat in seats]
    others = [seat for seat in table.present() if seat not in seats]
    polls: list[Body] = [
        Polled(about=seat, why="left") for seat in seats if others and seat not in table.polls
    ]
    return left + polls


def vote(table: Table, person: str, seat: int, about: int, choice: Choice) -> list[Body]:
    """Vote about a seat whose player stays away; one may change one's mind until the vote is decided."""
    who.playing(table)
    who.own(table, person, seat)
    if about not in table.polls:
        raise Sorry("no-poll", seat=about)
    if seat not in voters(table, about):
        raise Sorry("not-voting", seat=seat)
    return [Voted(seat=seat, about=about, choice=choice)]


def back(table: Table, person: str, seat: int) -> list[Body]:
    """Take one's seat back from the bot, or say that one is there again."""
    who.playing(table)
    sitting = who.own(table, person, seat)
    if sitting.resigned:
        raise Sorry("resigned", seat=seat)
    if not sitting.stand_in and not sitting.away and seat not in table.polls:
        return []
    return [Back(seat=seat)]


def resign(
    table: Table, person: str, seat: int, *, bot: str = STAND_IN, seed: int | None = None
) -> list[Body]:
    """Give up. A bot plays on, or the game ends when nobody is left to play against."""
    course = who.playing(table)
    sitting = who.own(table, person, seat)
    if sitting.resigned:
        raise Sorry("resigned", seat=seat)
    people = [other for other in table.persons() if other != seat]
    bots = [other for other in table.seats if other.kind == "bot"]
    if not people or len(people) + len(bots) < 2:
        return [Resigned(seat=seat), broken_off(course.match, "end-resigned", _stayed(table, seat))]
    return [Resigned(seat=seat), *([] if sitting.stand_in else [_stand_in(seat, bot, seed)])]


def voters(table: Table, about: int) -> list[int]:
    """The seats that vote about this one."""
    return [seat for seat in table.present() if seat != about]


def waiting(table: Table, poll: Poll) -> list[int]:
    """The seats that have not voted yet."""
    return [seat for seat in voters(table, poll.about) if seat not in poll.votes]


def decided(table: Table, poll: Poll) -> Choice | None:
    """What the votes say: more than half of all decide; when all have voted and nothing has so many, or
    nobody is left to vote, the table waits."""
    entitled = voters(table, poll.about)
    votes = Counter(poll.votes[seat] for seat in entitled if seat in poll.votes)
    most, number = max(votes.items(), key=lambda vote: vote[1], default=("wait", 0))
    if 2 * number > len(entitled):
        return most
    return None if waiting(table, poll) else "wait"


def counted(table: Table, poll: Poll, bot: str = STAND_IN, seed: int | None = None) -> list[Body]:
    """What is done after a vote that is decided."""
    match decided(table, poll):
        case "bot":
            return [_stand_in(poll.about, bot, seed)]
        case "wait":
            return [Waited(about=poll.about, patience=patience(table))]
        case "end":
            return [broken_off(who.playing(table).match, "end-agreed", _stayed(table, poll.about))]
    return []


def patience(table: Table) -> float:
    """How much longer the others wait when they agree to."""
    return PATIENCE.get(table.pace.kind) or 3_600_000.0 * (table.pace.hours or 24)


def _stayed(table: Table, gone: int) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if number != gone and not seat.resigned]


def _stand_in(seat: int, bot: str, seed: int | None) -> StoodIn:
    luck = create.new_bot_seed() if seed is None else seed
    return StoodIn(seat=seat, bot=create.checked_bot(bot), seed=luck)
