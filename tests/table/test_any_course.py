"""Whatever people do at a table, in whatever order: it is what its facts make of it, and nothing breaks."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as some

from atoll.core import Refused, digest, replay_record
from atoll.table import (
    away,
    decide,
    facts,
    intend,
    lapse,
    lists,
    reader,
    records,
    say,
    settle,
    sit,
    start,
    undo,
)
from atoll.table.create import create
from atoll.table.facts import Body, Choice, Pace, Place
from atoll.table.fold import Table, fold
from atoll.table.sorry import WORDS, Sorry
from atoll.table.verify import verify

from .tables import ANA, PEOPLE, Hand

Deed = Callable[[Hand, str, int, int], Sequence[Body]]

CHOICES: tuple[Choice, ...] = ("bot", "wait", "end")


def _decides(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    """Somebody who is to move does something legal."""
    if not hand.table.to_move():
        return []
    mover = hand.table.to_move()[seat % len(hand.table.to_move())]
    legal = hand.course.match.legal(mover)
    action, id = legal[which % len(legal)], hand.course.ids[mover]
    if hand.table.seats[mover].machine:
        return decide.bot_decides(hand.table, mover, id, action, now=hand.now)
    return decide.decide(hand.table, hand.table.seats[mover].person, mover, id, action, now=hand.now)


def _decide_on(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    """So many decisions, all but the last at once."""
    for more in range(which):
        hand.happens(_decides(hand, person, seat, which + more))
    return _decides(hand, person, seat, which)


def _undoes(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    able = [number for number in range(len(hand.table.seats)) if undo.possible(hand.table, number)]
    if not able:
        return []
    undoer = able[seat % len(able)]
    return undo.undo(hand.table, hand.table.seats[undoer].person, undoer)


def _decides_anything(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    names = hand.course.match.names if hand.table.course else ["dive"]
    return decide.decide(hand.table, person, seat, which, names[which % len(names)], now=hand.now)


def _intends(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    names = hand.course.match.names if hand.table.course else ["dive"]
    actions = [names[(which + at) % len(names)] for at in range(which % 4)]
    return intend.intend(hand.table, person, seat, actions)


def _time_passes(hand: Hand, person: str, seat: int, which: int) -> Sequence[Body]:
    # Also backwards: a clock was set right.
    hand.now += 20_000.0 * (which - 3)
    return lapse.lapse(hand.table, hand.now)


DEEDS: dict[str, Deed] = {
    "decide": _decides,
    "decide on": _decide_on,
    "decide anything": _decides_anything,
    "intend": _intends,
    "undo": lambda hand, person, seat, which: undo.undo(hand.table, person, seat),
    "undo what can be": _undoes,
    "answer": lambda hand, person, seat, which: undo.answer(hand.table, person, seat, which % 3 > 0),
    "sit": lambda hand, person, seat, which: sit.sit(hand.table, person, "Ivo", seat),
    "stand": lambda hand, person, seat, which: sit.stand(hand.table, person, seat),
    "invite": lambda hand, person, seat, which: sit.invite(hand.table, person, seat, "greedy", 1),
    "swap": lambda hand, person, seat, which: sit.swap(hand.table, person, seat, which % 4),
    "start": lambda hand, person, seat, which: start.start(hand.table, ANA, hand.now, close=True, seed="s"),
    "leave": lambda hand, person, seat, which: away.leave(hand.table, person),
    "vote": lambda hand, person, seat, which: away.vote(
        hand.table, person, seat, which % 4, CHOICES[which % 3]
    ),
    "back": lambda hand, person, seat, which: away.back(hand.table, person, seat),
    "resign": lambda hand, person, seat, which: away.resign(hand.table, person, seat, bot="greedy", seed=2),
    "absent": lambda hand, person, seat, which: lapse.absent(hand.table, seat, hand.now),
    "time": _time_passes,
    "resume": lambda hand, person, seat, which: lapse.resume(
        hand.table, hand.now, hand.now - 50_000.0 * (which - 3)
    ),
    "say": lambda hand, person, seat, which: say.say(hand.table, person, "Uli", seat=seat, phrase="wow"),
    "mute": lambda hand, person, seat, which: say.mute(hand.table, person, seat, which % 2 == 0),
    "settle": lambda hand, person, seat, which: settle.settle(hand.table, person, chat="phrases"),
}

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("pearls", {"pace": Pace(kind="live", clock=60, bonus=2)}),
    ("pearls", {"pace": Pace(kind="days", hours=1)}),
    ("onecard", {"preset": "advanced", "pace": Pace(kind="live", limit=30)}),
    ("onecard", {"preset": "first"}),
]
PLACES = [
    Place(kind="person", person=ANA, name="Ana"),
    Place(kind="person", person=PEOPLE[1], name="Bob"),
    Place(kind="bot", bot="greedy", seed=1),
    Place(),
]
deeds = some.tuples(
    some.sampled_from([*DEEDS, "decide", "decide", "undo what can be", "answer", "vote"]),
    some.sampled_from(PEOPLE[:3]),
    some.integers(0, 3),
    some.integers(0, 40),
)


@settings(max_examples=150)
@given(some.sampled_from(GAMES), some.sampled_from([True, True, True, False]), some.lists(deeds, max_size=60))
def test_a_table_is_what_its_facts_make_of_it(
    game: tuple[str, dict[str, Any]], started: bool, done: list[tuple[str, str, int, int]]
) -> None:
    hand = Hand(create(game[0], ANA, PLACES, **game[1]))
    if started:
        hand.happens(start.start(hand.table, ANA, hand.now, close=True, seed="s"))
    for name, somebody, seat, which in done:
        sits = which % 4 and seat < len(hand.table.seats)
        person = hand.table.seats[seat].person if sits else somebody
        before = everything(hand.table)
        try:
            bodies = DEEDS[name](hand, person, seat, which)
        except Sorry as sorry:
            assert sorry.words == WORDS[sorry.code].format(**sorry.data)
            bodies = []
        except Refused:
            bodies = []
        # Nothing changes but by facts.
        assert everything(hand.table) == before or name == "decide on"
        hand.happens(bodies)
        hand.by_itself()
    kept = [fact_again(fact) for fact in hand.facts]
    assert kept == hand.facts
    assert everything(fold(kept)) == everything(hand.table)
    for until in {1, (len(kept) + 1) // 2, len(kept)}:
        prefix = fold(kept[:until])
        for fact in kept[until:]:
            prefix.follow(fact)
        assert everything(prefix) == everything(hand.table)
    lists.card(hand.table)
    if hand.table.phase == "ended" and hand.table.course is not None:
        record = records.export(hand.table)
        assert digest(replay_record(hand.table.game, record).position) == record.digest
        assert verify(hand.table.game, record).fits
        imported = Hand(records.opened(record.text(), ANA))
        assert imported.table.phase == "ended"
        assert imported.course.match.steps == hand.course.match.steps


def fact_again(fact: facts.Fact) -> facts.Fact:
    """As it comes back from a store."""
    return facts.Fact(fact.table, fact.seq, fact.at, facts.read(fact.kind, facts.written(fact.body)))


def everything(table: Table) -> bytes:
    """All that can be known about a table, secrets included."""
    course, clocks = table.course, table.clocks
    parts: list[Any] = [
        reader.state(table),
        table.host,
        [vars_of(seat) for seat in table.seats],
        [(line.number, line.person, line.text, line.phrase) for line in table.chat],
        {person: sorted(map(str, whom)) for person, whom in table.muted.items()},
        sorted((seat, actions) for seat, actions in table.intentions.items() if actions),
        table.declined,
        str(table.frozen),
    ]
    if course is not None and clocks is not None:
        parts += [
            digest(course.match.position),
            course.ids,
            sorted(course.drawn.items()),
            len(course.trail),
            course.opens,
            [clocks.left, clocks.since, clocks.counted, clocks.gathered, clocks.patience],
            clocks.asleep,
            clocks.movers,
        ]
        for seat in (None, *range(course.match.seats)):
            parts += [reader.view(table, seat), reader.log(table, seat)]
    return msgspec.json.encode(parts, order="deterministic")


def vars_of(seat: Any) -> list[Any]:
    return [getattr(seat, name) for name in type(seat).__slots__]
