# mypyc
"""The rules of Insula, in the order of RULES.md.
Refuses to know who may see what, what is written on the cards, and what a decision is good for."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest, members, nth
from atoll.core.chance import Chance
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome, Result
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Rules

from .actions import Actions
from .battles import fight, fighters, prepare, reveal
from .box import BEACH, CITADEL, EASE, FIRST_TILE, FLOWER, MEADOW, MOVE, REST, SLOTS, Box
from .effects import GUARD as GUARD_CHOICE
from .effects import SLOT, TOWARD, choices, choose, possible, run
from .happenings import (
    discard_flower,
    draw_flower,
    lose,
    must_discard,
    nearest_guards,
    recover,
    refill,
    settle,
    take_up,
)
from .island import (
    ACTING,
    AFTER,
    BATTLE,
    BEFORE,
    BLOOMING,
    COMMITTING,
    DAWN,
    KINGOSH,
    LOST_WAY,
    OVER,
    OWING,
    TAKING,
    TARGETING,
    WON,
    Adventurer,
    Island,
    at_field,
    beyond,
    cell,
    lay,
    neighbour,
    place,
    place_of,
    row,
)
from .laws import REST_LESS, SECOND, law
from .moving import GUARD, RED, SEA, SUMMIT, hindrance, next_pile, open_steps, step

# Which of the four actions, as members of `Island.done`.
RESTED: Final = 1
FLOWERED: Final = 2
MOVED: Final = 4
CURSED: Final = 8

# How often one may pledge before a battle.  # I-B2
PLEDGES: Final = 3

END_REASONS: Final = ["", "end-kingosh", "end-lost-way", "end-midnight", "end-dawn"]


@final
class InsulaRules(Rules[Island]):
    def __init__(self, box: Box, numbers: Actions, chosen: Chosen) -> None:
        self.box = box
        self.numbers = numbers
        self.along = chosen["order"] == "along"
        self.beside = bool(chosen["beside"])
        self.countdown = bool(chosen["countdown"])
        self.distance: i64 = int(chosen["distance"])
        # The name of the content set, for who puts it into words.
        self.content = str(chosen["content"])

    def actions(self) -> list[str]:
        return self.numbers.texts

    def longest(self, seats: i64) -> i64:
        # In a turn: two pairs of actions, each with at most nine effects of two choices, and after each of
        # them what anybody may owe (three curses and a hand); one battle of four decisions each.
        owed = seats * (3 + self.box.hand + self.box.supply)
        turn = 4 * (2 + 9 * (2 + owed)) + 2 + seats * (PLEDGES + 2) + owed
        return self.box.rounds * seats * turn

    def setup(self, seats: i64, chance: Chance) -> Island:
        box = self.box
        island = Island(seats, len(box.tiles))
        for _ in range(seats):  # I-S1
            island.players.append(Adventurer(box.energies))
        lay(island, BEACH, cell(0, 0))  # I-S2
        lay(island, CITADEL, cell(self.distance, 0))
        island.near = box.near  # I-S3
        island.far = box.far
        island.bag = (1 << len(box.guards)) - 1
        island.flowers = self.flowers_in_play(seats)
        island.curses = self.curses_in_play(seats)
        island.supply = box.supply
        island.start = chance.roll("start", seats)
        island.turn = island.start
        # "Against": the token lies to the right of who begins; "along": who begins has the die.  # I-S4
        island.token = island.start if self.along else (island.start + seats - 1) % seats
        return island

    def flowers_in_play(self, seats: i64) -> i64:
        """What needs a rival is left out for one player, what is about the moon without the countdown."""
        cards: i64 = (1 << len(self.box.flower_kind)) - 1
        if seats == 1:
            cards &= ~self.box.rival_flowers
        return cards if self.countdown else cards & ~self.box.moon_flowers

    def curses_in_play(self, seats: i64) -> i64:
        cards: i64 = (1 << len(self.box.curse_kind)) - 1
        if seats == 1:
            cards &= ~self.box.rival_curses
        return cards if self.countdown else cards & ~self.box.moon_curses

    def to_move(self, position: Island) -> i64:
        stage = position.stage
        if stage in (ACTING, TARGETING):
            return bit(position.turn)
        if stage == COMMITTING:  # I-B3: all at the same time
            return position.waiting
        if stage == BLOOMING:  # I-B4: one after the other
            return bit(self._first(position, position.waiting))
        if stage == OWING:
            return bit(self._first(position, position.owing))
        return bit(position.token) if stage == TAKING else 0

    def _first(self, position: Island, seats: i64) -> i64:
        """The first of these from the active player on."""
        later = seats >> position.turn
        return position.turn + lowest(later) if later else lowest(seats)

    def offered(self, position: Island, seat: i64) -> i64:
        """What a seat that is to move may do: members are counted from the stage's first action."""
        stage = position.stage
        player = position.players[seat]
        if stage == ACTING:
            return self._actions(position, player, seat)
        if stage == COMMITTING:
            return self._energies(position, player)
        if stage == BLOOMING:
            red = self._kinds(player.hand & ~self.box.yellow)
            return red | bit(self.numbers.refrain - self.numbers.play)
        if stage == OWING:
            return self._debts(player)
        if stage == TAKING:
            return nearest_guards(position) << GUARD_CHOICE
        effect = self.box.effects[position.step]
        return choices(self.box, position, seat, effect, position.chosen)

    def _debts(self, player: Adventurer) -> i64:
        """A flower to discard, or else a slot for a curse."""
        return self._kinds(player.hand) << 3 if must_discard(self.box, player) else self._free(player)

    def first_action(self, position: Island) -> i64:
        """The action that member 0 of what is offered stands for."""
        numbers = self.numbers
        stage = position.stage
        if stage == ACTING:
            return 0
        if stage == COMMITTING:
            return numbers.put
        if stage == BLOOMING:
            return numbers.play
        return numbers.lay if stage == OWING else numbers.target

    def _actions(self, position: Island, player: Adventurer, seat: i64) -> i64:
        """Actions are all voluntary, so to end is always among them."""
        box = self.box
        offered: i64 = 1
        if position.done and player.vitality < self.second_cost(position):  # I-T2
            return offered
        allowed = ~position.done
        if allowed & RESTED and not player.curse_on(REST) and self._may_rest(position, player):
            offered |= 1 << 1
        if allowed & MOVED and not player.curse_on(MOVE):
            offered |= open_steps(box, position, player.field, False) << 3
        if allowed & CURSED:  # I-A4: nothing blocks it
            offered |= (7 ^ self._free(player)) << 7
        if allowed & FLOWERED and not player.curse_on(FLOWER):
            if self._may_gather(position, player):
                offered |= 1 << 2
            yellow = player.hand & box.yellow
            while yellow:
                kind = i64(box.flower_kind[lowest(yellow)])
                yellow &= ~i64(box.flower_cards[kind])
                if possible(box, position, seat, i64(box.flower_start[kind])):
                    offered |= bit(10 + kind)
        return offered

    def second_cost(self, position: Island) -> i64:
        return 1 + law(self.box, position.white, SECOND)

    def _may_rest(self, position: Island, player: Adventurer) -> bool:  # I-A1, I-A2
        return self.beside or not (position.guarded >> player.field) & 1

    def _may_gather(self, position: Island, player: Adventurer) -> bool:  # I-A3
        return self._on_meadow(player) and (position.flowers | position.flower_discards) != 0

    def _on_meadow(self, player: Adventurer) -> bool:
        return player.field >= FIRST_TILE and self.box.tiles[player.field].kind == MEADOW

    def _kinds(self, cards: i64) -> i64:
        """The kinds of these flowers."""
        kinds: i64 = 0
        while cards:
            kind = i64(self.box.flower_kind[lowest(cards)])
            kinds |= bit(kind)
            cards &= ~i64(self.box.flower_cards[kind])
        return kinds

    def _free(self, player: Adventurer) -> i64:
        free: i64 = 0
        for slot in range(3):
            if player.curse_on(slot) == 0:
                free |= bit(slot)
        return free

    def _energies(self, position: Island, player: Adventurer) -> i64:
        puts: i64 = bit(player.vitality + 1) - 1
        if player.pledges == PLEDGES or not self._in_company(position, player):  # I-B2
            return puts
        pledges = puts & ~bit(player.pledge) if player.pledge >= 0 else puts
        return puts | pledges << (self.numbers.pledge - self.numbers.put)

    def _in_company(self, position: Island, player: Adventurer) -> bool:
        return count(at_field(position, player.field)) > 1

    def check(self, position: Island, seat: i64, action: i64) -> Refusal | None:
        early = out_of_turn(int(seat), int(self.to_move(position)))
        if early is not None:
            return early
        member = action - self.first_action(position)
        if 0 <= member < 63 and (self.offered(position, seat) >> member) & 1:
            return None
        return self._refusal(position, position.players[seat], seat, action)

    # Why something is not offered.

    def _refusal(self, position: Island, player: Adventurer, seat: i64, action: i64) -> Refusal:
        stage = position.stage
        if stage == ACTING:
            return self._refused_action(position, player, seat, action)
        if stage == COMMITTING:
            return self._refused_energies(position, player, seat, action)
        if stage == BLOOMING:
            return self._refused_bloom(player, action)
        if stage == OWING:
            return self._refused_debt(player, action)
        if stage == TAKING:
            return Refusal("I-F3", "far" if action >= self.numbers.guard else "first")
        return self._refused_choice(position, action)

    def _refused_action(self, position: Island, player: Adventurer, seat: i64, action: i64) -> Refusal:
        early = self._out_of_place(action) or self._refused_pair(position, player, action)
        if early is not None:
            return early
        numbers = self.numbers
        kind = _kind_of_action(action)
        if kind == CURSED:
            return Refusal("I-A4", "empty", {"slot": SLOTS[action - numbers.curse]})
        slot = REST if kind == RESTED else FLOWER if kind == FLOWERED else MOVE
        if player.curse_on(slot):
            return Refusal("I-A0", "blocked", {"slot": SLOTS[slot]}, (SLOTS[slot],))
        if kind == MOVED:
            return self._refused_move(position, player, action - numbers.move)
        if kind == RESTED:
            return Refusal("I-A1", "guarded", at=(place(position, player.field),))
        return self._refused_flower(position, player, action)

    def _out_of_place(self, action: i64) -> Refusal | None:
        """For what is never an action of a turn."""
        numbers = self.numbers
        if action >= numbers.target:
            return Refusal("I-K1", "unasked")
        if action >= numbers.put:
            return Refusal("I-B2" if action >= numbers.pledge else "I-B3", "peace")
        if action >= numbers.lay:
            return Refusal("I-A3", "unasked") if action >= numbers.discard else Refusal("I-C1", "uncursed")
        return Refusal("I-B4", "peace") if action == numbers.refrain else None

    def _refused_pair(self, position: Island, player: Adventurer, action: i64) -> Refusal | None:
        if position.done & _kind_of_action(action):
            return Refusal("I-T2", "same")
        cost = self.second_cost(position)
        if position.done and player.vitality < cost:
            return Refusal("I-T2", "poor", {"number": int(cost), "vitality": int(player.vitality)})
        return None

    def _refused_move(self, position: Island, player: Adventurer, direction: i64) -> Refusal:
        hindered = hindrance(self.box, position, player.field, direction, False)
        if hindered == SUMMIT:
            return Refusal("I-F1", "summit", at=(place(position, player.field),))
        there = place_of(beyond(i64(position.cells[player.field]), direction))
        if hindered == GUARD:
            return Refusal("I-A5", "guard", at=(place(position, player.field),))
        if hindered == RED:
            return Refusal(
                "I-A5", "spikes", at=(place(position, neighbour(position, player.field, direction)),)
            )
        return Refusal("I-A5", "sea" if hindered == SEA else "tiles", at=(there,))

    def _refused_flower(self, position: Island, player: Adventurer, action: i64) -> Refusal:
        if action == self.numbers.gather:
            reason = "none" if self._on_meadow(player) else "meadow"
            return Refusal("I-A3", reason, at=(place(position, player.field),))
        kind = action - self.numbers.play
        flower: dict[str, str | int] = {"flower": self._flower(kind)}
        if not player.hand & i64(self.box.flower_cards[kind]):
            return Refusal("I-A3", "lacking", flower)
        if not (self.box.yellow_kinds >> kind) & 1:
            return Refusal("I-B4", "red", flower)
        return Refusal("I-K1", "vain", flower)

    def _refused_energies(self, position: Island, player: Adventurer, seat: i64, action: i64) -> Refusal:
        numbers = self.numbers
        if numbers.pledge <= action < numbers.target:
            number = action - numbers.pledge
            if not self._in_company(position, player):
                return Refusal("I-B2", "alone")
            if player.pledges == PLEDGES:
                return Refusal("I-B2", "often", {"number": int(PLEDGES)})
            if number == player.pledge:
                return Refusal("I-B2", "same", {"number": int(number)})
            return Refusal("I-B2", "lacking", {"number": int(number), "vitality": int(player.vitality)})
        if numbers.put <= action < numbers.pledge:
            number = action - numbers.put
            return Refusal("I-B3", "lacking", {"number": int(number), "vitality": int(player.vitality)})
        return Refusal("I-B3", "first")

    def _refused_bloom(self, player: Adventurer, action: i64) -> Refusal:
        kind = action - self.numbers.play
        if kind < 0 or action > self.numbers.refrain:
            return Refusal("I-B4", "first")
        if (self.box.yellow_kinds >> kind) & 1:
            return Refusal("I-B4", "yellow", {"flower": self._flower(kind)})
        return Refusal("I-A3", "lacking", {"flower": self._flower(kind)})

    def _refused_debt(self, player: Adventurer, action: i64) -> Refusal:
        numbers = self.numbers
        if must_discard(self.box, player):
            if numbers.discard <= action < numbers.put:
                return Refusal("I-A3", "lacking", {"flower": self._flower(action - numbers.discard)})
            return Refusal("I-A3", "first")
        if numbers.lay <= action < numbers.discard:
            slot = SLOTS[action - numbers.lay]
            return Refusal("I-C1", "taken", {"slot": slot}, (slot,))
        return Refusal("I-C1", "first")

    def _refused_choice(self, position: Island, action: i64) -> Refusal:
        numbers = self.numbers
        asked = self.asked(position)
        if asked == "rival" and numbers.target <= action < numbers.toward:
            return Refusal("I-K1", "rival", {"seat": int(action - numbers.target)})
        if asked == "toward" and numbers.toward <= action < numbers.slot:
            return Refusal("I-K1", "toward")
        if asked == "slot" and numbers.slot <= action < numbers.next:
            return Refusal("I-K1", "slot", {"slot": SLOTS[action - numbers.slot]})
        if asked == "guard" and action >= numbers.guard:
            return Refusal("I-K1", "guard", {"guard": self._guard(action - numbers.guard)})
        return Refusal("I-K1", "first")

    def _guard(self, guard: i64) -> str:
        return self.numbers.texts[self.numbers.guard + guard].removeprefix("guard ")

    def _flower(self, kind: i64) -> str:
        return self.numbers.texts[self.numbers.play + kind].removeprefix("play ")

    def legal(self, position: Island, seat: i64) -> list[int]:
        if not (self.to_move(position) >> seat) & 1:
            return []
        first = int(self.first_action(position))
        return [first + member for member in members(self.offered(position, seat))]

    def pick(self, position: Island, seat: i64, chance: Chance) -> i64:
        offered = self.offered(position, seat)
        return self.first_action(position) + nth(offered, chance.roll("pick", count(offered)))

    def lapse(self, position: Island, seat: i64) -> i64:
        # Nothing is spent for who is away: no energies, no flower; else the first that is possible.
        if position.stage == BLOOMING:
            return self.numbers.refrain
        return self.first_action(position) + lowest(self.offered(position, seat))

    def final(self, position: Island, seat: i64, action: i64) -> bool:
        # The last to put in energies shows everybody's.  # I-B3
        return position.stage == COMMITTING and action < self.numbers.pledge

    def apply(self, position: Island, seat: i64, action: i64, chance: Chance) -> None:
        stage = position.stage
        position.actor = seat
        position.last = 0 if self._secret(action) else action + 1
        if stage == ACTING:
            if action == 0:
                self._end_pair(position, chance)
            else:
                self._act(position, seat, action, chance)
        elif stage == COMMITTING:
            self._commit(position, seat, action, chance)
        elif stage == BLOOMING:
            self._bloom(position, seat, action, chance)
        elif stage == OWING:
            self._owe(position, seat, action - self.numbers.lay)
        elif stage == TAKING:
            take_up(position, action - self.numbers.guard)
            if refill(position):
                return
        else:
            choose(self.box, position, action - self.numbers.target, chance)
        self._go_on(position, chance)

    def _secret(self, action: i64) -> bool:
        """Whether only who decides knows what was decided: energies put in, the tile that comes next."""
        numbers = self.numbers
        return numbers.put <= action < numbers.pledge or numbers.next <= action < numbers.guard

    def _act(self, position: Island, seat: i64, action: i64, chance: Chance) -> None:
        player = position.players[seat]
        if position.done:  # I-T2
            lose(player, self.second_cost(position))
        if action == 1:
            position.done |= RESTED
            self._rest(position, player)
        elif action == 2:
            position.done |= FLOWERED
            draw_flower(self.box, position, seat, chance)
        elif action < 7:
            position.done |= MOVED
            step(self.box, position, seat, action - 3, chance)
        elif action < 10:
            position.done |= CURSED
            self._play_curse(position, player, action - 7)
        else:
            position.done |= FLOWERED
            self._play_flower(position, player, action - 10)

    def _rest(self, position: Island, player: Adventurer) -> None:
        guarded = (position.guarded >> player.field) & 1
        energies: i64 = 2
        if guarded:  # I-A2
            energies = 1
        elif player.field >= FIRST_TILE and self.box.tiles[player.field].kind == EASE:  # I-A1
            energies = 3
        energies -= law(self.box, position.white, REST_LESS)
        if energies > 0:
            recover(player, energies)

    def _play_flower(self, position: Island, player: Adventurer, kind: i64) -> None:  # I-A3
        card = lowest(player.hand & i64(self.box.flower_cards[kind]))
        player.hand ^= bit(card)
        position.playing = 1 + card
        position.step = i64(self.box.flower_start[kind])

    def _play_curse(self, position: Island, player: Adventurer, slot: i64) -> None:  # I-A4
        card = player.curse_on(slot) - 1
        player.set_curse(slot, 0)
        kind = i64(self.box.curse_kind[card])
        if (self.box.blue_kinds >> kind) & 1:
            position.playing = 65 + card
            position.step = i64(self.box.curse_start[kind])
            return
        if position.white:
            position.curse_discards |= bit(position.white - 1)
        position.white = card + 1

    def _owe(self, position: Island, seat: i64, choice: i64) -> None:
        player = position.players[seat]
        if choice < 3:  # I-C1
            player.set_curse(choice, player.held)
            player.held = 0
            return
        if player.due_flowers:
            player.due_flowers -= 1
        discard_flower(position, seat, lowest(player.hand & i64(self.box.flower_cards[choice - 3])))

    def _go_on(self, position: Island, chance: Chance) -> None:
        """What follows of itself, up to the next decision."""
        while position.stage != OVER and not self._way_is_lost(position):
            if settle(self.box, position, chance):
                return
            if position.step:
                if run(self.box, position, chance):
                    return
            elif position.playing:
                self._put_away(position)
            elif position.part == BATTLE:
                if position.waiting:
                    return
                self._after_battle(position)
            elif self._pair_is_over(position):
                self._end_pair(position, chance)
            else:
                position.stage = ACTING
                return

    def _put_away(self, position: Island) -> None:
        """A card has been played to its end."""
        if position.playing > 64:
            position.curse_discards |= bit(position.playing - 65)
        else:
            position.flower_discards |= bit(position.playing - 1)
        position.playing = 0

    def _pair_is_over(self, position: Island) -> bool:
        """After two actions, or when there are too few energies for the second."""  # I-T2
        taken = count(position.done)
        if taken != 1:
            return taken == 2
        return position.players[position.turn].vitality < self.second_cost(position)

    def _end_pair(self, position: Island, chance: Chance) -> None:
        position.done = 0
        if self.along:  # I-T4
            position.turns += 1
            if position.turns % position.seats == 0:
                position.turn = position.token
                self._battle(position, chance)
            else:
                self._next_turn(position, position.turn + 1)
        elif position.turn == position.token and position.part == BEFORE:  # I-T3
            self._battle(position, chance)
        else:
            if position.part == AFTER:
                position.token = (position.token + position.seats - 1) % position.seats
            position.turns += 1
            self._next_turn(position, position.turn + 1)

    def _next_turn(self, position: Island, seat: i64) -> None:
        position.turn = seat % position.seats
        position.part = BEFORE
        if position.turns == self.box.rounds * position.seats:  # I-E4
            position.end = DAWN
            position.stage = OVER

    # Battles  # I-B1

    def _battle(self, position: Island, chance: Chance) -> None:
        position.part = BATTLE
        prepare(position)
        fighting = fighters(position)
        for seat in range(position.seats):
            if (fighting >> seat) & 1 and position.players[seat].vitality:
                position.waiting |= bit(seat)
        if position.waiting:
            position.stage = COMMITTING
        else:
            self._flowers_and_die(position, chance)

    def _commit(self, position: Island, seat: i64, action: i64, chance: Chance) -> None:
        player = position.players[seat]
        if action >= self.numbers.pledge:  # I-B2
            player.pledge = action - self.numbers.pledge
            player.pledges += 1
            return
        player.put = action - self.numbers.put  # I-B3
        position.waiting ^= bit(seat)
        if not position.waiting:
            reveal(position)
            self._flowers_and_die(position, chance)

    def _flowers_and_die(self, position: Island, chance: Chance) -> None:
        """Who holds flowers is asked for a red one, also who has none: others must not learn it."""  # I-B4
        fighting = fighters(position)
        for seat in range(position.seats):
            if (fighting >> seat) & 1 and position.players[seat].hand:
                position.waiting |= bit(seat)
        if position.waiting:
            position.stage = BLOOMING
        else:
            self._fight(position, chance)

    def _bloom(self, position: Island, seat: i64, action: i64, chance: Chance) -> None:
        player = position.players[seat]
        if action != self.numbers.refrain:
            card = lowest(player.hand & i64(self.box.flower_cards[action - self.numbers.play]))
            player.hand ^= bit(card)
            player.bloom = 1 + card
        position.waiting ^= bit(seat)
        if not position.waiting:
            self._fight(position, chance)

    def _fight(self, position: Island, chance: Chance) -> None:
        # Where nobody fights, the die is rolled for the moon alone.
        if self.countdown or fighters(position):
            fight(self.box, position, self.countdown, chance)

    def _after_battle(self, position: Island) -> None:
        if self.along:  # I-T4
            position.token = (position.token + 1) % position.seats
            self._next_turn(position, position.token)
        else:  # I-T3
            position.part = AFTER

    # The end

    def _way_is_lost(self, position: Island) -> bool:
        """Whether no tile is left, and from nobody's field a way leads to the citadel."""  # I-E2
        if next_pile(position):
            return False
        for player in position.players:
            if (position.way >> player.field) & 1:
                return False
        position.end = LOST_WAY
        position.stage = OVER
        return True

    def fighting(self, position: Island) -> i64:
        """The seats that are in the battles that go on."""
        return fighters(position)

    def asked(self, position: Island) -> str:
        """What kind of thing is to be chosen for the card that is being played."""
        effect = self.box.effects[position.step]
        asked = choices(self.box, position, position.turn, effect, position.chosen)
        if asked & 31:
            return "rival"
        if (asked >> TOWARD) & 31:
            return "toward"
        if (asked >> SLOT) & 7:
            return "slot"
        return "guard" if asked >> GUARD_CHOICE else "next"

    def battle_value(self, position: Island, seat: i64) -> i64:
        """What an adventurer brought into the battle that beat Kingosh."""  # I-E1
        player = position.players[seat]
        return player.brought + player.bonus if self.has_beaten_kingosh(position, seat) else 0

    def has_beaten_kingosh(self, position: Island, seat: i64) -> bool:
        player = position.players[seat]
        return position.end == KINGOSH and player.result == WON and player.fought == CITADEL

    def height(self, position: Island, seat: i64) -> i64:
        """How far up the island an adventurer stands."""
        return row(position, position.players[seat].field)

    def outcome(self, position: Island) -> Outcome | None:
        if position.stage != OVER:
            return None
        values = [int(self.battle_value(position, seat)) for seat in range(position.seats)]
        heights = [int(self.height(position, seat)) for seat in range(position.seats)]
        won = [self._has_won(position, seat, max(values)) for seat in range(position.seats)]
        lower = sum(won) + 1 if sum(won) else 2
        results = tuple(
            Result(height + value, 1 if first else lower, (("height", height), ("battle", value)))
            for height, value, first in zip(heights, values, won, strict=True)
        )
        return Outcome(END_REASONS[position.end], results)

    def _has_won(self, position: Island, seat: i64, highest: int) -> bool:
        return self.has_beaten_kingosh(position, seat) and int(self.battle_value(position, seat)) == highest


def _kind_of_action(action: i64) -> i64:
    """Which of the four actions a decision on the own turn belongs to."""
    if action == 1:
        return RESTED
    if action == 2 or action >= 10:
        return FLOWERED
    return MOVED if action < 7 else CURSED
