"""What a host or a designer may change.
Refuses what the components cannot give: other cards, or islands that no board has."""

from atoll.core import Choice, Number, Options, Switch

from .content import sides

OPTIONS = Options(
    (
        Choice("side", sides()),
        # Who writes the first number on a board: the neighbour on the right, or whoever plays it.
        Choice("start", ("passed", "own"), seats=(2, 3, 4)),
        # Who gets the high value of a bonus: whoever is first, or everyone.
        Choice("bonus", ("first", "everyone"), seats=(2, 3, 4)),
        Number("red", 0, 20, 9),
        Number("red-later", 0, 20, 5),
        Number("blue", 0, 20, 7),
        Number("blue-later", 0, 20, 3),
        Number("six", 0, 20, 8),
        Number("six-later", 0, 20, 4),
        Number("finished", 0, 5, 2),
        Switch("freehand"),
    ),
    presets={
        "first": {"side": "A"},
        "harder": {"side": "B"},
        "pencils": {"side": "A", "freehand": True},
    },
)
