"""The ring in letters, for the terminal and for tests.
Refuses to draw a map: there is no map in a view."""

from atoll.core import Json

from .rules import BordersRules


def sketch(rules: BordersRules, view: Json) -> str:
    public = view["public"]
    lines = [f"round {public['round']}, {public['stage']}, dealer {public['dealer'] + 1}"]
    ends = [code for code in (public["start"], public["target"]) if code]
    lines.append(f"middle: {' - '.join(ends) or 'closed'}")
    stacks: dict[str, list[str]] = {}
    for chip in public["chips"]:
        colour = "ab"[chip["traveller"]] if rules.travellers == 2 else ""
        stacks.setdefault(chip["field"], []).append(f"{chip['seat'] + 1}{colour}")
    for field, code in zip(["40", *"1234567"], ["stay", *public["offer"]], strict=False):
        lines.append(f"  {field:>2} {code:6} {' '.join(stacks.get(field, []))}".rstrip())
    for receipt in public["receipts"]:
        who = f"player {receipt['seat'] + 1}"
        sums = " ".join(f"{line['id'].removeprefix('cost-')} {line['amount']}" for line in receipt["lines"])
        lines.append(f"{who}: {receipt['total']} = {sums or 0}   {' '.join(receipt['route'])}".rstrip())
    for seat, trace in enumerate(public["traces"]):
        if trace and not public["receipts"]:
            lines.append(f"traced by {seat // int(rules.travellers) + 1}: {' '.join(trace)}")
    lines.append(
        "purses: " + "  ".join(f"{seat + 1}: {purse}" for seat, purse in enumerate(public["purses"]))
    )
    return "\n".join(lines)
