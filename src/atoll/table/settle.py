"""What the host may change at any time: talking, hints, who may watch, who may find the table.
Refuses to change the game: its options are settled with the table."""

from atoll.table import who
from atoll.table.facts import Body, Chatting, Settled, Visibility
from atoll.table.fold import Table


def settle(
    table: Table,
    person: str,
    *,
    chat: Chatting | None = None,
    hints: bool | None = None,
    watch: bool | None = None,
    visibility: Visibility | None = None,
) -> list[Body]:
    """Change what is given; the rest stays."""
    who.host(table, person)
    return [Settled(chat=chat, hints=hints, watch=watch, visibility=visibility)]
