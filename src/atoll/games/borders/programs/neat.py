"""JSON as Prettier writes it, so that what is made and what is formatted agree.
Refuses to shorten anything."""

import json
from typing import Any


def written(value: Any) -> str:
    """The text of a file: objects line by line, rows of numbers and words in one."""
    return _written(value, "") + "\n"


def _written(value: Any, deep: str) -> str:
    inner = deep + "  "
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(name)}: {_written(each, inner)}" for name, each in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{deep}}}"
    if isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        return "[\n" + ",\n".join(inner + _written(each, inner) for each in value) + f"\n{deep}]"
    return json.dumps(value, ensure_ascii=False)
