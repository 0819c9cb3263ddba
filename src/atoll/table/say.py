"""Talking at the table: quick phrases, which everyone reads in their own language, and free words.
Refuses what the host has switched off."""

from atoll.table import who
from atoll.table.facts import Body, Muted, Said, plain
from atoll.table.fold import ChatLine, Table
from atoll.table.sorry import Sorry

PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "back-soon",
    "well-played",
    "wow",
    "oops",
    "thanks",
    "sorry",
    "one-more",
    "goodbye",
)
LONGEST = 300


def say(
    table: Table,
    person: str,
    name: str,
    *,
    seat: int | None = None,
    phrase: str | None = None,
    text: str | None = None,
) -> list[Body]:
    """Say a phrase or some words: at the table with a seat, among those who watch without one. `name` is
    that of somebody who watches; who sits has one."""
    if seat is not None:
        name = who.own(table, person, seat).name
    elif not table.watch:
        raise Sorry("no-watching")
    if table.chatting == "off":
        raise Sorry("chat-off")
    words = None if text is None else plain(text)[:LONGEST]
    if bool(words) == bool(phrase):
        raise Sorry("chat-empty")
    if phrase and phrase not in PHRASES:
        raise Sorry("no-such-phrase", phrase=phrase, phrases=", ".join(PHRASES))
    if words and table.chatting == "phrases":
        raise Sorry("chat-phrases")
    return [Said(person=person, name=name, seat=seat, phrase=phrase, text=words or None)]


def mute(table: Table, person: str, seat: int | None, muted: bool) -> list[Body]:
    """No longer hear a seat (or, without one, all who watch), or hear it again."""
    if seat is not None:
        who.seat_of(table, seat)
    if (seat in table.muted.get(person, ())) == muted:
        return []
    return [Muted(person=person, seat=seat, muted=muted)]


def heard(table: Table, person: str, after: int = 0) -> list[ChatLine]:
    """What was said after line `after`, as this person hears it: who plays hears only the table while the
    game goes on, so that nobody is told what to do."""
    mute = table.muted.get(person, set())
    plays = bool(table.seats_of(person)) and table.phase != "ended"
    return [
        line
        for line in table.chat
        if line.number > after
        and (line.person == person or line.seat not in mute)
        and not (plays and line.seat is None)
    ]
