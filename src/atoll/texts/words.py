"""Puts messages, refusals and actions into words, from the Fluent files of the house and the rooms.
Refuses markup, and words by halves: a missing one is an error in tests and a visible id elsewhere."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from atoll.core import Game, Refusal
from atoll.texts.language import LANGUAGES, LOCALES, LanguageError

HOUSE = Path(__file__).parent
CLAUSE = re.compile(r"[A-Z]+-[A-Z]*[0-9]+[a-z]?")
HEADING = re.compile(r"[A-Z]+-[A-Z]+|[A-Z]")
ORDINALS = ("first", "second", "third")


_strict = ContextVar("strict", default=False)


class TextError(LookupError):
    """A text that is missing or cannot be filled; raised in tests and by `strictly` only."""


class Texts:
    """All words of one room (and, behind them, of the house) in one language."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self.ids: list[str] = []
        for folder in folders:
            self._read(folder / f"{language}.ftl")
        self.english = load("en", *folders) if language != "en" else self

    def has(self, id: str) -> bool:
        """Whether there are words for this id."""
        return bool(self.bundle.has_message(id))

    def say(self, message: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The words of a message; `names` are the players', by seat."""
        fill = {key: value for key, value in message.items() if key != "id"}
        return self._words(message["id"], "", fill, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """What forbids an action, with the clause in front."""
        words = self._words(refusal.clause, refusal.reason, refusal.data, names)
        return f"{refusal.clause}: {words}"

    def action(self, do: str) -> str:
        """What an action does, in the infinitive."""
        verb, *rest = do.split()
        words = [int(word) if word.isdecimal() else word for word in rest]
        fill = {**dict(zip(ORDINALS, words, strict=False)), "all": words}
        return self._words(f"do-{verb}", "", fill, ())

    def help(self, id: str) -> str:
        """The second, longer word on something (`.help`); empty when there is none."""
        if not self.has(id) or "help" not in self.bundle.get_message(id).attributes:
            return ""
        return self._words(id, "help", {}, ())

    def clauses(self) -> list[str]:
        """The ids of all headings and clauses, in the order of the texts."""
        return [id for id in self.ids if CLAUSE.fullmatch(id) or HEADING.fullmatch(id)]

    def join(self, words: Iterable[str]) -> str:
        """Several words as the language lists them.

        >>> house("de").join(["a1", "b2", "c3"])
        'a1, b2 und c3'
        """
        return self._list(words, "standard")

    def either(self, words: Iterable[str]) -> str:
        """Several words of which one is meant.

        >>> house("pt").either(["a1", "b2"])
        'a1 ou b2'
        """
        return self._list(words, "or")

    def _list(self, words: Iterable[str], style: Literal["standard", "or"]) -> str:
        return format_list(list(words), style, LOCALES[self.language].replace("-", "_"))

    def _words(self, id: str, attribute: str, fill: Mapping[str, Any], names: Sequence[str]) -> str:
        pattern = self._pattern(id, attribute)
        if pattern is None:
            _complain(f"there is no text {'.'.join(filter(None, (id, attribute)))} in {self.language}")
            return self._instead(id, attribute, fill, names)
        said, errors = self.bundle.format_pattern(pattern, self._filled(fill, names))
        if errors:
            _complain(f"the text {id} in {self.language}: {errors[0]}")
        return str(said)

    def _instead(self, id: str, attribute: str, fill: Mapping[str, Any], names: Sequence[str]) -> str:
        """For a text that is not there: the English one, else the clause of the refusal, else the id."""
        if self.english is not self and self.english.has(id):
            return self.english._words(id, attribute, fill, names)
        return self._words(id, "", fill, names) if attribute and self._pattern(id, "") else id

    def _pattern(self, id: str, attribute: str) -> Any:
        if not self.has(id):
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _filled(self, fill: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        filled = {key: self._value(value) for key, value in fill.items()}
        if isinstance(does := fill.get("does"), str):
            filled["does"] = self.action(does)
        seat = fill.get("seat")
        if isinstance(seat, int):
            filled["seat"] = seat + 1
            known = 0 <= seat < len(names)
            filled["name"] = names[seat] if known else self.say({"id": "player", "number": seat + 1})
        return filled

    def _value(self, value: Any) -> Any:
        match value:
            case bool():
                return str(value).lower()
            case str():
                return self.say({"id": f"name-{value}"}) if self.has(f"name-{value}") else value
            case list() | tuple():
                return self.join(str(self._value(each)) for each in value)
        return value

    def _read(self, path: Path) -> None:
        if not path.exists():
            return _complain(f"there is no {path}")
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                _complain(f"{path}: not Fluent: {(entry.content or '').strip()!r}")
            elif isinstance(entry, ast.Message):
                self.ids.append(entry.id.name)
        self.bundle.add_resource(resource)
        return None


@cache
def load(language: str, *folders: Path) -> Texts:
    """The words that lie in these folders, the first that has one winning."""
    if language not in LOCALES:
        raise LanguageError(f"there are no texts in {language!r}; the languages are: {', '.join(LANGUAGES)}")
    return Texts(language, folders)


def of(game: Game[Any, Any], language: str = "en") -> Texts:
    """The words of a game and of the house."""
    return load(language, game.room / "texts", HOUSE)


def house(language: str = "en") -> Texts:
    """The words that every game shares."""
    return load(language, HOUSE)


@contextmanager
def strictly() -> Iterator[None]:
    """While this lasts, words that are missing or cannot be filled raise a `TextError`."""
    before = _strict.set(True)
    try:
        yield
    finally:
        _strict.reset(before)


def _complain(what: str) -> None:
    if _strict.get() or os.environ.get("ATOLL_STRICT_TEXTS", "") not in {"", "0"}:
        raise TextError(what)
