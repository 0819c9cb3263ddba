"""Reminders of games by days: one letter for all tables that wait for somebody, and no second one before they
have been here. Refuses to remind who is here."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from atoll import texts
from atoll.server import logs
from atoll.server.links import Links
from atoll.server.live import load
from atoll.server.mail import Letter, Mail, words
from atoll.server.tables import Tables
from atoll.table.fold import Table
from atoll.table.stores import Person, Store, StoreError

# How often it is looked who is to be reminded, in seconds.
EVERY = 60.0
# How long a table has waited before a letter goes out, and when who was here and did nothing gets another
# one, in milliseconds.
SOON, AGAIN = 900_000.0, 43_200_000.0
HOUR = 3_600_000.0


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
            except Exception as error:
                # One table that cannot be opened must not be the end of all letters.
                logs.fault("reminders", error)
            await asyncio.sleep(EVERY)

    async def remind(self) -> None:
        """Write everybody who is to be reminded now; when the mail server takes nothing, later."""
        now, store = self.now(), self.store()
        for person in await store.to_remind(now - SOON, now - AGAIN):
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
