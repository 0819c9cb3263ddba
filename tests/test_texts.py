"""Messages, refusals and actions in the reader's words, as docs/rooms.md promises."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from atoll import games, texts
from atoll.core import Refusal
from atoll.texts import words

ALL = pytest.mark.parametrize("spoken", texts.LANGUAGES)


@pytest.fixture
def room(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "title = Reef\n"
        "name-moss = moonlit moss\n"
        "told-pick = { $name } (seat { $seat }) picks { $flowers } and { $count ->\n"
        "    [one] one shell\n"
        "   *[other] { $count } shells\n"
        "}\n"
        "do-put = put { $first ->\n"
        "    [one] one energy on { $second }\n"
        "   *[other] { $first } energies on { $second }\n"
        "}\n"
        "do-gather = gather { $all }\n"
        "R-A1 = Reefs are wet.\n"
        "    .dry = { $name } stands on dry land, { $at }.\n"
        "option-tide = Tide\n"
        "    .help = How high the water stands.\n"
    )
    for other in ("cs", "pt", "de"):
        (tmp_path / f"{other}.ftl").write_text("title = Útes\n")
    return tmp_path


def test_a_seat_reads_as_the_players_name(room: Path) -> None:
    message = {"id": "told-pick", "seat": 1, "flowers": ["moss"], "count": 1}
    said = texts.load("en", room, words.HOUSE).say(message, ["Ana", "Bob"])
    assert said == "Bob (seat 2) picks moonlit moss and one shell"


def test_a_seat_without_a_name_has_its_number(room: Path) -> None:
    message = {"id": "told-pick", "seat": 1, "flowers": [], "count": 2}
    assert texts.load("en", room, words.HOUSE).say(message).startswith("Player 2 (seat 2)")


def test_a_list_is_joined_and_its_names_replaced(room: Path) -> None:
    message = {"id": "told-pick", "seat": 0, "flowers": ["moss", "fern", 3], "count": 3}
    assert "picks moonlit moss, fern and 3 and 3 shells" in texts.load("en", room, words.HOUSE).say(message)


def test_the_words_of_an_action_fill_its_text(room: Path) -> None:
    reef = texts.load("en", room)
    assert reef.action("put 1 moss") == "put one energy on moonlit moss"
    assert reef.action("put 3 c4") == "put 3 energies on c4"
    assert reef.action("gather moss fern moss ivy") == "gather moonlit moss, fern, moonlit moss and ivy"


def test_a_refusal_names_its_clause_and_is_filled(room: Path) -> None:
    refusal = Refusal("R-A1", "dry", {"seat": 0, "at": "moss"})
    assert texts.load("en", room).refusal(refusal, ["Ana"]) == "R-A1: Ana stands on dry land, moonlit moss."


def test_help_is_the_second_word_on_something(room: Path) -> None:
    reef = texts.load("en", room)
    assert reef.help("option-tide") == "How high the water stands."
    assert reef.help("title") == reef.help("not-there") == ""


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"id": "told-nothing"}, "there is no text told-nothing in en"),
        ({"id": "told-pick", "seat": 0, "flowers": []}, "the text told-pick in en"),
    ],
)
def test_a_text_that_fails_is_an_error_in_tests(
    room: Path, broken: dict[str, object], complaint: str
) -> None:
    with pytest.raises(texts.TextError, match=complaint):
        texts.load("en", room, words.HOUSE).say(broken)


def test_a_file_that_is_not_fluent_is_an_error_in_tests(room: Path) -> None:
    (room / "en.ftl").write_text("title = Reef\nthis is no text\n")
    with pytest.raises(texts.TextError, match="this is no text"):
        texts.Texts("en", [room])
    with pytest.raises(texts.TextError, match="there is no"):
        texts.Texts("en", [room / "elsewhere"])


def test_in_production_a_missing_text_is_visible(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_STRICT_TEXTS", "")
    reef = texts.load("en", room, words.HOUSE)
    assert reef.say({"id": "told-nothing"}) == "told-nothing"
    assert reef.action("fly north") == "do-fly"
    assert reef.refusal(Refusal("R-A1", "no-such-reason")) == "R-A1: Reefs are wet."
    assert "picks flowers" in reef.say({"id": "told-pick", "seat": 0, "count": 1})


def test_in_production_english_stands_in(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_STRICT_TEXTS", "")
    assert texts.load("de", room, words.HOUSE).action("put 1 c3") == "put one energy on c3"


def test_numbers_take_the_plural_of_the_language() -> None:
    points = [texts.house("cs").say({"id": "points", "points": number}) for number in (1, 2, 5)]
    assert points == ["1 bod", "2 body", "5 bodů"]


@ALL
def test_every_language_has_the_same_texts(spoken: str) -> None:
    folders = [words.HOUSE, words.HOUSE.parent / "cli" / "texts", words.HOUSE.parent / "lab" / "texts"]
    folders.append(Path(__file__).parents[1] / "web" / "texts")
    folders += [games.game(id).room / "texts" for id in games.ids() if id == "pearls"]
    for folder in filter(Path.exists, folders):
        english, other = _shape(folder / "en.ftl"), _shape(folder / f"{spoken}.ftl")
        assert english == other, folder


@ALL
def test_the_houses_clauses_can_be_said(spoken: str) -> None:
    house = texts.house(spoken)
    for refusal in (Refusal("A-1", data={"given": "fly"}), Refusal("A-2", data={"seat": 0}), Refusal("A-3")):
        assert house.refusal(refusal, ["Eva"]).startswith(f"{refusal.clause}: ")


def test_clauses_come_in_the_order_of_the_texts() -> None:
    clauses = texts.of(games.game("pearls"), "de").clauses()
    assert clauses == ["P-1", "P-2", "P-3", "P-4", "A", "A-1", "A-2", "A-3"]


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "fr_FR"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "sk:pt_BR:en"}, "pt"),
    ],
)
def test_the_language_is_the_users(environment: dict[str, str], spoken: str) -> None:
    assert texts.spoken_here(environment) == spoken


def test_a_language_that_is_not_spoken_names_those_that_are() -> None:
    with pytest.raises(texts.LanguageError, match="'fr'; the languages are: en, cs, pt, de"):
        texts.house("fr")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def _shape(path: Path) -> dict[str, set[str]]:
    """The ids and attributes in a file, each with the variables that it uses."""
    shape = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            for name, pattern in parts:
                variables = _Variables()
                if pattern is not None:
                    variables.visit(pattern)
                shape[name] = variables.found
    return shape
