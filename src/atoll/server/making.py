"""Tables over HTTP: made with friends or at once with bots, joined, looked at, and invited to.
Refuses to play; that is what the socket is for."""

from collections.abc import Sequence

import segno
from starlette.responses import Response

from atoll import games
from atoll.server import frames, protocol
from atoll.server.answers import Wrong
from atoll.server.limits import Limits
from atoll.server.links import Links
from atoll.server.lists import Cards
from atoll.server.live import Live
from atoll.server.people import People
from atoll.server.protocol import Created, Invitation, Joined, NewTable, Printed, Quick, SeatPlan, TableState
from atoll.server.routes import Asked
from atoll.server.tables import Tables
from atoll.table.create import create
from atoll.table.facts import Body, Pace, Place
from atoll.table.fold import Table
from atoll.table.sit import sit
from atoll.table.start import start

# The bot that one plays against when one does not choose.
USUAL = "level-2"


class Making:
    """Makes tables and lets people in."""

    def __init__(self, tables: Tables, people: People, limits: Limits, links: Links, cards: Cards) -> None:
        self.tables = tables
        self.people = people
        self.limits = limits
        self.links = links
        self.cards = cards

    async def quick(self, asked: Asked) -> Created:
        """Me and n bots, at once."""
        wish: Quick = asked.body
        bot = Place(kind="bot", bot=wish.level or USUAL)
        places = [Place(kind="person", name=wish.name), *[bot] * wish.bots]
        bodies = create(wish.game, asked.person, places, options=wish.options, preset=wish.preset)
        return await self._made(asked, bodies, wish.name, begin=True)

    async def create(self, asked: Asked) -> Created:
        """A table as it was planned."""
        wish: NewTable = asked.body
        known = await self.people.name(asked.person)
        pace = wish.pace
        bodies = create(
            wish.game,
            asked.person,
            [_place(plan, known) for plan in wish.seats],
            options=wish.options,
            preset=wish.preset,
            pace=Pace(kind=pace.kind, clock=pace.clock, bonus=pace.bonus, limit=pace.limit, hours=pace.hours),
            visibility=wish.visibility,
            watch=wish.watch,
            hints=wish.hints,
            chat=wish.chat,
            rig=wish.rig,
        )
        names = [plan.name for plan in wish.seats if plan.kind == "person" and plan.name]
        return await self._made(asked, bodies, names[0] if names else "", begin=wish.start)

    async def state(self, asked: Asked) -> TableState:
        """A table without its game."""
        return frames.state(await self.tables.look(asked.table))

    async def join(self, asked: Asked) -> Joined:
        """Sit down."""
        wish: protocol.Join = asked.body
        self.limits.take("join", asked.person, asked.address)
        me, name, seat = asked.person, wish.name, wish.seat
        table = await self.tables.change(asked.table, lambda table, _: sit(table, me, name, seat))
        await self.people.called(me, name)
        self.cards.write(table)
        return Joined(table=frames.state(table), yours=table.seats_of(me))

    async def printed(self, asked: Asked) -> Printed:
        """What is printed on the components."""
        return Printed(printed=_printed(await self.tables.look(asked.table)))

    async def link(self, asked: Asked) -> Invitation:
        """The link to a table as others reach it."""
        table = await self.tables.look(asked.table)
        return Invitation(link=self.links.table(table.id, asked.base))

    async def invitation(self, asked: Asked) -> Response:
        """The link to a table as a QR code: dark on light, whatever the page around it looks like."""
        table = await self.tables.look(asked.table)
        code = segno.make(self.links.table(table.id, asked.base), error="m", micro=False)
        drawn = code.svg_inline(scale=8, border=4, dark="#14293b", light="#ffffff", omitsize=True)
        svg = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})

    async def _made(self, asked: Asked, bodies: Sequence[Body], name: str, *, begin: bool) -> Created:
        self.limits.take("create", asked.person, asked.address)
        live = await self.tables.create(bodies)
        if begin:
            await _begin(live, asked.person)
        if name:
            await self.people.called(asked.person, name)
        self.cards.write(live.table)
        return Created(table=live.table.id, link=self.links.table(live.table.id, asked.base))


async def _begin(live: Live, person: str) -> None:
    await live.change(lambda table, now: start(table, person, now, lead=live.lead()))


def _place(plan: SeatPlan, known: str) -> Place:
    if plan.kind == "person":
        if not (plan.name or known):
            raise Wrong(422, "name-empty", "somebody who sits at the table has a name")
        return Place(kind="person", name=plan.name or known)
    if plan.kind == "bot":
        return Place(kind="bot", bot=plan.bot or USUAL)
    return Place()


def _printed(table: Table) -> protocol.Json:
    rules = table.course.match.rules if table.course else games.game(table.plan.game).rules(table.options)
    printed: protocol.Json = table.game.printed(rules)
    return printed
