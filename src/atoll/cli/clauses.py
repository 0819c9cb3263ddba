"""`atoll clauses`: each clause of a game's rules with its tests and the languages that tell it.
Refuses to hide a gap: the exit code is 1 when there is one."""

import argparse
import json
from dataclasses import asdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

import atoll
from atoll import conformance
from atoll.cli.main import Commands, Mistake

ABOUT = """List the clauses of a game's RULES.md, in its order: the tests that show each (marked
@pytest.mark.clause) and the languages that tell it. A clause that lacks either is a gap, and the exit code
is then 1."""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "clauses",
        help="list a game's clauses with their tests and texts",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game (atoll games lists them)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = atoll.game(args.game)
    clauses = conformance.report(game)
    if not clauses:
        raise Mistake(f"{game.meta.title} has no RULES.md with clauses (- **X-A1** ...)")
    gaps = [clause for clause in clauses if clause.lacks()]
    if args.json:
        print(json.dumps([{**asdict(clause), "lacks": clause.lacks()} for clause in clauses], indent=1))
        return 1 if gaps else 0
    table = Table(box=None, pad_edge=False)
    for heading in ("clause", "told in", "shown by"):
        table.add_column(heading)
    for clause in clauses:
        names = [test.split("::")[-1].removeprefix("test_").replace("_", " ") for test in clause.tests]
        shown = "\n".join(names) or "no test"
        table.add_row(clause.id, " ".join(clause.languages), Text(shown, "" if names else "bold"))
    console = Console(highlight=False)
    console.print(table)
    for clause in gaps:
        console.print(f"{clause.id} {clause.lacks()}")
    console.print(f"{len(clauses)} clauses, {len(gaps) or 'no'} gap{'' if len(gaps) == 1 else 's'}")
    return 1 if gaps else 0
