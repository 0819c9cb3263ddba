"""Reminders of games by days: one letter for all tables that wait for somebody, no second one before they
have been here; and the host's webhook, told whenever a table begins to wait. Refuses to remind who is
here."""

import asyncio
import http.client
from collections.abc import Callable
from urllib.request import Request, urlopen
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from atoll import texts
from atoll.server import logs
from atoll.server.links import Links
from atoll.server.live import Live, load
from atoll.server.mail import Letter, Mail, words
from atoll.server.tables import Tables
from atoll.server.tasks import soon
from atoll.table.fold import Table
from atoll.table.stores import Person, Store, StoreError

# How often it is looked who is to be reminded, in seconds.
EVERY = 60.0
# How long a table has waited before a letter goes out, and when who was here and did nothing gets another
# one, in milliseconds.
AT_ONCE, AGAIN = 900_000.0, 43_200_000.0
HOUR = 3_600_000.0
# How long the webhook may take, in seconds.
PATIENCE = 10.0


class Letters:
    """Writes to people for whom tables wait. Several servers may do so at once: who marks a person as
    reminded first writes the letter."""

    def __init__(
        self, store: Callable[[], Store], tables: Tables, mail: Mail, links: Links, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.tables = tables
        self.mail = mail
        self.links = links
        self.now = now

    async def run(self) -> None:
        """Look who is to be reminded, again and again, where the host has a mail server."""
        while self.mail.possible:
            try:
                await self.remind()
            except StoreError as error:
                logs.event("nobody could be reminded", error=str(error))
            await asyncio.sleep(EVERY)

    async def remind(self) -> None:
        """Write everybody who is to be reminded now; when the mail server takes nothing, later."""
        now, store = self.now(), self.store()
        for person in await store.to_remind(now - AT_ONCE, now - AGAIN):
            if self._here(person) or not await store.reminded(person, now):
                continue
            waiting = [table for table in await self._tables(person) if _waits_for(table, person.id)]
            if waiting and not await self.mail.send(letter(person, waiting, self.links, now)):
                await store.reminded(replace(person, reminded=now), person.reminded)
                return

    def _here(self, person: Person) -> bool:
        lines = (line for live in self.tables.open.values() for line in live.lines)
        return any(line.person == person.id for line in lines)

    async def _tables(self, person: Person) -> list[Table]:
        """Their tables as the facts have them: a list may be behind."""
        cards = await self.store().tables_of(person.id)
        found = [await load(card.table, self.store()) for card in cards if card.pace.kind == "days"]
        return [table for table in found if table is not None]


def letter(person: Person, waiting: list[Table], links: Links, now: float) -> Letter:
    """The letter about all tables that wait for a person, the most urgent one first."""
    house = words(person.language)
    paragraphs = [house.say({"id": "mail-greeting", "person": person.name})] if person.name else []
    paragraphs.append(house.say({"id": "mail-waiting"}))
    paragraphs += [
        f"{_told(table, person)} ({house.say({'id': 'mail-due', 'hours': _hours(table, person.id, now)})})\n"
        f"{links.table(table.id, '')}"
        for table in sorted(waiting, key=lambda table: _due(table, person.id))
    ]
    paragraphs.append(house.say({"id": "mail-once"}))
    subject = house.say({"id": "mail-subject", "tables": len(waiting)})
    return Letter(person.email, subject, "\n\n".join(paragraphs) + "\n")


def _told(table: Table, person: Person) -> str:
    """Which table that is: the game, and the others at it."""
    house = words(person.language)
    title = texts.of(table.game, person.language).say({"id": "title"})
    others = [seat.name for seat in table.seats if seat.kind == "person" and seat.person != person.id]
    machines = sum(seat.kind == "bot" for seat in table.seats)
    bots = [house.say({"id": "mail-bots", "bots": machines})] if machines else []
    players = house.join(others + bots)
    return house.say({"id": "mail-table", "title": title, "players": players}) if players else title


def _own(table: Table, person: str) -> list[int]:
    """The seats of a person that the table waits for."""
    return [
        seat
        for seat in table.to_move()
        if table.seats[seat].person == person and not table.seats[seat].machine
    ]


def _waits_for(table: Table, person: str) -> bool:
    return table.pace.kind == "days" and bool(_own(table, person))


def _due(table: Table, person: str) -> float:
    """When the time of a person at a table is up."""
    dues = [table.clocks.due(seat) for seat in _own(table, person)] if table.clocks else []
    return min((due for due in dues if due is not None), default=table.at)


def _hours(table: Table, person: str, now: float) -> int:
    return max(0, int((_due(table, person) - now) / HOUR))


class Waiting(Struct, frozen=True, kw_only=True):
    """What the webhook is told: the table, its game, and the names of those that it waits for."""

    table: str
    link: str
    game: str
    waiting: list[str]
    due: float | None


class Webhook:
    """Watches over tables by days, and tells the host's webhook when one begins to wait for somebody."""

    def __init__(self, address: str, links: Links) -> None:
        self.address = address
        self.links = links
        # By table, the decisions that were waited for when it was looked at last: seats and their ids.
        self.known: WeakKeyDictionary[Live, set[tuple[int, int]]] = WeakKeyDictionary()

    def look(self, live: Live) -> None:
        table, course = live.table, live.table.course
        if not self.address or table.pace.kind != "days":
            return
        movers = [seat for seat in table.to_move() if not table.seats[seat].machine]
        awaited = {(seat, course.ids[seat]) for seat in movers} if course else set()
        # A table that has just been opened was told of when it began to wait.
        told = self.known.get(live, awaited)
        self.known[live] = awaited
        if awaited - told:
            soon(self._tell(self._told(table)))

    def let_go(self, live: Live) -> None:
        self.known.pop(live, None)

    def _told(self, table: Table) -> Waiting:
        movers = [seat for seat in table.to_move() if not table.seats[seat].machine]
        dues = [table.clocks.due(seat) for seat in movers] if table.clocks else []
        return Waiting(
            table=table.id,
            link=self.links.table(table.id, ""),
            game=table.plan.game,
            waiting=[table.seats[seat].name for seat in movers],
            due=min((due for due in dues if due is not None), default=None),
        )

    async def _tell(self, told: Waiting) -> None:
        try:
            await asyncio.to_thread(self._post, msgspec.json.encode(told))
        except (OSError, http.client.HTTPException) as error:
            logs.event("webhook not told", table=told.table, error=type(error).__name__)

    def _post(self, body: bytes) -> None:
        asked = Request(self.address, body, {"content-type": "application/json", "user-agent": "atoll"})
        with urlopen(asked, timeout=PATIENCE):
            pass
