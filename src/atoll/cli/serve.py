"""`atoll serve`: the server and its browser client, until somebody stops it.
Refuses to set anything up itself: settings come from flags and from the environment."""

import argparse
import threading
import webbrowser
from dataclasses import fields
from typing import Any

from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.words import FOLDER, add_language
from atoll.server import settings
from atoll.server.links import in_the_network
from atoll.server.settings import SettingError, Settings
from atoll.texts import HOUSE, load

ABOUT = """Start the server: tables for everybody who can reach it, in the browser and for bots. What is
played is kept in a folder. Everything can be set by flags here, or by the environment."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="start the server and open the browser",
        description=ABOUT,
        epilog="The same by the environment:\n"
        + "\n".join(f"  {name:16} {about}" for name, about in settings.about().items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    for name in ("port", "host", "data", "address"):
        about = settings.about()[settings.variable(name)].replace("%", "%%")
        parser.add_argument(f"--{name}", metavar=name.upper(), help=about)
    parser.add_argument(
        "--no-browser", dest="browser", action="store_const", const="no", help="leave the browser closed"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # The server's own dependencies are not needed by any other command.
    from atoll.server import run as server  # noqa: PLC0415

    spoken = load(args.lang, FOLDER, HOUSE)
    try:
        chosen = settings.read(flags=_flags(args))

        def ready(address: str) -> None:
            print(spoken.say({"id": "serve-at", "address": address}))
            print(spoken.say(_reach(chosen, address)), flush=True)
            if chosen.browser:
                # A browser that is slow to come, or that there is not, holds nothing up.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        return server.run(chosen, ready)
    except SettingError as error:
        raise Mistake(str(error)) from None


def _reach(chosen: Settings, address: str) -> dict[str, Any]:
    """Who else can come: a message."""
    if chosen.address:
        return {"id": "serve-stop"}
    network = in_the_network(chosen.host, address)
    return {"id": "serve-network", "address": network} if network else {"id": "serve-alone"}


def _flags(args: argparse.Namespace) -> dict[str, object]:
    return {each.name: getattr(args, each.name, None) for each in fields(Settings)}
