"""A maker's own bot plays in the laboratory, and what is wrong with it is told with its line."""

from pathlib import Path

import pytest

from atoll import lab
from atoll.bots.own import OwnError
from atoll.lab.plan import plan

BOT = """
class Diver:
    def __init__(self, game, rules, seed):
        self.breath = {breath}

    def decide(self, view, legal, time):
        return {answer}
"""


def run(folder: Path, breath: str = "3", answer: str = "legal[0]", workers: int = 1) -> lab.Plan:
    file = folder / "diver.py"
    file.write_text(BOT.format(breath=breath, answer=answer))
    made = plan("pearls", [f"{file}:Diver", "random"], games_each=60)
    lab.run(made, folder / "run", workers=workers)
    return made


@pytest.mark.parametrize("workers", [1, 2])
def test_an_own_bot_plays_beside_one_of_the_house(tmp_path: Path, workers: int) -> None:
    made = run(tmp_path, workers=workers)
    found = lab.summary(lab.run(made, tmp_path / "run"))
    assert set(found["variants"][0]["wins_by_bot"]) == set(made.bots)


@pytest.mark.parametrize(
    ("breath", "answer", "told"),
    [
        ("3", "1 / 0", r"diver\.py:Diver cannot decide: line 7: ZeroDivisionError"),
        ("nobody", "legal[0]", r"diver\.py:Diver cannot sit down: line 4: NameError"),
        ("3", "'fly'", r"diver\.py:Diver answered 'fly', and may do one of these: dive"),
        ("3", "= 2", r"diver\.py cannot be read: line 7: SyntaxError"),
    ],
)
def test_what_is_wrong_with_it_is_told_with_its_line(
    tmp_path: Path, breath: str, answer: str, told: str
) -> None:
    with pytest.raises(OwnError, match=told):
        run(tmp_path, breath, answer)


def test_a_mistake_crosses_from_a_worker_whole(tmp_path: Path) -> None:
    with pytest.raises(OwnError, match="line 7: ZeroDivisionError"):
        run(tmp_path, answer="1 / 0", workers=2)


def test_a_class_that_does_not_decide_is_no_bot(tmp_path: Path) -> None:
    (tmp_path / "diver.py").write_text("class Sleeper: pass\nclass Diver:\n    def decide(self): pass\n")
    with pytest.raises(OwnError, match=r"has no bot 'Sleeper'; what it has: Diver"):
        plan("pearls", [f"{tmp_path}/diver.py:Sleeper"])
