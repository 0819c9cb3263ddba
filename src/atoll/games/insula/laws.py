# mypyc
"""What a white curse changes while it lies above the citadel.
Refuses to apply a law: each is looked up where the rules speak of what it changes."""

from typing import Final

from mypy_extensions import i64

from .box import Box

# Each guard is so much stronger; resting brings so much less; the second action costs so much more;
# black spikes curse so many times more; the sword brings no bonus; rewards count so many times.
GUARDS: Final = 0
REST_LESS: Final = 1
SECOND: Final = 2
SPIKES: Final = 3
SWORDLESS: Final = 4
REWARDS: Final = 5
LAWS: Final = ["guards", "rest", "second", "spikes", "swordless", "rewards"]


def law(box: Box, white: i64, which: i64) -> i64:
    """How much the curse above the citadel (its card and 1, or 0) changes this; 0: not at all."""
    if white == 0:
        return 0
    kind = i64(box.curse_kind[white - 1])
    return i64(box.laws[kind * 6 + which])
