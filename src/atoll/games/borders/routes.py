# mypyc
"""Exact ways over a map: how many borders a trip crosses at least, and every way that crosses no more.
Refuses prices and names: places and states are numbers, and a state has one place or, in parts, several."""

from typing import final

from mypy_extensions import i64

from atoll.core.bits import bit

# Further than any way on a map of at most 63 places.
FAR: i64 = 1000
NONE: i64 = -1


@final
class Routes:
    """`home` is the state of each place, the places of a state one after the other; `roads` are the places
    next to each place. Who enters a place leaves it to a neighbour of that very place."""  # B-E3, B-E4

    def __init__(self, home: list[int], roads: list[list[int]]) -> None:
        self.places: i64 = len(home)
        self.states: i64 = max(home) + 1
        self.home = home
        self.roads = [sorted(row) for row in roads]
        # The places of state s are those from first[s] up to, and without, first[s + 1].
        self.first = [home.index(state) for state in range(self.states)] + [len(home)]
        self.apart: list[int] = []
        for place in range(self.places):
            self.apart += self._from(place)
        self.reach = self._reaches()
        self.touching = self._neighbours()
        self.widest: i64 = max(self.apart)

    def judged(self, apart: list[int]) -> "Routes":
        """The same roads with other distances between places: what somebody takes them for."""
        other = Routes(self.home, self.roads)
        other.apart = apart
        other.reach = other._reaches()
        return other

    def _from(self, start: i64) -> list[int]:
        """How far every place is from this one."""
        far: list[int] = [int(FAR)] * int(self.places)
        far[start] = 0
        edge: list[int] = [int(start)]
        while edge:
            after: list[int] = []
            for place in edge:
                for other in self.roads[place]:
                    if far[other] == FAR:
                        far[other] = far[place] + 1
                        after.append(other)
            edge = after
        return far

    def _reaches(self) -> list[int]:
        """How far each place is from the nearest place of each state, state by state."""
        reach: list[int] = []
        for state in range(self.states):
            for place in range(self.places):
                near = FAR
                for part in range(i64(self.first[state]), i64(self.first[state + 1])):
                    near = min(near, self.distance(part, place))
                reach.append(int(near))
        return reach

    def _neighbours(self) -> list[int]:
        """The set of states next to any part of each state."""  # B-E3
        touching = [0] * int(self.states)
        for place in range(self.places):
            for other in self.roads[place]:
                touching[self.home[place]] |= int(bit(i64(self.home[other])))
        return touching

    def distance(self, place: i64, other: i64) -> i64:
        return i64(self.apart[place * self.places + other])

    def neighbours(self, state: i64, other: i64) -> bool:
        return bool((i64(self.touching[state]) >> other) & 1)

    def parts(self, state: i64) -> list[int]:
        """The places of a state."""
        return list(range(self.first[state], self.first[state + 1]))

    def _last(self, place: i64, target: i64) -> i64:
        return 0 if target == NONE else i64(self.reach[target * self.places + place])

    def onward(self, place: i64, target: i64, one: i64, two: i64) -> i64:
        """The fewest crossings from a place through one and two, in either order, to the target;
        each of the three may be NONE, but not one without two."""  # B-V5
        if one == NONE:
            return self._last(place, target)
        best = FAR
        for here in range(i64(self.first[one]), i64(self.first[one + 1])):
            if two == NONE:
                best = min(best, self.distance(place, here) + self._last(here, target))
                continue
            for there in range(i64(self.first[two]), i64(self.first[two + 1])):
                forth = self.distance(place, here) + self._last(there, target)
                back = self.distance(place, there) + self._last(here, target)
                best = min(best, min(forth, back) + self.distance(here, there))
        return best

    def crossings(self, start: i64, target: i64, one: i64, two: i64) -> i64:
        """The fewest crossings from any part of the start."""
        best = FAR
        for place in range(i64(self.first[start]), i64(self.first[start + 1])):
            best = min(best, self.onward(place, target, one, two))
        return best

    def pairs(self, start: i64, target: i64, one: i64, two: i64) -> list[tuple[int, int]]:
        """The neighbouring pairs that count: all but start and target."""  # B-V6, B-V7, B-V8
        found: list[tuple[int, int]] = []
        for end in (start, target):
            for chosen in (one, two):
                if NONE not in (end, chosen) and self.neighbours(end, chosen):
                    found.append((int(end), int(chosen)))
        if NONE not in (one, two) and self.neighbours(one, two):
            found.append((int(one), int(two)))
        return found

    def paired(self, start: i64, target: i64, one: i64, two: i64) -> i64:
        """How many pairs there are, counted without a list."""
        ends = bit(start)
        if target != NONE:
            ends |= bit(target)
        number: i64 = 0
        if one != NONE:
            number += _two_at_most(i64(self.touching[one]) & ends)
        if two != NONE:
            number += _two_at_most(i64(self.touching[two]) & ends)
            number += (i64(self.touching[one]) >> two) & 1
        return number

    def ways(self, start: i64, target: i64, one: i64, two: i64, most: i64) -> list[list[int]]:
        """Every cheapest way as the row of its places, in alphabetical order; no more than `most`."""
        fewest = self.crossings(start, target, one, two)
        found: list[list[int]] = []
        # Ways that are begun, with what they still have to visit; the next to go on with is the last.
        begun: list[tuple[list[int], i64, i64]] = []
        for place in reversed(self.parts(start)):
            rest_one, rest_two = self._without(place, one, two)
            if self.onward(place, target, rest_one, rest_two) == fewest:
                begun.append(([place], rest_one, rest_two))
        while begun and len(found) < most:
            walked, left_one, left_two = begun.pop()
            left = fewest - len(walked)
            if left < 0:
                found.append(walked)
                continue
            for place in reversed(self.roads[walked[-1]]):
                rest_one, rest_two = self._without(place, left_one, left_two)
                if self.onward(place, target, rest_one, rest_two) == left:
                    begun.append(([*walked, place], rest_one, rest_two))
        return found

    def _without(self, place: i64, one: i64, two: i64) -> tuple[i64, i64]:
        """What is still to be visited at this place."""
        here = i64(self.home[place])
        if here == two:
            return one, NONE
        return (two, NONE) if here == one else (one, two)


def _two_at_most(word: i64) -> i64:
    """How many members a set of at most two has."""
    return 0 if word == 0 else (1 if word & (word - 1) == 0 else 2)
