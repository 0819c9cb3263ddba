"""The facts of a table, one record per kind: what happened, in the order in which it happened.
Refuses to say what follows from them; that is the fold's."""

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from atoll.core import Chosen, Draws

Phase = Literal["open", "playing", "ended"]
Visibility = Literal["open", "link"]
Chatting = Literal["all", "phrases", "off"]
Choice = Literal["bot", "wait", "end"]
# Who decided: whoever sits there, now or in advance; a bot; or the clock.
By = Literal["person", "advance", "bot", "time"]
# Why the others may vote: the player said so, a clock ran out, or no device of theirs is connected.
Missing = Literal["left", "time", "absent"]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happened; the name of the class, in small letters, is its kind."""

    @property
    def kind(self) -> str:
        return type(self).__name__.lower()


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How fast it is played. `clock` and `bonus` are seconds for each player and decision, `limit` seconds
    for deciding at the same time, `hours` those for a decision of a game by days."""

    kind: Literal["live", "casual", "days"] = "casual"
    clock: int | None = None
    bonus: int = 0
    limit: int | None = None
    hours: int | None = None


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as it is planned: `person` is an opaque id, `bot` a level, `seed` that bot's luck."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""
    name: str = ""
    bot: str = ""
    seed: int = 0


class Verdict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a race was judged for one decision, in milliseconds since the reveal."""

    claim: float | None
    arrival: float
    believed: float


class Score(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat made of it."""

    points: int
    place: int
    parts: list[tuple[str, int]] = []


# --- Before the start ---------------------------------------------------------------------------------------


class Created(Body, frozen=True):
    """The table is there. `before` is the table that it is a rematch of; `imported` says that the game came
    as a record, from outside."""

    game: str
    host: str
    places: list[Place]
    options: Chosen
    preset: str | None = None
    pace: Pace = Pace()
    visibility: Visibility = "link"
    watch: bool = True
    hints: bool = True
    chat: Chatting = "all"
    rig: dict[str, list[int]] | None = None
    before: str | None = None
    imported: bool = False


class Seated(Body, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str


class Stood(Body, frozen=True):
    """A seat was left, or emptied by the host, before the start."""

    seat: int


class Invited(Body, frozen=True):
    """The host put a bot on a seat; without a bot, took it away."""

    seat: int
    bot: str | None
    seed: int = 0


class Swapped(Body, frozen=True):
    """Two seats changed places."""

    seat: int
    other: int


class Settled(Body, frozen=True):
    """The host changed what may be changed at any time; what is missing stays."""

    chat: Chatting | None = None
    hints: bool | None = None
    watch: bool | None = None
    visibility: Visibility | None = None


class Started(Body, frozen=True):
    """The game began: open seats are gone, luck has its seed (secret until the end; its hash is not), the
    rules are pinned. `opens` is the instant at which a race that begins at once is shown."""

    options: Chosen
    seats: int
    seed: str
    seed_hash: str
    rules: str
    dealt: Draws
    digest: str
    opens: float | None = None


# --- Playing ------------------------------------------------------------------------------------------------


class Decided(Body, frozen=True):
    """A decision: the seat's own count of it, what was drawn, and the digest of the position that followed.
    `race` is how it was judged; `opens` the instant at which the race that it begins is shown."""

    seat: int
    id: int
    do: str
    digest: str
    drew: Draws = []
    by: By = "person"
    race: Verdict | None = None
    opens: float | None = None


class Intended(Body, frozen=True):
    """A seat chose in advance; nobody else may know. An empty list takes everything back."""

    seat: int
    actions: list[str]


class Undone(Body, frozen=True):
    """A seat's decision (the step, from 1) was taken back: it alone, or with the `rest` after it."""

    seat: int
    step: int
    rest: bool = False


class Asked(Body, frozen=True):
    """A seat asks the others to take back its decision and what came after it."""

    seat: int
    step: int


class Answered(Body, frozen=True):
    """A seat agrees to the question, or not; who asked withdraws it with no."""

    seat: int
    yes: bool


class Resumed(Body, frozen=True):
    """The server was away and is back: clocks stood still since the last fact."""


class Repinned(Body, frozen=True):
    """Newer rules play every step so far in the same way; the game goes on under them."""

    rules: str


# --- Staying away -------------------------------------------------------------------------------------------


class Left(Body, frozen=True):
    """A player said that they will not be back soon."""

    seat: int


class Polled(Body, frozen=True):
    """The others may vote on a seat whose player stays away."""

    about: int
    why: Missing


class Voted(Body, frozen=True):
    """A vote; the last one of a seat counts."""

    seat: int
    about: int
    choice: Choice


class Waited(Body, frozen=True):
    """The others wait for a player: `patience` milliseconds more."""

    about: int
    patience: float


class StoodIn(Body, frozen=True):
    """A bot plays on for a person."""

    seat: int
    bot: str
    seed: int = 0


class Back(Body, frozen=True):
    """A player took the seat back, or is simply there again."""

    seat: int


class Resigned(Body, frozen=True):
    """A player gave up."""

    seat: int


# --- Talking ------------------------------------------------------------------------------------------------


class Said(Body, frozen=True):
    """Something was said, by a seat or (without one) by somebody who watches."""

    person: str
    name: str
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None


class Muted(Body, frozen=True):
    """A person no longer hears a seat (or, without one, those who watch), or hears it again."""

    person: str
    seat: int | None = None
    muted: bool = True


# --- Afterwards ---------------------------------------------------------------------------------------------


class Ended(Body, frozen=True):
    """The game is over, for a reason of the game or of the house."""

    reason: str
    scores: list[Score]


class Rematched(Body, frozen=True):
    """The same people play again, at that table."""

    table: str


AnyBody = (
    Created
    | Seated
    | Stood
    | Invited
    | Swapped
    | Settled
    | Started
    | Decided
    | Intended
    | Undone
    | Asked
    | Answered
    | Resumed
    | Repinned
    | Left
    | Polled
    | Voted
    | Waited
    | StoodIn
    | Back
    | Resigned
    | Said
    | Muted
    | Ended
    | Rematched
)
KINDS: dict[str, type[Body]] = {kind.__name__.lower(): kind for kind in get_args(AnyBody)}


class Fact(Struct, frozen=True):
    """Something that happened at a table. (`table`, `seq`) is its key; `at` is the server's time in
    milliseconds since 1970."""

    table: str
    seq: int
    at: float
    body: Body

    @property
    def kind(self) -> str:
        return self.body.kind

    @property
    def seat(self) -> int | None:
        """The seat that it is about, if it is about one."""
        seat = getattr(self.body, "seat", None)
        return seat if isinstance(seat, int) else None


class FactError(ValueError):
    """A fact that cannot be read; the message says which, and what is wrong with it."""


def numbered(table: str, after: int, at: float, bodies: Iterable[Body]) -> list[Fact]:
    """What happened, as the facts that follow fact number `after` of a table."""
    return [Fact(table, seq, at, body) for seq, body in enumerate(bodies, after + 1)]


def written(body: Body) -> bytes:
    """A body as JSON, without its kind."""
    return _ENCODER.encode(body)


def read(kind: str, text: bytes | str) -> Body:
    """The body of this kind that was written so."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise FactError(f"there is no kind of fact {kind!r}; the kinds are: {', '.join(KINDS)}")
    try:
        body: Body = decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise FactError(f"a fact {kind!r} cannot be read: {error}") from None
    return body


def seed_hash(seed: str) -> str:
    """What is shown of a seed from the start.

    >>> seed_hash("7")[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


# Letters that cannot be seen, or that turn the writing of what follows around.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def plain(text: str) -> str:
    """A text from outside, without letters that cannot be seen, on one line.

    >>> plain("  Ana \\u202e\\n Luísa ")
    'Ana Luísa'
    """
    return " ".join(_UNSEEN.sub(" ", text).split())


_ENCODER = msgspec.json.Encoder()
_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()
}
