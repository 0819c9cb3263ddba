"""What every game must hold, as one call: `atoll.conformance.check(game)`, for ours and for yours.
Refuses to know a game: it looks at the verbs, the views and the room, and believes none of them."""

from atoll.conformance.clauses import Clause, report
from atoll.conformance.finding import Finding
from atoll.conformance.fuzzing import Fuzzed, fuzz
from atoll.conformance.room import golden_games_replay
from atoll.conformance.trial import check

__all__ = ["Clause", "Finding", "Fuzzed", "check", "fuzz", "golden_games_replay", "report"]
