"""The languages that are spoken here, and which of them a reader gets.
Refuses to guess beyond what the reader asks for: who asks for none of them reads English."""

import os
import re
from collections.abc import Iterable, Mapping

# Each with the locale that its plurals and lists follow; the first is spoken where no other is asked for.
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pt": "pt-PT", "de": "de-DE"}
LANGUAGES = tuple(LOCALES)


class LanguageError(ValueError):
    """A language that is not spoken here; the message names those that are."""


def negotiate(wanted: Iterable[str]) -> str:
    """The first of these languages that is spoken here, else English.

    >>> negotiate(["fr-FR", "pt_BR.UTF-8", "cs"])
    'pt'
    """
    for language in wanted:
        spoken = re.split("[-_.@]", language.strip().lower())[0]
        if spoken in LOCALES:
            return spoken
    return LANGUAGES[0]


def spoken_here(environment: Mapping[str, str] = os.environ) -> str:
    """The language that this machine's user has chosen.

    >>> spoken_here({"LANG": "cs_CZ.UTF-8"})
    'cs'
    """
    listed = environment.get("LANGUAGE", "").split(":")
    # Of the locale's three variables, the first that is set counts.
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return negotiate([*listed, locale])
