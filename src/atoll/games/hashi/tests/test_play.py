"""Whatever is played: `legal`, `check` and `pick` agree, and what everybody sees is all there is."""

from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import games
from atoll.core import Live, Match, Quick, digest

HASHI = games.game("hashi")
GAMES = given(seats=st.integers(1, 4), side=st.sampled_from(["A", "B"]), seed=st.integers(0, 2**32))
FEW = settings(max_examples=10, deadline=None)


@FEW
@GAMES
def test_what_is_offered_is_what_is_allowed(seats: int, side: str, seed: int) -> None:
    match = Match(HASHI, seats, {"side": side}, Live(str(seed)))
    luck = Quick(seed)
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        legal = match.rules.legal(match.position, seat)
        allowed = [
            action
            for action in range(len(match.names))
            if match.rules.check(match.position, seat, action) is None
        ]
        assert legal == allowed
        picked = match.rules.pick(match.position, seat, luck)
        assert picked in legal
        match.do(seat, match.names[picked])


@FEW
@GAMES
def test_a_view_holds_the_whole_position(seats: int, side: str, seed: int) -> None:
    match = Match(HASHI, seats, {"side": side}, Live(str(seed)))
    luck = Quick(seed)
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        match.do(seat, match.names[match.rules.pick(match.position, seat, luck)])
        for reader in (None, seat):
            assert digest(HASHI.sample(match.rules, match.view(reader), luck)) == digest(match.position)
