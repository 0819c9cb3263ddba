"""A run as a page: one file that shows by day and by night what the numbers say, and how to get them again.
Refuses to compute; what it shows is in the summary, which lies beside it as JSON."""

import os
import shlex
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from atoll import games, texts
from atoll.bots import own
from atoll.lab import charts
from atoll.lab.charts import Point, Scale, number
from atoll.lab.tally import Found, is_certain
from atoll.texts import Texts, words

HERE = Path(__file__).parent
# Lists that may be long are cut here; the tables beside the page hold everything.
LONGEST = 18
# Of actions, those taken most and least often where they were offered at least so often.
RANKED, OFFERED = 5, 10
# From what size on a difference is small, middling, large (Cohen).
MINUS = "\N{MINUS SIGN}"
SIZES = ((0.8, "large"), (0.5, "middling"), (0.2, "small"), (0.0, "slight"))

# A difference is told with so many digits, by the widest that it may be.
DIGITS = ((100.0, 0), (10.0, 1), (1.0, 2), (0.0, 3))

Json = Mapping[str, Any]


class Page:
    """The words and the parts of one report."""

    def __init__(self, summary: Json, command: Sequence[str], language: str, server: str) -> None:
        self.summary = summary
        self.command = command
        self.server = server
        self.game = games.game(summary["game"])
        self.words: Texts = texts.load(language, self.game.room / "texts", HERE / "texts", words.HOUSE)
        self.language = language
        self.variants = [each for each in summary["variants"] if each["played"]]

    def html(self) -> str:
        title = self._say("report-title", game=self.words.say({"id": "title"}))
        style = files("atoll.lab").joinpath("report.css").read_text(encoding="utf-8")
        body = [self._head(), *self._compared(), *map(self._variant, self.variants), self._again()]
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{style}</style></head>"
            f"<body>{''.join(body)}</body></html>\n"
        )

    def _head(self) -> str:
        lead = self._say(
            "report-lead",
            games=self.summary["games"],
            variants=len(self.summary["variants"]),
            bots=self.words.join(dict.fromkeys(self._bot(name) for name in self.summary["bots"])),
        )
        return (
            f'<header><p class="kicker">{self._text("report-kicker")}</p>'
            f"<h1>{escape(self.words.say({'id': 'title'}))}</h1><p>{escape(lead)}</p></header>"
        )

    # What the variants change

    def _compared(self) -> list[str]:
        if len(self.variants) < 2:
            return []
        parts = [
            self._winners(),
            self._heading("report-points"),
            self._ridges(self._all_points()),
            self._heading("report-length"),
            self._strips(),
            self._heading("report-differences"),
            *map(self._difference, self.summary["differences"]),
        ]
        return [f"<section><h2>{self._text('report-compared')}</h2>{''.join(parts)}</section>"]

    def _winners(self) -> str:
        """Who wins under each variant: by bot where several play, by seat otherwise."""
        bots = list(dict.fromkeys(name for each in self.variants for name in each["wins_by_bot"]))
        rows = [(each["name"], self._cut(each, bots)) for each in self.variants]
        seats = max(each["seats"] for each in self.variants)
        names = (
            [self._bot(name) for name in bots]
            if len(bots) > 1
            else [self._say("report-seat", number=seat) for seat in range(1, seats + 1)]
        )
        legend = "".join(
            f'<span><i class="share-{at % 6}"></i>{escape(name)}</span>' for at, name in enumerate(names)
        )
        if any(each["nobody_won"]["value"] for each in self.variants):
            legend += f'<span><i class="nobody"></i>{self._text("report-nobody")}</span>'
        return f'<h3>{self._text("report-wins")}</h3><p class="legend">{legend}</p>{charts.shares(rows)}'

    def _cut(self, variant: Json, bots: Sequence[str]) -> list[tuple[str, float, str]]:
        if len(bots) > 1:
            played, seats = variant["played"], variant["wins_by_bot"]
            won = [seats[bot]["value"] * seats[bot]["of"] / played if bot in seats else 0.0 for bot in bots]
        else:
            won = [share["value"] for share in variant["wins_by_seat"]]
        parts = [(f"share-{at % 6}", part, self._percent(part, 0)) for at, part in enumerate(won)]
        nobody = variant["nobody_won"]["value"]
        return [*parts, ("nobody", nobody, self._percent(nobody, 0))]

    def _all_points(self) -> list[tuple[str, Json]]:
        return [
            (each["name"] if len(each["points"]) == 1 else f"{each['name']}, {self._bot(bot)}", found)
            for each in self.variants
            for bot, found in each["points"].items()
        ]

    def _ridges(self, named: Sequence[tuple[str, Json]]) -> str:
        """Distributions one below the other, on one scale."""
        scale = _scale([found["histogram"] for _, found in named])
        rows = "".join(
            f'<div class="row"><span class="label">{escape(label)}</span>'
            f"{charts.columns(found['histogram'], found['mean'], scale, self._histogram(label))}"
            f'<span class="value">{self._mean(found)}</span></div>'
            for label, found in named
        )
        foot = f'<div class="row foot"><span></span>{charts.axis(scale)}<span></span></div>'
        return f'<div class="rows ridges">{rows}{foot}</div>'

    def _strips(self) -> str:
        """Each measure, the variants below each other."""
        names = list(dict.fromkeys(name for each in self.variants for name in each["measures"]))
        strips = []
        for name in names:
            found = [(each["name"], each["measures"].get(name)) for each in self.variants]
            rows = [
                Point(label, each["mean"], each["low"], each["high"], self._number(each["mean"]))
                for label, each in found
                if each
            ]
            strips.append(
                f"<figure><figcaption>{self._measure(name)}</figcaption>{charts.points(rows)}</figure>"
            )
        return f'<div class="strips">{"".join(strips)}</div>'

    def _difference(self, difference: Json) -> str:
        title = self._say("report-against", variant=difference["variant"], base=difference["against"])
        ranked = sorted(difference["measures"].items(), key=lambda named: -abs(named[1]["size"]))
        rows = "".join(self._row(name, found) for name, found in ranked)
        heads = "".join(
            f"<th>{self._text(id)}</th>"
            for id in ("report-measure", "report-change", "report-interval", "report-size")
        )
        return (
            f"<h4>{escape(title)}</h4>"
            f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        )

    def _row(self, name: str, found: Found) -> str:
        size = round(abs(found["size"]), 2)
        word = next(word for least, word in SIZES if size >= least)
        certain = is_certain(found)
        told = self._text(f"report-size-{word}" if certain else "report-uncertain")
        widest = max(abs(found["low"]), abs(found["high"]))
        digits = next(digits for least, digits in DIGITS if widest >= least)
        change, low, high = (self._signed(found[each], digits) for each in ("difference", "low", "high"))
        return (
            f'<tr class="{"certain" if certain else "uncertain"}"><th>{self._measure(name)}</th>'
            f"<td>{change}</td><td>{low} … {high}</td><td>{self._number(size)} {told}</td></tr>"
        )

    # One variant

    def _variant(self, variant: Json) -> str:
        parts = [
            self._wins(variant),
            self._points(variant["points"]),
            self._ends(variant["ends"]),
            self._measures(variant["measures"]),
            self._use(variant["use"], variant["watched"]),
        ]
        inside = f"{self._choices(variant)}{''.join(parts)}"
        if len(self.variants) == 1:
            return f"<section>{inside}</section>"
        summary = f"<summary><h2>{escape(variant['name'])}</h2></summary>"
        return f"<section><details>{summary}{inside}</details></section>"

    def _choices(self, variant: Json) -> str:
        """The options that are not as usual, and a link to a table with all of them."""
        usual = self.game.options.read({}, variant["seats"])
        chosen = {name: value for name, value in variant["options"].items() if value != usual[name]}
        told = self.words.join(self._option(name, value) for name, value in chosen.items())
        asked = {"seats": str(variant["seats"]), **{name: _spelt(value) for name, value in chosen.items()}}
        address = f"{self.server}/new/{self.summary['game']}?{urlencode(asked)}"
        variable = f"ATOLL_{self.summary['game'].upper()}"
        # A set of the designer's own is known only to a server that was told where it lies.
        start = (
            f"<pre>{escape(f'{variable}={shlex.quote(os.environ[variable])} atoll serve')}</pre>"
            if "content" in chosen and variable in os.environ
            else ""
        )
        return (
            f'<p class="choices">{escape(told) or self._text("report-as-usual")} '
            f'<a href="{escape(address)}">{self._text("report-open-table")}</a></p>{start}'
        )

    def _option(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            said = self._say("report-yes" if value else "report-no")
        else:
            id = f"option-{name}-{value}"
            said = self._say(id) if self.words.has(id) else str(value)
        title = self._say(f"option-{name}") if self.words.has(f"option-{name}") else name
        return f"{title}: {said}"

    def _wins(self, variant: Json) -> str:
        seats = variant["seats"]
        rows = [
            self._share(self._say("report-seat", number=seat), share)
            for seat, share in enumerate(variant["wins_by_seat"], 1)
        ]
        if variant["nobody_won"]["value"]:
            rows.append(self._share(self._say("report-nobody"), variant["nobody_won"]))
        even = (1 / seats, self._say("report-fair")) if seats > 1 else None
        parts = [self._heading("report-wins"), charts.points(rows, even)]
        if len(variant["wins_by_bot"]) > 1:
            by_bot = [self._share(self._bot(name), share) for name, share in variant["wins_by_bot"].items()]
            parts.append(f"<h4>{self._text('report-wins-bot')}</h4>{charts.points(by_bot, even)}")
        return "".join(parts)

    def _share(self, label: str, share: Found) -> Point:
        value, low, high = share["value"], share["low"], share["high"]
        between = f"{self._percent(value)} ({self._percent(low)} … {self._percent(high)})"
        return Point(label, value, low, high, between)

    def _points(self, points: Json) -> str:
        named = [(self._bot(name), found) for name, found in points.items()]
        return self._heading("report-points") + self._ridges(named)

    def _ends(self, ends: Mapping[str, Found]) -> str:
        if len(ends) < 2:
            return ""
        rows = [
            (self._say(reason), share["value"], share["value"], self._percent(share["value"]))
            for reason, share in ends.items()
        ]
        return self._heading("report-ends") + charts.bars(rows)

    def _measures(self, measures: Json) -> str:
        pictures = []
        for name, found in measures.items():
            scale = _scale([found["histogram"]])
            drawn = charts.columns(
                found["histogram"], found["mean"], scale, self._histogram(self._measure(name))
            )
            caption = f"{self._measure(name)}<em>{self._mean(found)}</em>"
            pictures.append(f"<figure><figcaption>{caption}</figcaption>{drawn}{charts.axis(scale)}</figure>")
        return self._heading("report-length") + f'<div class="strips">{"".join(pictures)}</div>'

    # What is used

    def _use(self, use: Json, watched: int) -> str:
        if not watched:
            return ""
        verbs = sorted(use["verbs"].items(), key=lambda named: -named[1]["offered"])
        rows = [(verb, each["offered"], each["taken"], self._taken(each)) for verb, each in verbs]
        parts = [self._heading("report-use", watched=watched), charts.bars(rows)]
        parts += [self._ranked(use["actions"]), self._never(use["never_taken"])]
        if use["told"]:
            told = list(use["told"].items())
            parts += [self._heading("report-told"), self._told(told[:LONGEST])]
            if len(told) > LONGEST:
                parts.append(
                    f"<h4>{self._text('report-told-least')}</h4>{self._told(told[LONGEST:][-RANKED:])}"
                )
        return "".join(parts)

    def _told(self, told: Sequence[tuple[str, float]]) -> str:
        rows = [
            (
                self._say(f"name-{name}"),
                often,
                often,
                self._say("report-per-game", number=self._number(often)),
            )
            for name, often in told
        ]
        return charts.bars(rows)

    def _ranked(self, actions: Mapping[str, Mapping[str, int]]) -> str:
        """The actions that are taken most and least often, of those that are offered often enough to tell."""
        known = [(do, each) for do, each in actions.items() if each["offered"] >= OFFERED and each["taken"]]
        if len(known) < 2 * RANKED:
            return ""
        known.sort(key=lambda named: -named[1]["taken"] / named[1]["offered"])
        lists = []
        for id, part in (("report-most", known[:RANKED]), ("report-least", known[-RANKED:])):
            rows = [
                (self.words.action(do), 1.0, each["taken"] / each["offered"], self._taken(each))
                for do, each in part
            ]
            lists.append(f"<figure><figcaption>{self._text(id)}</figcaption>{charts.bars(rows)}</figure>")
        return f'<div class="strips">{"".join(lists)}</div>'

    def _taken(self, found: Mapping[str, int]) -> str:
        share = found["taken"] / found["offered"] if found["offered"] else 0.0
        return self._say("report-share-taken", share=self._percent(share))

    def _never(self, actions: Sequence[str]) -> str:
        shown = "".join(f"<li>{escape(self.words.action(action))}</li>" for action in actions[:LONGEST])
        left = len(actions) - LONGEST
        more = f"<li>{self._text('report-more', count=left)}</li>" if left > 0 else ""
        told = (
            f'<ul class="never">{shown}{more}</ul>'
            if actions
            else f"<p>{self._text('report-never-none')}</p>"
        )
        return f"<h4>{self._text('report-never')}</h4>{told}"

    def _again(self) -> str:
        settings = self._text("report-settings", rules=self.summary["rules"], seed=str(self.summary["seed"]))
        return (
            f"<section><h2>{self._text('report-again')}</h2>"
            f"<pre>{escape(shlex.join(self.command))}</pre><p>{settings}</p></section>"
        )

    # Words

    def _say(self, id: str, **fill: Any) -> str:
        return self.words.say({"id": id, **fill})

    def _text(self, id: str, **fill: Any) -> str:
        return escape(self._say(id, **fill))

    def _bot(self, name: str) -> str:
        if own.is_own(name):
            return name.rpartition(":")[2]
        level = name.removeprefix("level-")
        return self._say(f"bot-{name}") if level == name else self._say("bot-level", level=int(level))

    def _measure(self, name: str) -> str:
        # A designer's own measure has no words but its name.
        known = self.words.has(f"measure-{name}")
        return escape(self._say(f"measure-{name}") if known else name.replace("_", " "))

    def _histogram(self, what: str) -> str:
        return self._say("report-histogram", what=what)

    def _heading(self, id: str, **fill: Any) -> str:
        help = f"<p>{self._text(f'{id}-help', **fill)}</p>" if self.words.has(f"{id}-help") else ""
        return f"<h3>{self._text(id)}</h3>{help}"

    def _number(self, value: float) -> str:
        return number(value).replace(".", self._say("report-decimal"))

    def _signed(self, value: float, digits: int) -> str:
        figure = f"{value:+.{digits}f}".replace(".", self._say("report-decimal"))
        return figure.replace("-", MINUS)

    def _percent(self, share: float, digits: int = 1) -> str:
        figure = f"{100 * share:.{digits}f}".replace(".", self._say("report-decimal"))
        return self._say("report-percent", number=figure)

    def _mean(self, found: Json) -> str:
        low, middle, high = (self._number(found[name]) for name in ("low", "mean", "high"))
        return f"{middle} ({low} … {high})"


def _spelt(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _scale(histograms: Sequence[charts.Bins]) -> Scale:
    return Scale(min(bins[0][0] for bins in histograms), max(bins[-1][1] for bins in histograms))
