"""What a game tells a search can be used: picks, lapses and sensible actions are legal, values are shares.
Refuses to say whether it is clever; the arena does."""

from collections.abc import Iterator

from atoll.conformance.moment import Moment, joined

# Of at most so many actions, `pick` is asked often enough that none can be missed by chance.
FEW = 12
LEVELS = range(1, 6)
# Nobody thinks longer, in seconds.
LONG = 3600.0


def picks_are_legal_and_leave_nothing_out(moment: Moment) -> Iterator[str]:
    for seat in moment.movers:
        legal = moment.rules.legal(moment.position, seat)
        times = 40 * len(legal) if len(legal) <= FEW else 40
        picked = {int(moment.rules.pick(moment.position, seat, moment.luck)) for _ in range(times)}
        if picked - set(legal):
            yield f"pick for seat {seat} gives {joined(sorted(picked - set(legal)))}, which is not legal"
        missed = set(legal) - picked
        if len(legal) <= FEW and missed:
            yield f"pick for seat {seat} never gives {moment.do(min(missed))}"


def what_is_done_when_time_is_up_is_legal(moment: Moment) -> Iterator[str]:
    for seat in moment.movers:
        lapse = int(moment.rules.lapse(moment.position, seat))
        if lapse not in moment.rules.legal(moment.position, seat):
            yield f"lapse for seat {seat} is {lapse}, which is not legal"


def what_is_sensible_is_legal(moment: Moment) -> Iterator[str]:
    """In the real position and in one that the seat takes for it."""
    knowledge = moment.game.knowledge(moment.rules)
    for seat in moment.movers:
        for position in (moment.position, moment.sample(seat)):
            sensible = int(knowledge.sensible(position, seat, moment.luck))
            if sensible not in moment.rules.legal(position, seat):
                yield f"sensible for seat {seat} is {sensible}, which is not legal"


def values_are_shares(moment: Moment) -> Iterator[str]:
    knowledge = moment.game.knowledge(moment.rules)
    for seat in moment.seats:
        value = knowledge.value(moment.position, seat)
        if not 0.0 <= value <= 1.0:
            yield f"the value for seat {seat} is {value}, which is not between 0 and 1"
    for seat in moment.movers:
        for action in moment.rules.legal(moment.position, seat):
            weight = knowledge.weight(moment.position, seat, action)
            if not 0.0 < weight < float("inf"):
                yield f"the weight of {moment.do(action)} for seat {seat} is {weight}"


def what_is_believed_allows_the_same(moment: Moment) -> Iterator[str]:
    """A bot of any level may misjudge what comes of a decision, not whether it may be taken."""
    for level in LEVELS:
        believed = moment.game.believed(moment.rules, level, 1)
        if believed.to_move(moment.position) != moment.rules.to_move(moment.position):
            yield f"by what level {level} believes, others are to move"
            continue
        for seat in moment.movers:
            if believed.legal(moment.position, seat) != moment.rules.legal(moment.position, seat):
                yield f"by what level {level} believes, seat {seat} may do something else"


def pauses_are_seconds(moment: Moment) -> Iterator[str]:
    if moment.game.pause is None:
        return
    for seat in moment.movers:
        for level in LEVELS:
            pause = moment.game.pause(moment.rules, moment.view(seat), level, moment.luck)
            if not 0.0 <= pause < LONG:
                yield f"a player of level {level} would decide after {pause} seconds at seat {seat}"
