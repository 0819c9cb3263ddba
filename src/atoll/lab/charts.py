"""The four kinds of picture that a report needs: shares of a whole, points with intervals, columns, and pairs
of bars. Refuses colours, fonts and widths of its own: classes name what a thing is, the page's style says how
it looks, and everything stands in percent, so that it reads on a telephone too."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

Bins = Sequence[tuple[float, float, int]]


@dataclass(frozen=True, slots=True)
class Point:
    """A value that may be off, with its name and the words for it."""

    label: str
    value: float
    low: float
    high: float
    words: str


@dataclass(frozen=True, slots=True)
class Scale:
    """From a value to its place, in percent of the width."""

    low: float
    high: float

    def __call__(self, value: float) -> float:
        return 100 * (value - self.low) / ((self.high - self.low) or 1)


def shares(rows: Sequence[tuple[str, Sequence[tuple[str, float, str]]]]) -> str:
    """A row for each whole, cut into its shares: the class, the share, the words for it."""
    cut = (
        f'<div class="row"><span class="label">{escape(label)}</span><span class="whole">'
        + "".join(
            f'<span class="{name}" style="width:{100 * part:.2f}%" title="{escape(words)}">'
            f"{escape(words) if part > 0.07 else ''}</span>"
            for name, part, words in parts
            if part
        )
        + "</span></div>"
        for label, parts in rows
    )
    return f'<div class="rows shares">{"".join(cut)}</div>'


def points(rows: Sequence[Point], mark: tuple[float, str] | None = None) -> str:
    """A row for each value with its interval; `mark` is a line to compare with, such as an even share."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([mark[0]] if mark else [])
    margin = (max(ends) - min(ends)) * 0.06 or abs(max(ends)) * 0.1 or 0.5
    place = Scale(min(ends) - margin, max(ends) + margin)
    line = f'<i class="mark" style="left:{place(mark[0]):.2f}%"></i>' if mark else ""
    drawn = (
        f'<div class="row"><span class="label">{escape(row.label)}</span><span class="plot">{line}'
        f'<i class="give" style="left:{place(row.low):.2f}%;right:{100 - place(row.high):.2f}%"></i>'
        f'<i class="point" style="left:{place(row.value):.2f}%"></i></span>'
        f'<span class="value">{escape(row.words)}</span></div>'
        for row in rows
    )
    told = (
        f'<div class="row foot"><span></span><span class="plot">'
        f'<span class="told" style="left:{place(mark[0]):.2f}%">{escape(mark[1])}</span></span>'
        "<span></span></div>"
        if mark and mark[1]
        else ""
    )
    return f'<div class="rows">{"".join(drawn)}{told}</div>'


def columns(bins: Bins, mean: float, scale: Scale, title: str) -> str:
    """How often each range of values came, and where their mean lies."""
    most = max(often / (high - low) for low, high, often in bins) or 1
    drawn = (
        f'<rect x="{10 * scale(low):.1f}" width="{max(10 * (scale(high) - scale(low)) - 2, 1):.1f}" '
        f'y="{100 - 100 * often / (high - low) / most:.1f}" height="{100 * often / (high - low) / most:.1f}">'
        f"<title>{number(low)}: {often}</title></rect>"
        for low, high, often in bins
        if often
    )
    return (
        f'<svg class="columns" viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(title)}">{"".join(drawn)}'
        f'<line class="mean" x1="{10 * scale(mean):.1f}" x2="{10 * scale(mean):.1f}" y1="0" y2="100"/></svg>'
    )


def axis(scale: Scale) -> str:
    """The numbers under columns: the ends of their scale and its middle."""
    ends = (scale.low, (scale.low + scale.high) / 2, scale.high)
    return '<div class="axis">' + "".join(f"<span>{number(end)}</span>" for end in ends) + "</div>"


def bars(rows: Sequence[tuple[str, float, float, str]]) -> str:
    """A row for each thing: how often it was offered, and the part of it that was taken."""
    most = max(offered for _, offered, _, _ in rows) or 1
    drawn = (
        f'<div class="row"><span class="label">{escape(label)}</span><span class="plot">'
        f'<i class="offered" style="width:{100 * offered / most:.2f}%"></i>'
        f'<i class="taken" style="width:{100 * taken / most:.2f}%"></i></span>'
        f'<span class="value">{escape(words)}</span></div>'
        for label, offered, taken, words in rows
    )
    return f'<div class="rows">{"".join(drawn)}</div>'


def number(value: float) -> str:
    """As many digits as one wants to read.

    >>> number(12), number(0.1234), number(-3.14159), number(1234.5)
    ('12', '0.12', '-3.14', '1234')
    """
    if float(value).is_integer():
        return str(int(value))
    return f"{value:.{0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2}f}"
