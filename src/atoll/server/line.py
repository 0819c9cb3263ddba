"""One device at a table: what it is to be told, and how far it has come.
Refuses to wait: a slow device holds nobody up, and gets what is true when it is ready to hear it."""

import asyncio
from collections import deque

from atoll.server.protocol import Role
from atoll.table import race

# So many messages of the wrong shape end a connection.
MISTAKES = 20
# Answers that may wait for a slow device before it is told to connect again.
PATIENCE = 200

Reader = int | None


class Line:
    """A socket, seen from the table. What is told once waits in `answers`; of what goes on changing (the
    table, the views, the chat) it is only noted that it is to be told again."""

    def __init__(self, person: str, address: str, role: Role = "player") -> None:
        self.person = person
        self.address = address
        self.role = role
        # How long this connection is, for races.
        self.length = race.Line()
        self.answers: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.mistakes = 0
        self.table = False
        self.presence = False
        self.chatting = False
        # The last line of the chat that it has.
        self.chat = 0
        # By reader: from which step of the log on the view is to be told.
        self.views: dict[Reader, int] = {}

    def answer(self, frame: bytes) -> None:
        """Tell this device alone."""
        self.answers.append(frame)
        if len(self.answers) > PATIENCE:
            self.close(4408, "too slow")
        self.wake.set()

    def show(self, reader: Reader, since: int) -> None:
        """The view of a seat is to be told, with the log from a step on."""
        known = self.views.get(reader)
        self.views[reader] = since if known is None else min(known, since)
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close when everything that waits was sent."""
        self.closing = self.closing or (code, reason)
        self.wake.set()

    def mistaken(self) -> None:
        """It said something that is no message."""
        self.mistakes += 1
        if self.mistakes >= MISTAKES:
            self.close(4400, "not this protocol")
