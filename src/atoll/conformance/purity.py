"""Looking changes nothing: a position is the same after everybody has looked at it, and looks the same again.
Refuses to trust a name: every function that only reads is called, and the position compared."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from atoll.conformance.moment import Moment, differing, reader_name
from atoll.core import Quick, digest, laid_open


def looking_changes_nothing(moment: Moment) -> Iterator[str]:
    before = laid_open(moment.position)
    for name, look in _looks(moment):
        look()
        after = laid_open(moment.position)
        if after != before:
            yield f"{name} changes the position: {differing(before, after)}"
            return


def looking_again_shows_the_same(moment: Moment) -> Iterator[str]:
    for name, look in _looks(moment):
        if repr(look()) != repr(look()):
            yield f"{name} answers differently when it is asked again"


def _looks(moment: Moment) -> Iterator[tuple[str, Callable[[], Any]]]:
    game, rules, position = moment.game, moment.rules, moment.position
    yield "to_move", lambda: rules.to_move(position)
    yield "outcome", lambda: rules.outcome(position)
    yield "printed", lambda: game.printed(rules)
    yield "public", lambda: game.public(rules, position)
    yield "census", lambda: game.census(rules, position)
    yield "copy", lambda: digest(position.copy())
    for seat in moment.seats:
        yield from _looks_of_seat(moment, seat)
    for seat in moment.movers:
        yield from _looks_of_mover(moment, seat)
    for reader in moment.readers:
        yield from _looks_of_reader(moment, reader)
    if not moment.movers:
        yield "recount", lambda: game.recount(rules, position)


def _looks_of_seat(moment: Moment, seat: int) -> Iterator[tuple[str, Callable[[], Any]]]:
    rules, position = moment.rules, moment.position
    actions = moment.tried(seat, 30)
    yield f"private for seat {seat}", lambda: moment.game.private(rules, position, seat)
    yield f"legal for seat {seat}", lambda: rules.legal(position, seat)
    yield f"check for seat {seat}", lambda: [rules.check(position, seat, action) for action in actions]
    yield f"value for seat {seat}", lambda: moment.game.knowledge(rules).value(position, seat)


def _looks_of_mover(moment: Moment, seat: int) -> Iterator[tuple[str, Callable[[], Any]]]:
    rules, position, knowledge = moment.rules, moment.position, moment.game.knowledge(moment.rules)
    legal = rules.legal(position, seat)
    yield f"pick for seat {seat}", lambda: rules.pick(position, seat, Quick(seat))
    yield f"lapse for seat {seat}", lambda: rules.lapse(position, seat)
    yield f"final for seat {seat}", lambda: [rules.final(position, seat, action) for action in legal]
    yield f"sensible for seat {seat}", lambda: knowledge.sensible(position, seat, Quick(seat))
    yield f"sight for seat {seat}", lambda: knowledge.sight(position, seat)
    yield f"weight for seat {seat}", lambda: [knowledge.weight(position, seat, action) for action in legal]


def _looks_of_reader(moment: Moment, reader: int | None) -> Iterator[tuple[str, Callable[[], Any]]]:
    game, rules, position, name = moment.game, moment.rules, moment.position, reader_name(reader)
    view = moment.view(reader)
    yield f"sketch for {name}", lambda: game.sketch(rules, view)
    yield f"sample for {name}", lambda: digest(game.sample(rules, view, Quick(1)))
    if moment.before is not None:
        yield f"told for {name}", lambda: game.told(rules, moment.before, moment.step, position, reader)


def views_are_left_as_they_are(moment: Moment) -> Iterator[str]:
    """Who lays out a position from a view, or draws it, does not write into it."""
    for reader in moment.readers:
        view = moment.view(reader, moment.position)
        before = json.dumps(view)
        moment.game.sample(moment.rules, view, moment.luck)
        moment.game.sketch(moment.rules, view)
        if json.dumps(view) != before:
            yield f"sample or sketch changes the view that it gets of {reader_name(reader)}"


def views_are_plain_data(moment: Moment) -> Iterator[str]:
    """What is shown is the same after JSON: no tuples, no keys that are numbers, nothing that leads back."""
    shown: list[tuple[str, Any]] = [("printed", moment.game.printed(moment.rules))]
    for reader in moment.readers:
        view = moment.game.view(moment.rules, moment.position, reader)
        shown.append((f"the view of {reader_name(reader)}", view))
        if moment.before is not None:
            told = moment.game.told(moment.rules, moment.before, moment.step, moment.position, reader)
            shown.append((f"what {reader_name(reader)} is told", told))
    for name, data in shown:
        plain = json.loads(json.dumps(data, allow_nan=False))
        if plain != data:
            yield f"{name} is not the same after JSON: {differing(data, plain)}"


def views_have_the_common_fields(moment: Moment) -> Iterator[str]:
    """What docs/rooms.md promises of every view."""
    public = moment.view(None)["public"]
    standing = public.get("standing")
    if not isinstance(standing, list) or len(standing) != moment.match.seats:
        yield "public.standing has not one entry for each seat"
    else:
        for entry in standing:
            if not isinstance(entry.get("points"), int) or not isinstance(entry.get("notes"), list):
                yield f"public.standing has {entry}, which is not points and notes"
    if "id" not in public.get("prompt", {}):
        yield "public.prompt is no message"
    for field in ("round", "rounds"):
        if not isinstance(public.get(field, 0), int):
            yield f"public.{field} is {public[field]!r}, which is no number"
    for seat in moment.seats:
        if "prompt" in moment.view(seat)["private"] and seat not in moment.movers:
            yield f"seat {seat} is not to move, and its private view has a prompt"
