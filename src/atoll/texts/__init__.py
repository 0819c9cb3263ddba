"""The words of the house and of the rooms, in every language that is spoken here.
Refuses to hold a word itself: they are in the Fluent files."""

from atoll.texts.language import LANGUAGES, LanguageError, negotiate, spoken_here
from atoll.texts.words import HOUSE, TextError, Texts, house, load, of, strictly

__all__ = [
    "HOUSE",
    "LANGUAGES",
    "LanguageError",
    "TextError",
    "Texts",
    "house",
    "load",
    "negotiate",
    "of",
    "spoken_here",
    "strictly",
]
