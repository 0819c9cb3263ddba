"""The game begins: open seats go, luck gets its seed, the rules are pinned.
Refuses to begin a game with fewer players than it is for."""

from atoll.core import Match, digest
from atoll.table import create, who
from atoll.table.course import luck
from atoll.table.facts import Body, Started, seed_hash
from atoll.table.fold import Table
from atoll.table.sorry import Sorry

# How long before a race is shown it is announced, unless the server knows the lines better.
LEAD = 500.0


def start(
    table: Table,
    person: str,
    now: float,
    *,
    close: bool = False,
    seed: str | None = None,
    lead: float = LEAD,
) -> list[Body]:
    """Begin. Open seats are closed when `close` says so and the game is for so few. A race that begins at
    once is shown to all `lead` milliseconds from now."""
    who.before_start(table)
    who.host(table, person)
    return begin(table, now, close=close, seed=seed, lead=lead)


def begin(
    table: Table, now: float, *, close: bool = False, seed: str | None = None, lead: float = LEAD
) -> list[Body]:
    """Begin, whoever it was that asked."""
    least, most = table.game.meta.seats
    kinds = [seat.kind for seat in table.seats]
    open_seats = kinds.count("open")
    if open_seats and not close:
        raise Sorry("seats-open", open=open_seats)
    taken = len(kinds) - open_seats
    if not least <= taken <= most:
        raise Sorry("seats", title=table.game.meta.title, least=least, most=most, given=taken)
    if "person" not in kinds:
        raise Sorry("nobody")
    options = create.chosen(table.game, table.options, None, taken)
    secret = create.new_seed() if seed is None else seed
    match = Match(table.game, taken, options, luck(secret, {}, table.plan.rig))
    races = table.game.meta.race and table.pace.kind != "days" and len(match.to_move()) > 1
    return [
        Started(
            options=options,
            seats=taken,
            seed=secret,
            seed_hash=seed_hash(secret),
            rules=table.game.meta.rules_version,
            dealt=match.dealt,
            digest=digest(match.position),
            opens=now + lead if races else None,
        )
    ]
