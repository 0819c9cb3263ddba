"""`atoll games`: what there is to play. Refuses to say more than fits on a line each."""

import argparse

from atoll import games
from atoll.cli.main import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "games", help="list the games", description="List the games: id, title, players, minutes, designer."
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for id in games.ids():
        meta = games.game(id).meta
        least, most = meta.seats
        players = str(least) if least == most else f"{least}-{most}"
        minutes = "-".join(map(str, dict.fromkeys(meta.minutes)))
        print(f"{id:10} {meta.title}, {players} players, {minutes} minutes, by {meta.designer}")
    return 0
