"""What a host or a designer may change: the switches of the rulebook, and which content lies in the box.
Refuses content that is not there."""

from atoll.core import Choice, Number, Options, Switch

from .content import sets

OPTIONS = Options(
    (
        Choice("order", ("against", "along")),
        Switch("beside"),
        Switch("countdown", True),
        Number("distance", 4, 7, 5),
        Choice("content", tuple(sets())),
    ),
    presets={
        "first": {"order": "along", "beside": True, "countdown": True, "distance": 4},
        "designer": {"order": "against", "beside": False, "countdown": True, "distance": 5},
        "hard": {"order": "against", "beside": False, "countdown": True, "distance": 7},
    },
)
