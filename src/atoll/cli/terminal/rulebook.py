"""The clauses of a game, set for reading.
Refuses to tell them in words of its own: they are the texts', in the reader's language."""

import difflib
from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from atoll.texts import Texts


class NoSuchClause(ValueError):
    """A clause that there is not; the message is that of the texts, with the nearest ones."""


def section(texts: Texts, wanted: str) -> list[str]:
    """The ids that `H-A1` or `h-a` stands for: a clause, or a heading and all below it."""
    ids = texts.clauses()
    found = [id for id in ids if id.casefold() == wanted.casefold()]
    if not found:
        near = difflib.get_close_matches(wanted.upper(), ids, 3) or [id for id in ids if _heads(id)]
        message = {"id": "no-clause", "given": wanted, "clauses": near}
        raise NoSuchClause(texts.say(message))
    below = [
        id for id in ids if _heads(found[0]) and id.startswith(found[0]) and id[len(found[0]) :][:1] in _NEXT
    ]
    return found + [id for id in below if id != found[0]]


# What follows a heading in its clauses: A-1 below A, H-A1 below H-A.
_NEXT = {*"-0123456789"}


def _heads(id: str) -> bool:
    return not id[-1].isdigit() and not id[-1].islower()


def leaf(texts: Texts, ids: Iterable[str]) -> Iterable[RenderableType]:
    """Headings and clauses, one below the other."""
    for id in ids:
        told = texts.say({"id": id})
        if _heads(id):
            yield Text(f"\n{told}", "bold")
        else:
            table = Table.grid(padding=(0, 2))
            table.add_column(style="cyan", width=6, no_wrap=True)
            table.add_column()
            table.add_row(Text(id), Text(told))
            yield table
