"""Plays the finished games in `golden` anew: every number of players, every switch, by sense and by chance.
Refuses to be asked for others: which games there are, and with what luck, stands here.

    python -m atoll.games.insula.programs.make_golden"""

import sys
from dataclasses import asdict, replace

from atoll.core import Live, Match, Quick
from atoll.games.insula import GAME
from atoll.games.insula.rules import InsulaRules

# The name of a game, its players, its options, of how many decisions one is left to chance (0: none), and the
# number of its luck, chosen so that every ending is among them.
GAMES: list[tuple[str, int, dict[str, object], int, int]] = [
    ("alone", 1, {}, 0, 1),
    ("alone-along", 1, {"order": "along", "distance": 4}, 0, 3),
    ("two", 2, {}, 0, 6),
    ("two-far", 2, {"distance": 7, "beside": True}, 5, 1),
    ("three", 3, {}, 0, 1),
    ("three-along", 3, {"order": "along"}, 0, 5),
    ("three-first-game", 3, {**GAME.options.preset("first")}, 0, 1),
    ("three-without-countdown", 3, {"countdown": False}, 6, 3),
    ("three-beside-guards", 3, {"beside": True, "distance": 6}, 4, 19),
    ("four", 4, {}, 6, 1),
    ("four-hard", 4, {**GAME.options.preset("hard")}, 0, 5),
    ("five", 5, {}, 0, 1),
    ("five-along-near", 5, {"order": "along", "distance": 4}, 5, 7),
    ("two-at-random", 2, {}, 1, 1),
    ("five-at-random", 5, {"countdown": False, "beside": True}, 1, 1),
    ("lost-way", 4, {"countdown": False, "distance": 7}, 1, 9),
]


def played(seed: str, seats: int, options: dict[str, object], careless: int) -> Match:
    """A game to its end."""
    match = Match(GAME, seats, options, Live(seed))
    assert isinstance(match.rules, InsulaRules)
    sense, luck = GAME.knowledge(match.rules), Quick(sum(map(ord, seed)))
    while movers := match.to_move():
        seat = movers[luck.roll("seat", len(movers))]
        if careless and not luck.roll("careless", careless):
            action = match.rules.pick(match.position, seat, luck)
        else:
            action = sense.sensible(match.position, seat, luck)
        match.do(seat, match.names[action])
    return match


def main() -> None:
    folder = GAME.room / "golden"
    folder.mkdir(exist_ok=True)
    for name, seats, options, careless, luck in GAMES:
        match = played(f"{name}{luck}", seats, options, careless)
        outcome = match.outcome()
        assert outcome is not None
        notes = {"about": name.replace("-", " "), "seed": f"{name}{luck}", "outcome": asdict(outcome)}
        record = replace(match.record(), notes=notes)
        (folder / f"{name}.json").write_text(record.text(), encoding="utf-8")
        sys.stdout.write(
            f"{name}: {len(match.steps)} decisions, {outcome.reason}, won by {outcome.winners()}\n"
        )


if __name__ == "__main__":
    main()
