"""Facts are read as they were written, and what is none is told."""

import doctest

import pytest

from atoll.table import create, facts
from atoll.table.facts import Fact, FactError, Left
from atoll.table.fold import fold

from .tables import begun

CREATED = b'{"game":"pearls","host":"a","places":[],"options":{}}'


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("eaten", b"{}", "there is no kind of fact 'eaten'; the kinds are: created, seated, "),
        ("seated", b'{"seat":1}', "a fact 'seated' cannot be read: Object missing required field `person`"),
        ("left", b'{"seat":"1"}', r"Expected `int`, got `str` - at `\$.seat`"),
        ("left", b'{"seat":1,"soon":true}', "unknown field `soon`"),
        ("left", b'{"seat":1', "truncated"),
    ],
)
def test_what_is_no_fact_is_told(kind: str, text: bytes, why: str) -> None:
    with pytest.raises(FactError, match=why):
        facts.read(kind, text)


def test_what_is_left_out_has_its_default() -> None:
    assert facts.written(facts.read("created", CREATED)) == CREATED


def test_facts_are_numbered_on_from_the_last_one() -> None:
    numbered = facts.numbered("t1", 4, 10.0, [Left(seat=0), Left(seat=1)])
    assert [(fact.seq, fact.at, fact.kind, fact.seat) for fact in numbered] == [
        (5, 10.0, "left", 0),
        (6, 10.0, "left", 1),
    ]


def test_a_table_follows_its_own_facts_in_their_order() -> None:
    hand = begun()
    for wrong in (
        Fact("t1", 2, 0.0, Left(seat=0)),
        Fact("t1", 4, 0.0, Left(seat=0)),
        Fact("t2", 3, 0.0, Left(seat=0)),
    ):
        with pytest.raises(FactError, match="after fact 2 of t1 comes no"):
            hand.table.follow(wrong)
    with pytest.raises(FactError, match="does not begin with its creation"):
        fold(hand.facts[1:])
    with pytest.raises(FactError, match="a table without a fact is none"):
        fold([])


@pytest.mark.parametrize("module", [facts, create])
def test_the_examples_hold(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted and not result.failed


def test_ids_of_tables_cannot_be_guessed_and_can_be_read_aloud() -> None:
    made = {create.new_id() for _ in range(100)}
    assert len(made) == 100 and all(len(id) == 12 and id.isalnum() and id.islower() for id in made)
