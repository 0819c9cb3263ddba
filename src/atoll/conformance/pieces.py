"""What lies on the table: no piece comes or goes, and points are what one counts from the board.
Refuses to add up anything itself; the game counts twice, in two ways."""

from collections.abc import Iterator

from atoll.conformance.moment import Moment


def no_piece_comes_or_goes(moment: Moment) -> Iterator[str]:
    first = dict(moment.game.census(moment.rules, moment.start))
    now = dict(moment.game.census(moment.rules, moment.position))
    for kind in sorted({*first, *now}):
        if first.get(kind) != now.get(kind):
            yield f"there were {first.get(kind)} {kind} at first, and there are {now.get(kind)} now"


def points_are_what_one_counts(moment: Moment) -> Iterator[str]:
    """The result, the recount from the board, its parts, and the standing that everybody sees."""
    outcome = moment.match.outcome()
    if outcome is None:
        return
    points = [result.points for result in outcome.results]
    if len(points) != moment.match.seats:
        yield f"the outcome has {len(points)} results for {moment.match.seats} seats"
    recounted = list(moment.game.recount(moment.rules, moment.position))
    if recounted != points:
        yield f"the outcome gives {points}, and a recount {recounted}"
    for seat, result in enumerate(outcome.results):
        if result.parts and sum(part for _, part in result.parts) != result.points:
            yield f"the parts of seat {seat}, {result.parts}, do not add up to {result.points}"
        if not 1 <= result.place <= moment.match.seats + 1:
            yield f"seat {seat} has place {result.place} of {moment.match.seats}"
    standing = [entry["points"] for entry in moment.view(None)["public"]["standing"]]
    if standing != points:
        yield f"the outcome gives {points}, and the standing shows {standing}"
