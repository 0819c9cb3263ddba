"""What a game looks like at the terminal: the board in letters, who stands where, what may be done.
Refuses to know more than the view of whoever is looking."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from atoll.core import Json, Match, Outcome
from atoll.texts import Texts

from .choices import groups

# With more to choose from than this, actions stand in columns, without their words.
EXPLAINED = 12


class Screen:
    """Prints for a reader in their language; `names` are the players', by seat."""

    def __init__(self, texts: Texts, names: Sequence[str], console: Console | None = None) -> None:
        self.texts = texts
        self.names = names
        self.console = console or Console(highlight=False, soft_wrap=True)

    def say(self, id: str, **fill: object) -> None:
        """A line of the terminal's own words."""
        self.plain(self.words({"id": id, **fill}))

    def words(self, message: Json) -> str:
        return self.texts.say(message, self.names)

    def plain(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    def turn(self, match: Match, view: Json, title: str) -> None:
        """The table as one seat, or everyone, sees it."""
        self.console.print(Rule(Text(self._headed(title, view), "bold"), style="dim"))
        self.plain(match.game.sketch(match.rules, view).rstrip("\n"))
        self.console.print()
        self._standing(view["public"]["standing"])

    def _headed(self, title: str, view: Json) -> str:
        now, last = view["public"].get("round", 0), view["public"].get("rounds", 0)
        if not now:
            return title
        which = {"id": "round", "round": now, "rounds": last} if last else {"id": "round-open", "round": now}
        return f"{title} · {self.words(which)}"

    def _standing(self, standing: Sequence[Json]) -> None:
        table = Table.grid(padding=(0, 2))
        for name, stands in zip(self.names, standing, strict=True):
            points = self.words({"id": "points", "points": stands["points"]})
            notes = " · ".join(map(self.words, stands["notes"]))
            table.add_row(Text(name, "bold"), Text(points), Text(notes, "dim"))
        self.console.print(table)

    def choices(self, view: Json, legal: Sequence[str]) -> None:
        """What a seat is asked, and everything that it may do, grouped by the verb."""
        prompt = view["private"].get("prompt") or view["public"]["prompt"]
        self.plain("\n" + self.words(prompt), "bold cyan")
        if len(legal) <= EXPLAINED:
            self.console.print(Padding(self._explained(legal), (0, 0, 0, 2)))
        else:
            blocks = [Columns(self._numbered(group), padding=(0, 2)) for group in groups(legal)]
            self.console.print(Padding(Group(*blocks), (0, 0, 0, 2)), soft_wrap=False)

    def _explained(self, legal: Sequence[str]) -> Table:
        table = Table.grid(padding=(0, 2))
        for group in groups(legal):
            for number, text in group:
                table.add_row(Text(str(number), "dim"), Text(text, "bold"), Text(self.texts.action(text)))
        return table

    def _numbered(self, group: Sequence[tuple[int, str]]) -> list[Text]:
        return [Text.assemble((f"{number:>3} ", "dim"), text) for number, text in group]

    def ended(self, outcome: Outcome) -> None:
        """Why it is over, who has won, and what the points are made of."""
        self.console.print(Rule(Text(self.words({"id": outcome.reason}), "bold"), style="dim"))
        parts = list(dict.fromkeys(name for result in outcome.results for name, _ in result.parts))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("", "", *(self.words({"id": f"part-{name}"}) for name in parts)):
            table.add_column(Text(heading, "dim"), justify="right" if table.columns[1:] else "left")
        table.add_column(justify="right")
        for seat, result in sorted(enumerate(outcome.results), key=lambda pair: pair[1].place):
            made = dict(result.parts)
            table.add_row(
                Text(self.words({"id": "place", "place": result.place})),
                Text(self.names[seat], "bold" if result.place == 1 else ""),
                *(Text(str(made[name]) if name in made else "") for name in parts),
                Text(self.words({"id": "points", "points": result.points}), "bold"),
            )
        self.console.print(table)
        winners = [self.names[seat] for seat in outcome.winners()]
        won = {"id": "won", "names": winners, "count": len(winners)}
        self.plain(self.words(won if winners else {"id": "won-by-nobody"}), "bold green")

    def curtain(self) -> None:
        """Nothing that was shown so far can be seen any more, also not by scrolling up."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
