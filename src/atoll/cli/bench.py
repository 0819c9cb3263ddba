"""`atoll bench`: the measurements that lie in the checkout's `bench` folder.
Refuses to measure anything itself, and to pretend where there is no checkout."""

import argparse
import ast
import subprocess
import sys
from pathlib import Path

import atoll
from atoll.cli.main import Commands, Mistake

BENCH = Path(atoll.__file__).parents[2] / "bench"

ABOUT = """Measure this Atoll. What is measured, and what else it can be told: atoll bench NAME --help"""


def add(commands: Commands) -> None:
    known = measurements()
    width = max(map(len, known), default=0)
    parser = commands.add_parser(
        "bench",
        help="measure how fast rules are, beside published engines",
        description=ABOUT,
        epilog="\n".join(["measurements:", *(f"  {name:{width}}  {about}" for name, about in known.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help="a measurement: rules, ...")
    rest = parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    # There may be none, and who forgot the name is not asked for it.
    rest.required = False
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    known = measurements()
    if not known:
        raise Mistake(
            "measurements need a checkout of Atoll; this one was installed without its bench folder"
        )
    if args.name not in known:
        raise Mistake(f"there is no measurement {args.name!r}; there are: {', '.join(known)}")
    return subprocess.run([sys.executable, BENCH / f"{args.name}.py", *args.rest], check=False).returncode


def measurements() -> dict[str, str]:
    """The measurements that can be run, each with the first line of what it says of itself."""
    found = {}
    for path in sorted(BENCH.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in tree.body):
            found[path.stem] = (ast.get_docstring(tree) or "").splitlines()[0]
    return found
