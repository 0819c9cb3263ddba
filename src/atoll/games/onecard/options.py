"""What a host or a designer may change. Refuses a longer game than the cards last for: four players who each
scored three, hold three and score a fourth have 24, and three lie open."""

from atoll.core import Choice, Number, Options, Switch

OPTIONS = Options(
    (
        Choice("variant", ("basic", "advanced")),
        Number("goal", 1, 4, 4),
        Number("rolls", 1, 5, 3),
        Number("sun", 0, 9, 2),
        Number("suns", 0, 9, 5),
        Switch("hints", True),
    ),
    presets={
        "first": {"variant": "basic", "goal": 2},
        "basic": {"variant": "basic"},
        "advanced": {"variant": "advanced"},
        "masters": {"variant": "advanced", "hints": False},
    },
)
