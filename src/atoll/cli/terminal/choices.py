"""What may be done, as a list to choose from, and what somebody meant by what they typed.
Refuses to judge: what is on the list is allowed, and the rules have made the list."""

from collections.abc import Sequence


def groups(legal: Sequence[str]) -> list[list[tuple[int, str]]]:
    """The actions with their numbers from 1, those with the same verb together.

    >>> groups(["roll", "keep red", "keep blue"])
    [[(1, 'roll')], [(2, 'keep red'), (3, 'keep blue')]]
    """
    found: dict[str, list[tuple[int, str]]] = {}
    for number, text in enumerate(legal, 1):
        found.setdefault(text.split()[0], []).append((number, text))
    return list(found.values())


def meant(entry: str, legal: Sequence[str]) -> list[str]:
    """The actions that an entry can stand for: one when it is clear, several when it is not, none when it is
    nothing that is allowed. A number stands for its place on the list, unless it is an action itself.

    >>> meant("2", ["write 3 b1", "write 3 b10"])
    ['write 3 b10']
    """
    found = named(entry, legal)
    if found or not (entry.isascii() and entry.isdecimal()):
        return found
    return [legal[int(entry) - 1]] if len(entry) < 9 and 1 <= int(entry) <= len(legal) else []


def named(entry: str, actions: Sequence[str]) -> list[str]:
    """The actions whose words begin like those of the entry; the one alone that has exactly these words, or
    these after its verb.

    >>> named("w 3 b1", ["write 3 b1", "write 3 b10"]), named("w 3", ["write 3 b1", "write 3 b10"])
    (['write 3 b1'], ['write 3 b1', 'write 3 b10'])
    """
    typed = entry.casefold().split()
    if not typed:
        return []
    begun = [text for text in actions if _begins(text.casefold().split(), typed)]
    exact = [text for text in begun if text.casefold().split() == typed]
    same = [text for text in begun if text.casefold().split()[1:] == typed[1:]]
    return next((found for found in (exact, same) if len(found) == 1), begun)


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )
