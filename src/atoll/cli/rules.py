"""`atoll rules`: the rules of a game, clause by clause, in the reader's language.
Refuses to tell them itself: the words are the game's texts."""

import argparse

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import atoll
from atoll.cli.main import Commands, Mistake
from atoll.cli.terminal.rulebook import NoSuchClause, leaf, section
from atoll.cli.terminal.words import add_language, words

ABOUT = """Read the rules of a game. Every refusal names its clause; this is where to look it up."""

EXAMPLES = """examples:
  atoll rules hashi                 all clauses, in your language
  atoll rules hashi H-B5            one clause
  atoll rules hashi H-B --lang cs   all clauses below a heading, in Czech
  atoll rules hashi --book          the whole telling of RULES.md, with examples and rulings"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="read the rules of a game, or one clause",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game (atoll games lists them)")
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help="a clause (H-B5) or a heading (H-B)")
    parser.add_argument("--book", action="store_true", help="RULES.md instead, which is in English")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = atoll.game(args.game)
    console = Console(highlight=False)
    if args.book:
        if args.clause is not None:
            raise Mistake("--book shows the whole of RULES.md; leave CLAUSE out, or --book")
        console.print(Markdown((game.room / "RULES.md").read_text(encoding="utf-8")))
        return 0
    texts = words(game, args.lang)
    try:
        ids = section(texts, args.clause) if args.clause is not None else texts.clauses()
    except NoSuchClause as mistake:
        raise Mistake(str(mistake)) from None
    if args.clause is None:
        console.print(Text(f"{texts.say({'id': 'title'})} ({game.meta.designer})", "bold"))
    for part in leaf(texts, ids):
        console.print(part)
    return 0
