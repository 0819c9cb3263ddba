"""The games and the bots that there are, as the start page shows them.
Refuses to know any of them by name: they are found."""

from typing import Any

from atoll import bots, games
from atoll.core import Choice, Game, Number, Switch
from atoll.server.protocol import GameCard, Games, OptionCard


def shelf() -> Games:
    """All of them."""
    return Games(games=[_card(games.game(id)) for id in games.ids()], bots=bots.names())


def _card(game: Game[Any, Any]) -> GameCard:
    meta = game.meta
    return GameCard(
        id=meta.id,
        title=meta.title,
        designer=meta.designer,
        seats=meta.seats,
        minutes=meta.minutes,
        rules=meta.rules_version,
        secrets=meta.secrets,
        together=meta.together,
        race=meta.race,
        options=[_option(option) for option in game.options.options],
        presets={name: dict(values) for name, values in game.options.presets.items()},
    )


def _option(option: Choice | Number | Switch) -> OptionCard:
    seats = list(option.seats)
    match option:
        case Choice(name, values):
            return OptionCard(
                name=name, kind="choice", default=option.default, values=list(values), seats=seats
            )
        case Number(name, least, most, default):
            return OptionCard(name=name, kind="number", default=default, least=least, most=most, seats=seats)
        case Switch(name, default):
            return OptionCard(name=name, kind="switch", default=default, seats=seats)
