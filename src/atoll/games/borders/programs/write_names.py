"""`python -m atoll.games.borders.programs.write_names` writes the names of Europe's states, of their capitals
and languages into the texts, from CLDR where CLDR has them. Refuses to touch any other line."""

import json
import sys
from functools import cache
from pathlib import Path

from babel import Locale

from atoll.games.borders.atlas import MAPS, open_map

ROOM = MAPS.parent
TEXTS = ROOM / "texts"
CAPITALS = Path(__file__).parent / "capitals.json"
# The languages of the texts; Portuguese is that of Portugal.
LOCALES = {"en": "en_GB", "cs": "cs", "pt": "pt_PT", "de": "de"}
HEAD = "# States of Europe, their capitals and languages, written by programs/write_names.py from CLDR."

# CLDR knows cities by their time zones; these have none, and are called otherwise than in English.
EXONYMS = {
    "en": {"SM": "San Marino"},
    "cs": {"MD": "Kišiněv", "SM": "San Marino", "VA": "Vatikán", "XK": "Priština"},
    "pt": {
        "AZ": "Bacu",
        "BY": "Minsque",
        "CH": "Berna",
        "GE": "Tbilissi",
        "HR": "Zagrebe",
        "LT": "Vílnius",
        "MD": "Quichinau",
        "MK": "Escópia",
        "MT": "Valeta",
        "SM": "São Marinho",
        "TR": "Ancara",
        "VA": "Cidade do Vaticano",
    },
    "de": {"SM": "San Marino", "VA": "Vatikanstadt"},
}


# A language that CLDR takes for another.
MONTENEGRIN = {"en": "Montenegrin", "cs": "černohorština", "pt": "montenegrino", "de": "Montenegrinisch"}


def states(language: str) -> dict[str, str]:
    """The states, by code; the English names as the index spells them."""
    europe = open_map("europe")
    if language == "en":
        return {code: europe.names[code] for code in europe.states}
    return {code: _locale(language).territories[code] for code in europe.states}


def capitals(language: str) -> dict[str, str]:
    """The capitals, by the code of their state."""
    english: dict[str, str] = json.loads(CAPITALS.read_text(encoding="utf-8"))
    named = dict(english)
    if language != "en":
        for zone, known in _locale(language).time_zones.items():
            city = zone.rsplit("/", maxsplit=1)[-1].replace("_", " ").replace("Kiev", "Kyiv")
            if known.get("city"):
                # Some are written with hints where a line may break.
                shown = known["city"].replace("\N{SOFT HYPHEN}", "")
                named.update({code: shown for code, name in english.items() if name == city})
    return named | EXONYMS[language]


def languages(language: str) -> dict[str, str]:
    """The languages that are official somewhere, by their codes."""
    facts = json.loads((ROOM / "web" / "facts" / "europe.json").read_text(encoding="utf-8"))
    spoken = sorted(
        {each.removeprefix("language-") for known in facts.values() for each in known["languages"]}
    )
    known = {"cnr": MONTENEGRIN[language], **_locale(language).languages}
    return {code: known[code] for code in spoken}


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(LOCALES[language])


def with_names(text: str, language: str) -> str:
    """A file of texts with the names as they should be, below their heading; nothing else is touched."""
    named = {
        **states(language),
        **{f"capital-{code}": name for code, name in capitals(language).items()},
        **{f"language-{code}": name for code, name in languages(language).items()},
    }
    block = "\n".join([HEAD, *(f"name-{id} = {name}" for id, name in named.items())])
    before, _, rest = text.partition(HEAD)
    # The names end where a line is empty.
    _, _, after = rest.partition("\n\n")
    return "\n\n".join(filter(None, [before.rstrip("\n"), block, after.rstrip("\n")])) + "\n"


def main() -> int:
    for language in LOCALES:
        path = TEXTS / f"{language}.ftl"
        path.write_text(with_names(path.read_text(encoding="utf-8"), language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
