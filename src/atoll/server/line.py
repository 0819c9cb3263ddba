"""One device at a table: what it is to be told, and how far it has come.
Refuses to wait: a slow device holds nobody up, and gets what is true when it is ready to hear it."""

from collections.abc import Callable

from atoll.server.protocol import Role
from atoll.server.wire import Wire
from atoll.table import race

# So many messages of the wrong shape end a connection.
MISTAKES = 20
# So many requests may be under way at once, and so many answers may wait for a slow device.
PATIENCE = 100

Reader = int | None


class Line:
    """A socket, seen from the table. What is told once waits in `answers`; of what goes on changing (the
    table, the views, the chat) it is only noted that it is to be told again."""

    def __init__(self, wire: Wire, person: str, address: str, role: Role = "player", name: str = "") -> None:
        self.wire = wire
        self.person = person
        self.address = address
        self.role = role
        self.name = name
        # How long this connection is, for races.
        self.length = race.Line()
        self.answers: list[bytes] = []
        # What is to be sent now; the table that the line is at knows.
        self.due: Callable[[Line], list[bytes]] = _only_answers
        self.closing = False
        self.mistakes = 0
        self.under_way = 0
        self.table = False
        self.presence = False
        self.chatting = False
        # The last line of the chat that it has.
        self.chat = 0
        # By reader: from which step of the log on the view is to be told.
        self.views: dict[Reader, int] = {}
        wire.drained = self.flush

    def answer(self, frame: bytes) -> None:
        """Tell this device alone."""
        self.answers.append(frame)
        if len(self.answers) > PATIENCE:
            self.close(4408, "too slow")
        self.flush()

    def show(self, reader: Reader, since: int) -> None:
        """The view of a seat is to be told, with the log from a step on."""
        known = self.views.get(reader)
        self.views[reader] = since if known is None else min(known, since)

    def flush(self) -> None:
        """Send what is to be sent, if the device can take it."""
        while self.wire.ready and not self.closing:
            frames = self.due(self)
            if not frames:
                return
            self.wire.write(frames)

    def begin(self) -> None:
        """A request is under way."""
        self.under_way += 1
        if self.under_way > PATIENCE:
            self.close(4429, "too much at once")

    def mistaken(self) -> None:
        """It said something that is no message."""
        self.mistakes += 1
        if self.mistakes >= MISTAKES:
            self.close(4400, "not this protocol")

    def close(self, code: int, reason: str) -> None:
        """Close when everything that can be sent was sent."""
        if not self.closing:
            self.flush()
            self.closing = True
            self.wire.end(code, reason)


def _only_answers(line: Line) -> list[bytes]:
    frames = [*line.answers]
    line.answers.clear()
    return frames
