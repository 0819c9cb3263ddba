"""The rules at the terminal: all of them, a heading, a clause, in the reader's language."""

import pytest

import atoll as library
from atoll.cli.terminal.words import words
from atoll.texts import LANGUAGES

from .conftest import TOLD, Atoll


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_all_clauses_of_every_game_are_told(atoll: Atoll, game: str, language: str) -> None:
    said = atoll("rules", game, "--lang", language)
    assert said.code == 0 and said.err == ""
    for clause in words(library.game(game), language).clauses():
        if clause[-1].isdigit():
            assert f"\n{clause} " in said.out


def test_one_clause_however_it_is_written(atoll: Atoll) -> None:
    said = atoll("rules", "pearls", "p-2", "--lang", "en")
    assert " ".join(said.out.split()) == "P-2 In turn, dive for one pearl that nobody else sees, or surface."


def test_a_heading_brings_its_clauses(atoll: Atoll) -> None:
    said = atoll("rules", "pearls", "A", "--lang", "en")
    assert said.out.startswith("\nAt every table\nA-1 ") and "A-3 " in said.out and "P-1" not in said.out


def test_the_whole_book(atoll: Atoll) -> None:
    assert "Who brings up the most, without running out of air?" in atoll("rules", "pearls", "--book").out


def test_what_there_is_not_is_one_line(atoll: Atoll) -> None:
    for given, told in [
        (["pearls", "P-9"], "There is no clause “P-9”. There are, for example, P-"),
        (["perls"], "there is no game 'perls'"),
        (["pearls", "P-1", "--book"], "--book shows the whole of RULES.md"),
        (["pearls", ""], "There is no clause “”."),
    ]:
        said = atoll("rules", *given, "--lang", "en")
        assert said.code == 2 and told in said.err and said.err.count("\n") == 1
