"""Answers over HTTP: a body of the protocol, or what was wrong, where, and what is possible.
Refuses to know what is asked for."""

import msgspec
from starlette.responses import Response

from atoll.server.protocol import Body, Problem

_JSON = "application/json"


class Wrong(Exception):
    """What could not be done; it becomes the answer."""

    def __init__(self, status: int, code: str, words: str, /, **data: str | int) -> None:
        super().__init__(words)
        self.status = status
        self.problem = Problem(code=code, words=words, data=data)


def body(answer: Body) -> Response:
    return Response(msgspec.json.encode(answer), media_type=_JSON)


def problem(wrong: Wrong) -> Response:
    after = wrong.problem.data.get("seconds")
    headers = {"retry-after": str(after)} if wrong.status in {429, 503} and after is not None else None
    return Response(msgspec.json.encode(wrong.problem), wrong.status, headers, _JSON)


def not_kept() -> Wrong:
    """The store could not keep it."""
    return Wrong(503, "not-kept", "This cannot be kept just now; nothing has changed.")


def fault() -> Wrong:
    """What ought not to happen did."""
    return Wrong(500, "fault", "Something went wrong here; it has been written down.")


def malformed(error: msgspec.DecodeError) -> Wrong:
    """What msgspec found wrong, with the place apart from the words."""
    words, _, where = str(error).partition(" - at `")
    if not isinstance(error, msgspec.ValidationError):
        return Wrong(400, "json", f"This is not JSON: {words}.")
    where = where.rstrip("`") or "$"
    return Wrong(422, "field", f"{words}, at {where}.", where=where, expected=words)
