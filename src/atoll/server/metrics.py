"""What the server counts about itself, told as Prometheus reads it.
Refuses names, ids and anything else about a person."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

# Seconds; a decision that took longer than the last has no bucket but `+Inf`.
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

_ABOUT = {
    "atoll_http_requests_total": ("counter", "Answers over HTTP, by status."),
    "atoll_frames_total": ("counter", "Frames over sockets, by direction."),
    "atoll_decisions_total": ("counter", "Decisions that were kept, by game."),
    "atoll_refusals_total": ("counter", "Decisions that the rules refused, by game."),
    "atoll_faults_total": ("counter", "Faults that were caught, by where."),
    "atoll_bot_thoughts_total": ("counter", "Decisions of bots, by how they came about."),
    "atoll_decision_seconds": ("histogram", "From a decision's frame to its being kept."),
    "atoll_sockets": ("gauge", "Sockets that are open."),
    "atoll_tables_open": ("gauge", "Tables that this server holds in memory."),
}


class Metrics:
    """Counters, one histogram, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, name: str, label: str = "", value: str = "", by: int = 1) -> None:
        self.counts[name, label, value] += by

    def decided(self, seconds: float) -> None:
        """How long a decision took."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name, (kind, about) in _ABOUT.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            lines += self._histogram(name) if kind == "histogram" else self._samples(name)
        return "\n".join(lines) + "\n"

    def _samples(self, name: str) -> list[str]:
        if name in self.gauges:
            return [f"{name} {self.gauges[name]():g}"]
        own = sorted(
            (label, value, n) for (counted, label, value), n in self.counts.items() if counted == name
        )
        return [f'{name}{{{label}="{value}"}} {n}' if label else f"{name} {n}" for label, value, n in own]

    def _histogram(self, name: str) -> list[str]:
        lines, below = [], 0
        for edge, count in zip((*map(str, BUCKETS), "+Inf"), self.buckets, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{edge}"}} {below}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {below}"]
