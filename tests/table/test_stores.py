"""What is kept, and how: the same tests for SQLite and for PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import msgspec
import pytest

from atoll.table import away, create, decide, facts, lists
from atoll.table.facts import Fact, Pace
from atoll.table.fold import fold
from atoll.table.stores import Person, Store, StoreError, Taken, open_store

from ..services import Postgres, postgres
from .tables import ANA, BOB, EVA, Hand, begun, people

Test = Callable[[Store], Awaitable[None]]


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    running: Postgres = request.getfixturevalue("server")
    name = f"test_{uuid4().hex}"
    asyncio.run(_created(running, name))
    return running.database(name)


async def _created(running: Postgres, name: str) -> None:
    connection = await asyncpg.connect(running.address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


def on(where: str, test: Test) -> None:
    """Run a test on a store."""

    async def run() -> None:
        async with opened(where) as store:
            await test(store)

    asyncio.run(run())


def played(id: str = "t1", **more: Any) -> Hand:
    hand = begun(**more)
    hand.do(0, "dive")
    hand.do(1, "surface")
    hand.facts = [replace_table(fact, id) for fact in hand.facts]
    hand.table = fold(hand.facts)
    return hand


def replace_table(fact: Fact, id: str) -> Fact:
    return Fact(id, fact.seq, fact.at, fact.body)


# --- facts --------------------------------------------------------------------------------------------------


def test_facts_come_back_as_they_were_in_their_order(where: str) -> None:
    hand = played()
    hand.happens(away.leave(hand.table, BOB))

    async def test(store: Store) -> None:
        await store.append(hand.facts[:2])
        await store.append(hand.facts[2:])
        assert await store.read("t1") == hand.facts
        assert await store.read("t1", 3) == hand.facts[3:]
        assert await store.read("t2") == []
        await store.append([])
        assert fold(await store.read("t1")).to_move() == hand.table.to_move()

    on(where, test)


def test_they_are_there_after_closing_and_opening_again(where: str) -> None:
    hand = played()

    async def keep(store: Store) -> None:
        await store.append(hand.facts)

    async def find(store: Store) -> None:
        assert await store.read("t1") == hand.facts

    on(where, keep)
    on(where, find)


def test_of_two_who_write_the_same_number_one_is_told(where: str) -> None:
    hand = played()

    async def test(store: Store) -> None:
        async with opened(where) as other:
            await store.append(hand.facts[:3])
            await other.append(hand.facts[3:4])
            with pytest.raises(Taken):
                await store.append(hand.facts[3:5])
            assert await store.read("t1") == hand.facts[:4]

    on(where, test)


def test_two_who_write_at_the_same_moment_never_both_succeed(where: str) -> None:
    hand = played()

    async def test(store: Store) -> None:
        async with opened(where) as other:
            for at in range(len(hand.facts)):
                both = await asyncio.gather(
                    store.append(hand.facts[at : at + 1]),
                    other.append(hand.facts[at : at + 1]),
                    return_exceptions=True,
                )
                assert sorted(map(type, both), key=str) == sorted([type(None), Taken], key=str)

    on(where, test)


def test_facts_of_several_tables_are_kept_together_or_not_at_all(where: str) -> None:
    one, two = played("t1"), played("t2")

    async def test(store: Store) -> None:
        await store.append(two.facts[:1])
        with pytest.raises(Taken):
            await store.append([*one.facts, *two.facts[:1]])
        assert await store.read("t1") == []
        await store.append([*one.facts, *two.facts[1:]])
        assert await store.read("t1") == one.facts and await store.read("t2") == two.facts

    on(where, test)


def test_who_is_taken_does_not_take_others_down_with_it(where: str) -> None:
    hands = [played(f"t{number}") for number in range(20)]

    async def test(store: Store) -> None:
        await store.append(hands[7].facts[:1])
        results = await asyncio.gather(*(store.append(hand.facts) for hand in hands), return_exceptions=True)
        assert [type(result) for result in results].count(Taken) == 1
        assert isinstance(results[7], Taken)
        for number, hand in enumerate(hands):
            expected = hand.facts[:1] if number == 7 else hand.facts
            assert await store.read(f"t{number}") == expected

    on(where, test)


def test_who_has_gone_before_it_was_kept_disturbs_nobody(where: str) -> None:
    one, two = played("t1"), played("t2")

    async def test(store: Store) -> None:
        gone = asyncio.create_task(store.append(one.facts))
        stays = asyncio.create_task(store.append(two.facts))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await store.read("t2") == two.facts

    on(where, test)


def test_all_tables_are_listed_the_oldest_first(where: str) -> None:
    async def test(store: Store) -> None:
        for number, id in enumerate(("zz", "aa", "mm")):
            await store.append(facts.numbered(id, 0, float(number), create.create("pearls", ANA, people(2))))
        assert await store.tables() == ["zz", "aa", "mm"]

    on(where, test)


# --- lists --------------------------------------------------------------------------------------------------


def shown(id: str, updated: float = 0.0, **more: Any) -> lists.Card:
    """A card of a table with one open seat that strangers may find, but for what is said otherwise."""
    hand = Hand(create.create("pearls", ANA, [*people(1), facts.Place()], visibility="open"), id=id)
    return msgspec.structs.replace(lists.card(hand.table), updated=updated, **more)


def ids(cards: list[lists.Card]) -> list[str]:
    return [card.table for card in cards]


def test_open_tables_are_those_with_a_seat_for_a_stranger(where: str) -> None:
    async def test(store: Store) -> None:
        for card in (
            shown("old", 1.0),
            shown("new", 2.0),
            shown("full", 3.0, open=0),
            shown("private", 4.0, listed=False),
            shown("begun", 5.0, phase="playing"),
            shown("over", 6.0, phase="ended"),
        ):
            store.show(card)
        assert ids(await store.open_tables()) == ["new", "old"]
        assert ids(await store.open_tables(1)) == ["new"]
        assert ids(await store.recent_tables()) == ["over"]

    on(where, test)


def test_a_list_shows_the_last_card_of_a_table(where: str) -> None:
    async def test(store: Store) -> None:
        store.show(shown("t1", 1.0))
        store.show(shown("t1", 2.0, players=["Ana", "Bob"]))
        assert [card.players for card in await store.open_tables()] == [["Ana", "Bob"]]
        store.show(shown("t1", 3.0, phase="ended"))
        assert await store.open_tables() == []
        assert (await store.recent_tables())[0] == shown("t1", 3.0, phase="ended")

    on(where, test)


def test_cards_are_written_by_themselves_after_a_while(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.table.stores.shelf.LATEST", 0.01)

    async def test(store: Store) -> None:
        store.show(shown("t1"))
        async with opened(where) as other:
            for _ in range(200):
                if await other.open_tables():
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("nobody has written the card")

    on(where, test)


def test_ones_own_tables_come_with_those_first_that_wait(where: str) -> None:
    async def test(store: Store) -> None:
        store.show(shown("old", 1.0, people=[ANA, BOB], waiting=[ANA], phase="playing"))
        store.show(shown("new", 3.0, people=[ANA, BOB], waiting=[BOB], phase="playing"))
        store.show(shown("others", 4.0, people=[EVA], waiting=[EVA]))
        assert ids(await store.tables_of(ANA)) == ["old", "new"]
        assert ids(await store.tables_of(BOB)) == ["new", "old"]
        store.show(shown("old", 5.0, people=[BOB], waiting=[]))
        assert ids(await store.tables_of(ANA)) == ["new"]

    on(where, test)


def test_tables_that_time_changes_are_found(where: str) -> None:
    async def test(store: Store) -> None:
        store.show(shown("soon", wakes=10.0))
        store.show(shown("late", wakes=99.0))
        store.show(shown("never", wakes=None))
        assert await store.tables_to_wake(50.0) == ["soon"]

    on(where, test)


def test_tables_whose_card_was_lost_are_found(where: str) -> None:
    one, two, three = played("t1"), played("t2"), played("t3")

    async def test(store: Store) -> None:
        assert await store.stale_tables() == []
        for hand in (one, two, three):
            await store.append(hand.facts)
        store.show(lists.card(one.table))
        store.show(lists.card(fold(two.facts[:3])))
        assert sorted(await store.stale_tables()) == ["t2", "t3"]
        for id in await store.stale_tables():
            store.show(lists.card(fold(await store.read(id))))
        assert await store.stale_tables() == []

    on(where, test)


# --- people -------------------------------------------------------------------------------------------------


def test_a_review_is_kept_step_by_step_and_stays_as_it_was(where: str) -> None:
    async def test(store: Store) -> None:
        await store.keep_review("one", [(2, b"second"), (1, b"first")])
        await store.keep_review("one", [(2, b"otherwise"), (3, b"third")])
        await store.keep_review("other", [(1, b"theirs")])
        assert await store.review("one") == ["first", "second", "third"]
        assert await store.review("nobody's") == []

    on(where, test)


def test_people_are_remembered_by_what_they_left(where: str) -> None:
    async def test(store: Store) -> None:
        assert await store.person(ANA) is None
        ana = Person(id=ANA, name="Ana", email="ana@example.org", language="pt")
        await store.keep_person(ana)
        await store.keep_person(Person(id=BOB))
        assert (await store.person(ANA), await store.person(BOB)) == (ana, Person(id=BOB))
        await store.keep_person(Person(id=ANA, name="Aninha"))
        assert await store.person(ANA) == Person(id=ANA, name="Aninha")

    on(where, test)


def test_a_code_works_once_and_not_after_its_time(where: str) -> None:
    async def test(store: Store) -> None:
        await store.keep_claim("hash-1", ANA, 100.0)
        assert await store.take_claim("hash-2", 50.0) is None
        assert await store.take_claim("hash-1", 100.1) is None
        assert await store.take_claim("hash-1", 100.0) == ANA
        assert await store.take_claim("hash-1", 50.0) is None
        await store.keep_claim("hash-3", ANA, 100.0)
        await store.keep_claim("hash-4", ANA, 100.0)
        assert await store.take_claim("hash-3", 50.0) is None
        assert await store.take_claim("hash-4", 50.0) == ANA

    on(where, test)


def test_whoever_has_an_address_and_is_waited_for_is_to_be_reminded(where: str) -> None:
    days = Pace(kind="days", hours=24)

    async def test(store: Store) -> None:
        for id, email in ((ANA, "ana@example.org"), (BOB, ""), (EVA, "eva@example.org")):
            await store.keep_person(Person(id=id, email=email))
            await store.visited(id, 5.0)
        store.show(shown("t1", 10.0, pace=days, people=[ANA, BOB, EVA], waiting=[ANA, BOB]))
        store.show(shown("t2", 10.0, people=[EVA], waiting=[EVA]))

        async def due(waiting: float, visited: float = 0.0) -> list[str]:
            return [person.id for person in await store.to_remind(waiting, visited)]

        assert await due(9.0) == []
        assert await due(10.0) == [ANA]
        # Who has seen that it waits is reminded again only after a long time.
        await store.visited(ANA, 11.0)
        assert await due(10.0, 10.0) == []
        assert await due(10.0, 11.0) == [ANA]

    on(where, test)


def test_of_several_servers_one_reminds_and_not_again_before_a_visit(where: str) -> None:
    async def test(store: Store) -> None:
        await store.keep_person(Person(id=ANA, email="ana@example.org", visited=5.0))
        store.show(shown("t1", 10.0, pace=Pace(kind="days", hours=24), people=[ANA], waiting=[ANA]))
        [ana] = await store.to_remind(20.0, 0.0)
        first = await asyncio.gather(*(store.reminded(ana, 20.0 + at) for at in range(4)))
        assert sum(first) == 1
        assert await store.to_remind(30.0, 30.0) == []
        await store.visited(ANA, 31.0)
        assert [person.id for person in await store.to_remind(40.0, 31.0)] == [ANA]

    on(where, test)


def test_a_secret_is_made_once(where: str) -> None:
    async def test(store: Store) -> None:
        async with opened(where) as other:
            made = await asyncio.gather(store.secret("cookies"), other.secret("cookies"))
            assert made[0] == made[1] and len(made[0]) == 32
            assert await store.secret("other") != made[0]

    on(where, test)


# --- several nodes ------------------------------------------------------------------------------------------


def test_a_table_has_one_owner_until_it_is_no_longer_alive(where: str) -> None:
    async def test(store: Store) -> None:
        await store.alive("north", "http://north", 60.0)
        await store.alive("south", "http://south", 60.0)
        assert (await store.own("t1", "north")).node == "north"
        owner = await store.own("t1", "south")
        assert (owner.node, owner.address) == ("north", "http://north")
        assert await store.orphans() == []
        await store.alive("north", "http://north", -1.0)
        assert await store.orphans() == ["t1"]
        assert (await store.own("t1", "south")).node == "south"
        assert await store.orphans() == []
        # Who comes back too late finds that it has lost it.
        await store.alive("north", "http://north", 60.0)
        assert (await store.own("t1", "north")).node == "south"

    on(where, test)


def test_a_node_is_told_when_others_may_have_believed_it_dead(where: str) -> None:
    async def test(store: Store) -> None:
        assert not await store.alive("north", "", 60.0)
        assert await store.alive("north", "", 60.0)
        assert await store.alive("north", "", -1.0)
        assert not await store.alive("north", "", 60.0)

    on(where, test)


def test_a_lease_from_a_clock_that_was_put_back_is_none(where: str) -> None:
    async def test(store: Store) -> None:
        await store.own("t1", "north")
        await store.alive("north", "", 3_600.0)
        assert await store.orphans() == ["t1"]
        assert (await store.own("t1", "south")).node == "south"
        assert not await store.alive("north", "", 60.0)

    on(where, test)


def test_of_many_who_want_a_table_one_gets_it(where: str) -> None:
    async def test(store: Store) -> None:
        nodes = [f"node-{number}" for number in range(6)]
        for node in nodes:
            await store.alive(node, "", 60.0)
        owners = await asyncio.gather(*(store.own("t1", node) for node in nodes))
        assert len({owner.node for owner in owners}) == 1

    on(where, test)


def test_a_node_gives_up_some_tables_or_all(where: str) -> None:
    async def test(store: Store) -> None:
        await store.alive("north", "", 60.0)
        await store.alive("south", "", 60.0)
        for id in ("t1", "t2", "t3"):
            await store.own(id, "north")
        await store.disown("north", ["t1"])
        await store.disown("south", ["t2"])
        assert [(await store.own(id, "south")).node for id in ("t1", "t2")] == ["south", "north"]
        await store.disown("north")
        assert (await store.own("t3", "south")).node == "south"

    on(where, test)


# --- faults -------------------------------------------------------------------------------------------------


def test_an_address_where_nothing_is_says_so(tmp_path: Path) -> None:
    async def nowhere(where: str, words: str) -> None:
        with pytest.raises(StoreError, match=words):
            await open_store(where)

    asyncio.run(nowhere(f"postgresql://atoll@/atoll?host={tmp_path}", "^PostgreSQL: "))
    (tmp_path / "file").write_text("")
    asyncio.run(nowhere(str(tmp_path / "file"), "file/atoll.db: "))
    (tmp_path / "atoll.db").write_text("this is not a database, but it is long enough to be looked at" * 20)
    asyncio.run(nowhere(str(tmp_path), "atoll.db: file is not a database"))


def test_a_table_goes_on_from_what_was_kept_before_the_crash(where: str) -> None:
    """Between keeping and following everything may stop: then the facts are there, and nothing else was."""
    hand = begun()

    async def test(store: Store) -> None:
        await store.append(hand.facts)
        hand.do(0, "dive")
        await store.append(hand.facts[-1:])
        # Here the server dies. Another one opens the table.
        again = fold(await store.read("t1"))
        assert again.to_move() == [1]
        # The player did not hear that it was kept, and sends it once more: it counts once.
        assert decide.decide(again, ANA, 0, 0, "dive", now=0.0) == []

    on(where, test)
