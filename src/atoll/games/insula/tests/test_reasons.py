"""What a hint says of a step, a rest, a battle or a flower."""

from atoll import texts
from atoll.core import Json, Live, Match, Quick
from atoll.games.insula import GAME
from atoll.games.insula.rules import InsulaRules

from .table import Table
from .test_battles import duel
from .test_bot import into_the_citadel_where_a_friend_waits, the_flower_that_turns_the_battle


def why(table: Table, seat: int, do: str) -> list[Json]:
    return of(table.match, seat, do)


def of(match: Match, seat: int, do: str) -> list[Json]:
    assert isinstance(match.rules, InsulaRules)
    return list(GAME.reasons(match.rules, match.position, seat, match.numbers[do]))


def test_a_step_into_the_citadel_is_told_by_who_is_there() -> None:
    table, seat, do = into_the_citadel_where_a_friend_waits()
    assert why(table, seat, do) == [{"id": "why-citadel", "others": 1}]


def test_energies_are_told_by_the_rolls_that_win() -> None:
    table = duel(0)
    table.to_battle(die=2)
    chances = [why(table, 0, f"put {number}")[0]["percent"] for number in (0, 2, 3)]
    assert chances == sorted(chances) and chances[2] == 83


def test_a_flower_is_told_by_what_it_changes() -> None:
    table, seat, do = the_flower_that_turns_the_battle()
    told = why(table, seat, do)[0]
    assert told["id"] == "why-bloom" and told["before"] < told["after"]


def test_a_second_action_tells_what_it_costs() -> None:
    table = Table(2)
    table.energies(0, 3)
    assert [each["id"] for each in why(table, 0, "rest")] == ["why-rest"]
    table.do(0, "rest")
    assert why(table, 0, "move up")[-1] == {"id": "why-second", "energies": 1}


def test_every_reason_has_words_in_every_language() -> None:
    told: dict[str, Json] = {}
    for seed in range(6):
        luck, match = Quick(seed), Match(GAME, 3, chance=Live(str(seed)))
        while movers := match.to_move():
            legal = match.legal(movers[0])
            told |= {reason["id"]: reason for do in legal for reason in of(match, movers[0], do)}
            match.do(movers[0], legal[luck.roll("any", len(legal))])
    assert len(told) >= 12
    for language in ("en", "cs", "pt", "de"):
        words = texts.of(GAME, language)
        assert all(not words.say(reason).startswith("why-") for reason in told.values())
