# mypyc
"""The rules of Without Borders, in the order of RULES.md.
Refuses to know time: the order in which chips arrive is the order in which they lie."""

from typing import Final, final

from mypy_extensions import i64

from atoll.core.bits import bit, count, lowest, nth
from atoll.core.chance import Chance
from atoll.core.options import Chosen
from atoll.core.outcome import Outcome, Result, places
from atoll.core.refusal import Refusal, out_of_turn
from atoll.core.rules import Position, Rules

from .routes import NONE, Routes

# What is being done.
DEALING: Final = 0  # the dealer lays out the offer
OPENING: Final = 1  # the dealer opens the middle
CHOOSING: Final = 2  # everyone places chips
TRACING: Final = 3  # everyone traces a route
OVER: Final = 4

ROUNDS: Final = 7
OFFERED: Final = 7
# The field "40" comes after the seven that hold cards.
FORTY: Final = 7
FIELDS: Final = 8
FIELD_NAMES: Final = ["1", "2", "3", "4", "5", "6", "7", "40"]
# The two colours of a player who plays two, which are also the verbs for placing their chips.
COLOURS: Final = ["first", "second"]

DEAL: Final = 0
OPEN: Final = 1
CHIP: Final = 2

# A traced route may be so much longer than the cheapest.  # B-V11
DETOUR: Final = 20


@final
class Tour(Position):
    """The ring with its cards and chips, the purses, and what was traced. Sets of cards and seats are words.
    A traveller is a colour: traveller t belongs to seat t // rules.travellers."""

    def __init__(self, seats: i64, travellers: i64, pile: i64) -> None:
        self.seats: i64 = seats
        # Rounds are counted from 1; 0 is before the first deal.
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.stage: i64 = DEALING
        self.pile: i64 = pile
        self.aside: i64 = 0
        self.offer: list[int] = []
        self.start: i64 = NONE
        self.target: i64 = NONE
        # Who still has chips to place, or a route to trace.
        self.waiting: i64 = 0
        # Chips in the order of their arrival: the field, and 8 for each traveller before theirs.
        self.chips: list[int] = []
        # The places that each traveller has walked.
        self.traces: list[list[int]] = [[] for _ in range(seats * travellers)]
        self.purses: list[int] = [0] * int(seats)
        # What each seat paid, or in the final received, round after round.
        self.ledger: list[int] = []

    def copy(self) -> "Tour":
        other = Tour(self.seats, 0, self.pile)
        other.round = self.round
        other.dealer = self.dealer
        other.stage = self.stage
        other.aside = self.aside
        other.offer = self.offer.copy()
        other.start = self.start
        other.target = self.target
        other.waiting = self.waiting
        other.chips = self.chips.copy()
        other.traces = [trace.copy() for trace in self.traces]
        other.purses = self.purses.copy()
        other.ledger = self.ledger.copy()
        return other

    def height(self, field: i64) -> i64:
        """How many chips lie at a field."""
        number: i64 = 0
        for chip in self.chips:
            if i64(chip) & 7 == field:
                number += 1
        return number

    def fields(self, traveller: i64) -> i64:
        """The set of fields at which a traveller has a chip."""
        fields: i64 = 0
        for chip in self.chips:
            if i64(chip) >> 3 == traveller:
                fields |= bit(i64(chip) & 7)
        return fields

    def under(self, traveller: i64) -> i64:
        """How many chips lie under those of a traveller."""
        heights: i64 = 0
        number: i64 = 0
        for chip in self.chips:
            shift = 6 * (i64(chip) & 7)
            if i64(chip) >> 3 == traveller:
                number += (heights >> shift) & 63
            heights += bit(shift)
        return number


@final
class BordersRules(Rules[Tour]):
    """`states` and `spots` are the codes of the map's states and places, as `routes` numbers them."""

    def __init__(self, map: str, routes: Routes, states: list[str], spots: list[str], chosen: Chosen) -> None:
        self.map = map
        self.routes = routes
        # How far things are in the mind of whoever asks for a price; the routes themselves for all but bots.
        self.judged = routes
        self.chosen = chosen
        self.states = states
        self.spots = spots
        self.travellers: i64 = int(chosen["travellers"])
        self.open = bool(chosen["open"])
        self.trace = bool(chosen["trace"])
        self.lessons = bool(chosen["lessons"])
        self.income: i64 = int(chosen["income"])
        self.crossing: i64 = int(chosen["crossing"])
        self.pair: i64 = int(chosen["pair"])
        self.below: i64 = int(chosen["under"])
        self.stay: i64 = int(chosen["stay"])
        self.cards: i64 = bit(len(states)) - 1
        self.go: i64 = CHIP + FIELDS * self.travellers

    def judging(self, judged: Routes) -> "BordersRules":
        """The same rules for somebody who has these distances in mind: only prices differ."""
        other = BordersRules(self.map, self.routes, self.states, self.spots, self.chosen)
        other.judged = judged
        return other

    def actions(self) -> list[str]:
        verbs = COLOURS if self.travellers == 2 else ["chip"]
        chips = [f"{verb} {field}" for verb in verbs for field in FIELD_NAMES]
        return ["deal", "open", *chips, *([f"go {spot}" for spot in self.spots] if self.trace else [])]

    def longest(self, seats: i64) -> i64:
        travellers = self.travellers * seats
        chips = (2 + 5 * 2) * travellers  # B-P1
        steps = 6 * (3 * self.routes.widest + DETOUR + 1) * travellers if self.trace else 0
        return 2 * ROUNDS + chips + steps

    def setup(self, seats: i64, chance: Chance) -> Tour:
        position = Tour(seats, self.travellers, self.cards)
        position.dealer = chance.roll("dealer", seats)  # B-G3
        return position

    def to_move(self, position: Tour) -> i64:
        stage = position.stage
        if stage in (CHOOSING, TRACING):
            return position.waiting
        return 0 if stage == OVER else bit(position.dealer)

    def each(self, position: Tour) -> i64:
        """How many chips each traveller places in this round."""  # B-P1
        return 1 if position.round <= 2 else 2

    def middle(self, round: i64) -> i64:
        """How many cards a round has in the middle."""  # B-D1
        return 1 if round <= 4 else 2

    def check(self, position: Tour, seat: i64, action: i64) -> Refusal | None:
        stage = position.stage
        if CHIP <= action < self.go and 0 <= seat < position.seats and stage != OVER:
            # Who is early or late with a chip reads why, also when somebody else is to move.
            untimely = self._check_moment(position, seat)
            if untimely is not None:
                return untimely
        early = out_of_turn(int(seat), int(self.to_move(position)))
        if early is not None:
            return early
        if stage == CHOOSING:
            return self._check_chip(position, seat, action)
        return self._check_go(position, seat, action) if stage == TRACING else self._check_deal(stage, action)

    def _check_moment(self, position: Tour, seat: i64) -> Refusal | None:
        if position.stage != CHOOSING:
            return Refusal("B-P5") if position.stage == TRACING else Refusal("B-D2")
        return None if (position.waiting >> seat) & 1 else Refusal("B-P2")

    def _check_deal(self, stage: i64, action: i64) -> Refusal | None:
        if action >= self.go:
            return Refusal("B-V11", "early")
        if stage == DEALING:
            return None if action == DEAL else Refusal("B-D1", "undealt")
        return None if action == OPEN else Refusal("B-D1", "dealt")

    def _check_chip(self, position: Tour, seat: i64, action: i64) -> Refusal | None:
        if action < CHIP:
            return Refusal("B-D1", "lying")
        if action >= self.go:
            return Refusal("B-V11", "early")
        colour = (action - CHIP) // FIELDS
        field = (action - CHIP) % FIELDS
        own = position.fields(seat * self.travellers + colour)
        if (own >> field) & 1:
            name = FIELD_NAMES[int(field)]
            return Refusal("B-P4", data={"field": name}, at=(name,))
        return self._check_travellers(position, seat, colour, field) if self.travellers == 2 else None

    def _check_travellers(self, position: Tour, seat: i64, colour: i64, field: i64) -> Refusal | None:  # B-T2
        own = position.fields(seat * 2 + colour)
        if count(own) == self.each(position):
            return Refusal("B-T2", "placed", {"traveller": COLOURS[int(colour)]})
        if (self._may_chip(position, seat, colour) >> field) & 1:
            return None
        name = FIELD_NAMES[int(field)]
        return Refusal("B-T2", "same" if self.each(position) == 1 else "pair", {"field": name}, (name,))

    def _may_chip(self, position: Tour, seat: i64, colour: i64) -> i64:
        """The fields at which a seat may place a chip of this colour."""  # B-P4, B-T2
        own = position.fields(seat * self.travellers + colour)
        each = self.each(position)
        if count(own) == each:
            return 0
        may = 255 & ~own
        if self.travellers == 2:
            other = position.fields(seat * 2 + 1 - colour)
            if each == 1:
                return may & ~other
            if own and own & other and count(other) == 2:
                return may & ~other
        return may

    def _check_go(self, position: Tour, seat: i64, action: i64) -> Refusal | None:
        if action < self.go:
            return Refusal("B-D1", "lying")
        place = action - self.go
        traveller = self.walking(position, seat)
        trace = position.traces[traveller]
        spot = self.spots[int(place)]
        if int(place) not in self._next(position, trace):
            if trace:
                here = self.spots[trace[-1]]
                return Refusal("B-V11", "far", {"from": here, "to": spot}, (here, spot))
            start = self.states[int(position.start)]
            return Refusal("B-V11", "start", {"state": start}, (start,))
        if not self._in_reach(position, traveller, place):
            return Refusal("B-V11", "long", {"to": spot, "detour": DETOUR}, (spot,))
        return None

    def _next(self, position: Tour, trace: list[int]) -> list[int]:
        """The places where a trace may go on, or begin, if nothing else forbids it."""
        return self.routes.roads[trace[-1]] if trace else self.routes.parts(position.start)

    def _in_reach(self, position: Tour, traveller: i64, place: i64) -> bool:
        """Whether a traveller who goes there can still come home within the detour."""
        walked: i64 = len(position.traces[traveller])
        # Each step leads at most one border farther away, so that the first steps are free.
        if 2 * walked <= DETOUR and len(self.routes.parts(position.start)) == 1:
            return True
        one, two = self.visits(position, traveller)
        cheapest = self.routes.crossings(position.start, position.target, one, two)
        left_one, left_two = self.left(position, traveller, place)
        return walked + self.routes.onward(place, position.target, left_one, left_two) <= cheapest + DETOUR

    def legal(self, position: Tour, seat: i64) -> list[int]:
        if not (self.to_move(position) >> seat) & 1:
            return []
        if position.stage == DEALING:
            return [DEAL]
        if position.stage == OPENING:
            return [OPEN]
        found: list[int] = []
        if position.stage == CHOOSING:
            for colour in range(self.travellers):
                may = self._may_chip(position, seat, colour)
                for field in range(i64(FIELDS)):
                    if (may >> field) & 1:
                        found.append(int(CHIP + FIELDS * colour + field))
            return found
        traveller = self.walking(position, seat)
        for place in self._next(position, position.traces[traveller]):
            if self._in_reach(position, traveller, place):
                found.append(int(self.go) + place)
        return found

    def pick(self, position: Tour, seat: i64, chance: Chance) -> i64:
        if position.stage == DEALING:
            return DEAL
        if position.stage == OPENING:
            return OPEN
        if position.stage == CHOOSING:
            may = self._may_chip(position, seat, 0)
            if self.travellers == 2:
                may |= self._may_chip(position, seat, 1) << FIELDS
            return CHIP + nth(may, chance.roll("pick", count(may)))
        return self.go + self._pick_step(position, seat, chance)

    def _pick_step(self, position: Tour, seat: i64, chance: Chance) -> i64:
        traveller = self.walking(position, seat)
        places = self._next(position, position.traces[traveller])
        # Drawn again until it is in reach, which is as even as a draw among those that are.
        while True:
            place = i64(places[chance.roll("pick", len(places))])
            if self._in_reach(position, traveller, place):
                return place

    def final(self, position: Tour, seat: i64, action: i64) -> bool:  # B-P2
        return position.stage == CHOOSING

    def lapse(self, position: Tour, seat: i64) -> i64:  # B-P5
        if position.stage == TRACING:
            return self.go + self.shortest_step(position, seat)
        if position.stage != CHOOSING:
            return i64(self.legal(position, seat)[0])
        colour: i64 = 0 if self._may_chip(position, seat, 0) else 1
        may = self._may_chip(position, seat, colour)
        best: i64 = FORTY
        if not (may >> FORTY) & 1:
            best = lowest(may)
            for field in range(i64(OFFERED)):
                if (may >> field) & 1 and position.height(field) < position.height(best):
                    best = field
        return CHIP + FIELDS * colour + best

    def apply(self, position: Tour, seat: i64, action: i64, chance: Chance) -> None:
        if action == DEAL:
            self._deal(position, chance)
        elif action == OPEN:
            self._open(position, chance)
        elif action < self.go:
            self._chip(position, seat, action - CHIP)
        else:
            self._go(position, seat, action - self.go)

    def _deal(self, position: Tour, chance: Chance) -> None:
        position.round += 1
        position.aside |= self._lying(position)  # B-G4
        position.offer = []
        position.chips = []
        position.start = NONE
        position.target = NONE
        for traveller in range(len(position.traces)):
            position.traces[traveller] = []
        # Cards that would not last, on a map with fewer than 50, are shuffled early.
        if position.round == ROUNDS or count(position.pile) < OFFERED + self.middle(position.round):
            position.pile = self.cards
            position.aside = 0
        for seat in range(position.seats):
            position.purses[seat] += int(self.paid_in(position.round))
        for _ in range(OFFERED):  # B-D1
            position.offer.append(int(self._drawn(position, chance)))
        position.stage = OPENING

    def paid_in(self, round: i64) -> i64:
        """The income at the start of a round."""  # B-G2, B-T1
        if round in (1, 3, 5):
            return self.income * self.travellers * ((round + 1) // 2)
        return 0

    def _lying(self, position: Tour) -> i64:
        """The cards on the ring and in the middle."""
        lying: i64 = 0
        for state in position.offer:
            lying |= bit(i64(state))
        if position.start != NONE:
            lying |= bit(position.start)
        if position.target != NONE:
            lying |= bit(position.target)
        return lying

    def _drawn(self, position: Tour, chance: Chance) -> i64:
        card = chance.draw("card", position.pile)
        position.pile ^= bit(card)
        return card

    def _open(self, position: Tour, chance: Chance) -> None:  # B-D1
        position.start = self._drawn(position, chance)
        if self.middle(position.round) == 2:
            position.target = self._drawn(position, chance)
        position.stage = CHOOSING
        position.waiting = bit(position.seats) - 1

    def _chip(self, position: Tour, seat: i64, chip: i64) -> None:  # B-P3
        traveller = seat * self.travellers + chip // FIELDS
        position.chips.append(int(FIELDS * traveller + chip % FIELDS))
        placed: i64 = 0
        for lying in position.chips:
            if i64(lying) // FIELDS // self.travellers == seat:
                placed += 1
        if placed < self.each(position) * self.travellers:
            return
        position.waiting ^= bit(seat)
        if position.waiting == 0:  # B-P5
            self._begin_tracing(position)

    def _begin_tracing(self, position: Tour) -> None:
        position.stage = TRACING
        # In the final the opponents' cheapest way counts.  # B-V11
        if self.trace and position.round < ROUNDS:
            for traveller in range(len(position.traces)):
                if self.visits(position, traveller)[0] != NONE:
                    position.waiting |= bit(traveller // self.travellers)
                    parts = self.routes.parts(position.start)
                    if len(parts) == 1:
                        position.traces[traveller] = parts
        if position.waiting == 0:
            self._settle(position)

    def visits(self, position: Tour, traveller: i64) -> tuple[i64, i64]:
        """The states that a traveller has to visit; NONE where there is one less."""  # B-V4
        fields = position.fields(traveller) & 127
        if fields == 0:
            return NONE, NONE
        one = i64(position.offer[lowest(fields)])
        fields &= fields - 1
        return one, NONE if fields == 0 else i64(position.offer[lowest(fields)])

    def left(self, position: Tour, traveller: i64, place: i64) -> tuple[i64, i64]:
        """The states that are still to be visited by a traveller who comes to this place."""
        one, two = self.visits(position, traveller)
        if two != NONE and self._visited(position, traveller, two, place):
            two = NONE
        if self._visited(position, traveller, one, place):
            return two, NONE
        return one, two

    def _visited(self, position: Tour, traveller: i64, state: i64, place: i64) -> bool:
        walked = [int(place), *position.traces[traveller]]
        return any(i64(self.routes.home[spot]) == state for spot in walked)

    def arrived(self, position: Tour, traveller: i64) -> bool:
        """Whether a traveller has nothing more to trace."""
        if self.visits(position, traveller)[0] == NONE:
            return True
        trace = position.traces[traveller]
        if not trace:
            return False
        last = i64(trace[-1])
        one, two = self.left(position, traveller, last)
        return self.routes.onward(last, position.target, one, two) == 0

    def walking(self, position: Tour, seat: i64) -> i64:
        """The traveller of a seat that traces a route now."""
        traveller = seat * self.travellers
        return traveller + 1 if self.arrived(position, traveller) else traveller

    def shortest_step(self, position: Tour, seat: i64) -> i64:
        """The next place on a cheapest way of the traveller who traces now."""
        traveller = self.walking(position, seat)
        best: i64 = NONE
        least: i64 = 0
        for action in self.legal(position, seat):
            place = i64(action) - self.go
            one, two = self.left(position, traveller, place)
            left = self.routes.onward(place, position.target, one, two)
            if best == NONE or left < least:
                best, least = place, left
        return best

    def _go(self, position: Tour, seat: i64, place: i64) -> None:  # B-V11
        traveller = self.walking(position, seat)
        position.traces[traveller].append(int(place))
        if not self.arrived(position, traveller):
            return
        if self.travellers == 2 and not self.arrived(position, seat * 2 + 1):
            return
        position.waiting ^= bit(seat)
        if position.waiting == 0:
            self._settle(position)

    def _settle(self, position: Tour) -> None:
        for seat in range(position.seats):
            total: i64 = 0
            for colour in range(self.travellers):  # B-T3
                total += self.total(position, seat * self.travellers + colour)
            purse = i64(position.purses[seat])
            # In the final one receives, before that one pays, at most what there is.  # B-V9, B-V10
            gained = total if position.round == ROUNDS else -min(total, purse)
            position.ledger.append(int(gained))
            position.purses[seat] = int(purse + gained)
        position.dealer = (position.dealer + 1) % position.seats  # B-G3
        position.stage = OVER if position.round == ROUNDS else DEALING

    def total(self, position: Tour, traveller: i64) -> i64:
        """What a traveller's trip costs, or in the final brings."""
        price = self.price(position, position.fields(traveller))
        trace = position.traces[traveller]
        if trace:
            one, two = self.visits(position, traveller)
            cheapest = self.judged.crossings(position.start, position.target, one, two)
            price += self.crossing * (len(trace) - 1 - cheapest)
        below = self.below * position.under(traveller)  # B-V3
        # A trip that is worth less than the chips under it brings nothing.  # B-V10
        return max(price - below, 0) if position.round == ROUNDS else price + below

    def price(self, position: Tour, fields: i64) -> i64:
        """What the cheapest trip through these fields costs, chips underneath not counted."""
        price: i64 = self.stay if (fields >> FORTY) & 1 else 0  # B-V4
        fields &= 127
        if fields == 0:
            return price
        one = i64(position.offer[lowest(fields)])
        fields &= fields - 1
        two = NONE if fields == 0 else i64(position.offer[lowest(fields)])
        crossings = self.judged.crossings(position.start, position.target, one, two)  # B-V1, B-V5
        pairs = self.routes.paired(position.start, position.target, one, two)  # B-V2
        return price + self.crossing * crossings + self.pair * pairs

    def outcome(self, position: Tour) -> Outcome | None:
        if position.stage != OVER:
            return None
        income = sum(int(self.paid_in(round)) for round in range(1, ROUNDS + 1))
        seats = int(position.seats)
        results: list[Result] = []
        ranks = places(position.purses)  # B-G1
        for seat in range(seats):
            moved = position.ledger[seat::seats]
            parts = (("income", income), ("trips", sum(moved[:-1])), ("final", moved[-1]))
            results.append(Result(position.purses[seat], ranks[seat], parts))
        return Outcome("end-season", tuple(results))
