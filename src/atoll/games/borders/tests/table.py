"""A table for tests: luck arranged by the codes of states, chips placed in a line.
Refuses to know the rules; it only says what is where."""

from collections.abc import Sequence

from atoll.core import Json, Match, Quick, Rigged
from atoll.games import game
from atoll.games.borders.rules import BordersRules, Tour

BORDERS = game("borders")


def match(
    *cards: str, seats: int = 2, dealer: int = 0, options: dict[str, object] | None = None, seed: int = 1
) -> Match:
    """A game in which these states are drawn first, in this order; then it is luck."""
    states = BORDERS.rules(BORDERS.options.read(options or {}, seats)).states
    arranged = {"dealer": [dealer], "card": [states.index(card) for card in cards]}
    return Match(BORDERS, seats, options, Rigged(arranged, Quick(seed)))


def rules(options: dict[str, object] | None = None, seats: int = 2) -> BordersRules:
    found = BORDERS.rules(BORDERS.options.read(options or {}, seats))
    assert isinstance(found, BordersRules)
    return found


def arrange(m: Match, *cards: str) -> None:
    """These cards come next, also when they were used before."""
    assert isinstance(m.rules, BordersRules) and isinstance(m.chance, Rigged)
    m.chance.arranged["card"] = [m.rules.states.index(card) for card in cards]
    m.position.pile, m.position.aside = m.rules.cards, 0


def deal(m: Match) -> None:
    """The dealer lays out the offer and opens the middle."""
    m.do(m.to_move()[0], "deal")
    m.do(m.to_move()[0], "open")


def play_round(m: Match, *chips: tuple[int, str]) -> None:
    """A whole round: deal, and these chips in this order."""
    deal(m)
    for seat, do in chips:
        m.do(seat, do)


def skip_to(m: Match, round: int) -> None:
    """Play the rounds before this one as it comes, until the dealer is to deal it."""
    luck = Quick(7)
    while not (m.position.stage == 0 and m.position.round == round - 1):
        seat = m.to_move()[0]
        m.do(seat, m.names[m.rules.pick(m.position, seat, luck)])


def tour(round: int, offer: Sequence[str], start: str, target: str | None = None, seats: int = 2) -> Tour:
    """A position of Europe in which everybody may choose."""
    states = rules().states
    position = Tour(seats, 1, rules().cards)
    position.round, position.stage, position.waiting = round, 2, 2**seats - 1
    position.offer = [states.index(code) for code in offer]
    position.start = states.index(start)
    position.target = states.index(target) if target else -1
    for code in filter(None, [*offer, start, target]):
        position.pile &= ~(2 ** states.index(code))
    position.purses = [300] * seats
    position.ledger = [0] * seats * (round - 1)
    return position


def receipt(m: Match, seat: int, traveller: int = 0) -> Json:
    """What a traveller's trip in the round just played cost, as everybody sees it."""
    shown: list[Json] = m.view()["public"]["receipts"]
    return next(each for each in shown if (each["seat"], each["traveller"]) == (seat, traveller))
