"""What every test finds: the tiny game of `examples` beside the others, texts whose errors are errors, and
properties without a deadline. Refuses to hold anything that only some tests need."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# Before any test imports the games.
os.environ["ATOLL_GAMES"] = str(Path(__file__).parent / "examples")
os.environ["ATOLL_STRICT_TEXTS"] = "1"

# A busy machine is no fault of a property; where a change is judged, it is judged by the same examples.
settings.register_profile(
    "house", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
