"""Facts about the states: whole, plausible, and in words of every language."""

import json
from pathlib import Path
from typing import Any

import pytest

from atoll import texts
from atoll.games.borders.atlas import Atlas, open_map
from atoll.games.borders.programs.write_names import CAPITALS, HEAD, with_names
from atoll.texts import LANGUAGES

from .table import BORDERS

WEB = Path(__file__).parents[1] / "web"
MAPS = pytest.mark.parametrize("map", [open_map("europe"), open_map("usa")], ids=lambda map: map.name)


def facts(map: Atlas) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((WEB / "facts" / f"{map.name}.json").read_text())
    return found


@pytest.mark.clause("B-F1")
@MAPS
def test_every_state_has_its_facts_and_its_flag(map: Atlas) -> None:
    known = facts(map)
    assert set(known) == set(map.states)
    for code, fact in known.items():
        assert set(fact) == {"capital", "area", "people", "languages"}
        assert fact["capital"] and fact["area"] > 0 and fact["people"] > 0
        assert (WEB / "flags" / f"{code}.webp").read_bytes()[8:12] == b"WEBP"


@pytest.mark.clause("B-F1")
def test_states_of_europe_have_languages() -> None:
    known = facts(open_map("europe"))
    assert all(fact["languages"] for fact in known.values())
    assert known["BE"]["languages"] == ["language-nl", "language-fr", "language-de"]
    assert known["NO"]["languages"] == ["language-no"]


def test_areas_measured_on_the_map_are_about_right() -> None:
    """Without coastal waters, as published elsewhere: Texas some 688, Wyoming some 253 thousand."""
    known = facts(open_map("usa"))
    assert known["US-TX"]["area"] == pytest.approx(688_000, rel=0.01)
    assert known["US-WY"]["area"] == pytest.approx(253_300, rel=0.01)
    assert known["US-RI"]["area"] == pytest.approx(2_800, rel=0.05)


@pytest.mark.clause("B-F1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_told_in_every_language(language: str) -> None:
    words = texts.of(BORDERS, language)
    for fact in facts(open_map("europe")).values():
        said = [
            words.say({"id": "fact-capital", "capital": fact["capital"]}),
            words.say({"id": "fact-area", "area": fact["area"]}),
            words.say({"id": "fact-people", "people": fact["people"]}),
            words.say(
                {"id": "fact-languages", "languages": fact["languages"], "count": len(fact["languages"])}
            ),
        ]
        assert not any("capital-" in line or "language-" in line for line in said)


def test_facts_read_well() -> None:
    vienna = facts(open_map("europe"))["AT"]
    told = {
        language: texts.of(BORDERS, language).say({"id": "fact-capital", "capital": vienna["capital"]})
        for language in LANGUAGES
    }
    assert told == {
        "en": "Capital: Vienna",
        "cs": "Hlavní město: Vídeň",
        "pt": "Capital: Viena",
        "de": "Hauptstadt: Wien",
    }


def test_capitals_are_those_that_are_published() -> None:
    published = json.loads(CAPITALS.read_text(encoding="utf-8"))
    words = texts.of(BORDERS, "en")
    for code, capital in published.items():
        told = words.say({"id": f"name-capital-{code}"})
        assert told == capital or (code, told) == ("SM", "San Marino")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_cldr(language: str) -> None:
    text = (BORDERS.room / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert with_names(text, language) == text


def test_names_are_written_below_their_heading_alone() -> None:
    wrong = f"title = Here\n\n{HEAD}\nname-FR = Gaul\n\n# After.\ntutorial-end = Over.\n"
    right = with_names(wrong, "en")
    assert right.startswith(f"title = Here\n\n{HEAD}\nname-AD = Andorra\n")
    assert right.endswith("name-language-uk = Ukrainian\n\n# After.\ntutorial-end = Over.\n")
    assert "name-FR = France\n" in right and "Gaul" not in right
    assert with_names("title = Here\n", "en").startswith(f"title = Here\n\n{HEAD}\n")


@MAPS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_name_in_every_language(map: Atlas, language: str) -> None:
    words = texts.of(BORDERS, language)
    assert all(words.has(f"name-{code}") for code in (*map.states, *map.places))
