"""The laboratory: games by the thousand between bots, variants side by side, and what the numbers say.
Refuses to know a game; what it learns of one comes through the same verbs, views and texts as everywhere."""

from atoll.lab.crew import run
from atoll.lab.findings import summary
from atoll.lab.measures import Measure
from atoll.lab.plan import Plan, PlanError, Variant

__all__ = ["Measure", "Plan", "PlanError", "Variant", "run", "summary"]
