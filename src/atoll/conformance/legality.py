"""What may be done: `check` and `legal` say the same, somebody can always move, a refusal changes nothing.
Refuses to know why a rule forbids something."""

import json
from collections.abc import Iterator

from atoll.conformance.moment import Moment, joined
from atoll.core import Refused, digest
from atoll.core.refusal import UNKNOWN_ACTION


def check_and_legal_agree(moment: Moment) -> Iterator[str]:
    """For every seat, also one that is not to move, and for what may be done as for what may not."""
    for seat in moment.seats:
        legal = set(moment.rules.legal(moment.position, seat))
        for action in moment.tried(seat):
            refusal = moment.rules.check(moment.position, seat, action)
            if refusal is None and action not in legal:
                yield f"check lets seat {seat} {moment.do(action)}, and legal does not list it"
            if refusal is not None and action in legal:
                yield f"legal lists {moment.do(action)} for seat {seat}, and check refuses it: {refusal}"


def actions_come_in_one_order(moment: Moment) -> Iterator[str]:
    """Smallest first, each once, and the same whenever one asks."""
    for seat in moment.seats:
        legal = moment.rules.legal(moment.position, seat)
        if legal != sorted(set(legal)):
            yield f"legal for seat {seat} is {joined(legal)}, which is not smallest first, each once"
        if legal and not (min(legal) >= 0 and max(legal) < len(moment.match.names)):
            yield f"legal for seat {seat} has {joined(legal)}; there are {len(moment.match.names)} actions"
        if legal != moment.rules.legal(moment.position, seat):
            yield f"legal for seat {seat} gives another list when it is asked again"
        if legal != moment.rules.legal(moment.position.copy(), seat):
            yield f"legal for seat {seat} gives another list for a copy of the position"


def only_movers_may_act(moment: Moment) -> Iterator[str]:
    for seat in moment.seats:
        legal = moment.rules.legal(moment.position, seat)
        if legal and seat not in moment.movers:
            yield f"seat {seat} is not to move and may {moment.do(legal[0])}"


def somebody_can_move_until_it_is_over(moment: Moment) -> Iterator[str]:
    outcome = moment.match.outcome()
    if bool(moment.movers) is (outcome is not None):
        yield f"seats to move: {joined(moment.movers)}; outcome: {outcome}"
    for seat in moment.movers:
        if seat not in moment.seats:
            yield f"seat {seat} is to move, and there are {moment.match.seats}"
        elif not moment.rules.legal(moment.position, seat):
            yield f"seat {seat} is to move and can do nothing: a dead end"
    if len(moment.movers) > 1 and not moment.game.meta.together:
        yield f"seats {joined(moment.movers)} are to move at once, and meta.together is not set"


def a_refusal_changes_nothing(moment: Moment) -> Iterator[str]:
    match = moment.match
    before = digest(match.position), len(match.steps), list(match.chance.drawn)
    for seat in moment.seats:
        for action in moment.tried(seat, 40):
            if moment.rules.check(match.position, seat, action) is None:
                continue
            try:
                match.do(seat, match.names[action])
            except Refused as refused:
                if not refused.refusal.clause:
                    yield f"{moment.do(action)} by seat {seat} is refused without a clause"
        if (digest(match.position), len(match.steps), match.chance.drawn) != before:
            yield f"seat {seat} is refused what it may not do, and the match has changed"
            return


def refusals_are_plain(moment: Moment) -> Iterator[str]:
    """Clause, reason and data can be written down, and the places are short texts."""
    for seat in moment.seats:
        for action in moment.tried(seat, 40):
            refusal = moment.rules.check(moment.position, seat, action)
            if refusal is None:
                continue
            if any(type(value) not in {str, int} for value in refusal.data.values()):
                yield f"the refusal of {moment.do(action)} carries what is no text or number: {refusal.data}"
            places = json.loads(json.dumps(refusal.at))
            if not isinstance(places, list) or not all(isinstance(place, str) for place in places):
                yield f"the refusal of {moment.do(action)} points at {refusal.at!r}, which are no places"


def foreign_input_is_refused(moment: Moment) -> Iterator[str]:
    """Texts that are no actions, and seats that there are not."""
    match = moment.match
    seat = (moment.movers or [0])[0]
    own = match.names[moment.roll(len(match.names))]
    for text in _mutated(own, moment.roll(max(1, len(own)))):
        if text in match.numbers:
            continue
        refusal = match.why_not(seat, text)
        if refusal is None or refusal.clause != UNKNOWN_ACTION:
            yield f"{text!r} is no action, and the answer is {refusal}"
    for stranger in (-1, match.seats, 62, 10**6):
        if match.why_not(stranger, own) is None:
            yield f"seat {stranger} may do {own!r}, and there are {match.seats} seats"


def _mutated(text: str, at: int) -> list[str]:
    return [
        "",
        text + " ",
        text.upper() if text.upper() != text else text.lower(),
        text[:at] + text[at + 1 :],
        text[:at] + text[at : at + 1] * 2 + text[at + 1 :],
        text[:at] + "\u0000" + text[at:],
        text + " " + text,
        text.translate({ord("1"): "\u0661", ord("a"): "\u0430"}),
        "\ud800",
    ]


def action_texts_are_names(moment: Moment) -> Iterator[str]:
    """Each is a verb and short words, unlike every other, the same at every table with these options."""
    names = moment.match.names
    if names != moment.game.rules(moment.match.options).actions():
        yield "actions() gives another list for the same options"
    if len(set(names)) != len(names):
        twice = next(name for place, name in enumerate(names) if name in names[:place])
        yield f"the action {twice!r} is there twice"
    for name in names:
        if not name or name != " ".join(name.split()) or not name.isprintable() or len(name) > 60:
            yield f"the action {name!r} is no short line of words"
        elif json.loads(json.dumps(name)) != name:
            yield f"the action {name!r} is another one after JSON"
