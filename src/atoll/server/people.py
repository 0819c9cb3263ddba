"""What people leave here: the name to offer next time, where reminders go, and codes for another device.
Refuses more: nobody needs an account, and who one is is told by the cookie alone."""

import hashlib
import secrets
from collections.abc import Callable

from msgspec.structs import replace

from atoll.server import protocol
from atoll.server.answers import Wrong
from atoll.server.limits import Limits
from atoll.server.mail import Mail, is_address
from atoll.server.routes import Asked
from atoll.table.create import checked_name
from atoll.table.stores import Person, Store
from atoll.texts import LANGUAGES

# Letters that nobody confuses, in groups that can be read aloud; sixty bits.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
GROUPS, GROUP = 3, 4
VALID = 600_000.0


class People:
    """The people of this server."""

    def __init__(
        self, store: Callable[[], Store], limits: Limits, mail: Mail, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.limits = limits
        self.mail = mail
        self.now = now

    async def name(self, person: str) -> str:
        """The name that somebody gave last; empty when nobody has."""
        known = await self.store().person(person)
        return known.name if known else ""

    async def came(self, person: str) -> str:
        """Somebody is here; the name that they gave last."""
        known = await self.store().person(person)
        if known and known.email:
            await self.store().visited(person, self.now())
        return known.name if known else ""

    async def called(self, person: str, name: str) -> None:
        """Somebody plays under this name."""
        known = await self.store().person(person) or Person(id=person)
        if known.name != name:
            await self.store().keep_person(replace(known, name=name))

    async def me(self, asked: Asked) -> protocol.Me:
        """Who I am."""
        return self._me(await self.store().person(asked.person) or Person(id=asked.person))

    async def rename(self, asked: Asked) -> protocol.Me:
        """Change my name or address."""
        wish: protocol.Rename = asked.body
        self.limits.take("join", asked.person, asked.address)
        person = await self.store().person(asked.person) or Person(id=asked.person)
        if wish.name is not None:
            person = replace(person, name=checked_name(wish.name))
        if wish.email is not None:
            if wish.email and not self.mail.possible:
                raise Wrong(409, "no-mail", "this server cannot send mail")
            if wish.email and not is_address(wish.email):
                raise Wrong(422, "address", "this is not an address that mail can go to")
            person = replace(person, email=wish.email, language=_language(asked), visited=self.now())
        await self.store().keep_person(person)
        return self._me(person)

    async def claim(self, asked: Asked) -> protocol.Claim:
        """A code for my other device."""
        self.limits.take("claim", asked.person, asked.address)
        letters = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
        code = "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))
        until = self.now() + VALID
        await self.store().keep_claim(_hash(code), asked.person, until)
        return protocol.Claim(code=code, until=until)

    async def take_over(self, asked: Asked) -> protocol.Me:
        """Use such a code here: this device is that person from now on."""
        self.limits.take("takeover", asked.person, asked.address)
        wish: protocol.TakeOver = asked.body
        person = await self.store().take_claim(_hash(wish.code), self.now())
        if person is None:
            raise Wrong(404, "no-such-code", "this code is not valid, or no longer")
        asked.request.scope["person"] = person
        return self._me(await self.store().person(person) or Person(id=person))

    def _me(self, person: Person) -> protocol.Me:
        email = person.email if self.mail.possible else None
        return protocol.Me(name=person.name, email=email, reminders=self.mail.possible)


def _hash(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
    return hashlib.sha256(plain.encode()).hexdigest()


def _language(asked: Asked) -> str:
    """The first language of ours that the asker's browser prefers."""
    wished = asked.request.headers.get("accept-language", "").split(",")
    known = [each.strip()[:2].lower() for each in wished]
    return next((each for each in known if each in LANGUAGES), "en")
