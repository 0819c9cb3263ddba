"""Nothing leaks: positions that differ only in what a reader cannot know look alike to that reader, offer it
the same, refuse alike, and are told alike. Refuses to trust the shape of a view: it compares worlds."""

from collections.abc import Iterator

from atoll.conformance.moment import Moment, differing, movers_of, reader_name
from atoll.core import Json, Live, Position, Rigged, Step, digest, laid_open


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
    """In a position that a seat cannot tell from the real one, it may do the same and is refused alike."""
    for seat in moment.seats:
        other = moment.sample(seat)
        if movers_of(moment.rules, other) != moment.movers:
            yield f"seat {seat} cannot tell two positions apart in which different seats are to move"
            continue
        legal, there = moment.rules.legal(moment.position, seat), moment.rules.legal(other, seat)
        if legal != there:
            differ = set(legal) ^ set(there)
            yield f"whether seat {seat} may {moment.do(min(differ))} depends on what it cannot know"
        for action in moment.tried(seat, 60):
            here = moment.rules.check(moment.position, seat, action)
            if here != moment.rules.check(other, seat, action):
                yield f"how {moment.do(action)} is refused to seat {seat} tells what it cannot know: {here}"
                break


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
    """Steps that other luck or another decision would have brought, here and where it looks like here."""
    assert moment.before is not None
    view = moment.view(reader, moment.before)
    yield from _instead(moment, moment.before, reader, lucky=True)
    for _ in range(2):
        world = moment.game.sample(moment.rules, view, moment.luck)
        yield from _instead(moment, world, reader, lucky=False)


def _instead(
    moment: Moment, world: Position, reader: int | None, lucky: bool
) -> Iterator[tuple[Position, Step, Position]]:
    """The same step with other luck, and other decisions with the same luck, as far as it can be had."""
    step = moment.step
    legal = [moment.match.names[action] for action in moment.rules.legal(world, step.seat)]
    own = step.seat == reader or not legal
    for do in dict.fromkeys([step.do, *([] if own else [legal[moment.roll(len(legal))]])]):
        if do not in legal:
            continue
        arranged: dict[str, list[int]] = {}
        for label, value in [] if lucky and do == step.do else step.drew:
            arranged.setdefault(label, []).append(value)
        chance = Rigged(arranged, Live(str(moment.roll(2**30))))
        after = world.copy()
        moment.rules.apply(after, step.seat, moment.match.numbers[do], chance)
        yield world, Step(step.seat, do, chance.taken()), after


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


def sight_tells_apart_what_may_be_done(
    moment: Moment, seen: dict[tuple[int, int], list[int]]
) -> Iterator[str]:
    """The same where a seat sees no difference; never the same where it may do something else.
    `seen` remembers, over a game, what a seat might do with which sight."""
    knowledge = moment.game.knowledge(moment.rules)
    for seat in moment.movers:
        sight = int(knowledge.sight(moment.position, seat))
        if sight != knowledge.sight(moment.sample(seat), seat):
            yield f"the sight of seat {seat} depends on what it cannot know"
        legal = moment.rules.legal(moment.position, seat)
        if seen.setdefault((seat, sight), legal) != legal:
            yield f"the sight of seat {seat} was the same when it might do something else"
