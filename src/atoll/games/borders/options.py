"""What a host or a designer may change. A map that somebody puts into `maps/` is found.
Refuses prices that could make a trip cost less than nothing."""

from atoll.core import Choice, Number, Options, Switch

from .atlas import names

OPTIONS = Options(
    (
        Choice("map", names()),
        Number("travellers", 1, 2, 1, seats=(2, 3)),  # B-T1
        Switch("open"),  # B-D3
        Switch("trace"),  # B-V11
        Switch("lessons"),  # B-F2
        Number("income", 50, 300, 100),  # B-G2
        Number("crossing", 5, 50, 10),  # B-V1
        Number("pair", 0, 100, 30),  # B-V2
        Number("under", 0, 50, 10),  # B-V3
        Number("stay", 0, 100, 40),  # B-V4
    ),
    presets={
        "first": {"open": True, "lessons": True},
        "classic": {},
        "america": {"map": "usa"},
        "couples": {"travellers": 2},
        "explorers": {"trace": True},
    },
)
