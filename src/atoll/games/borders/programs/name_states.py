"""`python -m atoll.games.borders.programs.name_states` writes the names of Europe's states into the texts:
the English ones as the index spells them, the others from CLDR. Refuses to touch any other line."""

import sys

from babel import Locale

from atoll.games.borders.atlas import MAPS, open_map

TEXTS = MAPS.parent / "texts"
# The languages of the texts beside English; Portuguese is that of Portugal.
LOCALES = {"cs": "cs", "pt": "pt_PT", "de": "de"}
HEAD = "# States of Europe, written by programs/name_states.py from CLDR."


def names(language: str) -> dict[str, str]:
    """The states of Europe, by code, as this language calls them."""
    europe = open_map("europe")
    if language == "en":
        return {code: europe.names[code] for code in europe.states}
    territories = Locale.parse(LOCALES[language]).territories
    return {code: territories[code] for code in europe.states}


def with_names(text: str, language: str) -> str:
    """A file of texts with the names as they should be, at its end."""
    kept = text.split(HEAD, maxsplit=1)[0].rstrip()
    lines = [f"name-{code} = {name}" for code, name in names(language).items()]
    return "\n".join([kept, "", HEAD, *lines, ""])


def main() -> int:
    for language in ("en", *LOCALES):
        path = TEXTS / f"{language}.ftl"
        path.write_text(with_names(path.read_text(encoding="utf-8"), language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
