"""The cards and the dice in letters, for the terminal and for tests.
Refuses colour: every row is named."""

from atoll.core import Json

from .rules import OneCardRules
from .view import printed_rows


def sketch(rules: OneCardRules, view: Json) -> str:
    public = view["public"]
    lines = [f"turn {public['turn'] + 1}, {public['stage']}, pile {public['pile']}"]
    if public["dice"]:
        lines.append(f"dice: {' '.join(public['dice'])}  (roll {public['rolled']} of {rules.rolls})")
    if public["open"]:
        lines.append(f"open: {' '.join(map(str, public['open']))}")
        lines += [_row_of([_card(rules, {"card": card, "marks": [0] * 5}) for card in public["open"]])]
    for seat, hand in enumerate(public["hands"]):
        points = public["standing"][seat]["points"]
        scored = " ".join(f"{c['card']} ({c['rows']}+{c['suns']})" for c in public["scored"][seat])
        lines.append(f"player {seat + 1}: {points} points; scored: {scored or 'none'}")
        if hand:
            lines.append(_row_of([_card(rules, shown) for shown in hand]))
    if "dealt" in view["private"]:
        for word in ("taken", "dealt"):
            cards = [_card(rules, {"card": card, "marks": [0] * 5}) for card in view["private"][word]]
            lines += [f"{word}:", _row_of(cards)] if cards else []
    return "\n".join(lines)


def _row_of(blocks: list[list[str]]) -> str:
    return "\n".join("   ".join(parts).rstrip() for parts in zip(*blocks, strict=True))


def _card(rules: OneCardRules, shown: Json) -> list[str]:
    """A star marks a row with a sun, a cross a marked box."""
    rows = printed_rows(rules, shown["card"] - 1)
    return [f"[{shown['card']}]".ljust(16)] + [
        f"{row['colour']:7}{'*' if row['sun'] else ' '} {'x' * marks}{'.' * (row['boxes'] - marks)}".ljust(16)
        for row, marks in zip(rows, shown["marks"], strict=True)
    ]
