"""What a good player would do with a seat's view, and why, in messages for whoever sits there.
Refuses to see more than that view, and to decide: it only tells."""

from dataclasses import dataclass
from typing import Any

from atoll.bots.search import Budget
from atoll.bots.searcher import Searcher
from atoll.core import Game, Json, Quick, Rules

# Enough to be right about what matters, and quick enough to be waited for.
ADVISER = Budget(400, horizon=60)


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and what speaks for it, the game's own reasons first."""

    do: str
    why: list[Json]


def advise(
    game: Game[Any, Any], rules: Rules[Any], view: Json, legal: list[str], *, time: float, seed: int = 1
) -> Advice:
    """The best action that a search of at most `time` seconds finds."""
    if len(legal) == 1:
        return Advice(legal[0], [{"id": "why-only"}])
    searcher = Searcher(game, rules, ADVISER, seed)
    choice = searcher.think(view, time)
    best = choice.best()
    texts = searcher.texts
    sampled = game.sample(rules, view, Quick(seed))
    why = list(game.reasons(rules, sampled, view["seat"], best))
    tried = [
        (choice.tries[place], choice.worth[place] / choice.tries[place], action)
        for place, action in enumerate(choice.actions)
        if choice.tries[place]
    ]
    mine = next(value for _, value, action in tried if action == best)
    others = sorted(
        ((tries, value, action) for tries, value, action in tried if action != best), reverse=True
    )
    if others:
        _, value, action = others[0]
        why.append(
            {
                # Alone, what is won is points as well as games.
                "id": "why-chance" if len(view["public"]["standing"]) > 1 else "why-alone",
                "percent": round(100 * mine),
                "does": texts[action],
                "other": round(100 * value),
            }
        )
    return Advice(texts[best], why)
