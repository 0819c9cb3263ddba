"""The trip planner: prices and all ways, names in four languages, near ones for those it does not know."""

import json

import pytest

from atoll import texts
from atoll.cli import main
from atoll.games import game
from atoll.games.borders.atlas import open_map
from atoll.games.borders.commands import find
from atoll.games.borders.planner import Gazetteer, NoTrip, UnknownState, ask, maps, plain, plan

EUROPE, USA = open_map("europe"), open_map("usa")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(["trip", *words])
    except SystemExit as stop:
        code = int(str(stop.code))
    out, err = capsys.readouterr()
    return code, out, err


def test_json_has_these_keys_and_english_names(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(
        capsys, "europe", "France", "--via", "Hungary", "--under", "2", "--json", "--lang", "cs"
    )
    assert code == 0
    assert json.loads(out) == {
        "total": 50,
        "crossings": 3,
        "pairs": 0,
        "under": 2,
        "routes": [
            ["France", "Switzerland", "Austria", "Hungary"],
            ["France", "Germany", "Austria", "Hungary"],
            ["France", "Italy", "Austria", "Hungary"],
            ["France", "Italy", "Slovenia", "Hungary"],
        ],
    }


@pytest.mark.parametrize(
    ("words", "total", "crossings", "pairs"),
    [
        ("France --via UK", 40, 1, 1),
        ("France --via UK --via Netherlands", 80, 2, 2),
        ("France --via UK --via Belgium", 110, 2, 3),
        ("Poland --via Russia", 40, 1, 1),
        ("Poland --via Finland", 30, 3, 0),
        ("Italy --via Monaco --via Spain", 40, 4, 0),
        ("Azerbaijan --to Norway", 20, 2, 0),
        ("France --via Belgium --via Luxembourg --to Germany", 180, 3, 5),
    ],
)
def test_the_examples_of_the_rules(
    capsys: pytest.CaptureFixture[str], words: str, total: int, crossings: int, pairs: int
) -> None:
    _, out, _ = said(capsys, "europe", *words.split(), "--json")
    told = json.loads(out)
    assert (told["total"], told["crossings"], told["pairs"]) == (total, crossings, pairs)


@pytest.mark.parametrize(
    "name",
    ["France", "france", "FR", "Francie", "Frankreich", "França", "franca"],
)
def test_a_state_is_known_by_its_names_in_all_languages(name: str) -> None:
    assert find(EUROPE, name) == "FR"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Czech Republic", "CZ"),
        ("Česko", "CZ"),
        ("Türkiye", "TR"),
        ("Bosnia & Herzegovina", "BA"),
        ("Great Britain", "GB"),
        ("Vatican", "VA"),
        ("severni makedonie", "MK"),
    ],
)
def test_a_state_is_known_by_its_other_names(name: str, code: str) -> None:
    assert find(EUROPE, name) == code


def test_states_of_the_usa_are_known_by_two_letters_too() -> None:
    assert [find(USA, name) for name in ("tx", "US-TX", "Kalifornie", "Nova Iorque")] == [
        "US-TX",
        "US-TX",
        "US-CA",
        "US-NY",
    ]


@pytest.mark.parametrize(
    ("given", "near"),
    [("Frnce", "France"), ("Hungry", "Hungary"), ("Nemecko", None), ("Portgal", "Portugal")],
)
def test_a_misspelt_name_gets_the_nearest(
    capsys: pytest.CaptureFixture[str], given: str, near: str | None
) -> None:
    code, out, err = said(capsys, "europe", given, "--via", "Malta", "--lang", "en")
    assert (code, out) == (2, "") if near else code == 0
    assert f"Did you mean {near}" in err if near else err == ""


def test_what_is_like_nothing_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = said(capsys, "europe", "Xyzzy", "--via", "Malta", "--lang", "en")
    assert code == 2 and err == "atoll: There is no state “Xyzzy” on this map.\n"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("europe France", "Where to?"),
        ("europe France --via France", "A state was named twice"),
        ("europe France --via Spain --to Francie", "A state was named twice"),
        ("europe France --via Spain --via Malta --via Italy", "A trip visits two states at most"),
        ("asia France --via Spain", "There is no map “asia”. There are: europe and usa."),
        ("europe France --via Spain --under many", "'many' is not a number of chips"),
    ],
)
def test_a_trip_that_is_none_is_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], words: str, complaint: str
) -> None:
    code, out, err = said(capsys, *words.split(), *([] if "many" in words else ["--lang", "en"]))
    assert (code, out) == (2, "")
    assert complaint in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["30 €  3 borders", "The 4 cheapest ways:", "France → Germany → Austria → Hungary"]),
        ("cs", ["30 €  3 hranice", "4 nejlevnější cesty:", "Francie → Německo → Rakousko → Maďarsko"]),
        (
            "de",
            ["30 €  3 Grenzen", "Die 4 billigsten Wege:", "Frankreich → Deutschland → Österreich → Ungarn"],
        ),
        (
            "pt",
            ["30 €  3 fronteiras", "Os 4 caminhos mais baratos:", "França → Alemanha → Áustria → Hungria"],
        ),
    ],
)
def test_the_answer_is_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], language: str, words: list[str]
) -> None:
    _, out, _ = said(capsys, "europe", "France", "--via", "Hungary", "--lang", language)
    assert all(word in out for word in words)


def test_pairs_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "europe", "France", "--via", "Belgium", "--via", "UK", "--lang", "en")
    assert "3 pairs of neighbours\n" in out
    for pair in ("France and Belgium", "France and United Kingdom", "Belgium and United Kingdom"):
        assert f"({pair})\n" in out


def test_a_long_row_of_ways_is_cut_short(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("usa", "Maine", "--via", "Texas", "--to", "California", "--lang", "en")
    _, out, _ = said(capsys, *words)
    assert "The 16 cheapest ways:" in out and out.endswith("  …\n") and out.count("→ California") == 12
    _, out, _ = said(capsys, *words, "--json")
    assert len(json.loads(out)["routes"]) == 16


def test_the_planner_refuses_what_is_no_trip() -> None:
    for via, to, why in ([], None, "nowhere"), (["FR"], None, "twice"), (["DE", "IT", "ES"], None, "many"):
        with pytest.raises(NoTrip, match=why):
            plan(EUROPE, "FR", via, to)


def test_a_gazetteer_names_each_state_once() -> None:
    with pytest.raises(UnknownState) as caught:
        Gazetteer(EUROPE, [EUROPE.names, EUROPE.names]).find("Slovnia")
    assert caught.value.near[0] == "Slovenia" and len(set(caught.value.near)) == len(caught.value.near)


def test_names_are_compared_without_case_accents_and_dots() -> None:
    assert plain("ČESKO") == plain("cesko") == plain(" Česko. ")


def test_a_client_asks_by_codes_and_gets_a_receipt() -> None:
    answer = ask({"map": "europe", "start": "FR", "via": "GB,BE", "under": "1"})
    assert answer["total"] == 120
    assert [(line["id"], line["number"], line["amount"]) for line in answer["lines"]] == [
        ("cost-crossings", 2, 20),
        ("cost-pairs", 3, 90),
        ("cost-under", 1, 10),
    ]
    assert answer["routes"] == [["FR", "BE", "GB"], ["FR", "GB", "BE"]] and answer["ways"] == 2
    json.dumps(answer)


def test_a_client_gets_no_more_ways_than_it_can_show() -> None:
    answer = ask({"map": "usa", "start": "US-ME", "via": "US-FL,US-MT", "to": "US-AK"})
    assert answer["ways"] > len(answer["routes"]) == 60


@pytest.mark.parametrize("language", ["en", "cs", "pt", "de"])
@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({}, "trip-no-map"),
        ({"map": "asia"}, "trip-no-map"),
        ({"map": "europe"}, "trip-no-state"),
        ({"map": "europe", "start": "FR", "via": "France"}, "trip-no-state"),
        ({"map": "europe", "start": "FR", "to": "RU-KGD"}, "trip-no-state"),
        ({"map": "europe", "start": "FR"}, "trip-nowhere"),
        ({"map": "europe", "start": "FR", "via": "FR"}, "trip-twice"),
        ({"map": "europe", "start": "FR", "via": "DE,ES,IT"}, "trip-many"),
        ({"map": "europe", "start": "FR", "via": "DE", "under": "-1"}, "trip-no-number"),
        ({"map": "europe", "start": "FR", "via": "DE", "under": "9" * 50}, "trip-no-number"),
        ({"map": "europe", "start": "FR", "by": "train"}, "trip-no-field"),
    ],
)
def test_what_cannot_be_answered_is_said(asked: dict[str, str], why: str, language: str) -> None:
    refused = game("borders").questions["trip"](asked)["refused"]
    assert refused["id"] == why
    assert texts.of(game("borders"), language).say(refused)


def test_the_maps_are_told_to_who_wants_to_plan() -> None:
    europe, usa = maps({})["maps"]
    assert (europe["map"], usa["map"]) == ("europe", "usa")
    assert len(europe["states"]) == len(usa["states"]) == 50
    assert {"place": "RU-KGD", "state": "RU"} in europe["places"]
    assert europe["also"]["UK"] == "GB"
    # The texts name what lies on our maps.
    assert europe["names"] == {}


def test_who_asks_for_the_maps_names_nothing_else() -> None:
    assert maps({"map": "usa"}) == {"refused": {"id": "trip-maps", "given": "map"}}
