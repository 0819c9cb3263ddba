"""Nothing leaks: positions that differ only in what a reader cannot know look alike to that reader, offer it
the same, refuse alike, and are told alike. Refuses to trust the shape of a view: it compares worlds."""

from collections.abc import Iterator

from atoll.conformance.moment import Moment, differing, movers_of, reader_name
from atoll.core import Json, Live, Position, Rigged, Step, digest, laid_open

# So many positions are sampled where one might miss what differs.
WORLDS = 2


def what_could_be_looks_like_what_is(moment: Moment) -> Iterator[str]:
    """view(sample(view)) == view."""
    for reader in moment.readers:
        view = moment.view(reader)
        again = moment.view(reader, moment.sample(reader))
        if view != again:
            yield (
                f"what {reader_name(reader)} sees differs between the position and one sampled from it: "
                f"{differing(view, again)}"
            )


def what_one_may_do_tells_no_secret(moment: Moment) -> Iterator[str]:
    """In positions that a seat cannot tell from the real one, it may do the same and is refused alike."""
    for seat in moment.seats:
        for _ in range(WORLDS):
            yield from _allowed_alike(moment, seat, moment.sample(seat))


def _allowed_alike(moment: Moment, seat: int, other: Position) -> Iterator[str]:
    if movers_of(moment.rules, other) != moment.movers:
        yield f"seat {seat} cannot tell two positions apart in which different seats are to move"
        return
    legal, there = moment.rules.legal(moment.position, seat), moment.rules.legal(other, seat)
    if legal != there:
        differ = set(legal) ^ set(there)
        yield f"whether seat {seat} may {moment.do(min(differ))} depends on what it cannot know"
    for action in moment.tried(seat, 60):
        here = moment.rules.check(moment.position, seat, action)
        if here != moment.rules.check(other, seat, action):
            yield f"how {moment.do(action)} is refused to seat {seat} tells what it cannot know: {here}"
            return


def the_end_tells_the_same(moment: Moment) -> Iterator[str]:
    """When it is over, everybody counts to the same result."""
    for reader in moment.readers:
        outcome = moment.rules.outcome(moment.sample(reader))
        if outcome != moment.match.outcome():
            yield f"what {reader_name(reader)} sees would end in {outcome}, not in {moment.match.outcome()}"


def the_log_tells_no_secret(moment: Moment) -> Iterator[str]:
    """Steps that a reader cannot tell apart by what it sees before and after are told alike."""
    if moment.before is None:
        return
    for reader in moment.readers:
        shown = moment.view(reader)
        told = moment.game.told(moment.rules, moment.before, moment.step, moment.position, reader)
        for before, step, after in _could_have_been(moment, reader):
            # What left no trace at all, like dice that nobody used, was no secret.
            if moment.view(reader, after) != shown or digest(after) == digest(moment.position):
                continue
            other: list[Json] = moment.game.told(moment.rules, before, step, after, reader)
            if other != told:
                yield (
                    f"{reader_name(reader)} is told what it cannot know of {moment.step.do!r}: "
                    f"{differing(told, other)}"
                )
                return


def _could_have_been(moment: Moment, reader: int | None) -> Iterator[tuple[Position, Step, Position]]:
    """Steps that other luck or another decision would have brought, and this one where it looks like here."""
    assert moment.before is not None
    step = moment.step
    chosen = _any(moment, moment.before)
    yield _stepped(moment, moment.before, step.do, lucky=True)
    if step.seat != reader and chosen is not None:
        yield _stepped(moment, moment.before, chosen, lucky=False)
    view = moment.view(reader, moment.before)
    for _ in range(WORLDS):
        world = moment.game.sample(moment.rules, view, moment.luck)
        legal = moment.rules.legal(world, step.seat)
        do = step.do if moment.match.numbers[step.do] in legal else _any(moment, world)
        if do is not None and (do == step.do or step.seat != reader):
            yield _stepped(moment, world, do, lucky=False)


def _any(moment: Moment, world: Position) -> str | None:
    """Something else that the one who took the step might do."""
    legal = moment.rules.legal(world, moment.step.seat)
    return moment.match.names[legal[moment.roll(len(legal))]] if legal else None


def _stepped(moment: Moment, world: Position, do: str, lucky: bool) -> tuple[Position, Step, Position]:
    """A decision taken there, with new luck, or with that of the step as far as it can be had."""
    arranged: dict[str, list[int]] = {}
    for label, value in [] if lucky else moment.step.drew:
        arranged.setdefault(label, []).append(value)
    chance = Rigged(arranged, Live(str(moment.roll(2**30))))
    after = world.copy()
    try:
        moment.rules.apply(after, moment.step.seat, moment.match.numbers[do], chance)
    except Exception as error:
        error.add_note(f"when seat {moment.step.seat} does {do!r} in place of the last step")
        raise
    return world, Step(moment.step.seat, do, chance.taken()), after


def secrets_are_as_declared(moment: Moment) -> Iterator[str]:
    """Without secrets, what everybody sees is everything."""
    if moment.game.meta.secrets:
        return
    sampled = moment.sample(None)
    if digest(sampled) != digest(moment.position):
        yield (
            "meta.secrets is not set, and the position cannot be laid out from the public view alone: "
            f"{differing(laid_open(moment.position), laid_open(sampled))}"
        )


def sampled_as_it_is(moment: Moment) -> bool:
    """Whether what every seat can know gives the whole position away."""
    return all(digest(moment.sample(seat)) == digest(moment.position) for seat in moment.seats)


def sight_sees_no_secret(moment: Moment) -> Iterator[str]:
    knowledge = moment.game.knowledge(moment.rules)
    for seat in moment.movers:
        if knowledge.sight(moment.position, seat) != knowledge.sight(moment.sample(seat), seat):
            yield f"the sight of seat {seat} depends on what it cannot know"


def sight_tells_apart_what_may_be_done(
    moment: Moment, seen: dict[tuple[int, int], list[int]]
) -> Iterator[str]:
    """Where a seat may do something else, its sight is another; `seen` remembers it over a game."""
    knowledge = moment.game.knowledge(moment.rules)
    for seat in moment.movers:
        sight = int(knowledge.sight(moment.position, seat))
        legal = moment.rules.legal(moment.position, seat)
        if seen.setdefault((seat, sight), legal) != legal:
            yield f"the sight of seat {seat} was the same when it might do something else"
