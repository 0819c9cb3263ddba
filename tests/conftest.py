"""What every test finds: the tiny game of `examples` beside the others, and texts whose errors are errors.
Refuses to hold anything that only some tests need."""

import os
from pathlib import Path

# Before any test imports the games.
os.environ["ATOLL_GAMES"] = str(Path(__file__).parents[1] / "examples")
os.environ["ATOLL_STRICT_TEXTS"] = "1"
