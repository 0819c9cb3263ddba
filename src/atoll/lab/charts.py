"""The three kinds of picture that a report needs, as SVG: points with intervals, columns, and pairs of bars.
Refuses colours and fonts of its own: classes name what a thing is, the page's style says how it looks."""

from collections.abc import Sequence
from html import escape

WIDTH = 720
LABEL = 210
VALUE = 200
ROW = 30


def intervals(
    rows: Sequence[tuple[str, float, float, float, str]], marks: Sequence[tuple[float, str]], title: str
) -> str:
    """A row for each value: its label, value, lowest, highest, and the words for them. `marks` are lines to
    compare with, such as an even share."""
    lowest = min([low for _, _, low, _, _ in rows] + [at for at, _ in marks])
    highest = max([high for _, _, _, high, _ in rows] + [at for at, _ in marks])
    margin = (highest - lowest) * 0.06 or 0.5
    place = Scale(lowest - margin, highest + margin)
    height = ROW * len(rows) + (24 if marks else 8)
    parts = [
        f'<line class="mark" x1="{place(at):.1f}" y1="4" x2="{place(at):.1f}" y2="{ROW * len(rows) + 4}"/>'
        f'<text class="note" x="{place(at):.1f}" y="{height - 6}" text-anchor="middle">{escape(label)}</text>'
        for at, label in marks
    ]
    for index, (label, value, low, high, words) in enumerate(rows):
        y = ROW * index + ROW / 2 + 2
        parts.append(
            f'<text class="label" x="{LABEL - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(label)}</text>'
            f'<line class="give" x1="{place(low):.1f}" y1="{y:.1f}" x2="{place(high):.1f}" y2="{y:.1f}"/>'
            f'<circle class="point" cx="{place(value):.1f}" cy="{y:.1f}" r="5"/>'
            f'<text class="value" x="{WIDTH - VALUE + 12}" y="{y + 5:.1f}">{escape(words)}</text>'
        )
    return _picture(parts, height, title)


def columns(bins: Sequence[tuple[float, float, int]], title: str) -> str:
    """How often each range of values came."""
    most = max(number for _, _, number in bins) or 1
    height, floor = 150, 122
    step = (WIDTH - 40) / len(bins)
    parts = []
    for index, (low, _, number) in enumerate(bins):
        tall = number / most * (floor - 14)
        parts.append(
            f'<rect class="column" x="{20 + index * step + step * 0.08:.1f}" y="{floor - tall:.1f}" '
            f'width="{step * 0.84:.1f}" height="{tall:.1f}"><title>{_number(low)}: {number}</title></rect>'
        )
        # Not more labels than can be read.
        if index % max(1, len(bins) // 10) == 0:
            parts.append(
                f'<text class="note" x="{20 + (index + 0.5) * step:.1f}" y="{floor + 18}" '
                f'text-anchor="middle">{_number(low)}</text>'
            )
    parts.append(f'<line class="mark" x1="20" y1="{floor}" x2="{WIDTH - 20}" y2="{floor}"/>')
    return _picture(parts, height, title)


def bars(rows: Sequence[tuple[str, float, float, str]], title: str) -> str:
    """A row for each thing: how often it was offered, and the part of it that was taken."""
    most = max(offered for _, offered, _, _ in rows) or 1
    wide = WIDTH - LABEL - VALUE
    parts = []
    for index, (label, offered, taken, words) in enumerate(rows):
        y = ROW * index + 6
        parts.append(
            f'<text class="label" x="{LABEL - 12}" y="{y + 16}" text-anchor="end">{escape(label)}</text>'
            f'<rect class="offered" x="{LABEL}" y="{y + 4}" width="{offered / most * wide:.1f}" height="16"/>'
            f'<rect class="taken" x="{LABEL}" y="{y + 8}" width="{taken / most * wide:.1f}" height="8"/>'
            f'<text class="value" x="{WIDTH - VALUE + 12}" y="{y + 17}">{escape(words)}</text>'
        )
    return _picture(parts, ROW * len(rows) + 10, title)


class Scale:
    """From a value to its place between the labels and the words."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.per = (WIDTH - LABEL - VALUE) / ((high - low) or 1)

    def __call__(self, value: float) -> float:
        return LABEL + (value - self.low) * self.per


def _picture(parts: Sequence[str], height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _number(value: float) -> str:
    return str(int(value)) if float(value).is_integer() else f"{value:.2f}"
