# mypyc
"""What an action promises to an adventurer, and what a card is best played on.
Refuses to look ahead: it judges the island as it lies, in units of one step nearer to the citadel."""

from typing import Final

from mypy_extensions import i64

from atoll.core.bits import count, lowest

from .battles import EACH, FELLOWS, HARVEST, REROLL, SAVE, SPARE, STRENGTH, WEAKEN
from .box import CITADEL, DANGER, DOWN, EASE, FLOWER, LEFT, MEADOW, MOVE, REST, RIGHT, RIVAL, UP, Box, Effect
from .effects import (
    DRAW,
    GIVE,
    GUARD,
    LEAD,
    LIFT,
    MOON,
    NEXT,
    RECOVER,
    SCOUT,
    SEAT,
    SLOT,
    STEP,
    TOWARD,
    TURN,
    choices,
)
from .fighting import fight_worth, is_prepared, kingosh_can_fall, late
from .island import Adventurer, Island, column, neighbour, row, spikes
from .laws import REST_LESS, law
from .odds import ENERGY
from .rules import InsulaRules

# How much longer a way is that meets a guard, an unexplored field, red or black spikes.
GUARDED: Final = 0.4
UNKNOWN: Final = 0.35
BARRED: Final = 2.0
CURSING: Final = 0.5

# What a flower promises, and a battle that one walks up to beside one where one is.
GATHERED: Final = 0.45
JOINING: Final = 0.8
# How many steps before the citadel one begins to look for more strength, and how little steps count then.
NEARLY: Final = 2.6
ROAMING: Final = 0.25


def road(box: Box, island: Island, field: i64) -> float:
    """About how many steps it is from a field to the citadel: first up, then across, and around what bars
    the way as far as it is explored."""
    way = 0.0
    while field != CITADEL:
        up = row(island, CITADEL) - row(island, field)
        aside = column(island, field)
        toward: i64 = UP if up else RIGHT if aside < 0 else LEFT
        if up and (island.guarded >> field) & 1:
            way += GUARDED
        ahead = neighbour(island, field, toward)
        if ahead < 0:
            return way + float(up + (aside if aside > 0 else -aside)) + UNKNOWN
        way += 1.0
        barred = spikes(box, island, ahead, toward ^ 2)
        if barred:
            way += BARRED if barred == 2 else CURSING
        field = ahead
    return way


def worth_keeping(box: Box, kind: i64) -> float:
    """What a flower in the hand is worth, by what it does."""
    powers = kind * EACH
    worth = 0.5 * float(i64(box.powers[powers + STRENGTH]) + i64(box.powers[powers + FELLOWS]))
    worth += 0.25 * float(i64(box.powers[powers + WEAKEN]) + i64(box.powers[powers + SAVE]))
    for rare in (SPARE, REROLL, HARVEST):
        if i64(box.powers[powers + rare]):
            worth += 0.35
    effect = i64(box.flower_start[kind])
    while box.effects[effect].verb:
        worth += _verb_worth(box.effects[effect])
        effect += 1
    return worth


def _verb_worth(effect: Effect) -> float:
    number = float(effect.number)
    if effect.verb == RECOVER:
        return ENERGY * number
    if effect.verb == DRAW:
        return GATHERED * number
    if effect.verb == STEP:
        return 0.9
    return 0.6 if effect.verb in (LIFT, MOON, LEAD) else 0.4


def promise(rules: InsulaRules, island: Island, seat: i64, action: i64) -> float:
    """What an action promises, against 0 for ending the turn."""
    numbers = rules.numbers
    player = island.players[seat]
    cost = ENERGY * float(rules.second_cost(island)) if island.done else 0.0
    if action == numbers.rest:
        return _rest_promise(rules, island, player) - cost
    if action == numbers.gather:
        return (GATHERED if count(player.hand) < rules.box.hand else 0.05) - cost
    if action < numbers.curse:
        return _step_promise(rules, island, seat, action - numbers.move) - cost
    if action < numbers.play:
        return _lifted(player, action - numbers.curse) - cost
    kind = action - numbers.play
    return _card_promise(rules, island, seat, i64(rules.box.flower_start[kind])) - cost - 0.1


def _rest_promise(rules: InsulaRules, island: Island, player: Adventurer) -> float:
    back = 2 - law(rules.box, island.white, REST_LESS)
    if (island.guarded >> player.field) & 1:
        back = 1
    elif player.field > CITADEL and rules.box.tiles[player.field].kind == EASE:
        back += 1
    tired = player.fatigue + (1 if island.done else 0)
    back = back if back < tired else tired
    # The fewer there are, the more they are missed.
    return ENERGY * float(back) * (1.6 if player.vitality <= 3 else 1.0)


def _step_promise(rules: InsulaRules, island: Island, seat: i64, direction: i64) -> float:
    """A step nearer, and what it leaves behind or runs into."""
    box = rules.box
    player = island.players[seat]
    target = neighbour(island, player.field, direction)
    cost = rules.second_cost(island) if island.done else 0
    stays = 0.0
    if (island.guarded >> player.field) & 1:
        stays = fight_worth(rules, island, player, player.field, cost)
    elif player.field == CITADEL:
        stays = 1.5 if kingosh_can_fall(rules, island, seat) else -0.5
    here = road(box, island, player.field)
    if target == CITADEL:
        return _entering(rules, island, seat) - stays
    # Who is nearly there and not enough has time for flowers and guards.
    roams = here < NEARLY and not is_prepared(rules, island, seat) and not late(rules, island)
    haste = ROAMING if roams else 1.0
    if target < 0:
        nearer = haste * (here - _road_beyond(island, player.field, direction))
        return nearer - _unknown_danger(player, cost) - stays
    nearer = haste * (here - road(box, island, target))
    if roams and box.tiles[target].kind == MEADOW and count(player.hand) < box.hand:
        nearer += GATHERED
    if spikes(box, island, target, direction ^ 2) == 1:
        nearer -= CURSING
    if (island.guarded >> target) & 1:
        nearer += JOINING * fight_worth(rules, island, player, target, cost)
    return nearer - stays


def _entering(rules: InsulaRules, island: Island, seat: i64) -> float:
    """Into the citadel goes who could win there, or who has no time to wait."""
    if kingosh_can_fall(rules, island, seat):
        return 1.8
    return 0.8 if late(rules, island) else -0.6


def _road_beyond(island: Island, field: i64, direction: i64) -> float:
    """The way from an unexplored field."""
    up = row(island, CITADEL) - row(island, field)
    aside = column(island, field)
    if direction == UP:
        up -= 1
    elif direction == DOWN:
        up += 1
    else:
        aside += 1 if direction == RIGHT else -1
    return float(up + (aside if aside > 0 else -aside)) + UNKNOWN + GUARDED


def _unknown_danger(player: Adventurer, cost: i64) -> float:
    """Half of what is uncovered is dangerous, and asks for some four energies."""
    missing = 4 - (player.vitality - cost)
    return 0.12 * float(missing) if missing > 0 else 0.0


def _lifted(player: Adventurer, slot: i64) -> float:
    """An action that is free again."""
    if slot == MOVE:
        return 0.9
    if slot == REST:
        return 0.7 if player.fatigue > 1 else 0.4
    return 0.35


def _card_promise(rules: InsulaRules, island: Island, seat: i64, effect: i64) -> float:
    worth = 0.0
    while rules.box.effects[effect].verb:
        worth += _effect_promise(rules, island, seat, rules.box.effects[effect])
        effect += 1
    return worth


def _effect_promise(rules: InsulaRules, island: Island, seat: i64, effect: Effect) -> float:
    verb = effect.verb
    player = island.players[seat]
    promised = 0.15
    if verb == RECOVER:
        tired = player.fatigue + (1 if island.done else 0)
        promised = ENERGY * float(effect.number if effect.number < tired else tired)
    elif verb == DRAW:
        promised = GATHERED * float(effect.number)
    elif verb == STEP:
        promised = _best_step(rules, island, seat)[1]
    elif verb == LIFT:
        promised = _lifted(player, _worst_slot(player)) if player.slots else 0.0
    elif verb == LEAD:
        promised = 0.6 if (island.guarded >> player.field) & 1 else 0.1
    elif verb == TURN:
        promised = 0.9 if _barred_above(rules, island, player) else 0.0
    elif verb == MOON:
        third = 3 * island.moon > i64(rules.box.moon[island.seats - 1])
        promised = 0.5 if third and island.moon >= effect.number else 0.0
    elif effect.whom == RIVAL:
        promised = 0.3 if choices(rules.box, island, seat, effect, 0) else 0.0
    return promised


def _best_step(rules: InsulaRules, island: Island, seat: i64) -> tuple[i64, float]:
    """The direction of a step that guards do not hinder, and what it promises."""
    steps = choices(rules.box, island, seat, Effect(STEP, 0, 1), 0) >> TOWARD
    best: i64 = 0
    most = -1000.0
    while steps:
        direction = lowest(steps)
        steps &= steps - 1
        worth = _step_promise(rules, island, seat, direction)
        if worth > most:
            most = worth
            best = direction
    return best, most


def _barred_above(rules: InsulaRules, island: Island, player: Adventurer) -> bool:
    above = neighbour(island, player.field, UP)
    return above >= 0 and spikes(rules.box, island, above, DOWN) == 2


def _worst_slot(player: Adventurer) -> i64:
    """Of the own curses the one that hinders most."""
    for slot in (MOVE, REST, FLOWER):
        if player.curse_on(slot):
            return slot
    return 0


def choose_for_card(rules: InsulaRules, island: Island, seat: i64, effect: Effect) -> i64:
    """What a card is best played on, among what can be chosen for it."""
    offered = choices(rules.box, island, seat, effect, island.chosen)
    player = island.players[seat]
    verb = effect.verb
    wanted: i64 = -1
    if offered & 31:
        wanted = SEAT + _rival(rules, island, offered & 31, verb)
    elif verb in (LIFT, GIVE):
        wanted = SLOT + _worst_slot(player)
    elif verb == STEP:
        wanted = TOWARD + _best_step(rules, island, seat)[0]
    elif verb == SCOUT:
        wanted = NEXT + _kindest_tile(rules.box, island)
    elif verb == LEAD and island.chosen:
        wanted = TOWARD + _away(offered >> TOWARD)
    elif verb == LEAD:
        here = offered >> GUARD & i64(island.guards[player.field])
        wanted = GUARD + lowest(here) if here else wanted
    elif verb == TURN and _barred_above(rules, island, player):
        wanted = TOWARD + UP
    return wanted if wanted >= 0 and (offered >> wanted) & 1 else lowest(offered)


def _rival(rules: InsulaRules, island: Island, rivals: i64, verb: i64) -> i64:
    """Harm goes to who is nearest to the citadel, help to who is furthest; one changes places upwards."""
    helps = verb in (RECOVER, DRAW)
    best = lowest(rivals)
    shortest = 1000.0
    while rivals:
        rival = lowest(rivals)
        rivals &= rivals - 1
        way = road(rules.box, island, island.players[rival].field)
        if helps:
            way = -way
        if way < shortest:
            shortest = way
            best = rival
    return best


def _kindest_tile(box: Box, island: Island) -> i64:
    """The place of the tile that hinders least among those that are looked at."""
    best: i64 = 0
    least = 1000.0
    at: i64 = 0
    looked = island.looked
    while looked:
        tile = box.tiles[lowest(looked)]
        looked &= looked - 1
        harm = 1.0 if tile.kind == DANGER else 0.0
        harm += 0.8 * float(count(tile.red)) + 0.3 * float(count(tile.black))
        if harm < least:
            least = harm
            best = at
        at += 1
    return best


def _away(directions: i64) -> i64:
    """Guards are led down, else aside, else up."""
    for direction in (DOWN, LEFT, RIGHT):
        if (directions >> direction) & 1:
            return direction
    return UP
