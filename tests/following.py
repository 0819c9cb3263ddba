"""Follows a document as it is written: writes the files that it names, runs the commands that it gives.
Refuses to help out: what the document forgets is missing."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# A fence names the language, and the file where it is one.
FENCE = re.compile(r"^```(\S+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(document: str, here: Path, surroundings: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What each command printed, in a folder that held nothing before."""
    printed = {}
    environment = {**surroundings, "PATH": f"{Path(sys.executable).parent}:{surroundings['PATH']}"}
    for language, file, text in FENCE.findall(document):
        if file:
            (here / file).write_text(text, encoding="utf-8")
            continue
        assert language == "sh"
        for command in text.splitlines():
            if command.startswith("export "):
                name, _, value = command.removeprefix("export ").partition("=")
                environment[name] = value
                continue
            done = subprocess.run(
                command, shell=True, cwd=here, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            printed[command] = done.stdout
    return printed
