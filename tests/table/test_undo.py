"""Taking back a decision: free, asked for, or past recall; and nothing is left of what was taken back."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as some

from atoll.core import digest
from atoll.table import away, decide, reader, undo
from atoll.table.course import Course
from atoll.table.facts import Place
from atoll.table.fold import fold

from .tables import ALONE_WITH_A_BOT, ANA, BOB, EVA, Hand, begun, people, refused


def choosing(seats: int = 3, seed: str = "7") -> Hand:
    """A game in which all choose three of five cards at the same time, and then turns begin."""
    return begun("onecard", people(seats), seed, preset="advanced")


def choose(hand: Hand, seat: int, which: int = 0) -> str:
    action = hand.course.match.legal(seat)[which]
    hand.do(seat, action)
    return action


def possible(hand: Hand) -> list[str | None]:
    return [undo.possible(hand.table, seat) for seat in range(len(hand.table.seats))]


def test_the_last_decision_is_taken_back_without_asking() -> None:
    hand = begun()
    hand.do(0, "surface")
    assert possible(hand) == ["free", None]
    hand.happens(undo.undo(hand.table, ANA, 0))
    assert (hand.steps, hand.table.to_move()) == ([], [0])
    hand.do(0, "dive")
    assert hand.steps == ["dive"]


def test_what_was_drawn_stands() -> None:
    hand = begun()
    hand.do(0, "dive")
    assert possible(hand) == [None, None]
    refused("undo-drawn", undo.undo, hand.table, ANA, 0)


def test_what_was_drawn_by_somebody_else_since_stands_too() -> None:
    hand = begun()
    hand.do(0, "surface")
    hand.do(1, "dive")
    refused("undo-drawn", undo.undo, hand.table, ANA, 0)


def test_who_has_not_decided_takes_nothing_back() -> None:
    hand = begun()
    refused("undo-nothing", undo.undo, hand.table, ANA, 0)
    refused("not-your-seat", undo.undo, hand.table, ANA, 1)


def test_decisions_taken_at_the_same_time_stand_without_each_other() -> None:
    hand = choosing()
    first, second = choose(hand, 0), choose(hand, 1)
    assert possible(hand) == ["free", "free", None]
    hand.happens(undo.undo(hand.table, ANA, 0))
    assert hand.steps == [second]
    assert first in hand.course.match.legal(0)


def test_across_anothers_decision_all_must_agree() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    assert possible(hand) == ["ask", "free", None]
    hand.happens(undo.undo(hand.table, ANA, 0))
    question = reader.state(hand.table).question
    assert question is not None and (question.seat, question.step, question.waiting) == (0, 1, [1, 2])
    assert hand.steps == ["surface", "surface"]
    hand.happens(undo.answer(hand.table, BOB, 1, True))
    assert hand.by_itself() == []
    hand.happens(undo.answer(hand.table, EVA, 2, True))
    hand.by_itself()
    assert (hand.steps, hand.table.to_move(), hand.table.question) == ([], [0], None)


def test_a_no_ends_the_question_and_it_is_not_asked_again() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    refused("undo-asked", undo.undo, hand.table, ANA, 0)
    hand.happens(undo.answer(hand.table, EVA, 2, False))
    assert (hand.table.question, possible(hand)) == (None, [None, "free", None])
    refused("undo-declined", undo.undo, hand.table, ANA, 0)
    # Another decision is another question.
    hand.happens(undo.undo(hand.table, BOB, 1))
    hand.do(1, "surface")
    assert possible(hand)[0] is None
    hand.happens(undo.undo(hand.table, BOB, 1))
    hand.happens(undo.undo(hand.table, ANA, 0))
    hand.do(0, "surface")
    hand.do(1, "surface")
    assert possible(hand)[0] == "ask"


def test_who_asked_withdraws_the_question() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    refused("not-asked", undo.answer, hand.table, ANA, 0, True)
    hand.happens(undo.answer(hand.table, ANA, 0, False))
    assert possible(hand)[0] == "ask"
    refused("no-question", undo.answer, hand.table, BOB, 1, True)


def test_a_decision_is_an_answer() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    hand.do(2, "dive")
    assert hand.table.question is None


def test_the_question_goes_on_without_who_leaves() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    hand.happens(undo.answer(hand.table, BOB, 1, True))
    hand.happens(away.leave(hand.table, EVA))
    hand.by_itself()
    assert hand.steps == []


def test_bots_are_not_asked_and_decide_again() -> None:
    hand = begun(places=[*ALONE_WITH_A_BOT, ALONE_WITH_A_BOT[1]])
    hand.do(0, "surface")
    hand.bot_does(1, "surface")
    assert possible(hand) == ["free", None, None]
    hand.happens(undo.undo(hand.table, ANA, 0))
    assert (hand.steps, hand.table.to_move()) == ([], [0])


def test_bots_wait_while_people_have_a_question_to_answer() -> None:
    hand = begun(places=[*people(2), ALONE_WITH_A_BOT[1]])
    hand.do(0, "surface")
    hand.do(1, "surface")
    assert decide.bots_to_move(hand.table) == {2: 0}
    hand.happens(undo.undo(hand.table, ANA, 0))
    assert decide.bots_to_move(hand.table) == {}
    hand.happens(undo.answer(hand.table, BOB, 1, False))
    assert decide.bots_to_move(hand.table) == {2: 0}


def test_who_shares_a_device_is_asked_across_the_table() -> None:
    places = [Place(kind="person", name="Ana"), Place(kind="person", name="Bob"), people(2)[1]]
    hand = begun(places=places)
    hand.do(0, "surface")
    hand.do(1, "surface")
    hand.happens(undo.undo(hand.table, ANA, 0))
    assert undo.waiting(hand.table) == [2]


def test_what_was_sent_for_a_position_that_was_taken_back_is_stale() -> None:
    hand = begun(places=people(3))
    hand.do(0, "surface")
    hand.do(1, "surface")
    before = [*hand.course.ids]
    hand.happens(undo.undo(hand.table, ANA, 0))
    hand.happens(undo.answer(hand.table, BOB, 1, True))
    hand.happens(undo.answer(hand.table, EVA, 2, True))
    hand.by_itself()
    assert hand.course.ids == [before[0] + 1, before[1] + 1, before[2]]


def test_readers_are_told_from_which_step_on_to_read_again() -> None:
    hand = choosing()
    for seat in (0, 1, 2):
        choose(hand, seat)
    known = hand.table.seq
    assert reader.changed_since(hand.table, known) == 4
    hand.happens(undo.undo(hand.table, BOB, 1))
    assert reader.changed_since(hand.table, known) == 2
    assert [entry.seat for entry in reader.log(hand.table, None, 2)] == [2]
    assert reader.changed_since(hand.table, hand.table.seq) == 3


def same(one: Course, other: Course) -> bool:
    return digest(one.match.position) == digest(other.match.position) and one.match.steps == other.match.steps


@settings(max_examples=60)
@given(some.integers(0, 10_000), some.integers(2, 4), some.integers(0, 40), some.booleans())
def test_an_undo_is_as_if_it_had_never_been_done(luck: int, seats: int, steps: int, advanced: bool) -> None:
    """After any play: what can be taken back for free is taken back, and the table stands as one does at
    which only the other decisions were taken."""
    chance = random.Random(luck)
    hand = begun("onecard", people(seats), str(luck), preset="advanced" if advanced else "basic")
    free: list[int] = []
    while hand.table.to_move() and (len(hand.steps) < steps or not free):
        seat = chance.choice(hand.table.to_move())
        hand.do(seat, chance.choice(hand.course.match.legal(seat)))
        free = [seat for seat in range(seats) if undo.possible(hand.table, seat) == "free"]
    assume(free)
    seat = chance.choice(free)
    found = hand.course.undoable(seat)
    assert not isinstance(found, str)
    kept = [step for at, step in enumerate(hand.course.match.steps, 1) if at != found.step]
    hand.happens(undo.undo(hand.table, hand.table.seats[seat].person, seat))

    other = begun("onecard", people(seats), str(luck), preset="advanced" if advanced else "basic")
    for step in kept:
        other.do(step.seat, step.do)
    assert same(hand.course, other.course)
    assert same(fold(hand.facts).course or hand.course, other.course)
    for reader_seat in (None, *range(seats)):
        mine, theirs = reader.view(hand.table, reader_seat), reader.view(other.table, reader_seat)
        assert (mine.public, mine.private, mine.legal) == (theirs.public, theirs.private, theirs.legal)
        told = [[entry.lines for entry in reader.log(each.table, reader_seat)] for each in (hand, other)]
        assert told[0] == told[1]
    # And luck goes on as if nothing had been.
    if hand.table.to_move():
        mover = hand.table.to_move()[0]
        for each in (hand, other):
            each.do(mover, each.course.match.legal(mover)[0])
        assert same(hand.course, other.course)
