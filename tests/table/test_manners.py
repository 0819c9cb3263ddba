"""What bots say without being asked."""

from typing import Any

from atoll.table.facts import Place, Said
from atoll.table.manners import word

from .tables import ANA, Hand, begun

LEVELS = ("level-1", "level-3")


def against(*bots: str, **more: Any) -> Hand:
    places = [Place(kind="person", person=ANA, name="Ana"), *(Place(kind="bot", bot=bot) for bot in bots)]
    return begun(places=places, **more)


def says(hand: Hand, after: float = 500.0) -> list[str | None]:
    bodies = word(hand.table, hand.now + after)
    hand.happens(bodies)
    return [body.phrase for body in bodies if isinstance(body, Said)]


def test_a_bot_greets_once_and_takes_leave_once() -> None:
    hand = against("level-3")
    assert says(hand) == ["good-luck"]
    assert says(hand) == []
    hand.do(0, "dive")
    hand.bot_does(1, "surface")
    assert says(hand) == []
    hand.do(0, "surface")
    assert len(says(hand)) == 1
    assert says(hand) == []


def test_each_level_has_its_way() -> None:
    assert [says(against(level)) for level in LEVELS] == [["hello"], ["good-luck"]]


def test_one_speaks_for_all() -> None:
    hand = against("level-1", "level-3")
    assert says(hand) == ["hello"]
    assert says(hand) == []


def test_nobody_speaks_where_nobody_may_or_nobody_waits_for_it() -> None:
    assert says(against("level-3", chat="off")) == []
    assert says(against("greedy")) == []
    assert says(against("level-3"), after=60_000.0) == []
