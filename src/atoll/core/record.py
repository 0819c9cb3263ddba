"""A game written down: options, draws and decisions, enough to play it again without any luck.
Refuses a record that was cut off or edited, and says where."""

import json
from dataclasses import dataclass, field
from typing import Any

from atoll.core.chance import Draws
from atoll.core.game import Step
from atoll.core.options import Chosen

FORMAT = 1

_KINDS = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


class RecordError(ValueError):
    """A record that cannot be read or does not replay; the message says where."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game up to some step. `digest` is that of the position after the last step."""

    game: str
    rules: str
    options: Chosen
    seats: int
    dealt: Draws
    steps: list[Step]
    digest: str
    # What else a writer wants to keep (names, dates, the seed); the rules do not look at it.
    notes: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The one way to write this record: JSON with a line for each step."""
        head = {
            "atoll": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "notes": self.notes,
            "dealt": self.dealt,
        }
        lines = [f"{_json(name)}:{_json(value)}," for name, value in head.items()]
        steps = ",\n".join(_step_text(step) for step in self.steps)
        return "{" + "\n".join(lines) + f'\n"steps":[\n{steps}\n],\n"digest":{_json(self.digest)}}}\n'


def read_record(text: str) -> Record:
    """The record that a text holds."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno} is not JSON ({error.msg}): was the record cut off?") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not a record of Atoll: {error}") from None
    if not isinstance(data, dict) or "atoll" not in data:
        raise RecordError("this is not a record of Atoll: it has no 'atoll' field")
    if data["atoll"] != FORMAT:
        raise RecordError(f"this record has format {data['atoll']!r}; this Atoll reads format {FORMAT}")
    return Record(
        game=_field(data, "game", str),
        rules=_field(data, "rules", str),
        options=_field(data, "options", dict),
        seats=_field(data, "seats", int),
        dealt=_draws(_field(data, "dealt", list), "dealt"),
        steps=[_step(step, at) for at, step in enumerate(_field(data, "steps", list), 1)],
        digest=_field(data, "digest", str),
        notes=_field(data, "notes", dict),
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _step_text(step: Step) -> str:
    drew = f',"drew":{_json(step.drew)}' if step.drew else ""
    return f'{{"seat":{step.seat},"do":{_json(step.do)}{drew}}}'


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise RecordError(f"the record has no field {name!r}: was it cut off?")
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"the field {name!r} of the record is {value!r}, which is not {_KINDS[kind]}")
    return value


def _draws(draws: list[Any], where: str) -> Draws:
    for draw in draws:
        match draw:
            case [str(), int(value)] if not isinstance(value, bool):
                pass
            case _:
                raise RecordError(f"{where}: a draw is a label and a number, not {draw!r}")
    return [(label, value) for label, value in draws]


def _step(step: Any, at: int) -> Step:
    match step:
        case {"seat": int(seat), "do": str(do), **more} if set(more) <= {"drew"}:
            drew = more.get("drew", [])
            if isinstance(drew, list) and not isinstance(seat, bool):
                return Step(seat, do, _draws(drew, f"step {at}"))
    raise RecordError(f"step {at} of the record has no seat and decision that can be read: {step!r}")
