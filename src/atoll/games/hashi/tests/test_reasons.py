"""What a hint says of a number, a bridge, or of leaving them out."""

from atoll import games, texts
from atoll.core import Json, Live, Match, Quick

from .table import drawn, over, printed, table

HASHI = games.game("hashi")


def why(match: Match, do: str, seat: int = 0) -> list[Json]:
    return list(HASHI.reasons(match.rules, match.position, seat, match.numbers[do]))


def last_round(number: int, bridges: int) -> Match:
    """The last card lies open, and nothing but a 4 on b3 is on the board."""
    cards = [(n, b) for n in range(1, 7) for b in range(1, 4) if (n, b) != (number, bridges)]
    match = table(1, [*cards[:16], (number, bridges)], starts=["write 4 b3"])
    for _ in range(16):
        over(match)
    return match


def test_a_bridge_is_told_by_what_it_finishes() -> None:
    match = last_round(6, 1)
    drawn(match, {"a1": 1, "a2": 1})
    match.do(0, "skip")
    assert why(match, "bridge a1-a2") == [{"id": "why-finishes", "islands": ["a1", "a2"], "number": 2}]


def test_a_number_is_told_by_what_it_still_needs() -> None:
    match = last_round(2, 1)
    told = why(match, "write a1")
    assert [each["id"] for each in told] in (["why-needs"], ["why-needs-all"])
    assert (told[0]["island"], told[0]["bridges"]) == ("a1", 2)


def played(match: Match, seed: int) -> list[tuple[int, Json]]:
    """A game at random to its end, and every reason for what was done, by seat."""
    luck, told = Quick(seed), []
    while movers := match.to_move():
        legal = match.legal(movers[0])
        do = legal[luck.roll("any", len(legal))]
        told += [(movers[0], reason) for reason in why(match, do, movers[0])]
        match.do(movers[0], do)
    return told


def test_what_is_told_to_be_spoiled_is_never_finished() -> None:
    spoiled = 0
    for seed in range(6):
        match = Match(HASHI, 1, chance=Live(str(seed)))
        told = [reason for _, reason in played(match, seed) if reason["id"] == "why-spoils"]
        names = {island for reason in told for island in reason["islands"]}
        finished = match.position.sheets[0].finished
        assert not any(finished >> printed(match).chart.names.index(name) & 1 for name in names)
        spoiled += len(names)
    assert spoiled > 6


def test_every_reason_has_words_in_every_language() -> None:
    told = {
        reason["id"]: reason
        for options in ({}, {"start": "own"}, {"freehand": True})
        for _, reason in played(Match(HASHI, 2, options, Live("words")), 1)
    }
    assert len(told) == 9
    for language in ("en", "cs", "pt", "de"):
        words = texts.of(HASHI, language)
        assert all(not words.say(reason).startswith("why-") for reason in told.values())
