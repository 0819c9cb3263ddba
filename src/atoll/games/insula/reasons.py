"""What an action on the island gains and what it risks, in messages for hints and reviews.
Refuses to choose, and to look at what others hold: of secrets it takes what the position says."""

from atoll.core import Json, Quick

from .battles import resistance, sword_counts
from .box import CITADEL
from .fighting import bloom_chances, expected
from .island import ACTING, BLOOMING, COMMITTING, Island, at_field, column, neighbour, row
from .odds import win_chance
from .rules import InsulaRules


def reasons(rules: InsulaRules, island: Island, seat: int, action: int) -> list[Json]:
    """What speaks for an action of a seat that is to move, or against it."""
    numbers = rules.numbers
    if island.stage == ACTING:
        told = _of_acting(rules, island, seat, action)
        return [*told, *_of_second(rules, island)] if action != numbers.end else told
    if island.stage == COMMITTING:
        if action >= numbers.pledge:
            return [{"id": "why-pledge"}]
        return _of_energies(rules, island, seat, action - int(numbers.put))
    if island.stage == BLOOMING:
        if action == numbers.refrain:
            return [{"id": "why-refrain"}]
        before, after = bloom_chances(rules.box, island, island.players[seat], action - int(numbers.play))
        return [{"id": "why-bloom", "before": round(100 * before), "after": round(100 * after)}]
    return []


def _of_acting(rules: InsulaRules, island: Island, seat: int, action: int) -> list[Json]:
    numbers, player = rules.numbers, island.players[seat]
    if action == numbers.end:
        return [{"id": "why-end"}]
    if action == numbers.rest:
        after = island.copy()
        rules.apply(after, seat, action, Quick(1))
        cost = int(rules.second_cost(island)) if island.done else 0
        return [{"id": "why-rest", "energies": int(after.players[seat].vitality - player.vitality) + cost}]
    if action == numbers.gather:
        return [{"id": "why-gather", "flowers": int(player.hand).bit_count() + 1}]
    if action < numbers.curse:
        return _of_step(rules, island, seat, action - int(numbers.move))
    return [{"id": "why-lift"}] if action < numbers.play else []


def _of_step(rules: InsulaRules, island: Island, seat: int, direction: int) -> list[Json]:
    target = int(neighbour(island, island.players[seat].field, direction))
    if target < 0:
        return [{"id": "why-unknown"}]
    if target == CITADEL:
        there = int(at_field(island, CITADEL)).bit_count()
        return [{"id": "why-citadel", "others": there}]
    steps = int(row(island, CITADEL) - row(island, target)) + abs(int(column(island, target)))
    told: list[Json] = [{"id": "why-way", "steps": steps}]
    if int(island.guarded) >> target & 1:
        told.append({"id": "why-guarded", "percent": _alone(rules, island, seat, target)})
    return told


def _alone(rules: InsulaRules, island: Island, seat: int, field: int) -> int:
    """In how many of a hundred rolls all one's energies would do against the guards of a field."""
    number = int(at_field(island, field)).bit_count() + 1
    strength = resistance(rules.box, island, field, number, 0)
    cost = int(rules.second_cost(island)) if island.done else 0
    most = int(island.players[seat].vitality) - cost
    return round(100 * win_chance(most, strength, sword_counts(rules.box, island, field), 0))


def _of_second(rules: InsulaRules, island: Island) -> list[Json]:
    return [{"id": "why-second", "energies": int(rules.second_cost(island))}] if island.done else []


def _of_energies(rules: InsulaRules, island: Island, seat: int, put: int) -> list[Json]:
    """The battle, if the others bring what they said, or else a fair share."""
    field = island.players[seat].field
    number = int(at_field(island, field)).bit_count()
    strength = resistance(rules.box, island, field, number, 0)
    others = expected(rules.box, island, seat, strength)
    chance = win_chance(put + others, strength, sword_counts(rules.box, island, field), 0)
    return [{"id": "why-put", "percent": round(100 * chance), "others": int(others)}]
