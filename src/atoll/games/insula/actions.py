# mypyc
"""The list of all actions, and where in it each kind of action begins.
Refuses to know when an action is allowed."""

from typing import final

from mypy_extensions import i64

from .box import DIRECTIONS, SLOTS


@final
class Actions:
    """`flowers` and `guards` are their ids, the yellow flowers first; `energies` is the most one can hold."""

    def __init__(self, flowers: list[str], guards: list[str], energies: i64) -> None:
        kinds: i64 = len(flowers)
        self.end: i64 = 0
        self.rest: i64 = 1
        self.gather: i64 = 2
        self.move: i64 = 3
        self.curse: i64 = 7
        self.play: i64 = 10
        self.refrain: i64 = self.play + kinds
        self.lay: i64 = self.refrain + 1
        self.discard: i64 = self.lay + 3
        self.put: i64 = self.discard + kinds
        self.pledge: i64 = self.put + energies + 1
        self.target: i64 = self.pledge + energies + 1
        self.toward: i64 = self.target + 5
        self.slot: i64 = self.toward + 5
        self.next: i64 = self.slot + 3
        self.guard: i64 = self.next + 3
        numbers = range(int(energies) + 1)
        self.texts: list[str] = [
            "end",
            "rest",
            "gather",
            *[f"move {direction}" for direction in DIRECTIONS],
            *[f"curse {slot}" for slot in SLOTS],
            *[f"play {flower}" for flower in flowers],
            "pass",
            *[f"lay {slot}" for slot in SLOTS],
            *[f"discard {flower}" for flower in flowers],
            *[f"put {number}" for number in numbers],
            *[f"pledge {number}" for number in numbers],
            *[f"target {seat}" for seat in range(1, 6)],
            *[f"toward {direction}" for direction in [*DIRECTIONS, "here"]],
            *[f"slot {slot}" for slot in SLOTS],
            *[f"next {tile}" for tile in range(1, 4)],
            *[f"guard {guard}" for guard in guards],
        ]
