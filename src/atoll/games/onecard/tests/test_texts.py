"""The words of the game can be said in every language."""

import re

import pytest

from atoll import texts
from atoll.core import Live, Match, Quick, Refusal
from atoll.games.onecard import GAME

from .table import layout

ALL = pytest.mark.parametrize("spoken", texts.LANGUAGES)


@ALL
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_everything_that_is_told_and_asked_can_be_said(spoken: str, variant: str) -> None:
    words = texts.of(GAME, spoken)
    names = ["Ana", "Bob", "Čeněk"]
    match = Match(GAME, 3, {"variant": variant}, Live("words"))
    sense, luck = GAME.knowledge(match.rules), Quick(1)  # type: ignore[arg-type]
    said = set()
    while movers := match.to_move():
        for reader in (None, 0, 1, 2):
            view = match.view(reader)
            for part in (view["public"], view["private"]):
                said |= {words.say(message, names) for message in _messages(part)}
        before = layout(match)
        step = match.do(movers[0], match.names[sense.sensible(before, movers[0], luck)])
        said.add(words.action(step.do))
        for reader in (None, movers[0]):
            lines = GAME.told(match.rules, before, step, layout(match), reader)  # type: ignore[arg-type]
            said |= {words.say(line, names) for line in lines}
    assert not [line for line in said if re.search("purple|told-|prompt-|board-", line) and spoken != "en"]


def _messages(part: object) -> list[dict[str, object]]:
    if isinstance(part, dict):
        own = [part] if isinstance(part.get("id"), str) else []
        return own + [message for value in part.values() for message in _messages(value)]
    return [message for value in part for message in _messages(value)] if isinstance(part, list) else []


@ALL
@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("O-T1", "rolling"),
        Refusal("O-T1", "unrolled"),
        *(Refusal("O-T1", "lacking", {"colour": "red", "kept": 3, "number": number}) for number in range(3)),
        Refusal("O-T1", "stands"),
        Refusal("O-M1", "foreign", {"card": 5}),
        Refusal("O-M3", "nothing", {"card": 5}),
        Refusal("O-K2", "scored", {"card": 5}),
        Refusal("O-K2", "marking"),
        Refusal("O-V1", "choosing"),
        Refusal("O-V1", "undealt", {"card": 5}),
        Refusal("O-V2", "choosing"),
        Refusal("O-V2", "covered", {"card": 5}),
    ],
    ids=str,
)
def test_every_refusal_teaches_in_a_sentence_of_its_own(spoken: str, refusal: Refusal) -> None:
    words = texts.of(GAME, spoken)
    sentence = words.refusal(refusal)
    assert sentence.startswith(f"{refusal.clause}: ")
    assert sentence.endswith(".")


def test_a_refusal_counts_dice_as_the_language_does() -> None:
    refusal = Refusal("O-T1", "lacking", {"colour": "red", "kept": 5, "number": 2})
    assert "leží tu jen 2." in texts.of(GAME, "cs").refusal(refusal)
