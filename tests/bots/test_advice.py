"""What a hint says: a good action, and why, from the view alone."""

import dataclasses

from atoll import games, texts
from atoll.bots.advice import advise
from atoll.core import Json, Live, Match
from atoll.core.game import Game


def divers(hand: int) -> Match:
    match = Match(games.game("pearls"), 2, chance=Live("5"))
    match.position.hands[0] = hand
    match.position.bag &= ~hand
    return match


def test_a_diver_with_empty_hands_is_told_to_dive() -> None:
    match = divers(0)
    told = advise(match.game, match.rules, match.view(0), match.legal(0), time=60.0)
    assert told.do == "dive"
    assert [why["id"] for why in told.why] == ["why-chance"]


def test_a_diver_who_holds_nearly_all_the_air_carries_is_told_to_surface() -> None:
    match = divers(1 << 12 | 1 << 8)
    assert advise(match.game, match.rules, match.view(0), match.legal(0), time=60.0).do == "surface"


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    match = divers(1 << 12 | 1 << 11)
    told = advise(match.game, match.rules, match.view(0), match.legal(0), time=60.0)
    assert (told.do, told.why) == ("surface", [{"id": "why-only"}])


def test_the_games_own_reasons_come_first() -> None:
    def reasons(rules: object, position: object, seat: int, action: int) -> list[Json]:
        return [{"id": "told-dive", "seat": seat}]

    match = divers(0)
    room: Game[object, object] = dataclasses.replace(match.game, reasons=reasons)  # type: ignore[type-var]
    told = advise(room, match.rules, match.view(0), match.legal(0), time=60.0)
    assert [why["id"] for why in told.why] == ["told-dive", "why-chance"]


def test_a_hint_reads_as_a_sentence() -> None:
    match = divers(0)
    told = advise(match.game, match.rules, match.view(0), match.legal(0), time=60.0)
    said = texts.of(match.game, "en").say(told.why[-1])
    assert said.startswith("It wins about ") and "; to surface, about" in said


def test_alone_a_hint_speaks_of_what_can_be_had() -> None:
    match = Match(games.game("hashi"), 1)
    told = advise(match.game, match.rules, match.view(0), match.legal(0), time=60.0)
    assert [why["id"] for why in told.why] == ["why-start", "why-alone"]
