"""Faults planted in a copy of Pearls, one at a time: the kit finds each of them and names it.
A test for the tests: a property that finds nothing in a game that lacks it would prove nothing elsewhere."""

import importlib.util
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from atoll import conformance, games
from atoll.core import Game

PEARLS = games.game("pearls").room


@dataclass(frozen=True)
class Fault:
    """A piece of the room, what it becomes, and the property that is lost by it; also what the fault needs
    elsewhere to be one."""

    name: str
    file: str
    sound: str
    broken: str
    lost: str
    also: tuple[tuple[str, str, str], ...] = ()


FAULTS = [
    Fault(
        "a_leak",
        "view.py",
        '"bag": int(count(bay.bag)),',
        '"bag": int(count(bay.bag)), "deepest": max(bay.hands),',
        "what_could_be_looks_like_what_is",
    ),
    Fault(
        "a_lost_piece",
        "rules.py",
        "position.bag ^= 1 << pearl\n",
        "position.bag &= ~(1 << pearl | 1 << pearl // 2 & 2)\n",
        "no_piece_comes_or_goes",
    ),
    Fault(
        "a_dead_end",
        "rules.py",
        "return [0, 1] if self._may_dive(position, seat) else [1]",
        "return [0] if self._may_dive(position, seat) else []",
        "somebody_can_move_until_it_is_over",
    ),
    Fault(
        "a_mismatch_of_check_and_legal",
        "rules.py",
        "return [0, 1] if self._may_dive(position, seat) else [1]",
        "return [0, 1]",
        "check_and_legal_agree",
    ),
    Fault(
        "a_field_that_copy_misses",
        "rules.py",
        "        other.under = self.under\n",
        "",
        "a_copy_holds_everything",
    ),
    Fault(
        "an_impure_view",
        "view.py",
        '    return {\n        "air"',
        '    bay.turn = (bay.turn + 1) % bay.seats\n    return {\n        "air"',
        "looking_changes_nothing",
    ),
    Fault(
        "an_unstable_order",
        "rules.py",
        "return [0, 1] if self._may_dive(position, seat) else [1]",
        "return [[0, 1], [1, 0]][count(position.bag) % 2] if self._may_dive(position, seat) else [1]",
        "actions_come_in_one_order",
    ),
    Fault(
        "a_game_that_never_ends",
        "rules.py",
        "            position.under ^= 1 << seat\n",
        "            pass\n",
        "it_ends",
    ),
    Fault(
        "luck_beside_the_record",
        "rules.py",
        'pearl = chance.draw("pearl", position.bag)',
        "pearl = __import__('random').choice(members(position.bag))",
        "a_record_replays_without_its_seed",
    ),
    Fault(
        "a_clause_without_a_test",
        "tests/test_pearls.py",
        '@pytest.mark.clause("P-1")\n',
        "",
        "rules_tell_clauses",
    ),
    Fault(
        "a_clause_without_a_text",
        "texts/cs.ftl",
        "P-1 = ",
        "P-9 = ",
        "rules_tell_clauses",
    ),
    Fault(
        "a_copy_that_shares",
        "rules.py",
        "other.hands = self.hands.copy()",
        "other.hands = self.hands",
        "a_copy_shares_nothing",
    ),
    Fault(
        "a_derived_field_that_copy_misses",
        "rules.py",
        "        self.turn: i64 = 0\n",
        "        self.turn: i64 = 0\n        self._dives = 0\n",
        "copies_play_on_alike",
        (
            (
                "rules.py",
                "        if action == DIVE:\n            pe",
                "        position._dives += 1\n        if action == DIVE:\n            pe",
            ),
            (
                "rules.py",
                "return count(position.bag) > 0 and",
                "return position._dives < 3 and count(position.bag) > 0 and",
            ),
        ),
    ),
    Fault(
        "a_log_that_leaks",
        "view.py",
        "if reader == step.seat:",
        "if step.drew:",
        "the_log_tells_no_secret",
    ),
    Fault(
        "a_refusal_that_leaks",
        "rules.py",
        'return Refusal("P-3", data={"air": int(self.air)})',
        'return Refusal("P-3", data={"air": int(position.bag)})',
        "what_one_may_do_tells_no_secret",
    ),
    Fault(
        "a_sight_that_sees_too_much",
        "bot.py",
        "seen = mixed(seen, count(hand))",
        "seen = mixed(seen, hand)",
        "sight_sees_no_secret",
    ),
    Fault(
        "a_sight_that_sees_too_little",
        "bot.py",
        "return seen",
        "return position.turn",
        "sight_tells_apart_what_may_be_done",
    ),
    Fault(
        "a_sensible_action_that_is_not_allowed",
        "bot.py",
        "return DIVE if room >= 0 and 2 * fitting > len(pearls) else SURFACE",
        "return DIVE",
        "what_is_sensible_is_legal",
    ),
    Fault(
        "points_that_cannot_be_recounted",
        "rules.py",
        "return total if total <= int(self.air) else 0",
        "return total",
        "points_are_what_one_counts",
    ),
    Fault(
        "a_view_that_is_no_plain_data",
        "view.py",
        '"under": members(bay.under),',
        '"under": tuple(members(bay.under)),',
        "views_are_plain_data",
    ),
    Fault(
        "a_sample_that_writes_into_its_view",
        "view.py",
        "    for seat, hand in shown.items():\n",
        "    public['under'].clear()\n    for seat, hand in shown.items():\n",
        "views_are_left_as_they_are",
    ),
    Fault(
        "a_refusal_that_does_something",
        "rules.py",
        '            return Refusal("P-3"',
        '            position.turn = (position.turn + 1) % position.seats\n            return Refusal("P-3"',
        "a_refusal_changes_nothing",
    ),
    Fault(
        "a_belief_that_forbids",
        "__init__.py",
        "    room=Path",
        "    believed=lambda rules, level, seed: PearlRules(rules.air - level),\n    room=Path",
        "what_is_believed_allows_the_same",
    ),
    Fault(
        "a_pause_without_end",
        "__init__.py",
        "    room=Path",
        "    pause=lambda rules, view, level, chance: float('inf'),\n    room=Path",
        "pauses_are_seconds",
    ),
    Fault(
        "a_reason_without_words",
        "__init__.py",
        "    room=Path",
        "    reasons=lambda rules, bay, seat, action: [{'id': 'why-deep'}],\n    room=Path",
        "everything_said_has_words",
    ),
    Fault(
        "a_message_without_words",
        "view.py",
        '"told-surface"',
        '"told-surfaces"',
        "everything_said_has_words",
    ),
    Fault(
        "a_refusal_without_words",
        "rules.py",
        'return Refusal("P-3", data',
        'return Refusal("P-3", "breathless", data',
        "everything_said_has_words",
    ),
    Fault(
        "a_text_that_one_language_lacks",
        "texts/pt.ftl",
        "board-bay = ",
        "board-bai = ",
        "every_language_has_the_same_texts",
    ),
    Fault(
        "an_option_without_words",
        "__init__.py",
        '{"shallow": {"air": 12}}',
        '{"shallow": {"air": 12}, "deep": {"air": 30}}',
        "everything_one_can_choose_is_told",
    ),
    Fault(
        "a_preset_that_cannot_be_had",
        "__init__.py",
        '{"shallow": {"air": 12}}',
        '{"shallow": {"air": 9}}',
        "options_read_themselves",
    ),
    Fault(
        "a_golden_game_that_ends_otherwise",
        "golden/2-divers.json",
        '"points":13',
        '"points":14',
        "golden_games_replay",
    ),
    Fault(
        "rules_that_fail",
        "rules.py",
        "            position.under ^= 1 << seat\n",
        "            position.under ^= 1 << seat\n            assert position.under, 'nobody is left'\n",
        "it_can_be_played",
    ),
    Fault(
        "secrets_that_are_not_declared",
        "__init__.py",
        "secrets=True,",
        "",
        "secrets_are_as_declared",
    ),
    Fault(
        "secrets_that_are_none",
        "view.py",
        '"hands": [] if bay.under else',
        '"hands":',
        "secrets_are_as_declared",
    ),
]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Path]:
    room = tmp_path / "planted"
    shutil.copytree(PEARLS, room, ignore=shutil.ignore_patterns("__pycache__"))
    yield room
    for name in [name for name in sys.modules if name.split(".")[0] == "planted"]:
        del sys.modules[name]


def opened(room: Path) -> Game[Any, Any]:
    spec = importlib.util.spec_from_file_location(
        "planted", room / "__init__.py", submodule_search_locations=[str(room)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["planted"] = module
    spec.loader.exec_module(module)
    game: Game[Any, Any] = module.GAME
    return game


def plant(room: Path, file: str, sound: str, broken: str) -> None:
    text = (room / file).read_text()
    assert sound in text, f"{file} has no {sound!r} any more: plant the fault elsewhere"
    (room / file).write_text(text.replace(sound, broken))


def test_the_copy_without_a_fault_conforms(room: Path) -> None:
    assert conformance.check(opened(room)) == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(room: Path, fault: Fault) -> None:
    plant(room, fault.file, fault.sound, fault.broken)
    for file, sound, broken in fault.also:
        plant(room, file, sound, broken)
    found = conformance.check(opened(room))
    assert fault.lost in {finding.property for finding in found}, found
    for finding in found:
        assert finding.sentence and "\n" not in str(finding)


def test_rules_that_fail_are_told_with_a_game_that_shows_it(room: Path) -> None:
    fault = next(fault for fault in FAULTS if fault.name == "rules_that_fail")
    plant(room, fault.file, fault.sound, fault.broken)
    found = [finding for finding in conformance.check(opened(room)) if "nobody is left" in finding.sentence]
    # A golden game is a record already.
    assert {finding.property for finding in found if finding.record is None} == {"golden_games_replay"}
    assert len(found) > 1
