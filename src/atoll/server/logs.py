"""What the server writes down about itself: one line for each event, as text or as JSON.
Refuses cookies, codes, addresses of people and words they say: nothing of that is ever given to it."""

import json
import logging
import sys
import time
from typing import Any, TextIO

LOG = logging.getLogger("atoll")


def event(what: str, /, level: int = logging.INFO, **about: str | float | None) -> None:
    """Write an event down, with what there is to say about it."""
    LOG.log(level, what, extra={"about": about})


def fault(where: str, error: BaseException) -> None:
    """Write down something that ought not to happen, with its traceback."""
    LOG.error("fault", exc_info=error, extra={"about": {"where": where}})


def set_up(how: str, stream: TextIO = sys.stderr) -> None:
    """Write to that stream from now on."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Json() if how == "json" else _Text())
    LOG.handlers[:] = [handler]
    LOG.setLevel(logging.INFO)
    LOG.propagate = False
    # What uvicorn itself has to say goes the same way; its list of requests does not.
    for name in ("uvicorn", "uvicorn.error"):
        theirs = logging.getLogger(name)
        theirs.handlers[:] = [handler] if name == "uvicorn" else []
        theirs.setLevel(logging.WARNING)


def _about(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "about", {})


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_about(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        about = "".join(f" {name}={value}" for name, value in _about(record).items())
        line = f"{at} {record.getMessage()}{about}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
