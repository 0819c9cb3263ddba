"""A position that could lie behind what a reader sees: open things as they lie, hidden ones from the rest.
Refuses to use anything but the view."""

from atoll.core import Chance, Json
from atoll.core.bits import as_set, count, lowest, nth

from .box import BEACH, CITADEL, FIRST_TILE, SLOTS
from .content import Content, content
from .effects import look
from .island import COMMITTING, NO_PLEDGE, SPOILS, Adventurer, Island, cell, lay, ways
from .moving import next_pile
from .rules import InsulaRules
from .view import ACTIONS, PARTS, RESULTS, STAGES


class _Pile:
    """The cards of which it is not known where they lie, and the kinds that are taken out of them by name."""

    def __init__(self, cards: int, kinds: list[int], names: list[str]) -> None:
        self.cards = cards
        self.kinds = dict(zip(names, kinds, strict=True))

    def named(self, name: str) -> int:
        """A card of this name."""
        card = int(lowest(self.cards & self.kinds[name]))
        self.cards ^= 1 << card
        return card

    def all_named(self, names: list[str]) -> int:
        """A set of cards of these names."""
        return sum(1 << self.named(name) for name in names)

    def any(self, chance: Chance) -> int:
        """One that it could be."""
        card = int(nth(self.cards, chance.roll("sampled", count(self.cards))))
        self.cards ^= 1 << card
        return card


def sample(rules: InsulaRules, view: Json, chance: Chance) -> Island:
    """An island that looks the same to this reader."""
    public = view["public"]
    of = content(rules.content)
    island = Island(len(public["adventurers"]), len(of.box.tiles))
    fields = _lay_out(of, island, public)
    _set_turn(rules, island, public)
    for shown in public["adventurers"]:
        island.players.append(_adventurer(of, fields, shown))
    for place in reversed(public["calls"]):
        island.calls = (island.calls << 8) | (fields[place] + 1)
    _deal_flowers(rules, of, island, view, chance)
    _deal_curses(rules, of, island, view, chance)
    _take_up_card(of, island, public)
    _scout(of, island, view, chance)
    _put_in(rules, island, view, chance)
    return island


def _lay_out(of: Content, island: Island, public: Json) -> dict[str, int]:
    """Tiles, guards and what lies beside the island; the field at each place."""
    guards = {name: number for number, name in enumerate(of.guards)}
    fields: dict[str, int] = {}
    for shown in public["fields"]:
        special = {"beach": BEACH, "citadel": CITADEL}.get(shown["place"])
        field = shown["tile"] + FIRST_TILE if special is None else special
        fields[shown["place"]] = field
        lay(island, field, cell(shown["row"], shown["column"]))
        island.turned |= shown["turned"] << field
        island.guards[field] = sum(1 << guards[name] for name in shown["guards"])
        island.guarded |= bool(shown["guards"]) << field
    island.near = of.box.near & ~island.laid
    island.far = of.box.far & ~island.laid
    if not next_pile(island):
        island.way = ways(of.box, island)
    island.beaten = sum(1 << guards[name] for name in public["beaten"])
    island.bag = ((1 << len(of.guards)) - 1) & ~island.beaten & ~sum(island.guards)
    island.supply = public["supply"]
    return fields


def _set_turn(rules: InsulaRules, island: Island, public: Json) -> None:
    island.stage = next(stage for stage, name in STAGES.items() if name == public["stage"])
    island.part = next(part for part, name in PARTS.items() if name == public["part"])
    island.start, island.token, island.turn = public["start"], public["token"], public["turn"]
    island.turns = public["turns"]
    island.done = sum(action for action, name in ACTIONS.items() if name in public["done"])
    island.moon = public["moon"]["at"]
    island.die, island.end, island.actor = public["die"], public["end"], public["actor"]
    island.last = 1 + rules.numbers.texts.index(public["last"]) if public["last"] else 0
    island.waiting, island.owing = as_set(public["waiting"]), as_set(public["owing"])


def _adventurer(of: Content, fields: dict[str, int], shown: Json) -> Adventurer:
    player = Adventurer(shown["vitality"])
    player.field = fields[shown["place"]]
    player.fatigue, player.put, player.wheel = shown["fatigue"], shown["battle"], shown["wheel"]
    player.due_curses, player.due_flowers = shown["curses_due"], shown["flowers_due"]
    player.pledge = NO_PLEDGE if shown["pledge"] is None else shown["pledge"]
    player.pledges = shown["pledges"]
    if last := shown["last"]:
        player.result = next(result for result, name in RESULTS.items() if name == last["result"])
        player.fought = fields[last["place"]]
        player.brought, player.bonus = last["brought"], last["bonus"]
        player.total, player.against = last["total"], last["against"]
        player.foes = as_set([of.guards.index(name) for name in last["foes"]])
        player.spoils = sum(last[name] << 8 * spoil for spoil, name in enumerate(SPOILS))
    return player


def _deal_flowers(rules: InsulaRules, of: Content, island: Island, view: Json, chance: Chance) -> None:
    public = view["public"]
    names = [card.id for card in of.flowers]
    pile = _Pile(int(rules.flowers_in_play(island.seats)), of.box.flower_cards, names)
    island.flower_discards = pile.all_named(public["flowers"]["discards"])
    if public["playing"] and public["playing"]["card"] in names:
        island.playing = 1 + pile.named(public["playing"]["card"])
    for player, shown in zip(island.players, public["adventurers"], strict=True):
        player.bloom = 1 + pile.named(shown["bloom"]) if shown["bloom"] else 0
    if view["seat"] is not None:
        island.players[view["seat"]].hand = pile.all_named(view["private"]["hand"])
    for seat, shown in enumerate(public["adventurers"]):
        if seat != view["seat"]:
            island.players[seat].hand = sum(1 << pile.any(chance) for _ in range(shown["flowers"]))
    island.flowers = pile.cards


def _deal_curses(rules: InsulaRules, of: Content, island: Island, view: Json, chance: Chance) -> None:
    public = view["public"]
    names = [card.id for card in of.curses]
    pile = _Pile(int(rules.curses_in_play(island.seats)), of.box.curse_cards, names)
    island.curse_discards = pile.all_named(public["curses"]["discards"])
    island.white = 1 + pile.named(public["white"]) if public["white"] else 0
    if public["playing"] and public["playing"]["card"] in names:
        island.playing = 65 + pile.named(public["playing"]["card"])
    if view["seat"] is not None:
        own, player = view["private"], island.players[view["seat"]]
        for slot, name in enumerate(SLOTS):
            player.set_curse(slot, 1 + pile.named(own["slots"][name]) if own["slots"][name] else 0)
        player.held = 1 + pile.named(own["laying"]) if own["laying"] else 0
    for seat, shown in enumerate(public["adventurers"]):
        if seat != view["seat"]:
            player = island.players[seat]
            for slot, name in enumerate(SLOTS):
                player.set_curse(slot, 1 + pile.any(chance) if shown["slots"][name] else 0)
            player.held = 1 + pile.any(chance) if shown["laying"] else 0
    island.curses = pile.cards


def _take_up_card(of: Content, island: Island, public: Json) -> None:
    """Where the card has come to that is being played."""
    playing = public["playing"]
    if not playing:
        return
    if island.playing > 64:
        start = of.box.curse_start[of.box.curse_kind[island.playing - 65]]
    else:
        start = of.box.flower_start[of.box.flower_kind[island.playing - 1]]
    island.step = start + playing["effect"]
    if "chosen" in playing:
        names = [*of.guards] if playing["chosen"] in of.guards else SLOTS
        island.chosen = 1 + names.index(playing["chosen"])


def _scout(of: Content, island: Island, view: Json, chance: Chance) -> None:
    """The tiles that somebody has looked at or chosen."""
    shown = view["public"]["tiles"]
    island.knows = as_set(shown["known"])
    own = view["private"] if view["seat"] is not None else {"next": None, "looked": []}
    if own["next"] is not None:
        island.next = own["next"] + FIRST_TILE
    elif shown["chosen"]:
        pile = next_pile(island)
        island.next = nth(pile, chance.roll("sampled", count(pile)))
    if own["looked"]:
        island.looked = as_set([tile + FIRST_TILE for tile in own["looked"]])
        # What somebody chose before is among them.
        if shown["chosen"] and own["next"] is None:
            island.next = nth(island.looked, chance.roll("sampled", count(island.looked)))
    elif shown["looked"]:
        look(island, shown["looked"], chance)


def _put_in(rules: InsulaRules, island: Island, view: Json, chance: Chance) -> None:
    """Energies that were put in and not yet shown."""
    if island.stage != COMMITTING:
        return
    for seat, player in enumerate(island.players):
        if not rules.fighting(island) >> seat & 1 or island.waiting >> seat & 1:
            continue
        if seat == view["seat"]:
            player.put = view["private"]["put"]
        else:
            player.put = chance.roll("sampled", player.vitality + 1)
