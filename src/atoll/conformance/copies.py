"""A copy holds everything and shares nothing: both play on alike, and neither is moved by the other.
Refuses to look at attributes alone; what a copy forgot shows when it is played on."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from atoll.conformance.moment import Moment, differing, movers_of
from atoll.core import Position, Quick, Rules, digest, laid_open

# So many decisions show what a copy lacks.
FAR = 60


def a_copy_holds_everything(moment: Moment) -> Iterator[str]:
    copy = moment.position.copy()
    if type(copy) is not type(moment.position):
        yield f"the copy of a {type(moment.position).__name__} is a {type(copy).__name__}"
    one, other = laid_open(moment.position), laid_open(copy)
    if one != other:
        yield f"the copy of a position differs: {differing(one, other)}"


def a_copy_shares_nothing(moment: Moment) -> Iterator[str]:
    played, kept = moment.position.copy(), moment.position.copy()
    before = laid_open(moment.position)
    _play_on(moment, played)
    if laid_open(moment.position) != before:
        changed = differing(before, laid_open(moment.position))
        yield f"playing on in a copy changes the position it was made from: {changed}"
    # The other way round, with the copy kept and what it was made from played.
    first = kept.copy()
    _play_on(moment, kept)
    if laid_open(first) != before:
        yield f"playing on in a position changes a copy of it: {differing(before, laid_open(first))}"


def copies_play_on_alike(rules: Rules[Any], seats: int, seed: int) -> Iterator[str]:
    """A game in which every position is a copy, beside the same game without any."""
    straight, copied = rules.setup(seats, Quick(seed)), rules.setup(seats, Quick(seed))
    one, other = Quick(seed), Quick(seed)
    for at in range(1, int(rules.longest(seats)) + 1):
        try:
            going = _step(rules, straight, one)
        except Exception:
            # Rules that fail by themselves are found, and told with the record of it, where games are played.
            return
        copied = copied.copy()
        still = _step(rules, copied, other)
        if going != still or digest(straight) != digest(copied):
            where = differing(laid_open(straight), laid_open(copied))
            yield f"after {at} random decisions a game of copies differs from the same without: {where}"
            return
        if not going:
            return


def _play_on(moment: Moment, position: Position) -> None:
    # Also here, rules that fail are for others to find.
    with suppress(Exception):
        for _ in range(FAR):
            if not _step(moment.rules, position, moment.luck):
                return


def _step(rules: Rules[Any], position: Position, luck: Quick) -> bool:
    """One random decision; whether there was one to take."""
    movers = movers_of(rules, position)
    if not movers:
        return False
    seat = movers[int(luck.roll("seat", len(movers)))]
    rules.apply(position, seat, rules.pick(position, seat, luck), luck)
    return True
