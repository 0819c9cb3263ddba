"""What a number or a bridge is good for, and what it spoils, in messages for hints and reviews.
Refuses to choose, and to look ahead: it tells of the board as the action leaves it."""

from atoll.core import Json
from atoll.core.bits import members

from .bot import HashiSense
from .free_hand import CHECK
from .rules import BRIDGE, ISLANDS, SKIP, WRITE, HashiRules, Sheet
from .view import AnyPosition, AnyRules, bay_of, strict_of


def reasons(rules: AnyRules, position: AnyPosition, seat: int, action: int) -> list[Json]:
    strict, bay = strict_of(rules), bay_of(position)
    # Free-hand, what is no stroke by the rules has no reason that could be told.
    if action >= CHECK or strict.check(bay, seat, action) is not None:
        return []
    if action == SKIP:
        return [{"id": "why-skip"}]
    if bay.round == 0:
        island = action % ISLANDS
        given = bool(strict.passed) and bay.seats > 1
        lines = len(members(strict.chart.touching[island]))
        return [
            {
                "id": "why-start-pass" if given else "why-start",
                "island": strict.chart.names[island],
                "lines": lines,
            }
        ]
    before = bay.sheets[seat]
    after = before.copy()
    if action < SKIP:
        island = action - int(WRITE)
        strict.write(after, island, bay.number())
        return _of_islands(strict, before, after, [island])
    if action >= BRIDGE:
        line = strict.lines[action - BRIDGE]
        strict.draw(after, line)
        ends = [int(line.low) // 3, int(line.high) // 3]
        return _of_islands(strict, before, after, ends)
    return [{"id": "why-done"}] if before.left == 0 else [{"id": "why-none"}]


def _of_islands(rules: HashiRules, before: Sheet, after: Sheet, touched: list[int]) -> list[Json]:
    """What becomes of these islands, and which others can no longer be finished."""
    names = rules.chart.names
    told: list[Json] = []
    finished = members(after.finished & ~before.finished)
    if finished:
        told.append(
            {"id": "why-finishes", "islands": [names[each] for each in finished], "number": len(finished)}
        )
    sense = HashiSense(rules)
    ways = int(sense.ways(after))
    for island in touched:
        room = int(after.room) >> 3 * island & 7
        if island in finished or not int(after.number(island)) or not room:
            continue
        more = ways >> 3 * island & 7
        id = "why-needs" if more > room else "why-needs-all"
        told.append({"id": id, "island": names[island], "bridges": room, "more": more})
    lost = [
        names[island]
        for island in range(ISLANDS)
        if not _hopeless(sense, before, island) and _hopeless(sense, after, island)
    ]
    if lost:
        told.append({"id": "why-spoils", "islands": lost, "number": len(lost)})
    return told


def _hopeless(sense: HashiSense, sheet: Sheet, island: int) -> bool:
    """Whether an island with a number can get too few bridges, or was given too many."""
    if int(sheet.finished) >> island & 1 or not int(sheet.number(island)):
        return False
    return int(sense.ways(sheet)) >> 3 * island & 7 < int(sheet.room) >> 3 * island & 7
