"""A table is the fold of its facts."""

import asyncio
from pathlib import Path

import pytest

from atoll.core import Refused
from atoll.table import decide, facts, reader
from atoll.table.fold import fold
from atoll.table.sorry import Sorry
from atoll.table.stores import Taken, open_store

from .tables import ANA, BOB, begun


def test_a_game_is_played_to_its_end() -> None:
    hand = begun()
    hand.do(0, "dive")
    hand.do(1, "dive")
    hand.do(0, "surface")
    assert hand.table.to_move() == [1]
    hand.do(1, "surface")
    assert hand.table.phase == "ended"
    ending = reader.state(hand.table).ending
    assert ending is not None and ending.reason == "end-surfaced" and ending.seed == "7"


def test_facts_folded_again_give_the_same_table() -> None:
    hand = begun()
    hand.do(0, "dive")
    again = fold(hand.facts)
    assert reader.state(again) == reader.state(hand.table)
    assert [reader.view(again, seat) for seat in (None, 0, 1)] == [
        reader.view(hand.table, seat) for seat in (None, 0, 1)
    ]
    assert reader.log(again, 0) == reader.log(hand.table, 0)


def test_nobody_decides_for_another_seat() -> None:
    hand = begun()
    with pytest.raises(Sorry) as sorry:
        decide.decide(hand.table, BOB, 0, 0, "dive", now=0)
    assert sorry.value.code == "not-your-seat"


def test_what_the_rules_forbid_is_refused_with_the_clause() -> None:
    hand = begun()
    with pytest.raises(Refused) as refused:
        decide.decide(hand.table, BOB, 1, 0, "dive", now=0)
    assert refused.value.refusal.clause == "A-2"


def test_a_decision_sent_twice_counts_once() -> None:
    hand = begun()
    hand.do(0, "dive")
    assert decide.decide(hand.table, ANA, 0, 0, "dive", now=0) == []
    assert decide.done(hand.table, 0, 0, "dive") == 1


def test_every_fact_reads_as_it_was_written() -> None:
    hand = begun()
    hand.do(0, "dive")
    for fact in hand.facts:
        assert facts.read(fact.kind, facts.written(fact.body)) == fact.body


def test_sqlite_keeps_facts_and_refuses_a_second_one_of_the_same_number(tmp_path: Path) -> None:
    hand = begun()
    hand.do(0, "dive")

    async def keep() -> None:
        store = await open_store(tmp_path)
        await store.append(hand.facts)
        with pytest.raises(Taken):
            await store.append(hand.facts[-1:])
        assert await store.read(hand.table.id) == hand.facts
        assert await store.read(hand.table.id, 2) == hand.facts[2:]
        await store.close()

    asyncio.run(keep())
