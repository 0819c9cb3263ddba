"""A bot in forty lines: it takes a seat at the table of an invite link and plays whatever is allowed.
Refuses to be clever; docs/bots.md says where to go on.   python examples/visitor.py LINK [NAME]"""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """What to do; `public`, `private` and `log` are what this seat knows, `legal` is what it may do."""
    legal: list[str] = view["legal"]
    return random.choice(legal)


def visit(link: str, name: str) -> dict[str, Any]:
    """Sit down, play to the end, and bring back how the table stood then."""
    where = urlsplit(link)
    table = f"{where.netloc}/api/tables/{where.path.rsplit('/', 1)[-1]}"
    join = Request(f"{where.scheme}://{table}/join", json.dumps({"name": name}).encode())
    with urlopen(join) as answer:
        cookie = answer.headers["set-cookie"].split(";")[0]
    with connect(
        f"{where.scheme.replace('http', 'ws')}://{table}/socket", additional_headers={"Cookie": cookie}
    ) as line:
        line.send(json.dumps({"type": "hello", "version": 1}))
        for frame in line:
            message = json.loads(frame)
            if message["type"] == "view" and message["legal"]:
                act = {"type": "do", "seat": message["seat"], "id": message["id"], "action": choose(message)}
                line.send(json.dumps(act))
            elif message["type"] == "table" and message["table"]["phase"] == "ended":
                ended: dict[str, Any] = message["table"]
                return ended
    raise ConnectionError("the server closed the line before the game was over")


if __name__ == "__main__":
    sys.stdout.write(f"{visit(sys.argv[1], ' '.join(sys.argv[2:]) or 'Visitor')['ending']}\n")
