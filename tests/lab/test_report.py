"""The page holds what the summary holds, in every language, and nothing from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from atoll import lab, texts
from atoll.lab.plan import plan
from atoll.lab.report import Page

MADE = plan("pearls", ["greedy", "random"], vary=[("air", ["12", "20"])], games_each=40)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    return lab.summary(lab.run(MADE, tmp_path_factory.mktemp("run"), workers=1))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_page_reads_in_every_language(found: dict[str, object], language: str) -> None:
    page = Page(found, ["atoll", "lab", "pearls"], language, "http://127.0.0.1:8000").html()
    assert f'<html lang="{language}">' in page
    assert "report-" not in page and "measure-" not in page
    assert page.count("<svg") >= 10 and page.count('class="give"') >= 16


def test_the_page_is_one_file(found: dict[str, object]) -> None:
    page = Page(found, ["atoll"], "en", "http://127.0.0.1:8000").html()
    assert not re.search(r"<(script|link|img)|src=|@import|url\(", page)


def test_a_link_opens_a_table_with_the_options_that_are_not_as_usual(found: dict[str, object]) -> None:
    page = Page(found, ["atoll"], "en", "http://here").html()
    assert 'href="http://here/new/pearls?seats=2&amp;air=12"' in page
    assert 'href="http://here/new/pearls?seats=2"' in page


def test_what_is_certain_is_told_apart_from_what_is_not(found: dict[str, object]) -> None:
    page = Page(found, ["atoll"], "en", "http://here").html()
    assert '<tr class="certain"><th>Decisions</th>' in page
    assert '<tr class="uncertain">' in page and "not certain" in page


def test_a_run_without_variants_shows_all_that_there_is(tmp_path: Path) -> None:
    whole = lab.run(plan("pearls", ["level-1"], seats=2, games_each=25), tmp_path, workers=1)
    page = Page(lab.summary(whole), ["atoll"], "de", "http://here").html()
    assert "<details>" not in page and "Was die Varianten ändern" not in page
    assert "Alles wie in der Regel." in page and "Stufe 1" in page and "Angeboten und nie gewählt" in page


def test_every_tag_is_closed(found: dict[str, object]) -> None:
    class Tags(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []

        def handle_starttag(self, tag: str, attrs: object) -> None:
            if tag != "meta":
                self.open.append(tag)

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    tags = Tags()
    tags.feed(Page(found, ["atoll"], "en", "http://127.0.0.1:8000").html())
    assert tags.open == []


def test_a_link_opens_a_table_with_exactly_these_options(found: dict[str, object]) -> None:
    page = Page(found, ["atoll"], "en", "https://club.example").html()
    assert 'href="https://club.example/new/pearls?seats=2&amp;air=12"' in page


def test_the_page_says_how_to_play_the_same_again(found: dict[str, object]) -> None:
    command = ["atoll", "lab", "pearls", "--vary", "air=12,20"]
    assert "<pre>atoll lab pearls --vary air=12,20</pre>" in Page(found, command, "en", "x:").html()


def test_names_of_a_designer_cannot_break_the_page(tmp_path: Path) -> None:
    made = plan("pearls", ["greedy"], seats=2, games_each=5)
    whole = lab.run(made, tmp_path, workers=1)
    whole.by_variant[0]["<b>own & measure"] = [1] * 5
    page = Page(lab.summary(whole), ["atoll"], "en", "x:").html()
    assert "<b>" not in page and "&lt;b&gt;own &amp; measure" in page
