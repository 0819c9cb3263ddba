"""What goes down a line, as JSON: views and tables are encoded once for all readers that may see the same.
Refuses to look at a position: what a reader may know comes from `atoll.table.reader`."""

from typing import Any, cast

import msgspec

from atoll.core import Refusal
from atoll.server import protocol
from atoll.server.answers import Wrong
from atoll.server.protocol import Notice, TableState
from atoll.table import reader, say
from atoll.table.fold import ChatLine, Table
from atoll.table.sorry import Sorry

_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode


def state(table: Table) -> TableState:
    """A table without its game, as the protocol has it."""
    return msgspec.convert(reader.state(table), TableState, from_attributes=True)


def told(table: Table, person: str) -> bytes:
    """The table as it is told to a person."""
    shared = table.shown.get("state frame")
    if shared is None:
        shared = table.shown["state frame"] = msgspec.Raw(encode(state(table)))
    yours = table.seats_of(person)
    return encode(protocol.Table(table=cast(TableState, shared), yours=yours, host=person == table.host))


def view(table: Table, seat: int | None, since: int, now: float) -> bytes:
    """What a seat, or everyone, may know, with the log from a step on."""
    key = ("view frame", seat, since)
    frame: bytes | None = table.shown.get(key)
    if frame is None:
        frame = table.shown[key] = _view(table, seat, since, now)
    return frame


def _view(table: Table, seat: int | None, since: int, now: float) -> bytes:
    seen = reader.view(table, seat)
    public = table.shown.get("public frame")
    if public is None:
        public = table.shown["public frame"] = msgspec.Raw(encode(seen.public))
    return encode(
        protocol.View(
            seat=seat,
            seq=seen.seq,
            step=seen.step,
            id=seen.id,
            to_move=seen.to_move,
            public=cast(dict[str, Any], public),
            private=seen.private,
            legal=seen.legal,
            since=since,
            log=cast(list[protocol.LogEntry], reader.log(table, seat, since)),
            undo=seen.undo,
            intention=seen.intention,
            clocks=cast(protocol.Clocks | None, reader.clocks(table, now)),
            opens=seen.opens,
        )
    )


def chat(table: Table, person: str, after: int) -> tuple[bytes, int]:
    """What a person hears of what was said after a line, and the number of the last one."""
    lines = [_line(line) for line in say.heard(table, person, after)]
    return encode(protocol.Chat(lines=lines)), table.said


def _line(line: ChatLine) -> protocol.ChatLine:
    return protocol.ChatLine(
        number=line.number,
        at=line.at,
        seat=line.seat,
        name=line.name,
        phrase=cast(protocol.PhraseId | None, line.phrase),
        text=line.text,
        among="spectators" if line.seat is None else "table",
    )


def muted(table: Table, person: str) -> bytes:
    """Whom a person does not hear."""
    whom = table.muted.get(person, set())
    seats = sorted(seat for seat in whom if seat is not None)
    return encode(protocol.Muted(seats=seats, spectators=None in whom))


def refused(seat: int, id: int | None, action: str, refusal: Refusal | None) -> bytes:
    """Why something is not allowed; or that it is."""
    why = refusal or Refusal("", "")
    return encode(
        protocol.Refused(
            seat=seat,
            id=id,
            action=action,
            clause=why.clause,
            reason=why.reason,
            data=why.data,
            at=list(why.at),
        )
    )


def sorry(error: Sorry | Wrong) -> bytes:
    """What could not be done for another reason."""
    if isinstance(error, Wrong):
        problem = error.problem
        return encode(protocol.Sorry(code=problem.code, words=problem.words, data=problem.data))
    return encode(protocol.Sorry(code=error.code, words=error.words, data=error.data))


def notice(of: Notice) -> bytes:
    return encode(of)
