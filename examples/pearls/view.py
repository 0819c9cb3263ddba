"""What one diver may know, and what the others are told.
Refuses to hand out the position: every field is named here."""

from atoll.core import Chance, Json, Step
from atoll.core.bits import as_set, count, members, nth

from .rules import Bay, PearlRules


def public(rules: PearlRules, bay: Bay) -> Json:
    return {
        "air": int(rules.air),
        "bag": int(count(bay.bag)),
        "pearls": [int(count(hand)) for hand in bay.hands],
        "under": members(bay.under),
        "turn": int(bay.turn),
        # When all have surfaced, the hands are shown.
        "hands": [] if bay.under else [members(hand) for hand in bay.hands],
        "standing": [{"points": 0 if bay.under else rules.worth(hand), "notes": []} for hand in bay.hands],
        "prompt": {"id": "prompt-turn", "seat": int(bay.turn)} if bay.under else {"id": "prompt-over"},
    }


def private(rules: PearlRules, bay: Bay, seat: int) -> Json:
    return {"hand": members(bay.hands[seat])}


def told(rules: PearlRules, before: Bay, step: Step, after: Bay, reader: int | None) -> list[Json]:
    if step.do == "surface":
        return [{"id": "told-surface", "seat": step.seat}]
    if reader == step.seat:
        return [{"id": "told-pearl", "seat": step.seat, "pearl": value} for _, value in step.drew]
    return [{"id": "told-dive", "seat": step.seat}]


def sample(rules: PearlRules, view: Json, chance: Chance) -> Bay:
    """The seat's own hand as it is, the others' dealt from what it has not seen."""
    public = view["public"]
    shown = dict(enumerate(public["hands"])) or {view["seat"]: view["private"].get("hand", [])}
    bay = Bay(len(public["pearls"]), 0b1_1111_1111_1110)
    bay.under = sum(1 << seat for seat in public["under"])
    bay.turn = public["turn"]
    for seat, hand in shown.items():
        if seat is not None:
            bay.hands[seat] = int(as_set(hand))
            bay.bag &= ~bay.hands[seat]
    for seat, held in enumerate(public["pearls"]):
        while count(bay.hands[seat]) < held:
            pearl = nth(bay.bag, chance.roll("sampled", count(bay.bag)))
            bay.bag ^= 1 << pearl
            bay.hands[seat] |= 1 << pearl
    return bay


def sketch(rules: PearlRules, view: Json) -> str:
    lines = [f"bag: {view['public']['bag']} pearls"]
    for seat, held in enumerate(view["public"]["pearls"]):
        where = "~~~" if seat in view["public"]["under"] else "---"
        own = view["private"]["hand"] if seat == view["seat"] else "o" * held
        shown = view["public"]["hands"][seat] if view["public"]["hands"] else own
        lines.append(f"{where} diver {seat + 1}: {shown}")
    return "\n".join(lines)
