"""Plays a game many times, at tables of every kind, and holds each of its positions against every property.
Refuses to stop at the first finding: it gives one of each kind, with the record that shows it."""

import traceback
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from atoll import bots
from atoll.conformance import clauses, copies, legality, pieces, purity, room, secrecy, sense
from atoll.conformance.finding import Finding
from atoll.conformance.moment import Moment
from atoll.conformance.tables import tables
from atoll.conformance.words import Said, everything_said_has_words
from atoll.core import (
    Chosen,
    Game,
    Live,
    Match,
    Quick,
    Record,
    RecordError,
    digest,
    read_record,
    replay_steps,
)

OF_A_ROOM: tuple[Callable[[Game[Any, Any]], Iterator[str]], ...] = (
    clauses.rules_tell_clauses,
    room.every_language_has_the_same_texts,
    room.everything_one_can_choose_is_told,
    room.options_read_themselves,
    room.golden_games_replay,
)

# Quick enough to be asked at every position.
ALWAYS: tuple[Callable[[Moment], Iterator[str]], ...] = (
    legality.only_movers_may_act,
    legality.somebody_can_move_until_it_is_over,
    pieces.no_piece_comes_or_goes,
    pieces.points_are_what_one_counts,
)

# Asked at the first and the last positions of a game and at some between them.
SOMETIMES: tuple[Callable[[Moment], Iterator[str]], ...] = (
    legality.check_and_legal_agree,
    legality.actions_come_in_one_order,
    legality.a_refusal_changes_nothing,
    legality.refusals_are_plain,
    legality.foreign_input_is_refused,
    purity.looking_changes_nothing,
    purity.looking_again_shows_the_same,
    purity.views_are_left_as_they_are,
    purity.views_are_plain_data,
    purity.views_have_the_common_fields,
    secrecy.what_could_be_looks_like_what_is,
    secrecy.what_one_may_do_tells_no_secret,
    secrecy.the_end_tells_the_same,
    secrecy.the_log_tells_no_secret,
    secrecy.secrets_are_as_declared,
    secrecy.sight_sees_no_secret,
    copies.a_copy_holds_everything,
    copies.a_copy_shares_nothing,
    sense.picks_are_legal_and_leave_nothing_out,
    sense.what_is_done_when_time_is_up_is_legal,
    sense.what_is_sensible_is_legal,
    sense.values_are_shares,
    sense.what_is_believed_allows_the_same,
    sense.pauses_are_seconds,
)


def check(game: Game[Any, Any], *, games: int = 16, moments: int = 16, seed: int = 1) -> list[Finding]:
    """Everything that this game does not hold; empty for a game that conforms.

    So many games are played, and in each of them so many positions are looked at closely. The same seed
    plays the same games.

    >>> import atoll, atoll.conformance
    >>> atoll.conformance.check(atoll.game("pearls"), games=3)
    []
    """
    return Trial(game, moments, seed).run(games)


class Trial:
    """One run of the kit over a game, and what it has found."""

    def __init__(self, game: Game[Any, Any], moments: int, seed: int) -> None:
        self.game = game
        self.moments = moments
        self.seed = seed
        self.luck = Quick(seed)
        self.found: dict[str, Finding] = {}
        self.decisions = 0
        self.said = Said()
        # What each seat might do with which sight, in the game that is being looked at.
        self.seen: dict[tuple[int, int], list[int]] = {}
        # Whether anything was ever hidden from all seats together.
        self.hidden = False

    def run(self, games: int) -> list[Finding]:
        for of_room in OF_A_ROOM:
            self.ask(of_room.__name__, partial(of_room, self.game), None)
        for number, (seats, chosen) in enumerate(tables(self.game, games)):
            self.play(number, seats, chosen)
        if self.game.meta.secrets and not self.hidden and not self.found:
            said = "meta.secrets is set, and what the seats see gives every position away"
            self.find("secrets_are_as_declared", said, None)
        self.bots_finish()
        return list(self.found.values())

    def find(self, name: str, sentence: str, record: Record | None) -> None:
        self.found.setdefault(name, Finding(name, sentence, record))

    def ask(self, name: str, question: Callable[[], Iterator[str]], match: Match | None) -> None:
        """Keep the first answer to a question; one that raises is an answer too."""
        try:
            sentence = next(question(), None)
        except Exception as error:
            sentence = told(error)
        if sentence is not None:
            self.find(name, sentence, _record(match))

    def play(self, number: int, seats: int, chosen: Chosen) -> None:
        """One game: played once with luck, then again from its record, where it is looked at."""
        try:
            match = Match(self.game, seats, chosen, Live(f"{self.seed}/{number}"))
        except Exception as error:
            self.find("a_game_can_be_set_up", f"{seats} seats, {chosen}: {told(error)}", None)
            return
        digests = self.playing(match, careful=number % 2 == 1)
        self.ask("action_texts_are_names", lambda: self.names(match), match)
        self.ask(
            "copies_play_on_alike",
            lambda: copies.copies_play_on_alike(match.rules, seats, self.seed + number),
            None,
        )
        self.looking(_record(match), digests)

    def names(self, match: Match) -> Iterator[str]:
        return legality.action_texts_are_names(Moment(match, match.position, None, self.luck))

    def playing(self, match: Match, careful: bool) -> list[str]:
        """Play to the end; the digest of every position."""
        digests: list[str] = []
        doing = "the set-up"
        try:
            longest = int(match.rules.longest(match.seats))
            digests.append(digest(match.position))
            while movers := match.to_move():
                if len(match.steps) >= longest:
                    said = f"longest says {longest} decisions, and it goes on"
                    self.find("it_ends", said, _record(match))
                    break
                doing = "choosing what to do"
                seat = movers[int(self.luck.roll("seat", len(movers)))]
                do = match.names[self.chosen(match, seat, careful)]
                doing = f"{do!r} by seat {seat}"
                match.do(seat, do)
                digests.append(digest(match.position))
                self.decisions += 1
        except Exception as error:
            self.find("it_can_be_played", f"{doing}: {told(error)}", _record(match))
        return digests

    def chosen(self, match: Match, seat: int, careful: bool) -> int:
        """Any legal action, or mostly what the game itself calls sensible."""
        if careful and self.luck.roll("careful", 4):
            return int(self.game.knowledge(match.rules).sensible(match.position, seat, self.luck))
        legal = match.rules.legal(match.position, seat)
        return legal[int(self.luck.roll("any", len(legal)))]

    def looking(self, record: Record | None, digests: list[str]) -> None:
        """Replay without the seed, from the record's text, and look at the positions."""
        if record is None:
            return
        last = len(record.steps)
        chosen = {0, 1, last - 1, last}
        chosen |= {int(self.luck.roll("moment", last + 1)) for _ in range(self.moments - len(chosen))}
        start = before = None
        self.seen = {}
        try:
            written = read_record(record.text())
            if written != record:
                self.find("a_record_reads_as_it_was_written", "its text reads as another record", record)
            for at, match in enumerate(replay_steps(self.game, written)):
                if digest(match.position) != digests[at]:
                    said = f"the position after {at} steps is another one when the record is replayed"
                    self.find("a_record_replays_without_its_seed", said, _record(match))
                    return
                start = start or match.position.copy()
                self.look(Moment(match, start, before, self.luck), closely=at in chosen)
                before = match.position.copy()
        except RecordError as error:
            self.find("a_record_replays_without_its_seed", str(error), record)

    def look(self, moment: Moment, closely: bool) -> None:
        for prop in (*ALWAYS, *SOMETIMES) if closely else ALWAYS:
            if prop.__name__ not in self.found:
                self.ask(prop.__name__, partial(prop, moment), moment.match)
        sight = secrecy.sight_tells_apart_what_may_be_done
        self.ask(sight.__name__, partial(sight, moment, self.seen), moment.match)
        if closely:
            words = everything_said_has_words
            self.ask(words.__name__, partial(words, moment, self.said), moment.match)
            if self.game.meta.secrets and not self.hidden and not self.found:
                self.hidden = not secrecy.sampled_as_it_is(moment)

    def bots_finish(self) -> None:
        """A game by bots of every level, who get no time at all, and still have to answer."""
        for name in bots.names():
            seats, chosen = next(tables(self.game, 1))
            match = Match(self.game, seats, chosen, Live(f"{self.seed}/{name}"))
            self.ask("bots_finish", partial(self.bots_play, match, name), match)

    def bots_play(self, match: Match, name: str) -> Iterator[str]:
        players = [bots.bot(name, self.game, match.rules, seat) for seat in range(match.seats)]
        longest = int(match.rules.longest(match.seats))
        while movers := match.to_move():
            if len(match.steps) > longest:
                yield f"with {name} it goes on after {longest} decisions, the most that there can be"
                return
            seat, legal = movers[0], match.legal(movers[0])
            do = players[seat].decide(match.view(seat), legal, 0.0)
            if do not in legal:
                yield f"{name} does {do!r} for seat {seat}, which is not legal"
                return
            match.do(seat, do)


def told(error: Exception) -> str:
    """An exception in a sentence: what, where in which file, and when."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = f" ({last.filename.rsplit('/', 1)[-1]}, line {last.lineno})" if last else ""
    when = "".join(f", {note}" for note in getattr(error, "__notes__", []))
    return f"{type(error).__name__}: {error}{where}{when}"


def _record(match: Match | None) -> Record | None:
    """The record of a match; none where the position cannot even be written down."""
    try:
        return match.record() if match is not None else None
    except Exception:
        return None
