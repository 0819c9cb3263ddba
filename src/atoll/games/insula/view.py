"""What an adventurer may know: everything on the table, the own cards, the own choice before a battle.
Refuses to hand out the island: every field is named here."""

from atoll.core import Json
from atoll.core.bits import count, lowest, members

from .battles import TRAITS, battlefields, resistance, sword_counts
from .box import BEACH, CITADEL, DIRECTIONS, FIRST_TILE, KINDS, SLOTS, Tile
from .content import Card, Content, content
from .effects import LEAD
from .happenings import must_discard
from .island import (
    ACTING,
    AFTER,
    BATTLE,
    BEFORE,
    BLOOMING,
    COMMITTING,
    DRAWN,
    LOST,
    NO_PLEDGE,
    NONE,
    OVER,
    OWING,
    SPOILS,
    TAKING,
    TARGETING,
    WON,
    Adventurer,
    Island,
    at_field,
    column,
    place,
    row,
    spikes,
)
from .rules import CURSED, FLOWERED, MOVED, RESTED, InsulaRules

STAGES = {
    ACTING: "acting",
    TARGETING: "targeting",
    OWING: "owing",
    TAKING: "taking",
    COMMITTING: "committing",
    BLOOMING: "blooming",
    OVER: "over",
}
PARTS = {BEFORE: "before", BATTLE: "battle", AFTER: "after"}
RESULTS = {NONE: None, WON: "won", LOST: "lost", DRAWN: "drawn"}
ACTIONS = {RESTED: "rest", FLOWERED: "flower", MOVED: "move", CURSED: "curse"}


def printed(rules: InsulaRules) -> Json:
    """The tiles, guards and cards of the box, the wheel, and what was agreed on."""
    box = rules.box
    of = content(rules.content)
    return {
        "order": "along" if rules.along else "against",
        "beside": rules.beside,
        "countdown": rules.countdown,
        "distance": int(rules.distance),
        "hand": int(box.hand),
        "tiles": [
            {
                **_spikes(tile),
                "kind": KINDS[tile.kind],
                "pile": "beach" if box.near >> field & 1 else "citadel",
            }
            for field, tile in enumerate(box.tiles)
            if field >= FIRST_TILE
        ],
        "guards": [
            {
                "id": name,
                "strength": int(guard.strength),
                "reward": int(guard.reward),
                "flowers": int(guard.flowers),
                "curses": int(guard.curses),
                "trait": guard.trait and {"id": f"trait-{TRAITS[guard.trait]}", "number": int(guard.number)},
            }
            for name, guard in zip(of.guards, box.guards, strict=True)
        ],
        "kingosh": {"flowers": int(box.kingosh_flowers), "curses": int(box.kingosh_curses)},
        "flowers": [_card(card) for card in of.flowers],
        "curses": [_card(card) for card in of.curses],
        "wheel": {
            "fields": int(box.wheel),
            "stars": members(box.stars),
            "flowers": members(box.wheel_flowers),
        },
    }


def _spikes(tile: Tile) -> Json:
    return {
        "red": [name for edge, name in enumerate(DIRECTIONS) if tile.red >> edge & 1],
        "black": [name for edge, name in enumerate(DIRECTIONS) if tile.black >> edge & 1],
    }


def _card(card: Card) -> Json:
    """A kind of card; what it does is told in messages, one for each effect."""
    return {
        "id": card.id,
        "colour": card.colour,
        "copies": card.copies,
        "does": [
            {"id": f"{'law' if card.colour == 'white' else 'effect'}-{verb}", "whom": whom, "number": number}
            for whom, verb, number in card.does
        ],
    }


def public(rules: InsulaRules, island: Island) -> Json:
    box = rules.box
    of = content(rules.content)
    seats = range(int(island.seats))
    return {
        "round": min(1 + int(island.turns // island.seats), int(box.rounds)),
        "rounds": 0,
        "stage": STAGES[island.stage],
        "part": PARTS[island.part],
        "start": int(island.start),
        "token": int(island.token),
        "turn": int(island.turn),
        "turns": int(island.turns),
        "done": [name for action, name in ACTIONS.items() if island.done & action],
        "cost": int(rules.second_cost(island)) if island.done else 0,
        "moon": {"at": int(island.moon), "fields": int(box.moon[island.seats - 1])},
        "kingosh": int(box.kingosh[island.seats - 1]),
        "white": of.curses[box.curse_kind[island.white - 1]].id if island.white else None,
        "tiles": {
            "near": int(count(island.near)),
            "far": int(count(island.far)),
            "chosen": island.next > 0,
            "known": members(island.knows),
            "looked": int(count(island.looked)),
        },
        "bag": int(count(island.bag)),
        "beaten": [of.guards[guard] for guard in members(island.beaten)],
        "flowers": {"pile": int(count(island.flowers)), "discards": flowers(of, island.flower_discards)},
        "curses": {"pile": int(count(island.curses)), "discards": curses(of, island.curse_discards)},
        "supply": int(island.supply),
        "fields": [_field(rules, island, field) for field in members(island.laid)],
        "adventurers": [_adventurer(of, island, seat) for seat in seats],
        "waiting": members(island.waiting),
        "owing": members(island.owing),
        "calls": _calls(island),
        "playing": _playing(of, island),
        "battles": _battles(rules, island) if island.part == BATTLE and island.stage != OVER else [],
        "die": int(island.die),
        "end": int(island.end),
        "actor": int(island.actor),
        "last": rules.numbers.texts[island.last - 1] if island.last else None,
        "standing": [_standing(rules, island, seat) for seat in seats],
        "prompt": _prompt(rules, island),
    }


def flowers(of: Content, cards: int) -> list[str]:
    """The names of these flowers, one for each card."""
    return [of.flowers[of.box.flower_kind[card]].id for card in members(cards)]


def curses(of: Content, cards: int) -> list[str]:
    return [of.curses[of.box.curse_kind[card]].id for card in members(cards)]


def _field(rules: InsulaRules, island: Island, field: int) -> Json:
    tile = rules.box.tiles[field]
    special = {BEACH: "beach", CITADEL: "citadel"}
    edges: dict[str, list[str]] = {"red": [], "black": []}
    for edge, name in enumerate(DIRECTIONS):
        if found := spikes(rules.box, island, field, edge):
            edges["red" if found == 2 else "black"].append(name)
    return {
        "place": place(island, field),
        "row": int(row(island, field)),
        "column": int(column(island, field)),
        "tile": field - FIRST_TILE if field >= FIRST_TILE else None,
        "kind": special.get(field) or KINDS[tile.kind],
        "turned": bool(island.turned >> field & 1),
        **edges,
        "guards": [content(rules.content).guards[guard] for guard in members(island.guards[field])],
    }


def _adventurer(of: Content, island: Island, seat: int) -> Json:
    player = island.players[seat]
    secret = island.stage == COMMITTING
    bloom = of.flowers[of.box.flower_kind[player.bloom - 1]].id if player.bloom else None
    return {
        "place": place(island, player.field),
        "vitality": int(player.vitality),
        "fatigue": int(player.fatigue),
        # What was put in is shown when all have chosen.  # I-B3
        "battle": 0 if secret else int(player.put),
        "wheel": int(player.wheel),
        "flowers": int(count(player.hand)),
        "slots": {name: player.curse_on(slot) > 0 for slot, name in enumerate(SLOTS)},
        "laying": player.held > 0,
        "curses_due": int(player.due_curses),
        "flowers_due": int(player.due_flowers),
        "pledge": None if player.pledge == NO_PLEDGE else int(player.pledge),
        "pledges": int(player.pledges),
        "bloom": bloom,
        "last": _last_battle(of, island, player),
    }


def _last_battle(of: Content, island: Island, player: Adventurer) -> Json | None:
    """How it went where this adventurer fought last."""
    if player.result == NONE:
        return None
    return {
        "result": RESULTS[player.result],
        "place": place(island, player.fought),
        "brought": int(player.brought),
        "bonus": int(player.bonus),
        "total": int(player.total),
        "against": int(player.against),
        "foes": [of.guards[guard] for guard in members(player.foes)],
        **{name: int(player.spoils >> (8 * spoil) & 255) for spoil, name in enumerate(SPOILS)},
    }


def _calls(island: Island) -> list[str]:
    """The places where guards must still appear, the next one first."""
    calls, places = int(island.calls), []
    while calls:
        places.append(place(island, (calls & 255) - 1))
        calls >>= 8
    return places


def _playing(of: Content, island: Island) -> Json | None:
    """The card that is being played, and how far."""
    if not island.playing:
        return None
    box = of.box
    if island.playing > 64:
        kind = box.curse_kind[island.playing - 65]
        card, start = of.curses[kind], box.curse_start[kind]
    else:
        kind = box.flower_kind[island.playing - 1]
        card, start = of.flowers[kind], box.flower_start[kind]
    playing: Json = {"card": card.id, "colour": card.colour, "effect": int(island.step - start)}
    if island.chosen:
        leads = box.effects[island.step].verb == LEAD
        playing["chosen"] = (of.guards if leads else SLOTS)[int(island.chosen - 1)]
    return playing


def _battles(rules: InsulaRules, island: Island) -> list[Json]:
    """The scene: who stands where against what, before flowers and die."""
    scenes = []
    for field in members(battlefields(island)):
        seats = members(at_field(island, field))
        scenes.append(
            {
                "place": place(island, field),
                "seats": seats,
                "strength": int(resistance(rules.box, island, field, len(seats), 0)),
                "sword": bool(sword_counts(rules.box, island, field)),
            }
        )
    return scenes


def _standing(rules: InsulaRules, island: Island, seat: int) -> Json:
    height = int(rules.height(island, seat))
    notes = []
    if island.stage != OVER:
        left, field = int(rules.distance) - height, island.players[seat].field
        aside = abs(int(column(island, field)))
        notes = [{"id": "lack-fields", "fields": left} if left else {"id": "lack-kingosh"}]
        if not left and aside:
            notes = [{"id": "lack-aside", "fields": aside}]
    return {"points": height + int(rules.battle_value(island, seat)), "notes": notes}


def _prompt(rules: InsulaRules, island: Island) -> Json:
    if island.stage == OVER:
        return {"id": "prompt-over"}
    if island.stage == COMMITTING:
        return {"id": "prompt-put"}
    seat = int(lowest(rules.to_move(island)))
    if island.stage == ACTING:
        return {"id": "prompt-second" if island.done else "prompt-act", "seat": seat}
    if island.stage == OWING:
        discards = must_discard(rules.box, island.players[seat])
        return {"id": "prompt-discard" if discards else "prompt-lay", "seat": seat}
    if island.stage == TARGETING:
        card = (_playing(content(rules.content), island) or {})["card"]
        return {"id": "prompt-choose", "seat": seat, "card": card}
    return {"id": "prompt-bloom" if island.stage == BLOOMING else "prompt-take", "seat": seat}


def private(rules: InsulaRules, island: Island, seat: int) -> Json:
    of = content(rules.content)
    player = island.players[seat]
    chosen = (
        island.stage == COMMITTING and rules.fighting(island) >> seat & 1 and not island.waiting >> seat & 1
    )
    own: Json = {
        "hand": flowers(of, player.hand),
        "slots": {name: _curse(of, player.curse_on(slot)) for slot, name in enumerate(SLOTS)},
        "laying": _curse(of, player.held),
        "put": int(player.put) if chosen else None,
        "looked": [field - FIRST_TILE for field in members(island.looked)] if seat == island.turn else [],
        "next": int(island.next) - FIRST_TILE if island.knows >> seat & 1 else None,
    }
    if rules.to_move(island) >> seat & 1:
        own["prompt"] = _own_prompt(rules, island, seat)
    return own


def _curse(of: Content, card: int) -> str | None:
    """The name of a curse (its card and 1); nothing for 0."""
    return of.curses[of.box.curse_kind[card - 1]].id if card else None


def _own_prompt(rules: InsulaRules, island: Island, seat: int) -> Json:
    prompt = _prompt(rules, island)
    prompt["id"] = prompt["id"].replace("prompt-", "prompt-you-")
    if island.stage == ACTING and island.done:
        prompt["number"] = int(rules.second_cost(island))
    if island.stage == OWING:
        player = island.players[seat]
        if must_discard(rules.box, player):
            excess = int(count(player.hand) - rules.box.hand)
            prompt["number"] = max(int(player.due_flowers), excess)
        else:
            prompt["curse"] = _curse(content(rules.content), player.held)
    if island.stage == TARGETING:
        prompt["id"] += f"-{rules.asked(island)}"
    return prompt
