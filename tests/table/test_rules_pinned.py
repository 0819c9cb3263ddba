"""A table keeps to the rules it was begun with: newer ones must play its past in the same way, or it stands
still and says so."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from atoll import games
from atoll.core import Chosen, Game, digest
from atoll.core.bits import count
from atoll.table import away, decide, facts, lapse, reader, say, undo
from atoll.table.facts import Repinned
from atoll.table.fold import Table, fold

from .tables import ANA, Hand, begun, people, refused

PEARLS = games.game("pearls")


def with_rules(monkeypatch: pytest.MonkeyPatch, rules: Callable[[Chosen], Any] = PEARLS.rules) -> None:
    """Pearls gets new rules, under another version."""
    newer: Game[Any, Any] = replace(PEARLS, meta=replace(PEARLS.meta, rules_version="2"), rules=rules)
    monkeypatch.setattr(games, "game", lambda id: newer)


class Kinder:
    """The rules of Pearls, but who dives in the second round finds nothing."""

    def __init__(self, chosen: Chosen) -> None:
        self._rules = PEARLS.rules(chosen)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def apply(self, position: Any, seat: int, action: int, chance: Any) -> None:
        self._rules.apply(position, seat, action, chance)
        if count(position.bag) == 9:
            position.hands[seat] = 0


@pytest.fixture
def hand() -> Hand:
    hand = begun(places=people(3))
    for seat in (0, 1, 2, 0):
        hand.do(seat, "dive")
    return hand


def test_newer_rules_that_play_the_past_in_the_same_way_take_over_and_it_is_written(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_rules(monkeypatch)
    table = fold(hand.facts)
    assert table.frozen is None and table.rules == "1"
    (repinned,) = lapse.resume(table, hand.now, hand.now)
    assert repinned == Repinned(rules="2")
    table.follow(facts.Fact(table.id, table.seq + 1, hand.now, repinned))
    assert reader.state(table).rules == "2" and lapse.resume(table, hand.now, hand.now) == []


def test_rules_that_play_the_past_otherwise_leave_the_table_as_it_is(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_rules(monkeypatch, Kinder)
    table = fold(hand.facts)
    assert table.frozen is not None
    assert (table.frozen.step, table.frozen.pinned, table.frozen.here) == (3, "1", "2")
    assert reader.state(table).frozen == table.frozen
    assert table.to_move() == [] and lapse.wakes(table) is None and lapse.resume(table, 0.0, 9e9) == []
    words = refused("rules-changed", decide.decide, table, ANA, 0, 2, "dive", now=0.0).words
    assert words.startswith("this table was begun with rules 1; rules 2 would play its step 3 otherwise")
    refused("rules-changed", undo.undo, table, ANA, 0)
    refused("rules-changed", away.leave, table, ANA)
    # One can still talk about it, and its facts are all there.
    table.follow(facts.Fact(table.id, table.seq + 1, 0.0, *say.say(table, ANA, "", seat=0, phrase="oops")))
    monkeypatch.undo()
    assert fold(hand.facts).frozen is None


def test_a_set_up_that_comes_out_otherwise_is_step_nought(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun()
    assert hand.table.start is not None
    wrong = facts.Fact("t1", 2, 0.0, replace_digest(hand))
    assert fold([hand.facts[0], wrong]).frozen is not None


def replace_digest(hand: Hand) -> facts.Started:
    started = hand.table.start
    assert started is not None
    return facts.Started(
        options=started.options,
        seats=started.seats,
        seed=started.seed,
        seed_hash=started.seed_hash,
        rules=started.rules,
        dealt=started.dealt,
        digest="0" * 16,
    )


def test_a_step_that_the_rules_of_today_refuse_is_named(hand: Hand) -> None:
    forged = [*hand.facts]
    last = forged[-1]
    assert isinstance(last.body, facts.Decided)
    wrongs: list[dict[str, Any]] = [
        {"do": "drive"},
        {"seat": 2},
        {"drew": []},
        {"drew": [("pearl", 40)]},
        {"drew": [*last.body.drew, ("pearl", 1)]},
        {"digest": "0" * 16},
    ]
    for wrong in wrongs:
        changed = {**_fields(last.body), **wrong}
        table = fold([*forged[:-1], facts.Fact("t1", last.seq, last.at, facts.Decided(**changed))])
        assert table.frozen is not None and table.frozen.step == 4, wrong


def _fields(body: facts.Decided) -> dict[str, Any]:
    return {name: getattr(body, name) for name in body.__struct_fields__}


def test_a_table_of_old_goes_on_from_where_it_stood(hand: Hand) -> None:
    table: Table = fold(hand.facts)
    again = Hand([hand.facts[0].body])
    again.table, again.facts = table, [*hand.facts]
    for seat, do in ((1, "dive"), (2, "surface"), (0, "surface"), (1, "surface")):
        again.do(seat, do)
        hand.do(seat, do)
    assert digest(again.course.match.position) == digest(hand.course.match.position)
