"""What a table cannot do for a reason outside the rules of its game: a code, words, and what fills them.
Refuses to judge a decision: what the rules forbid is `core.Refused`."""

Value = str | int

# By code, in English for people who write clients; a client has a text of its own, `sorry-<code>`.
WORDS = {
    # who one is
    "not-host": "only the host of the table may do that",
    "not-your-seat": "seat {seat} is not yours",
    "no-seat": "there is no seat {seat}; the table has the seats 0 to {last}",
    "not-seated": "only who sits at the table may do that",
    # before the start
    "seats": "{title} is for {least} to {most} players, not {given}",
    "option": "{words}",
    "pace": "{words}",
    "name-empty": "a name has at least one letter that can be seen",
    "no-such-bot": "there is no bot {bot!r}; the bots are: {bots}",
    "started": "that can be done only before the game begins",
    "seat-taken": "seat {seat} is taken",
    "full": "no seat is open at this table",
    "seat-empty": "nobody sits at seat {seat}",
    "seat-of-a-person": "{name} sits at seat {seat}; it must be left first",
    "seats-open": "{open} seats are still open; fill them, or close them if the game is for so few",
    "nobody": "at least one person must sit at the table",
    # playing
    "not-playing": "that can be done only while the game is played",
    "rules-changed": "this table was begun with rules {pinned}; rules {here} would play its step {step} "
    "otherwise, so it stands still",
    "stale": "the table has moved on since; look at it again",
    "too-early": "that was before the cards were open",
    "stood-in": "a bot plays for seat {seat}; take the seat back first",
    "no-bot": "no bot plays for seat {seat}",
    "resigned": "seat {seat} has resigned",
    "no-such-action": "there is no action {action!r} in this game",
    "too-many": "at most {most} actions can be chosen in advance",
    "intend-race": "where it matters who is first, nothing is chosen in advance",
    # undo
    "undo-nothing": "there is no decision of yours that could be taken back",
    "undo-drawn": "something was drawn or shown since; it stands",
    "undo-declined": "the others did not agree to take this decision back",
    "undo-asked": "there is a question already; it must be answered first",
    "no-question": "there is no question to be answered",
    "not-asked": "seat {seat} is not asked",
    # staying away
    "no-poll": "there is no vote about seat {seat}",
    "not-voting": "seat {seat} has no vote in this",
    # talking
    "chat-off": "the host has switched the chat off",
    "chat-phrases": "at this table one talks in quick phrases only",
    "chat-empty": "say a phrase or some words, one of the two",
    "no-such-phrase": "there is no phrase {phrase!r}; the phrases are: {phrases}",
    "no-watching": "nobody may watch at this table",
    # afterwards
    "not-ended": "that can be done only when the game is over",
    "rematch-made": "there is a new table already",
    "nothing-played": "the game was never begun, so there is no record of it",
    "record": "{words}",
    "no-such-game": "{words}",
}


class Sorry(Exception):
    """It cannot be done, and nothing has changed. `code` is a key of `WORDS`."""

    def __init__(self, code: str, **data: Value) -> None:
        self.code = code
        self.data: dict[str, Value] = data
        self.words = WORDS[code].format(**data)
        super().__init__(self.words)
