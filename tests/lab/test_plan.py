"""A plan is what can be played, and says what can't."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from atoll import games
from atoll.core import OptionError, SeatsError
from atoll.lab import plan as plans
from atoll.lab import tally
from atoll.lab.plan import Plan, PlanError, plan, read_plan


def made(**more: object) -> Plan:
    return plan("pearls", ["greedy", "random"], **more)  # type: ignore[arg-type]


def test_every_combination_of_varied_values_is_a_variant() -> None:
    variants = made(vary=[("air", ["12", "20"]), ("seats", ["2", "4"])]).variants
    assert [(each.seats, each.options["air"]) for each in variants] == [(2, 12), (4, 12), (2, 20), (4, 20)]


def test_presets_can_be_compared_and_all_of_them_at_once() -> None:
    assert [each.name for each in made(vary=[("preset", ["all"])]).variants] == [
        f"preset={name}" for name in games.game("pearls").options.presets
    ]


def test_each_line_up_has_its_turn_on_the_same_deal() -> None:
    found = made()
    variant = found.variants[0]
    assert [found.line_up(variant, game) for game in (0, 1, 2)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    deals = found.deals(variant, range(4))
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_who_plays_against_themselves_need_not_rotate() -> None:
    found = plan("pearls", ["greedy"], seats=3)
    assert len(set(found.deals(found.variants[0], range(30)))) == 30


def test_variants_share_their_deals() -> None:
    found = made(vary=[("air", ["12", "20"])])
    first, second = (found.deals(variant, range(7)) for variant in found.variants)
    assert first == second


def test_every_game_is_in_exactly_one_batch() -> None:
    found = made(vary=[("air", ["12", "20"])], games_each=60)
    played = [
        (batch.variant, game)
        for batch in found.batches()
        for game in range(batch.first, batch.first + batch.games)
    ]
    assert sorted(played) == [(variant, game) for variant in (0, 1) for game in range(60)]


def test_a_plan_holds_what_own_files_held(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    own = "from atoll.bots.random import Random\nclass Mine(Random): pass\n"
    texts = []
    for more in ("", "# changed\n"):
        file.write_text(own + more)
        texts.append(plan("pearls", [f"{file}:Mine"]).text())
    assert texts[0] != texts[1]


def test_bots_that_think_long_are_handed_out_in_smaller_batches() -> None:
    sizes = [plan("pearls", [bot]).batch_size() for bot in ("random", "greedy", "level-4")]
    assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == 3


def test_a_plan_reads_back_as_it_was_written() -> None:
    found = made(vary=[("air", ["12", "20"])], seed=9, detail=True)
    assert read_plan(found.text()) == found
    with pytest.raises(PlanError, match="not a plan of the laboratory"):
        read_plan('{"game": "pearls"}')


@pytest.mark.parametrize(
    ("asked", "error", "told"),
    [
        ({"vary": [("air", ["12", "50"])]}, OptionError, "air can be 10 to 30, not '50'"),
        (
            {"vary": [("gas", ["1"])]},
            OptionError,
            "the options are: air; besides, seats and preset can be varied",
        ),
        ({"vary": [("seats", ["9"])]}, SeatsError, "Pearls is for 2 to 4 players, not 9"),
        ({"vary": [("preset", ["deep"])]}, OptionError, "there is no preset 'deep'"),
        ({"vary": [("air", ["12", "12"])]}, PlanError, "a value was named twice: air=12"),
        ({"games_each": 0}, PlanError, "at least 1 game is to be played, not 0"),
    ],
)
def test_what_cannot_be_played_is_told_before_anything_is(
    asked: dict[str, object], error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told):
        made(**asked)


def test_a_bot_that_there_is_not_names_those_that_are() -> None:
    with pytest.raises(PlanError, match="no bot 'gredy'; the bots are: random, greedy"):
        plan("pearls", ["gredy"])


@pytest.mark.parametrize("module", [plans, tally])
def test_the_examples_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed
