"""Every message of the socket and every body of HTTP, as typed records; TypeScript types and the protocol
page are made from them. Refuses behaviour: what is read here is already of the right shape, nothing more."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

VERSION = 1

# A message in the sense of docs/rooms.md: the id of a text and what fills it.
Message = Annotated[dict[str, Any], Meta(title="Message")]
# What a game gives to its readers; its shape is the game's own.
Json = Annotated[dict[str, Any], Meta(title="Json")]

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Milliseconds = Annotated[float, Meta(ge=0)]

Phase = Literal["open", "playing", "ended"]
Visibility = Literal["open", "link"]
Chatting = Literal["all", "phrases", "off"]
Role = Literal["player", "spectator", "tv"]
Choice = Literal["bot", "wait", "end"]
PhraseId = Literal[
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
]


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=False):
    """A body or a part of one."""


class Demand(Body, frozen=True, tag_field="type", tag=str.lower):
    """What a client sends over the socket."""


class Notice(Body, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends over the socket."""


# --- A table, as everyone may know it -----------------------------------------------------------------------


class Pace(Body, frozen=True):
    """How fast it is played: `live` together now, `casual` without any clock, `days` with hours per
    decision."""

    kind: Literal["live", "casual", "days"] = "casual"
    # live: a clock for each player, in seconds, and what each decision adds to it.
    clock: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    bonus: Annotated[int, Meta(ge=0, le=600)] = 0
    # live: how long a seat may take while several decide at the same time, in seconds.
    limit: Annotated[int, Meta(ge=5, le=3_600)] | None = None
    # days: how long a decision may take.
    hours: Annotated[int, Meta(ge=1, le=720)] | None = None


class SeatState(Body, frozen=True):
    """Who sits there. `stand_in` is the level of the bot that plays on for a person who is away or
    resigned."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    host: bool = False
    resigned: bool = False
    stand_in: str | None = None


class Verdict(Body, frozen=True):
    """How a race was judged for one decision, in milliseconds since the reveal: what the player's device
    claims, when it arrived, and what is believed of it."""

    claim: float | None
    arrival: float
    believed: float


class ResultState(Body, frozen=True):
    """What a seat made of it; `parts` are (name, points) in the order of the rulebook."""

    points: int
    place: int
    parts: list[tuple[str, int]]


class Ending(Body, frozen=True):
    """How it ended. `reason` is a text of the game, or of the house (`end-resigned`, `end-agreed`) when
    `results` are only those of the ones who stayed. The seed proves the deal: its SHA-256 was shown from the
    start."""

    reason: str
    results: list[ResultState]
    seed: str


class Question(Body, frozen=True):
    """Something that the others must agree to: to take back a decision, together with what came after it."""

    kind: Literal["undo"]
    seat: int
    step: int
    agreed: list[int]
    waiting: list[int]


class Poll(Body, frozen=True):
    """The others decide what happens with a seat whose player stays away. `votes` are (seat, choice)."""

    about: int
    votes: list[tuple[int, Choice]]
    waiting: list[int]


class Frozen(Body, frozen=True):
    """The game was begun with other rules than are here now, which would play that step otherwise: it stands
    still, as it was."""

    step: int
    pinned: str
    here: str


class TableState(Body, frozen=True):
    """Everything about a table but the game on it; the same for everyone."""

    id: str
    seq: int
    phase: Phase
    game: str
    rules: str
    options: dict[str, str | int | bool]
    preset: str | None
    pace: Pace
    visibility: Visibility
    watch: bool
    hints: bool
    chat: Chatting
    seats: list[SeatState]
    created: float
    started: float | None
    seed_hash: str | None
    rigged: bool
    question: Question | None
    polls: list[Poll]
    ending: Ending | None
    # The table at which the same people play again.
    rematch: str | None
    frozen: Frozen | None
    # Whether the game came as a record, and nobody here played it.
    imported: bool


class Clocks(Body, frozen=True):
    """The clocks at server time `now`. `left` is what each seat has; `running` are those that lose time;
    `due` is when each seat's time is up (server time): live the rules then decide for it, by days the others
    may vote."""

    now: float
    left: list[float | None]
    running: list[int]
    due: list[float | None]


class LogEntry(Body, frozen=True):
    """What a reader was told of one step. `race` is there when it was a race."""

    step: int
    seat: int
    at: float
    lines: list[Message]
    race: Verdict | None = None
    lapsed: bool = False


class ChatLine(Body, frozen=True):
    """One thing said, in free words or as a quick phrase that each reader sees in their own language."""

    number: int
    at: float
    seat: int | None
    name: str
    phrase: PhraseId | None = None
    text: str | None = None
    among: Literal["table", "spectators"] = "table"


# --- What a client sends over the socket --------------------------------------------------------------------


class Hello(Demand, frozen=True):
    """The first message: which protocol, as what, and how far one has come (`seq` of the last view)."""

    version: int
    role: Role = "player"
    seq: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class Do(Demand, frozen=True):
    """A decision. `id` is the one the seat's view gave; sent twice, it counts once. In a race `claim` is how
    long it took after the reveal on the player's own screen."""

    seat: SeatNumber
    id: Annotated[int, Meta(ge=0)]
    action: ActionText
    claim: Milliseconds | None = None


class Why(Demand, frozen=True):
    """Asks why something is not allowed."""

    seat: SeatNumber
    action: ActionText


class Intend(Demand, frozen=True):
    """Chooses in advance: as soon as the seat is to move, the first is played if it is legal then, and so
    on; one that is not legal drops the rest. An empty list takes everything back. Nobody else sees it."""

    seat: SeatNumber
    actions: Annotated[list[ActionText], Meta(max_length=20)]


class Undo(Demand, frozen=True):
    """Takes back the seat's last decision, or asks the others for it when the view says `ask`."""

    seat: SeatNumber


class Answer(Demand, frozen=True):
    """Agrees or not to the open question; who asked withdraws it with `yes: false`."""

    seat: SeatNumber
    yes: bool


class Sit(Demand, frozen=True):
    """Takes an open seat, the first one when none is named. A device may sit at several (hot-seat)."""

    name: Name
    seat: SeatNumber | None = None


class Stand(Demand, frozen=True):
    """Leaves a seat before the start. The host may empty any seat."""

    seat: SeatNumber


class Invite(Demand, frozen=True):
    """The host puts a bot on a seat, or opens the seat again with no bot."""

    seat: SeatNumber
    bot: str | None


class Swap(Demand, frozen=True):
    """The host exchanges who sits where, before the start; a player may move to an open seat."""

    seat: SeatNumber
    other: SeatNumber


class Start(Demand, frozen=True):
    """The host starts. Open seats are taken away when `close` says so and the game is for so many."""

    close: bool = False


class Resign(Demand, frozen=True):
    """Gives up. A bot plays on, or the game ends when nobody is left to play against."""

    seat: SeatNumber


class Leave(Demand, frozen=True):
    """Says that one will not be back soon: the others need not wait before they vote."""


class Vote(Demand, frozen=True):
    """Votes on a seat whose player stays away."""

    seat: SeatNumber
    about: SeatNumber
    choice: Choice


class Back(Demand, frozen=True):
    """Takes one's seat back from the bot that played on."""

    seat: SeatNumber


class Rematch(Demand, frozen=True):
    """A new table for the same people, with the first seat moved on by one."""


class Say(Demand, frozen=True):
    """Says something: a quick phrase or free words. Without a seat as a spectator, to spectators."""

    seat: SeatNumber | None = None
    phrase: PhraseId | None = None
    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None


class Mute(Demand, frozen=True):
    """No longer hears what somebody says (a seat, or all spectators when none is named), or hears it
    again."""

    seat: SeatNumber | None
    muted: bool


class Settle(Demand, frozen=True):
    """The host changes what may be changed at any time."""

    chat: Chatting | None = None
    hints: bool | None = None
    watch: bool | None = None
    visibility: Visibility | None = None


class Hint(Demand, frozen=True):
    """Asks what a good player would do; the answer is `advice`."""

    seat: SeatNumber


class Ping(Demand, frozen=True):
    """Asks for the server's time, to set one's clock by; the answer is `pong`."""

    sent: float


class Echo(Demand, frozen=True):
    """Answers a probe at once."""

    number: int


ClientMessage = (
    Hello
    | Do
    | Why
    | Intend
    | Undo
    | Answer
    | Sit
    | Stand
    | Invite
    | Swap
    | Start
    | Resign
    | Leave
    | Vote
    | Back
    | Rematch
    | Say
    | Mute
    | Settle
    | Hint
    | Ping
    | Echo
)


# --- What the server sends over the socket ------------------------------------------------------------------


class Welcome(Notice, frozen=True):
    """The answer to `hello`; the table, the views and the chat follow."""

    version: int
    time: float
    name: str
    role: Role


class Table(Notice, frozen=True):
    """The table, whenever something about it changed, with the seats that are this reader's own."""

    table: TableState
    yours: list[int]
    host: bool


class View(Notice, frozen=True):
    """All that a seat (or everyone: `seat` null) may know now. Log entries from step `since` on replace what
    the client has of the log. A view with `opens` is to be shown at that server time and not before."""

    seat: int | None
    seq: int
    # How many decisions were taken; and the id that this seat's next decision carries.
    step: int
    id: int
    to_move: list[int]
    public: Json
    private: Json
    legal: list[str]
    since: int
    log: list[LogEntry]
    undo: Literal["free", "ask"] | None
    intention: list[str]
    clocks: Clocks | None
    opens: float | None


class Done(Notice, frozen=True):
    """A decision is kept: it will be there after any fault."""

    seat: int
    id: int
    step: int


class Refused(Notice, frozen=True):
    """Why something is not allowed. Nothing changed, and nobody else is told. `id` is that of the decision,
    or null for an answer to `why`; a clause that is empty says: it is allowed."""

    seat: int
    id: int | None
    action: str
    clause: str
    reason: str
    data: dict[str, str | int]
    at: list[str]


class Sorry(Notice, frozen=True):
    """What could not be done for a reason outside the rules. `code` is a text of the house (`sorry-<code>`,
    filled with `data`); `words` say the same in English, for people who write clients."""

    code: str
    words: str
    data: dict[str, str | int] = field(default_factory=dict)


class Presence(Notice, frozen=True):
    """Whose device is connected, by seat, and how many watch."""

    present: list[bool]
    spectators: int


class Chat(Notice, frozen=True):
    """What was said since what the client has."""

    lines: list[ChatLine]


class Muted(Notice, frozen=True):
    """Whom this reader does not hear."""

    seats: list[int]
    spectators: bool


class Advice(Notice, frozen=True):
    """What a good player would do, and why."""

    seat: int
    step: int
    action: str
    why: list[Message]


class Pong(Notice, frozen=True):
    """The server's time in milliseconds."""

    sent: float
    time: float


class Probe(Notice, frozen=True):
    """Measures this connection; to be answered at once with `echo`."""

    number: int


class Elsewhere(Notice, frozen=True):
    """The table moved to another server, or this one goes down: connect again after so many milliseconds."""

    after: float


ServerMessage = (
    Welcome
    | Table
    | View
    | Done
    | Refused
    | Sorry
    | Presence
    | Chat
    | Muted
    | Advice
    | Pong
    | Probe
    | Elsewhere
)


# --- Bodies of HTTP -----------------------------------------------------------------------------------------


class OptionCard(Body, frozen=True):
    """An option of a game. A choice has `values`, a number `least` and `most`; `seats` are the numbers of
    players for which it is there (none: for all)."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    values: list[str] = field(default_factory=list)
    least: int | None = None
    most: int | None = None
    seats: list[int] = field(default_factory=list)


class GameCard(Body, frozen=True):
    """A game on the start page."""

    id: str
    title: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    rules: str
    secrets: bool
    together: bool
    race: bool
    options: list[OptionCard]
    presets: dict[str, dict[str, str | int | bool]]


class Games(Body, frozen=True):
    """All games, and the levels of bots, weakest first."""

    games: list[GameCard]
    bots: list[str]


class SeatPlan(Body, frozen=True):
    """A seat at a new table: `person` is whoever creates it (several of them: hot-seat on one device)."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: str | None = None


class NewTable(Body, frozen=True):
    """A table to be created. `rig` arranges draws by label, for lessons; such a table is never listed."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    preset: str | None = None
    pace: Pace = Pace()
    visibility: Visibility = "link"
    watch: bool = True
    hints: bool = True
    chat: Chatting = "all"
    start: bool = False
    rig: dict[str, Annotated[list[int], Meta(max_length=500)]] | None = None


class Quick(Body, frozen=True):
    """Me and so many bots, started at once."""

    game: str
    name: Name
    bots: Annotated[int, Meta(ge=0, le=15)] = 1
    level: str | None = None
    options: dict[str, str | int | bool] = field(default_factory=dict)
    preset: str | None = None


class Created(Body, frozen=True):
    """A table was created. `link` is what one sends to friends."""

    table: str
    link: str


class Invitation(Body, frozen=True):
    """The link to a table as others reach it: whoever sits at the server's own machine calls it localhost,
    which leads a friend nowhere."""

    link: str


class Join(Body, frozen=True):
    """Takes an open seat, the first one when none is named."""

    name: Name
    seat: SeatNumber | None = None


class Joined(Body, frozen=True):
    """Where one sits."""

    table: TableState
    yours: list[int]


class TableCard(Body, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    players: list[str]
    open: int
    pace: Pace
    updated: float
    # In the list of one's own: whether one is to move.
    your_turn: bool = False


class Lobby(Body, frozen=True):
    """Tables that can be joined, one's own (those that wait for one first), and finished ones."""

    open: list[TableCard]
    mine: list[TableCard]
    recent: list[TableCard]


class Me(Body, frozen=True):
    """Who one is on this device. Nobody needs more than a name. `email` is told when the host can send mail;
    `reminders` says whether it can."""

    name: str
    email: str | None = None
    reminders: bool = False


class Rename(Body, frozen=True):
    """The name to offer next time, and where to send the digest of tables that wait (empty: nowhere)."""

    name: Name | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None


class Claim(Body, frozen=True):
    """A code that brings one's tables to another device, once, until that time."""

    code: str
    until: float


class TakeOver(Body, frozen=True):
    """The code that the other device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Printed(Body, frozen=True):
    """What is printed on the components of a table's game; it never changes."""

    printed: Json


class Frame(Body, frozen=True):
    """The game after a step, from one seat's eyes (or everyone's). Frame 0 is the set-up."""

    step: int
    seat: int | None
    do: str | None
    to_move: list[int]
    public: Json
    private: Json
    lines: list[Message]
    race: Verdict | None = None


class Frames(Body, frozen=True):
    """Part of a replay: frames from `first` on, of `steps` + 1 in all."""

    first: int
    steps: int
    frames: list[Frame]


class Verified(Body, frozen=True):
    """Whether the seed has the hash that was shown at the start, and every draw comes from it."""

    fits: bool
    seed_hash: str
    seed: str
    draws: int
    # The first draw that does not fit: its step (0: the set-up) and label.
    step: int | None = None
    label: str | None = None


class ReviewedStep(Body, frozen=True):
    """One step of a finished game, looked at again. What is better is told as worth in wins, from 0 to 1."""

    step: int
    seat: int
    do: str
    mark: Literal["forced", "good", "doubtful", "mistake"]
    # The best that a search found: what was done, unless that gave something away.
    best: str
    # What was given away against it, and how uncertain that is (one standard error).
    lost: float
    give: float
    # What speaks for the best, in the game's words.
    why: list[Message]
    # What the draws of this step brought each seat, against what such draws bring on average.
    luck: list[float]
    # Each seat's chances of winning after the step.
    chances: list[float]


class Marks(Body, frozen=True):
    """How many decisions of a seat got which mark; those without a choice get none."""

    good: int
    doubtful: int
    mistake: int


class ReviewSummary(Body, frozen=True):
    """A reviewed game in a few numbers, by seat."""

    # What luck brought, and what decisions gave away, in wins.
    luck: list[float]
    lost: list[float]
    marks: list[Marks]
    # The step from which on whoever won was never behind (0: from the start).
    turning: int | None


class Review(Body, frozen=True):
    """What is known so far of a finished game that is looked at again: steps from `first` on, of `steps`. It
    goes on while it is asked for; the summary comes when all steps are there."""

    first: int
    steps: int
    reviewed: list[ReviewedStep]
    summary: ReviewSummary | None = None


class Imported(Body, frozen=True):
    """A record became a finished table that can be replayed."""

    table: str


class Inquiry(Body, frozen=True):
    """A question that a game answers outside of any table: `about` is what it is about, as texts."""

    game: str
    question: str
    about: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = field(
        default_factory=dict
    )


class Answered(Body, frozen=True):
    """What the game says; `refused` in it is a message: what it does not understand, and what is possible."""

    answer: Json


class Problem(Body, frozen=True):
    """What was wrong, where, and what is possible; like `sorry` on the socket."""

    code: str
    words: str
    data: dict[str, str | int] = field(default_factory=dict)


class Route(Struct, frozen=True, kw_only=True):
    """A way into the server over HTTP. `takes` and `gives` are records; text for what is not JSON."""

    method: Literal["GET", "POST"]
    path: str
    about: str
    takes: type[Body] | None = None
    gives: type[Body] | str = "application/json"
    # Names and meanings of what follows the question mark; all are optional whole numbers.
    query: dict[str, str] = field(default_factory=dict)


ROUTES = (
    Route(method="GET", path="/api/games", about="All games with their options", gives=Games),
    Route(
        method="POST",
        path="/api/questions",
        about="Ask a game something outside of any table",
        takes=Inquiry,
        gives=Answered,
    ),
    Route(method="GET", path="/api/me", about="Who I am on this device", gives=Me),
    Route(method="POST", path="/api/me", about="Change my name or address", takes=Rename, gives=Me),
    Route(method="POST", path="/api/claim", about="A code for my other device", gives=Claim),
    Route(method="POST", path="/api/takeover", about="Use such a code here", takes=TakeOver, gives=Me),
    Route(method="GET", path="/api/lobby", about="Lists of tables", gives=Lobby),
    Route(method="POST", path="/api/quick", about="Me and n bots, at once", takes=Quick, gives=Created),
    Route(method="POST", path="/api/tables", about="Create a table", takes=NewTable, gives=Created),
    Route(method="GET", path="/api/tables/{table}", about="A table without its game", gives=TableState),
    Route(method="POST", path="/api/tables/{table}/join", about="Sit down", takes=Join, gives=Joined),
    Route(method="GET", path="/api/tables/{table}/printed", about="What is printed", gives=Printed),
    Route(
        method="GET",
        path="/api/tables/{table}/invite",
        about="The link that one sends to friends",
        gives=Invitation,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/invite.svg",
        about="The invite link as a QR code",
        gives="image/svg+xml",
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/replay",
        about="A finished game, step by step, from a seat's eyes",
        gives=Frames,
        query={"seat": "from whose eyes", "first": "from which frame on", "count": "how many, at most 200"},
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/record",
        about="The record of a finished game",
        gives="application/json",
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/verify",
        about="Check the deal of a finished game",
        gives=Verified,
    ),
    Route(
        method="GET",
        path="/api/tables/{table}/review",
        about="A finished game, looked at again: good, doubtful, mistake; luck and skill",
        gives=Review,
        query={"first": "from which step on"},
    ),
    Route(
        method="POST",
        path="/api/records",
        about="Import a record (the body is its text)",
        takes=None,
        gives=Imported,
    ),
)

# The socket of a table.
SOCKET = "/api/tables/{table}/socket"
