"""Whatever comes down a line, the server goes on, answers nobody but who asked, and keeps what it did."""

import asyncio
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from msgspec import inspect as shapes

from atoll.server import protocol
from atoll.server.advice import Adviser
from atoll.server.bots import Bots
from atoll.server.hearing import Hearing
from atoll.server.limits import Limits
from atoll.server.line import Line
from atoll.server.live import Live, load
from atoll.server.metrics import Metrics
from atoll.server.races import Races
from atoll.table.create import create
from atoll.table.facts import Place, numbered
from atoll.table.fold import fold
from atoll.table.stores import open_store

PERSONS = ["ana", "bob", "eva", "stranger"]
WORDS = some.sampled_from(
    ["dive", "surface", "hello", "greedy", "level-1", "no such thing", "x" * 300, "", "\u202e"]
)
NUMBERS = some.integers(-1, 4) | some.sampled_from([2**31, 2**63, 1e300])


def _field(shape: shapes.Type) -> some.SearchStrategy[Any]:  # noqa: PLR0911 - one answer for each kind
    """Values that often fit, and sometimes do not."""
    match shape:
        case shapes.IntType() | shapes.FloatType():
            return NUMBERS
        case shapes.BoolType():
            return some.booleans()
        case shapes.LiteralType(values=values):
            return some.sampled_from([*values, "none of them"])
        case shapes.ListType(item_type=item):
            return some.lists(_field(item), max_size=3)
        case shapes.UnionType(types=members):
            return some.one_of([_field(member) for member in members])
        case shapes.NoneType():
            return some.none()
        case shapes.Metadata(type=inner):
            return _field(inner)
    return WORDS


def _message(kind: type[Any]) -> some.SearchStrategy[Any]:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    fields = {field.encode_name: _field(field.type) for field in shape.fields}
    required = {field.encode_name for field in shape.fields if field.required}
    return some.fixed_dictionaries(
        {"type": some.just(shape.tag), **{name: fields[name] for name in required}},
        optional={name: each for name, each in fields.items() if name not in required},
    )


ANYTHING = some.one_of([_message(kind) for kind in get_args(protocol.ClientMessage)])
FRAMES = some.one_of(
    ANYTHING.map(json.dumps),
    some.text(max_size=40),
    some.binary(max_size=40),
    some.recursive(NUMBERS | WORDS, lambda deeper: some.lists(deeper) | some.dictionaries(WORDS, deeper)).map(
        json.dumps
    ),
)


class Deaf:
    """A wire that only remembers."""

    def __init__(self) -> None:
        self.ready = True
        self.drained: Callable[[], None] = lambda: None
        self.sent: list[dict[str, Any]] = []
        self.ended = False

    def listen(self, hear: Callable[[str | bytes], None]) -> None: ...

    def write(self, frames: list[bytes]) -> None:
        self.sent += [json.loads(frame) for frame in frames]

    def end(self, code: int, reason: str) -> None:
        self.ended = True


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(said=some.lists(some.tuples(some.integers(0, len(PERSONS) - 1), FRAMES), min_size=1, max_size=25))
def test_whatever_is_said_the_table_goes_on(said: list[tuple[int, str | bytes]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_listen(Path(folder), said))


async def _listen(folder: Path, said: list[tuple[int, str | bytes]]) -> None:
    store = await open_store(folder)
    metrics = Metrics()
    bots = Bots(1, metrics)
    places = [Place(kind="person", person=person, name=person) for person in PERSONS[:3]]
    await store.append(numbered("table", 0, 0.0, create("pearls", "ana", places)))
    table = await load("table", store)
    assert table is not None
    live = Live(table, store, lambda: 1000.0, [])
    hearing = Hearing(Limits(on=False), Races(), Adviser(bots), metrics)
    wires = [Deaf() for _ in PERSONS]
    lines = [Line(wire, person, "10.0.0.1", name=person) for wire, person in zip(wires, PERSONS, strict=True)]
    for line in lines:
        live.join(line, protocol.Hello(version=1))
    hearing.hear(live, lines[0], '{"type":"start"}')
    await _quiet(live)
    for who, frame in said:
        before = [sum(each["type"] in {"sorry", "refused"} for each in wire.sent) for wire in wires]
        hearing.hear(live, lines[who], frame)
        await _quiet(live)
        after = [sum(each["type"] in {"sorry", "refused"} for each in wire.sent) for wire in wires]
        assert [at for at, count in enumerate(after) if count != before[at]] in ([], [who])
    assert not any(each.get("code") == "fault" for wire in wires for each in wire.sent)
    assert not any(label == "where" for _, label, _ in metrics.counts)
    # What was kept is what everybody was shown.
    kept = fold(await store.read("table"))
    assert (kept.seq, kept.phase) == (live.table.seq, live.table.phase)
    assert kept.course is not None and live.table.course is not None
    assert kept.course.match.view(0) == live.table.course.match.view(0)
    # And a sensible word is still heard.
    hearing.hear(live, lines[1], '{"type":"ping","sent":7}')
    assert wires[1].ended or wires[1].sent[-1]["type"] == "pong"
    await bots.end()
    await store.close()


async def _quiet(live: Live) -> None:
    while live.work is not None:
        await live.work
