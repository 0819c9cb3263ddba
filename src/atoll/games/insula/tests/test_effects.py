"""Verbs apart from the cards of our own set: whomever they concern, and that none is left out.  # I-K1"""

from collections.abc import Callable

import pytest

from atoll.games.insula.battles import POWERS, TRAITS
from atoll.games.insula.box import WHOM, Effect
from atoll.games.insula.effects import VERBS
from atoll.games.insula.laws import LAWS

from .table import FLOWERS, OF, Table


@pytest.fixture
def honeycup(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Honeycup does something else, as a designer would write it."""

    def does(written: str) -> None:
        whom, verb, number = written.split()
        start = OF.box.flower_start[FLOWERS.index("honeycup")]
        effect = Effect(VERBS.index(verb), WHOM.index(whom), int(number))
        effects = [effect if at == start else other for at, other in enumerate(OF.box.effects)]
        monkeypatch.setattr(OF.box, "effects", effects)

    return does


def laid_out() -> Table:
    """Three on fields of their own, tired, with two flowers each."""
    table = Table(3)
    for seat, at in enumerate(("1w1", "1m", "1e1")):
        table.tile(at, "meadow" if seat < 2 else "ease")
        table.stand(seat, at)
        table.energies(seat, 3)
        table.hand(seat, "dewbell", "emberlily")
    table.hand(0, "honeycup")
    return table


def seen(table: Table, verb: str, seat: int) -> object:
    """What a verb may change of somebody."""
    one = table.match.view()["public"]["adventurers"][seat]
    if verb in {"recover", "lose"}:
        return table.spent(seat)
    if verb in {"draw", "discard"}:
        return len(table.held(seat)) - table.held(seat).count("honeycup")
    if verb == "curse":
        return sum(one["slots"].values())
    return table.at(seat) if verb == "fall" else table.guards_at(("1w1", "1m", "1e1")[seat])


@pytest.mark.clause("I-K1")
@pytest.mark.parametrize("verb", ["recover", "lose", "draw", "curse", "fall", "summon", "discard"])
@pytest.mark.parametrize(
    ("whom", "concerned"), [("you", [0]), ("rival", [2]), ("others", [1, 2]), ("all", [0, 1, 2])]
)
def test_a_verb_concerns_whom_it_says(
    honeycup: Callable[[str], None], verb: str, whom: str, concerned: list[int]
) -> None:
    honeycup(f"{whom} {verb} 1")
    table = laid_out()
    before = [seen(table, verb, seat) for seat in range(3)]
    table.do(0, "play honeycup")
    if whom == "rival":
        table.do(0, "target 3")
    while table.match.position.stage == 2:
        seat = table.match.to_move()[0]
        table.do(seat, table.legal(seat)[0])
    after = [seen(table, verb, seat) for seat in range(3)]
    assert [seat for seat in range(3) if after[seat] != before[seat]] == concerned


@pytest.mark.clause("I-K1")
def test_others_are_all_robbed_once(honeycup: Callable[[str], None]) -> None:
    honeycup("others rob 1")
    table = laid_out()
    table.do(0, "play honeycup")
    assert [len(table.held(seat)) for seat in range(3)] == [4, 1, 1]


def test_every_verb_power_law_and_trait_is_in_the_box_where_each_card_and_guard_is_tested() -> None:
    written = {verb for card in (*OF.flowers, *OF.curses) for _, verb, _ in card.does}
    assert written == {*VERBS[1:], *POWERS, *LAWS}
    assert {guard.trait for guard in OF.box.guards} == set(range(len(TRAITS)))
