"""Starts games and opens records for whoever writes Python: what `atoll.play` and its neighbours do.
Refuses to play: a `Match` does, and it is the same one that tables and bots use."""

import difflib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll import games, texts
from atoll.core import Game, Live, Match, Record, RecordError, Refusal, read_record, replay_record
from atoll.core.match import Words
from atoll.core.refusal import UNKNOWN_ACTION
from atoll.texts import Texts


def play(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    preset: str | None = None,
    seed: int | str | None = None,
    language: str = "en",
) -> Match:
    """A game, set up and waiting for its first decision.

    Seats are numbered from 0, actions are short texts, and nothing that is refused changes anything.

    >>> import atoll
    >>> m = atoll.play("pearls", seats=2, options={"air": 12}, seed=7)
    >>> m.to_move(), m.legal(0)
    ([0], ['dive', 'surface'])
    >>> m.do(0, "dive")
    Step(seat=0, do='dive', drew=[('pearl', 4)])
    >>> m.view(0)["private"], m.view(1)["private"]
    ({'hand': [4]}, {'hand': []})

    What is not allowed is refused with the clause that forbids it, in words.

    >>> m.do(0, "dive")
    Traceback (most recent call last):
    ...
    atoll.core.refusal.Refused: A-2: It is not Player 1...
    >>> m.why_not(1, "drive")
    Refusal(clause='A-1', reason='refused', data={'given': 'drive'}, at=())
    >>> m.words(m.why_not(1, "drive"))
    'A-1: There is no action “drive” in this game. Did you mean dive?'
    >>> m.why_not(1, "dive") is None
    True

    When nobody is to move, the game is over.

    >>> for seat in (1, 0, 1):
    ...     step = m.do(seat, "surface" if m.steps[2:] or seat == 0 else "dive")
    >>> m.to_move(), [(r.points, r.place) for r in m.outcome().results]
    ([], [(4, 2), (7, 1)])

    Without `seats` there are as few as the game can have; without a `seed`, luck is new every time.
    """
    room = games.game(game)
    given = {**(room.options.preset(preset) if preset else {}), **(options or {})}
    chance = Live(secrets.token_hex(16) if seed is None else str(seed))
    match = Match(room, room.meta.seats[0] if seats is None else seats, given, chance)
    match.words = words(match, texts.of(room, language))
    return match


def game(id: str) -> Game[Any, Any]:
    """The game with this id; what it offers is in `atoll.core.Game`.

    >>> import atoll
    >>> pearls = atoll.game("pearls")
    >>> pearls.meta.title, pearls.meta.seats, [option.name for option in pearls.options.options]
    ('Pearls', (2, 4), ['air'])
    >>> atoll.game("perls")
    Traceback (most recent call last):
    ...
    atoll.games.NoSuchGame: there is no game 'perls'; the games are: ...
    """
    return games.game(id)


def replay(record: str | Path | Record, *, language: str = "en") -> Match:
    """The game that a record holds, at its end: a `Record`, the text of one, or the file that it lies in.

    Every draw and decision is played again by the rules and held against what is written. The match can
    go on from there, with new luck.

    >>> import atoll
    >>> m = atoll.play("pearls", seed=7)
    >>> step = m.do(0, "dive")
    >>> again = atoll.replay(m.record())
    >>> again.view(0) == m.view(0), again.legal(1)
    (True, ['dive', 'surface'])
    """
    written = opened(record)
    room = games.game(written.game)
    match = replay_record(room, written, texts.of(room, language).refusal)
    match.chance = Live(secrets.token_hex(16))
    match.words = words(match, texts.of(room, language))
    return match


def opened(record: str | Path | Record) -> Record:
    """The record itself, read and not yet replayed."""
    return record if isinstance(record, Record) else read_record(_text(record))


def words(
    match: Match, spoken: Texts, names: Sequence[str] = (), seats: Sequence[int] | None = None
) -> Words:
    """What puts the refusals of a match into words, with the nearest actions for one that there is not:
    among what these seats may do now (otherwise all that are to move), then among all actions."""

    def said(refusal: Refusal) -> str:
        given = str(refusal.data["given"]) if refusal.clause == UNKNOWN_ACTION else ""
        near = nearest(match, given, match.to_move() if seats is None else seats) if given else []
        meant = [spoken.say({"id": "nearest", "actions": spoken.either(near)})] if near else []
        return " ".join([spoken.refusal(refusal, names), *meant])

    return said


def nearest(match: Match, given: str, seats: Sequence[int]) -> list[str]:
    """At most three actions that look like this one, those that these seats may do now first."""
    allowed = [text for seat in seats for text in match.legal(seat)]
    near = [difflib.get_close_matches(given, among, 3, 0.7) for among in (allowed, match.names)]
    return list(dict.fromkeys(near[0] + near[1]))[:3]


def _text(record: str | Path) -> str:
    # A text of several lines, or that begins like JSON, is the record itself; what else is a text is a path.
    if isinstance(record, str) and (record.lstrip()[:1] in {"", "{", "["} or "\n" in record):
        return record
    try:
        return Path(record).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{record} is not a record of Atoll: it is not a text") from None
    except ValueError:
        raise RecordError(f"{record!r} is neither a record of Atoll nor a file's name") from None
