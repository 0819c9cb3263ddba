"""A decision taken back: the match is folded again without it.
Refuses to go past a draw or a reveal, and across what another player decided because of it."""

from collections.abc import Collection

from atoll.core import Match, Playback, Step


class NoUndo(ValueError):
    """It cannot be taken back; the message is the id of the text that says why."""


def without_last(match: Match, seat: int, bots: Collection[int]) -> Match:
    """The match as if that seat had not done its last decision. Later decisions of others stay when they are
    still allowed; those of bots that are not are taken back too, and the bots decide again."""
    at = max((at for at, step in enumerate(match.steps) if step.seat == seat), default=-1)
    if at < 0:
        raise NoUndo("undo-nothing")
    since = match.steps[at:]
    if any(step.drew for step in since):
        raise NoUndo("undo-drawn")
    again = _folded(match, match.steps[:at])
    _ask_for_reveals(again, since)
    for step in since[1:]:
        if again.why_not(step.seat, step.do) is None:
            again.do(step.seat, step.do)
        elif not {later.seat for later in since[1:]} <= set(bots):
            raise NoUndo("undo-others")
        else:
            break
    # Nothing was drawn since, so that luck goes on where it stood.
    again.chance = match.chance
    return again


def _folded(match: Match, steps: list[Step]) -> Match:
    again = Match(match.game, match.seats, match.options, Playback(match.dealt), match.words)
    for step in steps:
        again.chance = Playback(step.drew)
        again.do(step.seat, step.do)
    again.chance = Playback([])
    return again


def _ask_for_reveals(match: Match, since: list[Step]) -> None:
    position = match.position.copy()
    for step in since:
        action = match.numbers[step.do]
        if match.rules.final(position, step.seat, action):
            raise NoUndo("undo-shown")
        match.rules.apply(position, step.seat, action, Playback([]))
