"""Choosing in advance: as soon as the seat is to move, the first choice is played if it is legal then.
Refuses to tell anybody, and to choose in advance where it matters who is first."""

from atoll.table import who
from atoll.table.course import Ahead
from atoll.table.decide import then
from atoll.table.facts import Body, Intended
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

# Nobody chooses more than this in advance.
MOST = 20


def intend(table: Table, person: str, seat: int, actions: list[str]) -> list[Body]:
    """Choose in advance, instead of what was chosen before; an empty list takes everything back."""
    course = who.playing(table)
    who.player(table, person, seat)
    if table.game.meta.race:
        raise Sorry("intend-race")
    unknown = next((action for action in actions if action not in course.match.numbers), None)
    if unknown is not None:
        raise Sorry("no-such-action", action=unknown[:80])
    if len(actions) > MOST:
        raise Sorry("too-many", most=MOST)
    if actions == table.intentions.get(seat, []):
        return []
    return [Intended(seat=seat, actions=actions), *then(Ahead(course), {seat: actions}, None)]
