"""The command `atoll`: each module beside this one is the command of its name and offers `add(commands)`;
a game brings its own in its room's `commands.py`. Refuses to know what any command does."""

from atoll.cli.main import Commands, Mistake, main

__all__ = ["Commands", "Mistake", "main"]
