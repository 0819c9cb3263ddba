"""The bot of forty lines in `examples` sits at a real table and plays to its end."""

import importlib.util
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .served import Guest, Served

VISITOR = Path(__file__).parents[2] / "examples" / "visitor.py"


def test_the_visitor_plays_to_the_end(served: Served) -> None:
    spec = importlib.util.spec_from_file_location("visitor", VISITOR)
    assert spec is not None and spec.loader is not None
    visitor = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(visitor)
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    host = Guest(served.address)
    made = host.post("/api/tables", {"game": "pearls", "seats": seats})
    with ThreadPoolExecutor() as both, host.line(made["table"]) as line:
        visits = [both.submit(visitor.visit, made["link"], name) for name in ("One", "Two")]
        while any(seat["kind"] == "open" for seat in line.until("table")["table"]["seats"]):
            pass
        line.say("start")
        endings = [visit.result()["ending"] for visit in visits]
    assert endings[0] == endings[1] and len(endings[0]["results"]) == 3


def test_it_is_as_short_as_promised() -> None:
    code = [line for line in VISITOR.read_text().splitlines() if line.strip()]
    assert len(code) <= 40
