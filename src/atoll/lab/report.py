"""A run as a page: one file that shows by day and by night what the numbers say, and how to get them again.
Refuses to compute; what it shows is in the summary, which lies beside it as JSON."""

import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from atoll import games, texts
from atoll.lab import charts
from atoll.lab.tally import Found
from atoll.texts import Texts, words

HERE = Path(__file__).parent
# Lists that may be long are cut here; the tables beside the page hold everything.
LONGEST = 24


class Page:
    """The words and the parts of one report."""

    def __init__(self, summary: dict[str, Any], command: Sequence[str], language: str, server: str) -> None:
        self.summary = summary
        self.command = command
        self.server = server
        game = games.game(summary["game"])
        self.words: Texts = texts.load(language, game.room / "texts", HERE / "texts", words.HOUSE)
        self.language = language

    def html(self) -> str:
        title = self._say("report-title", game=self.words.say({"id": "title"}))
        lead = self._say(
            "report-lead",
            games=self.summary["games"],
            variants=len(self.summary["variants"]),
            bots=self.words.join(dict.fromkeys(self._bot(name) for name in self.summary["bots"])),
        )
        body = [f"<header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>"]
        body += [self._differences(each) for each in self.summary["differences"]]
        body += [self._variant(each) for each in self.summary["variants"]]
        body.append(self._again())
        style = files("atoll.lab").joinpath("report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{style}</style></head>"
            f"<body>{''.join(body)}</body></html>\n"
        )

    def _say(self, id: str, **fill: Any) -> str:
        return self.words.say({"id": id, **fill})

    def _bot(self, name: str) -> str:
        return self._say(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    def _measure(self, name: str) -> str:
        # A designer's own measure has no words but its name.
        return self._say(f"measure-{name}") if self.words.has(f"measure-{name}") else name.replace("_", " ")

    def _variant(self, variant: dict[str, Any]) -> str:
        if not variant["played"]:
            return ""
        parts = [
            self._wins(variant),
            self._points(variant["points"]),
            self._measures(variant["measures"]),
            self._use(variant["use"], variant["watched"]),
        ]
        address = f"{self.server}/new/{self.summary['game']}?{urlencode(self._choices(variant))}"
        link = f'<p><a href="{escape(address)}">{escape(self._say("report-open-table"))}</a></p>'
        return f"<section><h2>{escape(variant['name'])}</h2>{link}{''.join(parts)}</section>"

    def _choices(self, variant: dict[str, Any]) -> dict[str, str]:
        spelt = {True: "yes", False: "no"}
        options = {name: str(spelt.get(value, value)) for name, value in variant["options"].items()}
        return {"seats": str(variant["seats"]), **options}

    def _wins(self, variant: dict[str, Any]) -> str:
        seats = variant["seats"]
        rows = [
            self._share(self._say("report-seat", number=seat), share)
            for seat, share in enumerate(variant["wins_by_seat"], 1)
        ]
        if variant["nobody_won"]["value"]:
            rows.append(self._share(self._say("report-nobody"), variant["nobody_won"]))
        marks = [(1 / seats, self._say("report-fair"))] if seats > 1 else []
        parts = [self._heading("report-wins"), charts.intervals(rows, marks, self._say("report-wins"))]
        if len(variant["wins_by_bot"]) > 1:
            by_bot = [self._share(self._bot(name), share) for name, share in variant["wins_by_bot"].items()]
            title = self._say("report-wins-bot")
            parts.append(f"<h4>{escape(title)}</h4>{charts.intervals(by_bot, marks, title)}")
        return "".join(parts)

    def _share(self, label: str, share: Found) -> tuple[str, float, float, float, str]:
        value, low, high = share["value"], share["low"], share["high"]
        return (label, value, low, high, f"{value:.1%} ({low:.1%} … {high:.1%})")

    def _points(self, points: dict[str, Any]) -> str:
        named = {self._bot(name): found for name, found in points.items()}
        return self._heading("report-points") + self._histograms(named, self._say("measure-points"))

    def _measures(self, measures: dict[str, Any]) -> str:
        named = {self._measure(name): found for name, found in measures.items()}
        return self._heading("report-length") + self._histograms(named)

    def _histograms(self, named: dict[str, Any], what: str = "") -> str:
        """Columns for each value, as many beside each other as the page has room for."""
        pictures = [
            f"<figure><figcaption>{escape(label)}: {_mean(found)}</figcaption>"
            + charts.columns(found["histogram"], self._say("report-histogram", what=what or label))
            + "</figure>"
            for label, found in named.items()
        ]
        return f'<div class="columns">{"".join(pictures)}</div>'

    def _use(self, use: dict[str, Any], watched: int) -> str:
        if not watched:
            return ""
        rows = [
            (verb, found["offered"], found["taken"], self._taken(found))
            for verb, found in use["verbs"].items()
        ]
        heading = self._heading("report-use", watched=watched)
        parts = [heading, charts.bars(rows, self._say("report-use"))]
        parts.append(f"<h4>{escape(self._say('report-never'))}</h4><p>{self._never(use['never_taken'])}</p>")
        if use["told"]:
            told = list(use["told"].items())[:LONGEST]
            rows = [
                (self._name(name), often, often, self._say("report-per-game", number=f"{often:.2f}"))
                for name, often in told
            ]
            parts.append(self._heading("report-told") + charts.bars(rows, self._say("report-told")))
        return "".join(parts)

    def _name(self, name: str) -> str:
        return self._say(f"name-{name}")

    def _taken(self, found: dict[str, int]) -> str:
        share = found["taken"] / found["offered"] if found["offered"] else 0.0
        return self._say("report-share-taken", share=f"{share:.1%}")

    def _never(self, actions: list[str]) -> str:
        if not actions:
            return escape(self._say("report-never-none"))
        shown = ", ".join(f"<code>{escape(action)}</code>" for action in actions[:LONGEST])
        left = len(actions) - LONGEST
        return f"{shown} {escape(self._say('report-more', count=left))}" if left > 0 else shown

    def _differences(self, difference: dict[str, Any]) -> str:
        rows = [
            (self._measure(name), found["size"], *_in_spreads(found), self._difference(found))
            for name, found in difference["measures"].items()
        ]
        if not rows:
            return ""
        help = self._say("report-differences-help", base=difference["against"])
        chart = charts.intervals(rows, [(0.0, "0")], self._say("report-differences"))
        return (
            f"<section><h2>{escape(self._say('report-differences'))}: {escape(difference['variant'])}</h2>"
            f"<p>{escape(help)}</p>{chart}</section>"
        )

    def _difference(self, found: Found) -> str:
        if not found["difference"]:
            return self._say("report-no-difference")
        signed = f"{found['difference']:+.2f}"
        return self._say("report-size", difference=signed, size=f"{abs(found['size']):.2f}")

    def _heading(self, id: str, **fill: Any) -> str:
        help = f"<p>{escape(self._say(f'{id}-help', **fill))}</p>" if self.words.has(f"{id}-help") else ""
        return f"<h3>{escape(self._say(id))}</h3>{help}"

    def _again(self) -> str:
        settings = self._say("report-settings", rules=self.summary["rules"], seed=str(self.summary["seed"]))
        return (
            f"<section><h2>{escape(self._say('report-again'))}</h2>"
            f"<pre>{escape(shlex.join(self.command))}</pre><p>{escape(settings)}</p></section>"
        )


def _mean(found: Found) -> str:
    return f"{found['mean']:.2f} ({found['low']:.2f} … {found['high']:.2f})"


def _in_spreads(found: Found) -> tuple[float, float]:
    """The interval of a difference in the units of its size."""
    if not found["size"]:
        return (0.0, 0.0)
    unit = found["difference"] / found["size"]
    return (found["low"] / unit, found["high"] / unit)
