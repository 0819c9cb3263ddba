"""Every bot plays every game to its end, from its view alone, and the same with the same seed."""

import json
from dataclasses import replace
from typing import Any

import pytest

from atoll import bots, games
from atoll.bots.random import Random
from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Json, Live, Match, Quick, digest

GAMES = pytest.mark.parametrize("game", games.ids())
BOTS = pytest.mark.parametrize("name", ["random", "greedy", "level-1", "level-2"])


def played(game: Game[Any, Any], name: str, seed: int) -> Match:
    match = Match(game, game.meta.seats[0], chance=Live(str(seed)))
    players = [bots.bot(name, game, match.rules, seed + seat) for seat in range(match.seats)]
    while movers := match.to_move():
        seat = movers[seed % len(movers)]
        # As plain JSON, so that nothing but data can reach the bot.
        view: Json = json.loads(json.dumps(match.view(seat)))
        match.do(seat, players[seat].decide(view, match.legal(seat), 1.0))
    return match


@BOTS
@GAMES
def test_a_bot_plays_to_the_end_and_the_same_again(game: str, name: str) -> None:
    room = games.game(game)
    first = played(room, name, 3)
    assert first.outcome() is not None
    assert played(room, name, 3).record() == first.record()


# Level 5 thinks by the clock, and does not do the same twice.
@pytest.mark.parametrize("name", bots.names()[:-1])
def test_a_bot_cannot_tell_what_its_view_does_not_tell(name: str) -> None:
    """Two tables that differ in the other's secret pearls alone: the bot does the same at both."""
    room = games.game("pearls")
    decided = []
    for hand in (1 << 12, 1 << 1):
        match = Match(room, 2, chance=Live("same"))
        match.do(0, "dive")
        match.position.bag |= match.position.hands[0]
        match.position.bag &= ~hand
        match.position.hands[0] = hand
        player = bots.bot(name, room, match.rules, 11)
        decided.append([player.decide(match.view(1), match.legal(1), 60.0) for _ in range(5)])
    assert decided[0] == decided[1]


# By the options with which something is hidden.
SECRETS = {"pearls": {}, "onecard": {"variant": "advanced"}, "insula": {}}


@pytest.mark.parametrize(("id", "options"), SECRETS.items())
def test_in_our_games_too_forged_secrets_change_nothing(id: str, options: dict[str, object]) -> None:
    """Worlds that differ in what a seat cannot see, as they are told to a bot at that seat."""
    room = games.game(id)
    match = Match(room, room.meta.seats[1], options, Live("forged"))
    luck, forged = Quick(1), 0
    for _ in range(30):
        movers = match.to_move()
        if not movers:
            break
        view = match.view(movers[0])
        worlds = [room.sample(match.rules, view, Quick(seed)) for seed in range(4)]
        forged += len({digest(world) for world in worlds}) > 1
        decided = {
            bots.bot("level-2", room, match.rules, 5).decide(
                json.loads(json.dumps(room.view(match.rules, world, movers[0]))), match.legal(movers[0]), 60.0
            )
            for world in worlds
        }
        assert len(decided) == 1
        legal = match.legal(movers[0])
        match.do(movers[0], legal[luck.roll("any", len(legal))])
    assert forged


def test_the_greedy_bot_does_what_is_sensible() -> None:
    room = games.game("pearls")
    match = Match(room, 2, {"air": 10})
    greedy = bots.bot("greedy", room, match.rules, 1)
    assert greedy.decide(match.view(0), match.legal(0), 1.0) == "dive"
    match.position.hands[0] = 1 << 9
    match.position.bag ^= 1 << 9
    assert greedy.decide(match.view(0), match.legal(0), 1.0) == "surface"


def test_the_greedy_bot_falls_back_to_what_is_allowed() -> None:
    room = games.game("pearls")
    match = Match(room, 2)
    greedy = bots.bot("greedy", room, match.rules, 1)
    assert greedy.decide(match.view(0), ["surface"], 1.0) == "surface"


def test_the_random_bot_takes_everything_at_times() -> None:
    room = games.game("pearls")
    match = Match(room, 2)
    player = Random(room, match.rules, 4)
    assert {player.decide(match.view(0), match.legal(0), 1.0) for _ in range(50)} == {"dive", "surface"}


def test_every_game_with_secrets_is_among_those() -> None:
    assert set(SECRETS) >= {id for id in games.ids() if games.game(id).meta.secrets}


def test_names_are_weakest_first() -> None:
    assert bots.names() == ["random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5"]


def test_a_bot_that_there_is_not_names_those_that_are() -> None:
    room = games.game("pearls")
    match = Match(room, 2)
    with pytest.raises(bots.NoSuchBot, match="no bot 'gredy'; did you mean greedy"):
        bots.bot("gredy", room, match.rules, 1)
    with pytest.raises(bots.NoSuchBot, match="The bots are: random, greedy"):
        bots.bot("x", room, match.rules, 1)


def test_a_level_searches_over_the_rules_as_it_believes_them_to_be() -> None:
    """With a bag whose air is believed to be endless, one dives on; who knows better surfaces."""
    room = games.game("pearls")
    match = Match(room, 2, {"air": 12})
    endless = room.rules({"air": 1_000})

    def believed(rules: Any, level: int, seed: int) -> Any:
        return endless if level <= 2 else rules

    believing = replace(room, believed=believed)
    match.position.hands[0] = (1 << 10) | (1 << 2)
    match.position.bag &= ~match.position.hands[0]
    legal = match.legal(0)
    dives = {
        name: bots.bot(name, believing, match.rules, 3).decide(match.view(0), legal, 60.0)
        for name in ("level-2", "level-4")
    }
    assert dives == {"level-2": "dive", "level-4": "surface"}


def test_every_bot_has_a_strength() -> None:
    strengths = {name: bots.strength(name) for name in bots.names()}
    assert set(strengths.values()) == {1, 2, 3, 4, 5}
    assert strengths["level-1"] == 1 and strengths["level-5"] == 5


def test_a_bot_with_whims_takes_at_times_what_it_would_not() -> None:
    room = games.game("pearls")
    match = Match(room, 2)
    match.position.hands[0] = 1 << 12 | 1 << 8
    match.position.bag &= ~match.position.hands[0]
    wise, child = (
        [Searcher(room, match.rules, Budget(60), seed, whims=whims) for seed in range(40)]
        for whims in (0.0, 0.5)
    )
    dived = [
        sum(bot.decide(match.view(0), match.legal(0), 60.0) == "dive" for bot in them)
        for them in (wise, child)
    ]
    assert dived[0] == 0 and 2 <= dived[1] <= 20


def test_lower_levels_think_less_and_have_more_whims() -> None:
    levels = list(bots.LEVELS.values())
    assert [level.budget.trials for level in levels] == sorted(level.budget.trials for level in levels)
    assert [level.whims for level in levels] == sorted((level.whims for level in levels), reverse=True)
