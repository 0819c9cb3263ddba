"""What conformance has to say: one sentence, and the record of a game that shows it.
Refuses to judge how bad it is; a game that conforms has no findings."""

from dataclasses import dataclass, replace

from atoll.core import Record


@dataclass(frozen=True, slots=True)
class Finding:
    """A property that a game does not have. The record ends at the position that shows it."""

    property: str
    sentence: str
    record: Record | None = None

    def text(self) -> str:
        """The record to keep in a file: `atoll replay` opens it and shows the sentence."""
        if self.record is None:
            return ""
        return replace(self.record, notes={**self.record.notes, "about": str(self)}).text()

    def __str__(self) -> str:
        where = "" if self.record is None else f" [{_where(self.record)}]"
        return f"{self.property.replace('_', ' ')}: {self.sentence}{where}"

    __repr__ = __str__


def _where(record: Record) -> str:
    options = "".join(f", {name}={value}" for name, value in record.options.items())
    return f"{record.seats} seats{options}; step {len(record.steps)}"
