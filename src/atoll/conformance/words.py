"""Everything that a game says while it is played can be said in every language.
Refuses to judge the words; it fills them and looks whether anything is missing."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from atoll.conformance.moment import Moment
from atoll.core import Json, Refusal
from atoll.texts import HOUSE, LANGUAGES, TextError, Texts, strictly

# Of messages with the same id and the same names of what fills them, so many are tried.
VARIATIONS = 12
# So often the reasons for some action of a position are asked for.
REASONED = 6


class Said:
    """What was said before and need not be tried again."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.varied: dict[str, int] = {}

    def is_new(self, kind: str, data: Any) -> bool:
        """Whether it is worth trying this; it is remembered."""
        key = kind + json.dumps(data, sort_keys=True, default=str)
        varied = self.varied.get(kind, 0)
        if key in self.seen or varied >= VARIATIONS:
            return False
        self.seen.add(key)
        self.varied[kind] = varied + 1
        return True


def everything_said_has_words(moment: Moment, said: Said) -> Iterator[str]:
    """Prompts, notes, the log, refusals, actions, the reasons of hints and the end."""
    names = [f"Eva {seat + 1}" for seat in moment.seats]
    for message in _messages(moment):
        if said.is_new(f"{message['id']} {sorted(message)}", message):
            yield from _tried(moment.game.room, lambda texts, m=message: texts.say(m, names))
    for refusal in _refusals(moment):
        if said.is_new(f"{refusal.clause} {refusal.reason} {sorted(refusal.data)}", refusal.data):
            yield from _tried(moment.game.room, lambda texts, r=refusal: texts.refusal(r, names))
    for seat in moment.movers:
        for action in moment.rules.legal(moment.position, seat):
            do = moment.match.names[action]
            if said.is_new("do " + do.split()[0], do):
                yield from _tried(moment.game.room, lambda texts, do=do: texts.action(do))


def _messages(moment: Moment) -> Iterator[Json]:
    for reader in moment.readers:
        view = moment.view(reader)
        yield view["public"]["prompt"]
        if "prompt" in view["private"]:
            yield view["private"]["prompt"]
        for entry in view["public"]["standing"]:
            yield from entry["notes"]
        if moment.before is not None:
            yield from moment.game.told(moment.rules, moment.before, moment.step, moment.position, reader)
    for seat in moment.movers:
        sampled = moment.sample(seat)
        legal = moment.rules.legal(sampled, seat)
        for _ in range(REASONED):
            yield from moment.game.reasons(moment.rules, sampled, seat, legal[moment.roll(len(legal))])
    outcome = moment.match.outcome()
    if outcome is not None:
        yield {"id": outcome.reason}
        for result in outcome.results:
            for part, points in result.parts:
                yield {"id": f"part-{part}", "points": points}


def _refusals(moment: Moment) -> Iterator[Refusal]:
    for seat in moment.seats:
        for action in moment.tried(seat):
            refusal = moment.rules.check(moment.position, seat, action)
            if refusal is not None:
                yield refusal


def _tried(room: Path, say: Any) -> Iterator[str]:
    for language in LANGUAGES:
        with strictly():
            try:
                words = say(_texts(room, language))
            except TextError as error:
                yield str(error)
                continue
        if not words.strip():
            yield f"nothing is said in {language}"


@cache
def _texts(room: Path, language: str) -> Texts:
    return Texts(language, [room / "texts", HOUSE])
