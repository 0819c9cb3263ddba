"""Tests before a real browser. The screens ask which games there are as soon as they are read; before that,
the tiny one of `examples` is put beside the others, for the tour as for the tests."""

import os
from pathlib import Path

os.environ.setdefault("ATOLL_GAMES", str(Path(__file__).parents[2] / "examples"))
