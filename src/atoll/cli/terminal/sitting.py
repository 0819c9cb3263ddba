"""One sitting at the terminal: who plays, what they are shown and asked, until it is over or they leave.
Refuses to judge a decision: the match does, and what it refuses is told with the clause."""

from collections.abc import Callable, Sequence

from atoll import front_door
from atoll.bots import Bot
from atoll.core import Json, Match, Position, Quick, Step

from .asking import Asking
from .choices import meant, named
from .rulebook import NoSuchClause, leaf, section
from .screen import Screen
from .undo import NoUndo, without_last

COMMANDS = ("help", "why", "undo", "rules", "record", "quit")


class Left(Exception):
    """The players have left before the end."""


class Sitting:
    """Takes a match to its end. `players` has a bot for each seat, or None for a person; `kept` is called
    before a person is asked, so that nothing is lost when they do not come back; `save` keeps the game in
    a file that they name."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Bot | None],
        screen: Screen,
        asking: Asking,
        *,
        title: str,
        time: float,
        kept: Callable[[Match], None],
        save: Callable[[Match, str], None],
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.asking = asking
        self.title = title
        self.time = time
        self.kept = kept
        self.save = save
        self.persons = [seat for seat, bot in enumerate(players) if bot is None]
        # What each reader has not yet been told; a lone person, or whoever watches, is told at once.
        self.readers: list[int | None] = [*self.persons] if len(self.persons) == 1 else [None, *self.persons]
        self.untold: dict[int | None, list[str]] = {reader: [] for reader in self.readers}
        self.looking: int | None = None
        self.first = Quick(len(match.steps))

    def play(self) -> None:
        """Until nobody is to move; `Left` when they leave before."""
        if not self.persons and self.match.to_move():
            self.screen.turn(self.match, self.match.view(), self.title)
        while movers := self.match.to_move():
            seat = self._next(movers)
            bot = self.players[seat]
            if bot is None:
                self._person(seat)
            else:
                self._do(seat, bot.decide(self.match.view(seat), self.match.legal(seat), self.time))
        outcome = self.match.outcome()
        assert outcome is not None, "nobody is to move and there is no outcome"
        self._tell(self.readers[0])
        self.screen.turn(self.match, self.match.view(), self.title)
        self.screen.ended(outcome)

    def _next(self, movers: list[int]) -> int:
        # In a race anybody may be first. Otherwise whoever is at the keyboard stays there.
        if self.match.game.meta.race:
            return movers[self.first.roll("first", len(movers))]
        return self.looking if self.looking in movers else movers[0]

    def _do(self, seat: int, do: str) -> None:
        before = self.match.position
        step = self.match.do(seat, do)
        for reader in self.readers:
            self.untold[reader] += self._told(before, step, reader)
        if len(self.readers) == 1 or not self.persons:
            self._tell(self.readers[0])

    def _told(self, before: Position, step: Step, reader: int | None) -> list[str]:
        match = self.match
        lines: list[Json] = match.game.told(match.rules, before, step, match.position, reader)
        return [self.screen.words(line) for line in lines]

    def _tell(self, reader: int | None) -> None:
        for line in self.untold[reader]:
            self.screen.plain(f"  {line}", "dim")
        self.untold[reader] = []

    def _person(self, seat: int) -> None:
        self.kept(self.match)
        self._change_to(seat)
        self._tell(seat)
        if len(self.persons) > 1:
            # Everything so far is known at the keyboard; at the end only what comes after is told.
            self.untold[None] = []
        legal = self.match.legal(seat)
        self._show(seat, legal)
        while not self._answered(seat, self._asked(seat, legal), legal):
            pass

    def _show(self, seat: int, legal: Sequence[str]) -> None:
        view = self.match.view(seat)
        self.screen.turn(self.match, view, self.title)
        self.screen.choices(view, legal)

    def _change_to(self, seat: int) -> None:
        """Hide what the last one saw, when somebody else sits down and there are secrets."""
        other = self.looking is not None and self.looking != seat
        if (other or (self.looking is None and len(self.persons) > 1)) and self.match.game.meta.secrets:
            if self.asking.person:
                self.screen.curtain()
                self.asking.ask(self.screen.words({"id": "play-curtain", "seat": seat}))
                self.screen.curtain()
            else:
                self.screen.say("play-change", seat=seat)
        self.looking = seat

    def _asked(self, seat: int, legal: Sequence[str]) -> str:
        answers = [*legal, *COMMANDS, *(f"why {text}" for text in legal)]
        try:
            return self.asking.ask(f"{self.screen.names[seat]} > ", answers)
        except EOFError:
            raise Left from None

    def _answered(self, seat: int, entry: str, legal: Sequence[str]) -> bool:
        """Whether the game has changed."""
        word, _, rest = entry.partition(" ")
        if word.casefold() in COMMANDS and entry not in legal:
            return self._command(seat, word.casefold(), rest.strip())
        chosen = meant(entry, legal)
        if len(chosen) == 1:
            self._do(seat, chosen[0])
        elif chosen:
            self.screen.say("play-which", actions=self.screen.texts.either(chosen[:8]))
        elif entry:
            self._explain(seat, entry)
        else:
            self._show(seat, legal)
        return len(chosen) == 1

    def _command(self, seat: int, word: str, rest: str) -> bool:
        match word:
            case "quit":
                raise Left
            case "undo":
                return self._undo(seat)
            case "why":
                self._explain(seat, rest)
            case "rules":
                self._rules(rest)
            case "record":
                self.save(self.match, rest)
            case _:
                self.screen.say("play-help")
        return False

    def _explain(self, seat: int, entry: str) -> None:
        """Why something is not allowed, with the clause; or that it is."""
        known = meant(entry, self.match.legal(seat)) or named(entry, self.match.names)
        do = known[0] if len(known) == 1 else entry
        refusal = self.match.why_not(seat, do)
        if refusal is None:
            self.screen.say("play-allowed", action=do)
        else:
            said = front_door.words(self.match, self.screen.texts, self.screen.names, [seat])
            self.screen.plain(said(refusal), "yellow")

    def _rules(self, clause: str) -> None:
        try:
            ids = section(self.screen.texts, clause) if clause else self.screen.texts.clauses()
        except NoSuchClause as mistake:
            self.screen.plain(str(mistake), "yellow")
        else:
            self.screen.console.print(*leaf(self.screen.texts, ids), sep="\n", soft_wrap=False)

    def _undo(self, seat: int) -> bool:
        bots = [seat for seat, bot in enumerate(self.players) if bot is not None]
        try:
            self.match = without_last(self.match, seat, bots)
        except NoUndo as refusal:
            self.screen.plain(self.screen.words({"id": str(refusal)}), "yellow")
            return False
        for reader in self.readers:
            self.untold[reader].append(self.screen.words({"id": "play-undone", "seat": seat}))
        return True
