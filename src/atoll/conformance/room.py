"""What lies in a room beside its rules: texts in every language, options that read themselves, golden games.
Refuses to play anything but what was written down."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from atoll.conformance.clauses import texts_of
from atoll.conformance.moment import differing, short
from atoll.core import Choice, Game, OptionError, RecordError, read_record, replay_record
from atoll.texts import LANGUAGES


def every_language_has_the_same_texts(game: Game[Any, Any]) -> Iterator[str]:
    """Each in its own words, filled with the same."""
    english = texts_of(game, "en")
    if not english:
        yield "there is no texts/en.ftl"
    for language in LANGUAGES:
        told = texts_of(game, language)
        for id in sorted({*english, *told}):
            if id not in told:
                yield f"{language}.ftl lacks {id}"
            elif id not in english:
                yield f"{language}.ftl has {id}, and en.ftl has not"
            elif told[id] != english[id]:
                differ = ", ".join(sorted(told[id] ^ english[id]))
                yield f"{id} is filled differently in {language}.ftl and en.ftl: {differ}"


def everything_one_can_choose_is_told(game: Game[Any, Any]) -> Iterator[str]:
    """The imprint, the options with their values, the presets, and every verb."""
    told = texts_of(game, "en")
    wanted = ["title", "tagline", "about"]
    for name in game.options.presets:
        wanted += [f"preset-{name}", f"preset-{name}.help"]
    for option in game.options.options:
        wanted += [f"option-{option.name}", f"option-{option.name}.help"]
        if isinstance(option, Choice):
            wanted += [f"option-{option.name}-{value}" for value in option.values]
    rules = game.rules(game.options.read({}, game.meta.seats[0]))
    wanted += [f"do-{verb}" for verb in dict.fromkeys(action.split()[0] for action in rules.actions())]
    missing = [id for id in wanted if id not in told]
    if missing:
        yield f"there is no text for {', '.join(missing)}"


def options_read_themselves(game: Game[Any, Any]) -> Iterator[str]:
    """Defaults are there for every number of players, presets for some, and what was read reads the same."""
    least, most = game.meta.seats
    for seats in range(least, most + 1):
        try:
            chosen = game.options.read({}, seats)
            if game.options.read(chosen, seats) != chosen:
                yield f"the defaults for {seats} players read differently when they are read again"
        except OptionError as error:
            yield f"the defaults cannot be had with {seats} players: {error}"
    for name in game.options.presets:
        if not any(_can_be_had(game, name, seats) for seats in range(least, most + 1)):
            yield f"the preset {name} cannot be had with any number of players"


def _can_be_had(game: Game[Any, Any], preset: str, seats: int) -> bool:
    try:
        game.options.read(game.options.preset(preset), seats)
    except OptionError:
        return False
    return True


def golden_games_replay(game: Game[Any, Any]) -> Iterator[str]:
    """Finished games, kept with their results, come out as they did."""
    files = sorted((game.room / "golden").glob("*.json"))
    if not files:
        yield "there is no golden game (golden/*.json)"
    for path in files:
        try:
            record = read_record(path.read_text(encoding="utf-8"))
            outcome = replay_record(game, record).outcome()
        except RecordError as error:
            yield f"golden/{path.name}: {error}"
            continue
        written = record.notes.get("outcome")
        if outcome is None:
            yield f"golden/{path.name} is not played to its end"
        elif written is None:
            yield f"golden/{path.name} does not say how it ended (notes.outcome)"
        elif (came := _plain(asdict(outcome))) != written:
            where = differing(written, came) if isinstance(written, dict) else short(written)
            yield f"golden/{path.name} ends otherwise than it says: {where}"


def _plain(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: _plain(value) for name, value in thing.items()}
    return [_plain(each) for each in thing] if isinstance(thing, list | tuple) else thing
