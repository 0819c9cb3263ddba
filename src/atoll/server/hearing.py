"""What a device says, and what a table does about it: each message is one verb of `atoll.table`.
Refuses to answer for anybody else: what goes wrong is told to the device that asked, and to no other."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from atoll.core import Refused
from atoll.server import frames, logs, protocol
from atoll.server.advice import Adviser
from atoll.server.answers import Wrong, fault, malformed, not_kept
from atoll.server.limits import Limits
from atoll.server.line import Line
from atoll.server.live import FactVerb, Live
from atoll.server.metrics import Metrics
from atoll.server.races import Decision, Races
from atoll.table import away, intend, rematch, say, settle, sit, start, undo, who
from atoll.table.decide import done
from atoll.table.facts import Body, Fact
from atoll.table.fold import Table
from atoll.table.sorry import Sorry
from atoll.table.stores import StoreError

Says = Callable[[Table, Line, Any, float], Sequence[Body]]

VERBS: dict[type[protocol.Demand], Says] = {
    protocol.Intend: lambda table, line, it, now: intend.intend(table, line.person, it.seat, it.actions),
    protocol.Answer: lambda table, line, it, now: undo.answer(table, line.person, it.seat, it.yes),
    protocol.Undo: lambda table, line, it, now: undo.undo(table, line.person, it.seat),
    protocol.Sit: lambda table, line, it, now: sit.sit(table, line.person, it.name, it.seat),
    protocol.Stand: lambda table, line, it, now: sit.stand(table, line.person, it.seat),
    protocol.Invite: lambda table, line, it, now: sit.invite(table, line.person, it.seat, it.bot),
    protocol.Swap: lambda table, line, it, now: sit.swap(table, line.person, it.seat, it.other),
    protocol.Resign: lambda table, line, it, now: away.resign(table, line.person, it.seat),
    protocol.Leave: lambda table, line, it, now: away.leave(table, line.person),
    protocol.Vote: lambda table, line, it, now: away.vote(table, line.person, it.seat, it.about, it.choice),
    protocol.Back: lambda table, line, it, now: away.back(table, line.person, it.seat),
    protocol.Mute: lambda table, line, it, now: say.mute(table, line.person, it.seat, it.muted),
    protocol.Start: lambda table, line, it, now: start.start(table, line.person, now, close=it.close),
    protocol.Say: lambda table, line, it, now: say.say(
        table, line.person, line.name, seat=it.seat, phrase=it.phrase, text=it.text
    ),
    protocol.Settle: lambda table, line, it, now: settle.settle(
        table, line.person, chat=it.chat, hints=it.hints, watch=it.watch, visibility=it.visibility
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

    def __init__(self, limits: Limits, races: Races, adviser: Adviser, metrics: Metrics) -> None:
        self.limits = limits
        self.races = races
        self.adviser = adviser
        self.metrics = metrics

    def hear(self, live: Live, line: Line, frame: str | bytes) -> None:
        """Do what a device asks for, or tell it why not."""
        try:
            message = read(frame)
            kind: type[protocol.Demand] = type(message)
            if kind is protocol.Do:
                self._decide(live, line, message)
                return
            counted = COUNTED.get(kind)
            if counted is not None:
                self.limits.take(counted, line.person, line.address)
            self._do(live, line, message)
        except (Sorry, Wrong) as error:
            line.answer(frames.sorry(error))
            if isinstance(error, Wrong) and error.problem.code in {"json", "field"}:
                line.mistaken()

    def _decide(self, live: Live, line: Line, message: protocol.Do) -> None:
        begun = perf_counter()

        def then(facts: list[Fact], error: Exception | None) -> None:
            line.under_way -= 1
            if error is not None:
                self._not_decided(live, line, message, error)
                return
            step = done(live.table, message.seat, message.id, message.action)
            assert step is not None
            # It goes down the line together with the view that follows.
            line.answers.append(frames.notice(protocol.Done(seat=message.seat, id=message.id, step=step)))
            if not facts:
                line.flush()
            self.metrics.count("atoll_decisions_total", "game", live.table.plan.game)
            self.metrics.decided(perf_counter() - begun)

        line.begin()
        decision = Decision(message.seat, message.id, message.action, line.person)
        self.races.decide(live, decision, then, claim=message.claim, delay=line.length.delay)

    def _not_decided(self, live: Live, line: Line, message: protocol.Do, error: Exception) -> None:
        if isinstance(error, Refused):
            self.metrics.count("atoll_refusals_total", "game", live.table.plan.game)
            line.answer(frames.refused(message.seat, message.id, message.action, error.refusal))
            return
        if isinstance(error, Sorry) and error.code == "stale" and live.table.course:
            line.show(message.seat, len(live.table.course.entries) + 1)
        self._trouble(live, line, error)

    def _do(self, live: Live, line: Line, message: Any) -> None:
        match message:
            case protocol.Why():
                course = who.playing(live.table)
                who.own(live.table, line.person, message.seat)
                refusal = course.match.why_not(message.seat, message.action)
                line.answer(frames.refused(message.seat, None, message.action, refusal))
            case protocol.Echo(number=number):
                line.length.echo(number, live.now())
            case protocol.Ping(sent=sent):
                line.answer(frames.notice(protocol.Pong(sent=sent, time=live.now())))
            case protocol.Hint(seat=seat):
                self.adviser.ask(live, line, seat)
            case protocol.Hello():
                raise Wrong(409, "hello-again", "hello was said already")
            case protocol.Rematch():
                self._wish(live, line, lambda table, now: rematch.rematch(table, line.person, now))
            case _:
                says = VERBS[type(message)]
                self._wish(live, line, lambda table, now: table.written(says(table, line, message, now), now))

    def _wish(self, live: Live, line: Line, verb: FactVerb) -> None:
        def then(facts: list[Fact], error: Exception | None) -> None:
            line.under_way -= 1
            if error is not None:
                self._trouble(live, line, error)
            elif any(fact.kind == "muted" for fact in facts):
                live.tell_person(line.person, frames.muted(live.table, line.person))

        line.begin()
        live.wish_facts(verb, then)

    def _trouble(self, live: Live, line: Line, error: Exception) -> None:
        """Tell a device what could not be done."""
        if isinstance(error, Sorry):
            line.answer(frames.sorry(error))
        elif isinstance(error, StoreError):
            self.metrics.count("atoll_faults_total", "where", "store")
            line.answer(frames.sorry(not_kept()))
        else:
            logs.fault(f"table {live.table.id}", error)
            self.metrics.count("atoll_faults_total", "where", "table")
            line.answer(frames.sorry(fault()))
