"""Plays a game with its own sense and writes every step as the browser would see it, for the harness.
Refuses to be a server: nothing here is judged, stored or sent; it is for looking at boards."""

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "examples")]

from atoll.core import Game, Json, Live, Match, Quick  # noqa: E402

NAMES = ["Anna", "Bartolomeu", "Čeněk", "Dörte", "Emília", "František"]
COLOURS = ["blue", "vermilion", "green", "amber", "mauve", "sky"]
SYMBOLS = ["anchor", "gull", "shell", "star", "fish", "lantern"]


def find(id: str) -> Game[Any, Any]:
    """A game of the house, or one of the examples."""
    name = f"atoll.games.{id}" if (ROOT / "src/atoll/games" / id).is_dir() else id
    if importlib.util.find_spec(name) is None:
        raise SystemExit(f"there is no game {id!r} in src/atoll/games or examples")
    found = importlib.import_module(name).GAME
    assert isinstance(found, Game)
    return found


def frame(match: Match, told: dict[str, list[Json]], with_reasons: bool) -> Json:
    """What each reader sees now, may do, was told, and why it may not do the rest."""
    readers: list[int | None] = [None, *range(match.seats)]
    legal = {_key(seat): [] if seat is None else match.legal(seat) for seat in readers}
    outcome = match.outcome()
    return {
        "step": len(match.steps),
        "by": match.steps[-1].seat if match.steps else None,
        "do": match.steps[-1].do if match.steps else None,
        "toMove": match.to_move(),
        "views": {_key(seat): match.view(seat) for seat in readers},
        "legal": legal,
        "told": told,
        "why": {str(seat): _reasons(match, seat) for seat in range(match.seats)} if with_reasons else {},
        "outcome": outcome
        and {
            "reason": outcome.reason,
            "results": [
                {"points": result.points, "place": result.place, "parts": result.parts}
                for result in outcome.results
            ],
        },
    }


def play(game: Game[Any, Any], seats: int, options: dict[str, object], seed: str, with_reasons: bool) -> Json:
    """A whole game, all seats played by the game's own sense."""
    match = Match(game, seats, options, Live(seed))
    sense = game.knowledge(match.rules)
    luck = Quick(sum(map(ord, seed)))
    readers: list[int | None] = [None, *range(seats)]
    frames = [frame(match, {_key(seat): [] for seat in readers}, with_reasons)]
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        before = match.position
        step = match.do(seat, match.names[sense.sensible(before, seat, luck)])
        told = {
            _key(reader): game.told(match.rules, before, step, match.position, reader) for reader in readers
        }
        frames.append(frame(match, told, with_reasons))
    return {
        "game": game.meta.id,
        "printed": game.printed(match.rules),
        "players": [
            {"name": NAMES[seat], "colour": COLOURS[seat], "symbol": SYMBOLS[seat], "bot": seat > 0}
            for seat in range(seats)
        ],
        "frames": frames,
    }


def _key(seat: int | None) -> str:
    return "all" if seat is None else str(seat)


def _reasons(match: Match, seat: int) -> Json:
    reasons: Json = {}
    for action in match.names:
        refusal = match.why_not(seat, action)
        if refusal is not None and refusal.clause not in ("A-2", "A-3"):
            reasons[action] = {
                "clause": refusal.clause,
                "reason": refusal.reason,
                "data": refusal.data,
                "at": refusal.at,
            }
    return reasons


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, default=0, help="default: as many as the game is for, at most 4")
    reader.add_argument("--seed", default="1")
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument(
        "--no-reasons", action="store_true", help="leave out why each other action is refused"
    )
    given = reader.parse_args()
    game = find(given.game)
    seats = given.seats or min(4, game.meta.seats[1])
    options: dict[str, object] = dict(option.split("=", 1) for option in given.option)
    text = json.dumps(play(game, seats, options, given.seed, not given.no_reasons), ensure_ascii=False)
    file = Path(__file__).parent / "frames" / f"{given.game}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{file.relative_to(ROOT)}: {len(text) // 1000} kB\n")


if __name__ == "__main__":
    main()
