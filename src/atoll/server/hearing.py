"""What a device says, and what a table does about it: each message is one verb of `atoll.table`.
Refuses to answer for anybody else: what goes wrong is told to the device that asked, and to no other."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from atoll.core import Refused
from atoll.server import frames, logs, protocol
from atoll.server.advice import Adviser
from atoll.server.answers import Wrong, malformed
from atoll.server.limits import Limits
from atoll.server.line import Line
from atoll.server.live import Live
from atoll.server.metrics import Metrics
from atoll.server.people import People
from atoll.server.races import Races
from atoll.table import away, intend, rematch, say, settle, sit, start, undo, who
from atoll.table.decide import done
from atoll.table.facts import Body
from atoll.table.fold import Table
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError

Says = Callable[[Table, str, Any, float], Sequence[Body]]

VERBS: dict[type[protocol.Demand], Says] = {
    protocol.Intend: lambda table, me, it, now: intend.intend(table, me, it.seat, it.actions),
    protocol.Answer: lambda table, me, it, now: undo.answer(table, me, it.seat, it.yes),
    protocol.Undo: lambda table, me, it, now: undo.undo(table, me, it.seat),
    protocol.Sit: lambda table, me, it, now: sit.sit(table, me, it.name, it.seat),
    protocol.Stand: lambda table, me, it, now: sit.stand(table, me, it.seat),
    protocol.Invite: lambda table, me, it, now: sit.invite(table, me, it.seat, it.bot),
    protocol.Swap: lambda table, me, it, now: sit.swap(table, me, it.seat, it.other),
    protocol.Resign: lambda table, me, it, now: away.resign(table, me, it.seat),
    protocol.Leave: lambda table, me, it, now: away.leave(table, me),
    protocol.Vote: lambda table, me, it, now: away.vote(table, me, it.seat, it.about, it.choice),
    protocol.Back: lambda table, me, it, now: away.back(table, me, it.seat),
    protocol.Mute: lambda table, me, it, now: say.mute(table, me, it.seat, it.muted),
    protocol.Settle: lambda table, me, it, now: settle.settle(
        table, me, chat=it.chat, hints=it.hints, watch=it.watch, visibility=it.visibility
    ),
}

# What is counted against whoever asks for it too often.
COUNTED: dict[type[protocol.Demand], str] = {
    protocol.Say: "chat",
    protocol.Hint: "hint",
    protocol.Sit: "join",
    protocol.Rematch: "create",
    **dict.fromkeys(
        (protocol.Undo, protocol.Answer, protocol.Mute, protocol.Settle, protocol.Swap, protocol.Invite),
        "ask",
    ),
    **dict.fromkeys((protocol.Intend, protocol.Stand, protocol.Vote, protocol.Leave, protocol.Back), "ask"),
}

_DECODER = msgspec.json.Decoder(protocol.ClientMessage)


def read(frame: str | bytes) -> Any:
    """The message in a frame."""
    try:
        return _DECODER.decode(frame)
    except msgspec.DecodeError as error:
        raise malformed(error) from None
    except RecursionError:
        raise Wrong(400, "json", "This is nested too deeply.") from None


class Hearing:
    """Listens to all lines of this server."""

    def __init__(
        self, limits: Limits, people: People, races: Races, adviser: Adviser, metrics: Metrics
    ) -> None:
        self.limits = limits
        self.people = people
        self.races = races
        self.adviser = adviser
        self.metrics = metrics

    async def hear(self, live: Live, line: Line, frame: str | bytes) -> None:
        """Do what a device asks for, or tell it why not."""
        self.metrics.count("atoll_frames_total", "way", "in")
        try:
            message = read(frame)
            kind: type[protocol.Demand] = type(message)
            counted = COUNTED.get(kind)
            if counted is not None:
                self.limits.take(counted, line.person, line.address)
            await self._do(live, line, message)
        except (Sorry, Wrong) as error:
            line.answer(frames.sorry(error))
            if isinstance(error, Wrong) and error.problem.code in {"json", "field"}:
                line.mistaken()
        except StoreError as error:
            logs.event("not kept", table=live.table.id, error=str(error))
            self.metrics.count("atoll_faults_total", "where", "store")
            line.answer(
                frames.sorry(Wrong(503, "not-kept", "This cannot be kept just now; nothing has changed."))
            )

    async def _do(self, live: Live, line: Line, message: Any) -> None:
        match message:
            case protocol.Do():
                await self._decide(live, line, message)
            case protocol.Why():
                course = who.playing(live.table)
                who.own(live.table, line.person, message.seat)
                refusal = course.match.why_not(message.seat, message.action)
                line.answer(frames.refused(message.seat, None, message.action, refusal))
            case protocol.Echo(number=number):
                line.length.echo(number, live.now())
            case protocol.Ping(sent=sent):
                line.answer(frames.notice(protocol.Pong(sent=sent, time=live.now())))
            case _:
                await self._ask(live, line, message)

    async def _decide(self, live: Live, line: Line, message: protocol.Do) -> None:
        begun = perf_counter()
        seat, id, action = message.seat, message.id, message.action
        try:
            await self.races.decide(live, line, message)
        except Refused as refused:
            self.metrics.count("atoll_refusals_total", "game", live.table.plan.game)
            line.answer(frames.refused(seat, id, action, refused.refusal))
            return
        except Sorry as sorry:
            if sorry.code == "stale":
                line.show(seat, len(live.table.course.entries) + 1 if live.table.course else 1)
            raise
        step = done(live.table, seat, id, action)
        if step is not None:
            line.answer(frames.notice(protocol.Done(seat=seat, id=id, step=step)))
            self.metrics.count("atoll_decisions_total", "game", live.table.plan.game)
            self.metrics.decided(perf_counter() - begun)

    async def _ask(self, live: Live, line: Line, message: Any) -> None:
        match message:
            case protocol.Start(close=close):
                await live.change(
                    lambda table, now: start.start(table, line.person, now, close=close, lead=live.lead())
                )
            case protocol.Say(seat=seat, phrase=phrase, text=text):
                name = await self.people.name(line.person)
                await live.change(
                    lambda table, _: say.say(table, line.person, name, seat=seat, phrase=phrase, text=text)
                )
            case protocol.Rematch():
                await live.change_with(lambda table, now: rematch.rematch(table, line.person, now))
            case protocol.Hint(seat=seat):
                self.adviser.ask(live, line, seat)
            case protocol.Hello():
                raise Wrong(409, "hello-again", "hello was said already")
            case _:
                does = VERBS[type(message)]
                await live.change(lambda table, now: does(table, line.person, message, now))
                if isinstance(message, protocol.Mute):
                    live.tell_person(line.person, frames.muted(live.table, line.person))
